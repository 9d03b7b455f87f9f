import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/*
 * Two pictures are compared twice, each time by the means of squares of pixels. Small squares with a large tolerance show what has moved or
 * disappeared, and ignore text antialiasing. Large squares with a small tolerance show slight changes of colour.
 */
const comparisons = [
  { square: 2, threshold: 0.1, most: 40 },
  { square: 16, threshold: 0.02, most: 8 },
] as const;

/** `why` says what differs too much, or null; `picture` shows where, as PNG, if the sizes are equal. */
type Difference = { why: string | null; picture: Buffer | null };

/** Compares two PNG pictures. */
export function differenceOf(golden: Buffer, seen: Buffer): Difference {
  const [before, now] = [PNG.sync.read(golden), PNG.sync.read(seen)];
  if (before.width !== now.width || before.height !== now.height)
    return { why: 'it has another size', picture: null };
  for (const { square, threshold, most } of comparisons) {
    const [left, right] = [reduced(before, square), reduced(now, square)];
    const { width, height } = right;
    const shown = new PNG({ width, height });
    const points = pixelmatch(left.data, right.data, shown.data, width, height, {
      threshold,
      includeAA: true,
    });
    if (points > most)
      return {
        why: `${points} squares of ${square} pixels differ, ${most} may`,
        picture: PNG.sync.write(shown),
      };
  }
  return { why: null, picture: null };
}

/** Downscales: each point is the mean of a square of pixels. */
function reduced({ data, width, height }: PNG, square: number): PNG {
  const small = new PNG({ width: Math.floor(width / square), height: Math.floor(height / square) });
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let down = 0; down < square; down += 1)
          for (let along = 0; along < square; along += 1)
            sum += data[((y * square + down) * width + x * square + along) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / square ** 2);
      }
  return small;
}
