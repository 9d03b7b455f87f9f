import type { AnswerSpec } from '@curvela/curriculum';
import { createDraw } from '@curvela/curriculum/items';

/** Separates the display order from the numbers of the question, which use the same seed. */
const salt = 0x5eed;

/**
 * The display order of options or lines: at each position the index of what was written. Deterministic by seed; lines to be ordered are
 * never shown in the right order.
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
