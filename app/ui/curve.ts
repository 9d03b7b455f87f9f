/** A seeded random number generator in [0, 1): a curve with the same seed always looks the same (FNV-1a, mulberry32). */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hand-drawn look: three slow sines (9, 23, 41 rad) with seeded phases, amplitude about one pixel. */
export function hand(seed: string, pixels = 1): (share: number) => number {
  const random = seeded(seed);
  const phases = [9, 23, 41].map((speed) => ({ speed, phase: random() * 2 * Math.PI }));
  return (share) =>
    (pixels / 2) *
    phases.reduce((sum, { speed, phase }, at) => sum + Math.sin(speed * share + phase) / (at + 1), 0);
}

/**
 * The progress curve of the design: y(t) = h·(0.74 − 0.46t) + A·sin(3.1πt) + n(t) with A = h/10, for t from 0 to 1.
 * Heights grow downwards, as in SVG: it moves left to right and ends higher than it began.
 */
export function progressCurve({ height, seed }: { height: number; seed: string }): (share: number) => number {
  const shake = hand(seed);
  return (t) => height * (0.74 - 0.46 * t) + (height / 10) * Math.sin(3.1 * Math.PI * t) + shake(t);
}
