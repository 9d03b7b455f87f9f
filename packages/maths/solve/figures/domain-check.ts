import { evaluator } from '../../algebra/evaluate.ts';
import type { Problem } from '../../reading/request.ts';
import { isExpression, type Relation, type RelationSign, type Tree } from '../../expression/tree.ts';
import { variablesOf } from '../../expression/tree-parts.ts';

const compared: Readonly<Record<RelationSign, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/**
 * Fractions with small denominators, where zeros and borders of school formulas usually are, and numbers just
 * next to them.
 */
const places: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((below) =>
  Array.from({ length: 161 }, (_, above) => (above - 80) / below).flatMap((at) => [at, at + 0.0137]),
);

/** Whether a line holds exactly where the formula is defined, at all sampled points. */
export function answersDomainQuestion(line: Tree, { question, expression }: Problem): boolean {
  const [name, ...others] = variablesOf(expression);
  if (question?.what !== 'domain' || !isExpression(expression) || name === undefined || others.length > 0)
    return false;
  const holds = truthOf(line, name);
  if (holds === null) return false;
  const of = evaluator(expression);
  return places.every((at) => holds(at) === Number.isFinite(of({ [name]: at })));
}

/** Whether a line of comparisons holds at a number; null for a line of another kind. */
export function truthOf(line: Tree, name: string): ((at: number) => boolean) | null {
  if (line.kind === 'solutions') return line.except === undefined ? () => line.which === 'all' : null;
  const items = line.kind === 'relation' ? [line] : line.kind === 'alternatives' ? line.items : null;
  if (items === null) return null;
  const each = items.map((item) => relationTruth(item, name));
  const all = line.kind === 'relation' || (line.kind === 'alternatives' && line.join === 'and');
  return (at) => (all ? each.every((holds) => holds(at)) : each.some((holds) => holds(at)));
}

function relationTruth({ sides, signs }: Relation, name: string): (at: number) => boolean {
  const values = sides.map((side) => evaluator(side));
  return (at) =>
    signs.every((symbol, index) =>
      compared[symbol](values[index]!({ [name]: at }), values[index + 1]!({ [name]: at })),
    );
}
