import type { FounderFigures, FigureSeries, Measured } from '#app/founders/model/figures-schemas.ts';

export const counted = (value: number | null): Measured => ({ value, base: null });
export const shared = (value: number | null, base: number): Measured => ({ value, base });
export const signUps: FigureSeries = {
  key: 'sign_ups',
  currency: null,
  keptMonths: null,
  now: counted(118),
  before: counted(100),
  points: [
    { now: counted(70), before: counted(60) },
    { now: counted(48), before: counted(40) },
    { now: counted(0), before: counted(0) },
  ],
};
export const activation: FigureSeries = {
  ...signUps,
  key: 'activation',
  now: shared(0.58, 50),
  before: shared(0.55, 40),
  points: [
    { now: shared(0.5, 20), before: shared(0.6, 20) },
    { now: shared(null, 0), before: shared(0.5, 20) },
    { now: shared(0.63, 30), before: shared(null, 0) },
  ],
};
export const money = (
  key: FigureSeries['key'],
  currency: string,
  now: number,
  before: number,
): FigureSeries => ({
  ...signUps,
  key,
  currency,
  now: counted(now),
  before: counted(before),
});
export const figures: FounderFigures = {
  range: { from: '2026-11-20', to: '2026-11-22' },
  before: { from: '2026-11-17', to: '2026-11-19' },
  zone: 'America/Bogota',
  soFar: null,
  step: 'day',
  steps: [
    { now: '2026-11-20', before: '2026-11-17' },
    { now: '2026-11-21', before: '2026-11-18' },
    { now: '2026-11-22', before: '2026-11-19' },
  ],
  series: [signUps, activation],
  parts: [],
};
