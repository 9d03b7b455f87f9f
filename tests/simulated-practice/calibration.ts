/** A prediction and its outcome. */
type Predicted = { readonly predicted: number; readonly came: boolean };

const bins = 10;

/**
 * Expected calibration error: predictions in ten equal bins, the difference between their mean and the actual share, weighted by size
 * (Naeini, Cooper & Hauskrecht 2015, AAAI).
 */
export function calibrationError(all: readonly Predicted[]): number {
  return calibrationBins(all).reduce(
    (sum, { count, predicted, came }) => sum + (count / all.length) * Math.abs(predicted - came),
    0,
  );
}

function calibrationBins(all: readonly Predicted[]): { count: number; predicted: number; came: number }[] {
  const groups = Map.groupBy(all, ({ predicted }) => Math.min(bins - 1, Math.floor(predicted * bins)));
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => ({
      count: group.length,
      predicted: group.reduce((sum, { predicted }) => sum + predicted, 0) / group.length,
      came: group.filter(({ came }) => came).length / group.length,
    }));
}
