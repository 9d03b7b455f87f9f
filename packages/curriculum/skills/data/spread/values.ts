import type { Draw } from '../../../items/draw.ts';
import { total } from '../list.ts';

/** The sum of the squares. */
export const squares = (values: readonly number[]) => total(values.map((value) => value * value));
/** The offsets in random order. */
export const shifted = (draw: Draw, offsets: readonly number[], mean: number) =>
  draw.shuffle(offsets).map((offset) => mean + offset);
