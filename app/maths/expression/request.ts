import { isExpression, variablesOf, contains, type Expression, type Tree, type TreeClass } from './tree.ts';
import { read, type ReadOptions } from './read.ts';
import type { Asked } from './request/asked.ts';
import type { ReadingError } from './tokens.ts';

export type { Asked } from './request/asked.ts';

export const tasks = [
  'solve', 'simplify', 'expand', 'factor', 'evaluate', 'differentiate', 'integrate', 'limit', 'divide', 'complete_square', 'convert', 'find',
] as const; // prettier-ignore
export type Task = (typeof tasks)[number];

/** A problem as somebody would type it: what is to be done, and with what. */
export type Problem = {
  readonly task: Task;
  readonly expression: Tree;
  /** The letter to solve for, or to differentiate by, where several stand in the formula. */
  readonly unknown?: string;
  readonly asked?: Asked;
  /** Where solutions count: `0 <= x < 2π` (a relation in the unknown) or an interval. */
  readonly within?: Tree;
  /** The derivative or the value is wanted at this place. */
  readonly at?: { readonly name: string; readonly value: Expression };
  /** Solutions are wanted among the complex numbers; without it among the real ones. */
  readonly numbers?: 'complex';
  /** The answer is wanted rounded to so many decimal places. */
  readonly places?: number;
};

/** The clauses of a problem that change its answer. A topic that does not honour one is not asked. */
export const clauses = ['within', 'at', 'numbers', 'places'] as const;
export type Clause = (typeof clauses)[number];

export type RequestResult =
  | {
      readonly ok: true;
      readonly problem: Problem;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      readonly ambiguous: readonly Tree[] | null;
      /** False when no verb was written and the task was concluded from the kind of expression. */
      readonly said: boolean;
    }
  | { readonly ok: false; readonly error: ReadingError };

const verbs: readonly [task: Task, pattern: string][] = [
  ['solve', 'solve|find x|resuelve|resolver|resuelva|soluciona|halla x|encuentra x|résous|résoudre|résolvez|resous|resoudre|trouve x'],
  ['simplify', 'simplify|reduce|collect like terms in|simplifica|simplificar|simplifique|reduce|reducir|simplifie|simplifier|simplifiez|réduis|réduire|reduis'],
  ['expand', 'expand|multiply out|desarrolla|desarrollar|expande|expandir|développe|développer|développez|developpe|developper'],
  ['factor', 'factorise|factorize|factor|factoriza|factorizar|factorice|factoriser|factorisez'],
  ['evaluate', 'evaluate|calculate|compute|work out|what is|calcula|calcular|calcule|evalúa|evalua|cuánto es|cuanto es|calculer|calculez|évalue|combien font'],
]; // prettier-ignore
/** Words that may stand between the verb and the formula. */
const fillers =
  "(?:the |this |la |el |esta |l['’]|cette |le )?(?:equation|inequality|expression|fraction|ecuación|ecuacion|inecuación|desigualdad|expresión|expresion|fracción|fraccion|équation|inéquation)?";
const requests = verbs.map(([task, pattern]): [Task, RegExp] => [
  task,
  new RegExp(
    `^[¿¡\\s]*(?:please |por favor |s['’]il te plaît )?(?:${pattern})(?![\\p{L}])\\s*${fillers}\\s*[:.]?\\s*`,
    'iu',
  ),
]);
const variableTail = /\s+(?:for|para|pour|por)\s+[a-z]\s*[.?!]*\s*$/iu;

/**
 * Reads a problem: "solve 3(x-2)=9", "simplifica 6/8", "développe (x+1)^2", or the bare formula, whose task is concluded:
 * an equation or inequality is solved, arithmetic is evaluated (a single fraction simplified), anything else simplified.
 */
export function readRequest(text: string, options: ReadOptions = {}): RequestResult {
  const composed = text.normalize('NFC');
  const short = composed.length <= 600 ? composed : composed.slice(0, 600);
  const found = requests.find(([, pattern]) => pattern.test(short));
  const offset = found === undefined ? 0 : (found[1].exec(short)?.[0].length ?? 0);
  const formula = short
    .slice(offset)
    .replace(variableTail, '')
    .replace(/[?.\s]+$/u, '');
  const result = read(formula, options);
  if (!result.ok) return { ok: false, error: { ...result.error, at: result.error.at + offset } };
  const { tree } = result;
  const task = found === undefined ? concluded(tree) : fitting(found[0], tree);
  return {
    ok: true,
    problem: { task, expression: tree },
    class: result.class,
    variables: result.variables,
    ambiguous: result.ambiguous,
    said: found !== undefined,
  };
}

/** An equation can only be solved, whatever the verb; a value cannot be solved. */
function fitting(task: Task, tree: Tree): Task {
  if (!isExpression(tree)) return 'solve';
  return task === 'solve' ? concluded(tree) : task;
}

function concluded(tree: Tree): Task {
  if (!isExpression(tree)) return 'solve';
  if (variablesOf(tree).length > 0) return 'simplify';
  const plainFraction =
    tree.kind === 'divide' && tree.numerator.kind === 'number' && tree.denominator.kind === 'number';
  const surd = contains(tree, (part) => part.kind === 'root');
  return plainFraction || surd ? 'simplify' : 'evaluate';
}
