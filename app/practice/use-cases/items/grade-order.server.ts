import { practiceError } from '../../model/errors.ts';
import {
  type AnswerOfKind,
  feedback,
  type Grade,
  type GradingEngine,
  rightGrade,
  undecidedGrade,
  wrongGrade,
} from '../../domain/items/grade.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { shownOrder } from '../../domain/items/shown-order.ts';

/**
 * Grades an order of lines. Besides the original order, any order is right in which each line follows from the previous one and is nearer
 * to the end, by the engine's count of remaining steps: reversed, equivalent lines would follow as well.
 */
export async function gradeOrder(
  maths: GradingEngine,
  item: GeneratedItem,
  answer: AnswerOfKind<'order'>,
  given: readonly number[],
): Promise<Grade> {
  const order = shownOrder(answer, item.seed);
  const indices = given.map((place) => order[place] ?? -1);
  if (indices.includes(-1) || new Set(indices).size !== answer.lines.length)
    throw practiceError('wrong_kind', { status: 400 });
  const firstMoved = indices.findIndex((index, place) => index !== place);
  if (firstMoved === -1) return rightGrade();
  const lines = indices.map((index) => answer.lines[index] ?? '');
  const problem = item.proof.by === 'follows' ? item.proof.problem : undefined;
  const wrong = wrongGrade(feedback('order'), { place: firstMoved + 1 });
  if (lines[0] !== answer.lines[0] || lines.at(-1) !== answer.lines.at(-1)) return wrong;
  const [left, steps] = await Promise.all([stepsLeft(maths, lines), follows(maths, lines, problem)]);
  if (left === 'busy' || steps.includes('unknown')) return undecidedGrade();
  const at = steps.indexOf('different');
  if (at !== -1) return { ...wrong, place: at + 2 };
  const nearer = left.slice(1).every((count, index) => count <= (left[index] ?? -1));
  return nearer ? rightGrade() : wrong;
}

const follows = (maths: GradingEngine, lines: readonly string[], problem: string | undefined) =>
  Promise.all(
    lines.slice(1).map(async (line, index) => {
      const checked = await maths.checkLine({ previous: lines[index] ?? '', line, problem, locale: 'en' });
      // A true line that does not go on from the one above decides nothing about the order.
      const beside = checked.ok && checked.verdict === 'equal' && checked.continues === false;
      return checked.ok && !beside ? checked.verdict : ('unknown' as const);
    }),
  );

/** The number of steps that the engine needs from each line to the end; infinity where it finds none. */
async function stepsLeft(maths: GradingEngine, lines: readonly string[]): Promise<number[] | 'busy'> {
  const solved = await Promise.all(lines.map((line) => maths.solve({ problem: line, locale: 'en' })));
  const busy = solved.some(
    (one) => one.kind === 'cannot' && (one.reason === 'busy' || one.reason === 'timeout'),
  );
  if (busy) return 'busy';
  return solved.map((one) => (one.kind === 'solved' ? one.steps.length : Number.NaN));
}
