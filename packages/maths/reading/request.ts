import type { Tree, TreeClass } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { classOf } from '../expression/class.ts';
import { read, type ReadOptions } from '../expression/read.ts';
import { readAlgebra, readZeros } from './algebra.ts';
import { readDerivative, readFunctionValue, readIntegral, readLimit } from './calculus.ts';
import { splitRegion } from './clauses.ts';
import { inferTask } from './infer-task.ts';
import { formulaStart } from './heads.ts';
import { withMethod, withoutMethod } from './method.ts';
import { readMeasure } from './measures.ts';
import { readConversion } from './conversions.ts';
import { readLine } from './lines.ts';
import { readDivision, readOperation } from './operations.ts';
import { readPercent } from './percents.ts';
import { removeIrrelevantWords } from './irrelevant-words.ts';
import { readSequence } from './sequences.ts';
import { readCounting } from './counting.ts';
import { readCurve, readTurn } from './curves.ts';
import { prepareText } from './prepare.ts';
import { isSentence } from './prose.ts';
import type { Problem } from './problem.ts';
import { PieceReader } from './reader.ts';
import type { ReadingError } from '../expression/tokens.ts';

export { clauses, tasks, type Clause, type Problem, type SolvingMethod, type Task } from './problem.ts';

type RequestResult =
  | {
      readonly ok: true;
      readonly problem: Problem;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      readonly ambiguous: readonly Tree[] | null;
      /** False when the text has no verb and the task was inferred from the kind of expression. */
      readonly worded: boolean;
    }
  | { readonly ok: false; readonly error: ReadingError };

/** A longer text is read up to this length, and rejected as too long. */
const longestRequest = 600;

type Reader = (text: string, pieces: PieceReader) => Problem | null;

/**
 * Readers of problems in words, specific before general, each with a pattern for a word that its problems
 * contain.
 */
