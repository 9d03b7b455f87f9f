import type { FigureKey } from './figures.ts';
import type { Measured, FigureSeries } from '../../model/figures-schemas.ts';

/** Sums per step from the database; steps count from 1, missing ones are zero. */
type Sum = { step: number; value: number };

/** Layout of the sums: `count` steps of the previous range, one for the gap, `count` steps of the range. */
export type Layout = { count: number };

const stepsOf = ({ count }: Layout) =>
  Array.from({ length: count }, (_, at) => ({ now: count + 2 + at, before: at + 1 }));

type About = { key: FigureKey; currency?: string; keptMonths?: number | null };

const named = ({ key, currency, keptMonths = null }: About) => ({
  key,
  currency: currency ?? null,
  keptMonths,
});

/** Counts or money: the total is the sum of the steps. */
export function countedSeries(about: About, layout: Layout, sums: readonly Sum[]): FigureSeries {
  const of = byStep(sums);
  const steps = stepsOf(layout);
  const whole = (side: 'now' | 'before') => counted(total(steps.map((step) => of(step[side]))));
  return {
    ...named(about),
    now: whole('now'),
    before: whole('before'),
    points: steps.map(({ now, before }) => ({ now: counted(of(now)), before: counted(of(before)) })),
  };
}

/** A share or mean: sums over a base. The total is the sum over the total base, not a mean of means. */
export function ratioSeries(
  about: About,
  layout: Layout,
  { parts, bases }: { parts: readonly Sum[]; bases: readonly Sum[] },
): FigureSeries {
  const [part, base] = [byStep(parts), byStep(bases)];
  const steps = stepsOf(layout);
  const whole = (side: 'now' | 'before') =>
    ratio(total(steps.map((step) => part(step[side]))), total(steps.map((step) => base(step[side]))));
  return {
    ...named(about),
    now: whole('now'),
    before: whole('before'),
    points: steps.map(({ now, before }) => ({
      now: ratio(part(now), base(now)),
      before: ratio(part(before), base(before)),
    })),
  };
}

type Given = { value: number | null; base: number };

/** Non-additive values such as percentiles: each step and the total as measured. */
export function givenSeries(
  about: About,
  layout: Layout,
  given: { step: (step: number) => Given; now: Given; before: Given },
): FigureSeries {
  return {
    ...named(about),
    now: given.now,
    before: given.before,
    points: stepsOf(layout).map(({ now, before }) => ({ now: given.step(now), before: given.step(before) })),
  };
}

/** Sums by name for both ranges, largest first. */
export function partsOf(
  { count }: Layout,
  sums: readonly (Sum & { name: string })[],
  names: readonly string[] = [],
): { name: string; now: number; before: number }[] {
  const rows = new Map(names.map((name) => [name, { name, now: 0, before: 0 }]));
  for (const { name, step, value } of sums) {
    const row = rows.get(name) ?? { name, now: 0, before: 0 };
    if (step > count + 1) row.now += value;
    if (step <= count) row.before += value;
    rows.set(name, row);
  }
  return [...rows.values()];
}

const counted = (value: number): Measured => ({ value, base: null });
const ratio = (part: number, base: number): Measured => ({ value: base === 0 ? null : part / base, base });
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function byStep(sums: readonly Sum[]): (step: number) => number {
  const values = new Map<number, number>();
  for (const { step, value } of sums) values.set(step, (values.get(step) ?? 0) + value);
  return (step) => values.get(step) ?? 0;
}
