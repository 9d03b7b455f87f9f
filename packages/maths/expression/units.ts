import { rational, type Rational } from './rational.ts';

/**
 * Units of length, mass, time, volume and money, each as a multiple of the base unit of its kind. Currencies
 * cannot be converted into each other, so each is a separate kind; the same holds for the temperature scales.
 */
export const units = {
  mm: ['m', [1, 1000]],
  cm: ['m', [1, 100]],
  dm: ['m', [1, 10]],
  m: ['m', [1, 1]],
  km: ['m', [1000, 1]],
  in: ['m', [254, 10_000]],
  ft: ['m', [3048, 10_000]],
  yd: ['m', [9144, 10_000]],
  mi: ['m', [1_609_344, 1000]],
  ha: ['ha', [1, 1]],
  mg: ['g', [1, 1000]],
  g: ['g', [1, 1]],
  kg: ['g', [1000, 1]],
  t: ['g', [1_000_000, 1]],
  oz: ['g', [28_349_523_125, 1_000_000_000]],
  lb: ['g', [45_359_237, 100_000]],
  ms: ['s', [1, 1000]],
  s: ['s', [1, 1]],
  min: ['s', [60, 1]],
  h: ['s', [3600, 1]],
  d: ['s', [86_400, 1]],
  week: ['s', [604_800, 1]],
  ml: ['l', [1, 1000]],
  cl: ['l', [1, 100]],
  dl: ['l', [1, 10]],
  l: ['l', [1, 1]],
  EUR: ['EUR', [1, 1]],
  USD: ['USD', [1, 1]],
  GBP: ['GBP', [1, 1]],
  COP: ['COP', [1, 1]],
  '°C': ['°C', [1, 1]],
  '°F': ['°F', [1, 1]],
} as const satisfies Record<string, readonly [base: string, times: readonly [number, number]]>;
export type UnitName = keyof typeof units;

/** The base unit of a unit and the conversion factor. A litre is a cubic decimetre, a hectare 10,000 square metres. */
export function inBaseUnits(name: UnitName): { base: UnitName; power: number; times: Rational } {
  const [base, [above, below]] = units[name];
  if (base === 'l') return { base: 'm', power: 3, times: rational(above, below * 1000) };
  if (base === 'ha') return { base: 'm', power: 2, times: rational(above * 10_000, below) };
  return { base, power: 1, times: rational(above, below) };
}
