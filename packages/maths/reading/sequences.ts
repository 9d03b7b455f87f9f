import { numberValue } from '../expression/build.ts';
import { divide, equals, subtract, type Rational } from '../expression/rational.ts';
import type { Problem } from './problem.ts';
import { fraction, number, type Expression } from '../expression/tree.ts';
import type { SequenceQuestion } from './measure-request.ts';
import { problemOfMeasure } from './measures.ts';
import { matchPhrases, phrase, type Pieces } from './phrase.ts';
import type { PieceReader } from './reader.ts';
import { readFirstWholes, readWrittenSum } from './written-sums.ts';

const ordinals = '(?<n>\\d{1,3})(st|nd|rd|th|º|°|ª|er|o|a|e|ème|ieme|ième|éme)';
const words =
  '(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|twentieth|primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|vigésimo|premier|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|vingtième)';
const place = `(${ordinals}|${words}|(?<nth>nth|n-th|general|enésimo|général))`;
const kind = '(?<kind>arithmetic|geometric|aritmética|geométrica|arithmétique|géométrique)';
const sequence = `(sequence|progression|series|sucesión|progresión|serie|suite|série)`;
const named = `(the |a |an |la |una |l'|une |el )?(infinite |infinita |infinie )?(${kind} )?${sequence}( ${kind.replace('kind', 'kind2')})?( infinita| infinie)?`;
const listed = '( ?:| with terms| whose terms are|,)? ?{terms}';
const sum = '(sum|suma|somme)';
const count =
  '(first |primeros |premiers )?(?<n>\\d{1,4})( first| primeros| premiers)? (terms|términos|termes)';
const termQuestions = [
  phrase(`<find> <the>${place} (term |término |terme )?(in |of |de |du |d')(${named})?${listed}`),
  phrase(`<find> <the>(term|término|terme) (general |général |nth )?(of |de |d')${named}${listed}`),
  phrase(`<find> <the>(término|terme) (?<n>\\d{1,3}) (de |d')${named}${listed}`),
];
const sumQuestions = [
  phrase(`<find> <the>${sum} (of |de |des )(the |los |las |les )?${count} (of |in |de |d')${named}${listed}`),
];
const infinite = [
  phrase(
    `<find> <the>(sum|suma|somme) (of |de |de la |d')(the |la |una |an |une )?(infinite |infinita )?(?<kind>geometric|geométrica|géométrique)? ?${sequence}( infinita| infinie)?( (?<kind2>geometric|geométrica|géométrique))?( infinita| infinie)?${listed}`,
  ),
];
const rules = [
  phrase(
    `<find> <the>(rule|formula|general term|explicit formula|término general|fórmula|terme général|expression du terme général) (for |of |de |d')(the nth term of )?${named}${listed}`,
  ),
];
const numbers: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
  primer: 1,
  segundo: 2,
  tercer: 3,
  cuarto: 4,
  quinto: 5,
  sexto: 6,
  septimo: 7,
  octavo: 8,
  noveno: 9,
  decimo: 10,
  vigesimo: 20,
  premier: 1,
  deuxieme: 2,
  troisieme: 3,
  quatrieme: 4,
  cinquieme: 5,
  sixieme: 6,
  septieme: 7,
  huitieme: 8,
  neuvieme: 9,
  dixieme: 10,
  vingtieme: 20,
};

/** Terms and sums of arithmetic and geometric sequences, asked in words. */
export function readSequence(text: string, pieces: PieceReader): Problem | null {
  const tries = [
    ['term', termQuestions],
    ['sum', sumQuestions],
    ['infinite', infinite],
    ['rule', rules],
  ] as const;
  for (const [goal, phrases] of tries) {
    for (const each of phrases) {
      const found = each.exec(text)?.groups;
      const problem = found === undefined ? null : sequenceProblem(goal, found, pieces);
      if (problem !== null) return problem;
    }
  }
  return readFirstWholes(text) ?? readWrittenSum(text, pieces);
}

type Goal = 'term' | 'sum' | 'infinite' | 'rule';
type Start = {
  readonly a: Expression;
  readonly d?: Expression;
  readonly r?: Expression;
  readonly terms?: readonly Expression[];
};

