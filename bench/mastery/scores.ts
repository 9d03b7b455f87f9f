export type Prediction = { readonly chance: number; readonly right: boolean };

/** Share of pairs of a right and a wrong answer where the right one had the higher chance; ties count half. */
export function areaUnderCurve(predictions: readonly Prediction[]): number {
  const sorted = predictions.toSorted((a, b) => a.chance - b.chance);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]?.chance === sorted[from]?.chance) to++;
    for (let index = from; index < to; index++)
      if (sorted[index]?.right) {
        ranks += (from + to + 1) / 2;
        positives++;
      }
    from = to;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
}

/** Mean of −log of the chance that was given to what happened. */
export const logLoss = (predictions: readonly Prediction[]): number =>
  predictions.reduce(
    (sum, { chance, right }) => sum - Math.log(Math.max(1e-9, right ? chance : 1 - chance)),
    0,
  ) / predictions.length;

const bins = 20;

/** Expected calibration error: |mean chance − share right| over twenty bins of equal width, weighted by answers. */
export function expectedCalibrationError(predictions: readonly Prediction[]): number {
  const gaps = new Float64Array(bins);
  for (const { chance, right } of predictions) {
    const bin = Math.min(bins - 1, Math.floor(chance * bins));
    gaps[bin] = (gaps[bin] ?? 0) + chance - (right ? 1 : 0);
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / predictions.length;
}
