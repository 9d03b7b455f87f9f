import type { AnswerSpec } from '@curvela/curriculum';
import { createDraw } from '@curvela/curriculum/items';

/** Keeps the order of what is shown apart from the numbers of the question, which come from the same seed. */
const salt = 0x5eed;

/**
 * The order in which options or lines are shown: at each shown place the index of what was written. The same seed gives the same
 * order, and lines to be ordered never stand right already.
 */
export function shownOrder(
  answer: Extract<AnswerSpec, { kind: 'choice' | 'order' }>,
  seed: number,
): number[] {
  const count = answer.kind === 'choice' ? answer.options.length : answer.lines.length;
  const order = createDraw(seed ^ salt).shuffle(Array.from({ length: count }, (_, index) => index));
  const right = answer.kind === 'order' && order.every((index, place) => index === place);
  return right ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