function sequenceProblem(goal: Goal, found: Pieces, pieces: PieceReader): Problem | null {
  const start = startOf(found.terms!, `${found.kind ?? ''}${found.kind2 ?? ''}`, goal, pieces);
  if (start === null) return null;
  const n = placeOf(found);
  const open = goal === 'rule' || (goal === 'term' && n === null);
  const { a, d, r, terms } = start;
  const isArithmetic = d !== undefined;
  if (goal === 'infinite' && isArithmetic) return null;
  const what: SequenceQuestion = open
    ? 'sequence_rule'
    : goal === 'infinite'
      ? 'geometric_infinite'
      : goal === 'term'
        ? isArithmetic
          ? 'arithmetic_term'
          : 'geometric_term'
        : isArithmetic
          ? 'arithmetic_sum'
          : 'geometric_sum';
  if (!open && goal !== 'infinite' && n === null) return null;
  const given = {
    a,
    ...(d === undefined ? {} : { d }),
    ...(r === undefined ? {} : { r }),
    ...(n === null || open || goal === 'infinite' ? {} : { n: number(n) }),
  };
  const problem = problemOfMeasure({ what, given });
  return terms === undefined ? problem : { ...problem, expression: { kind: 'list', items: terms } };
}

function placeOf(found: Pieces): number | null {
  if (found.n !== undefined) return Number(found.n);
  const word = found.word?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return word === undefined ? null : (numbers[word] ?? null);
}

const isGeometric = (kindName: string): boolean => /^g/i.test(kindName);

/** The first term and the step, from listed terms or from words. */
function startOf(text: string, kindName: string, goal: Goal, pieces: PieceReader): Start | null {
  const described = inWords(text, kindName, pieces);
  if (described !== null) {
    const fits = kindName === '' || (described.r !== undefined) === isGeometric(kindName);
    return fits ? described : null;
  }
  const open = goal === 'infinite' || /(?:\.{3}|…|\\dots|\\ldots)\s*$/u.test(text);
  const bare = text.replace(/[\s,;+]*(?:\.{3}|…|\\l?dots|\\cdots)?\s*$/u, '');
  const terms = goal === 'infinite' && /\d\s*[+−-]/u.test(bare) ? summands(bare, pieces) : pieces.items(bare);
  if (terms === null || terms.length < 3 || (!open && goal !== 'term' && goal !== 'rule' && goal !== 'sum'))
    return null;
  return stepOf(terms, kindName);
}

/** 1 + 1/2 + 1/4: the terms of a written sum. */
function summands(text: string, pieces: PieceReader): readonly Expression[] | null {
  const tree = pieces.constant(text);
  return tree?.kind === 'add' ? tree.terms : null;
}

function stepOf(terms: readonly Expression[], kindName: string): Start | null {
  const values = terms.map(numberValue);
  if (values.some((value) => value === null)) return null;
  const known = values.filter((value): value is Rational => value !== null);
  const pairs = known.slice(1).map((value, index) => [known[index]!, value] as const);
  const differences = pairs.map(([before, after]) => subtract(after, before));
  if (differences.every((each) => equals(each, differences[0]!)))
    return isGeometric(kindName) ? null : { a: terms[0]!, d: fraction(differences[0]!), terms };
  if (known.some((value) => value.n === 0n)) return null;
  const ratios = pairs.map(([before, after]) => divide(after, before));
  if (!ratios.every((each) => equals(each, ratios[0]!)) || /^a/i.test(kindName)) return null;
  return { a: terms[0]!, r: fraction(ratios[0]!), terms };
}

const given = [
  phrase(
    '(with|whose|where|in which|if|having|de|con|cuyo|cuya|en la que|donde|si|dont|où|avec)? ?(the |el |la |le |son )?(first term|primer término|premier terme|a_1|a_\\{1\\}|a₁|u_1|a)( is| of| es| est)? ?=? ?{a} ?(and|,|y|et)( the| whose| with| la| el| le| de| la| cuya)? ?(?<step>common difference|common ratio|difference|ratio|diferencia común|diferencia|razón común|razón|raison|d|r)( is| of| es| est)? ?=? ?{d}',
  ),
];

/**
 * "with first term 3 and common difference 4". The French « raison » is either, depending on the kind of
 * sequence.
 */
function inWords(text: string, kindName: string, pieces: PieceReader): Start | null {
  const found = matchPhrases(text, given);
  const [a, step] = [pieces.numeric(found?.a), pieces.numeric(found?.d)];
  if (a === null || step === null || found?.step === undefined) return null;
  const either = /^(?:raison|raz[óo]n)$/i.test(found.step);
  if (either && kindName === '') return null;
  const isDifference = either ? !isGeometric(kindName) : /dif|^d$/i.test(found.step);
  return isDifference ? { a, d: step } : { a, r: step };
}
