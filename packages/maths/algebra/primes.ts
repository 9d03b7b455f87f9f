const largestTrial = 5000n;

/**
 * Prime factors of a positive whole number as [prime, exponent]. Any cofactor that trial division leaves
 * comes last, marked `certain: false` when it may be composite.
 */
export function primeFactors(n: bigint): { factors: [bigint, number][]; certain: boolean } {
  const factors: [bigint, number][] = [];
  let rest = n;
  for (
    let candidate = 2n;
    candidate <= largestTrial && candidate * candidate <= rest;
    candidate += candidate === 2n ? 1n : 2n
  ) {
    let times = 0;
    while (rest % candidate === 0n) {
      rest /= candidate;
      times += 1;
    }
    if (times > 0) factors.push([candidate, times]);
  }
  const certain = rest <= largestTrial * largestTrial;
  if (rest > 1n) factors.push([rest, 1]);
  return { factors, certain };
}