const readers: readonly (readonly [words: RegExp, reader: Reader])[] = [
  [/radian|degree|grado|degr[ée]|rad\b|°/i, readTurn],
  [
    /discrimin|v[eé]rt|sommet|turning|sym|simetr|minim|m[ií]nim|maxim|m[aá]xim|least|great|small|largest|inver|r[ée]cip|tangent|domain|dominio|d[ée]fin|⁻¹|\^\s*[({]?\s*-1/i,
    readCurve,
  ],
  [/%|percent|per cent|por ?c|pourcent|pour cent|porcentual|taux/i, readPercent],
  [
    /write|express|conv|change|turn|round|prim|premier|d[eé]comp|notation|notaci|escrib|expres|pasa|transf|redond|aprox|[ée]cri|exprim|mets|mettre|arrond|how many|cu[áa]nt|combien|donne|scient|d[eé]cim|\bas an?\b|\bcomo\b|sous|\d ?h/i,
    readConversion,
  ],
  [
    /slope|gradient|line|recta|droite|pendiente|pente|mid-?point|medio|milieu|distan|intercept|corte|ordenada|ordonn|abscis|length|longitud|longueur|intersec|directeur/i,
    readLine,
  ],
  [/divi|remainder|quotient|cociente|rest[oe]|residuo/i, readDivision],
  [
    /add|suma|subtract|resta|multipl|divi|produ|sum|addition|soustr|ajout|somme|cocient|quotient|differen|diferen|diff[ée]ren|minus|plus|times|less|menos|moins|m[aá]s|total|take|por|fois/i,
    readOperation,
  ],
  [
    /[aá]rea|aire|p[eé]r[ií]m|circ|volum|diagonal|h[yi]pot|leg|catet|cath|angle|[aá]ngulo|arc|superf|surface|longitud|longueur/i,
    readMeasure,
  ],
  [/t[eé]rm|sum|somme|rule|f[oó]rmula|serie|s[ée]rie|\.\.\.|…|dots|\+\s*$/i, readSequence],
  [
    /mean|average|m[eé]di|moyen|m[oó]d[ea]|range|rango|recorrido|[eé]tendue|deviat|desvia|[eé]cart|varian|vari|gc[fd]|hcf|factor|divis|mcd|pgcd|lcm|multip|mcm|ppcm|m\.c|how many|cu[aá]nt|combien|combin|permut|arrange|choose|sobre|committ|team|group|subset|comit|equip|grupo|subconj|[ée]quip|ways|formas|maneras|fa[çc]ons|mani[eè]res|binom|\d\s?[CP]\s?_?\{?\d|[CP]\s?[(_]/i,
    readCounting,
  ],
  [
    /deriv|d[eé]riv|differ|rate of change|slope|variaci|variation|['’′″]|d\w?\s*\/\s*d|frac\s*\{d|tangent/i,
    readDerivative,
  ],
  [/integr|int[eé]gr|primiti|antideriv|area|área|aire/i, readIntegral],
  [/lim|lím/i, readLimit],
  [/[a-z]\s*\(/i, readFunctionValue],
  [/./s, readZeros],
  [/./s, readAlgebra],
];

/**
 * Reads a problem as a textbook or a pupil writes it, in English, Spanish or French: "solve 3(x-2)=9", "Halla
 * la derivada de f(x) = x²", « Calculer l’aire d’un triangle de base 6 et de hauteur 4 », or the bare
 * formula, whose task is inferred: an equation or inequality is solved, arithmetic is evaluated (a single
 * fraction simplified), anything else simplified. A text with a word that was not understood is an error; it
 * is never read as another problem.
 */
export function readRequest(text: string, options: ReadOptions = {}): RequestResult {
  const composed = text.normalize('NFC');
  const masked = prepareText(
    composed.length <= longestRequest ? composed : composed.slice(0, longestRequest),
  );
  const pieces = new PieceReader(options.locale);
  const trimmed = masked.trim();
  const request = readWorded(trimmed, pieces) ?? readPlainer(trimmed, pieces) ?? readMethod(trimmed, pieces);
  if (request !== null) return toRequestResult(withMethod(request, trimmed));
  const formula = readBareFormula(masked, options);
  if (formula.ok) return formula;
  const named = readVerbless(trimmed, pieces) ?? readFunctionValue(trimmed, pieces);
  return named === null ? formula : toRequestResult(named);
}

/** A problem in words: the first reader that understands the whole text. */
function readWorded(text: string, pieces: PieceReader): Problem | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  for (const [words, reader] of readers) {
    if (!words.test(text)) continue;
    const problem = reader(text, pieces);
    if (problem !== null) return problem;
  }
  return null;
}

/** Retries without the words that do not change the answer. */
function readPlainer(text: string, pieces: PieceReader): Problem | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  const shorter = removeIrrelevantWords(text);
  return shorter === text ? null : readWorded(shorter, pieces);
}

/** Retries without the solving method, which `withMethod` adds to the problem. */
function readMethod(text: string, pieces: PieceReader): Problem | null {
  const shorter = withoutMethod(text);
  const problem = shorter === null ? null : (readWorded(shorter, pieces) ?? readPlainer(shorter, pieces));
  return problem?.task === 'solve' ? problem : null;
}

const verbs = ['find the ', 'find ', 'halla la ', 'halla el ', 'trouve la ', 'trouve le ', 'trouve l’'];

/** A heading such as "slope of the line through (1, 2) and (4, 8)": asks for the named quantity. */
function readVerbless(text: string, pieces: PieceReader): Problem | null {
  if (!/^\d*\p{L}{2}/u.test(text)) return null;
  const begun = text[0]!.toLowerCase() + text.slice(1);
  for (const verb of verbs) {
    const problem = readWorded(verb + begun, pieces);
    if (problem !== null) return problem;
  }
  return null;
}

function toRequestResult(problem: Problem): RequestResult {
  const { expression } = problem;
  return {
    ok: true,
    problem,
    class: classOf(expression),
    variables: variablesOf(expression),
    ambiguous: null,
    worded: true,
  };
}

/** A formula without a verb, or after a verb; reports the reading error. */
function readBareFormula(masked: string, options: ReadOptions): RequestResult {
  const start = formulaStart(masked);
  const formula = masked.slice(start).trimEnd();
  const result = read(formula, options);
  if (!result.ok) return { ok: false, error: { ...result.error, at: result.error.at + start } };
  if (isSentence(formula) || masked.slice(0, start).trim() !== '')
    return { ok: false, error: { code: 'words', at: start, length: 0, found: '' } };
  const { tree } = result;
  const region = splitRegion(tree);
  return {
    ok: true,
    problem:
      region === null
        ? { task: inferTask(tree), expression: tree }
        : { task: 'solve', expression: region.tree, within: region.within },
    class: result.class,
    variables: result.variables,
    ambiguous: result.ambiguous,
    worded: false,
  };
}
