import { rational } from '../expression/rational.ts';
import { timesText } from './features/named.ts';
import { numberText } from './numbers.ts';

/** The numbers at an axis: `step` apart, with their texts; `dots` is the spacing of the dotted grid. */
export type Ticks = {
  readonly step: number;
  readonly dots: number;
  readonly marks: readonly { readonly at: number; readonly text: string }[];
};

/**
 * Round numbers (1, 2, 5 times a power of ten) or multiples of π, at least `apart` pixels apart; 0 is placed
 * where the axes cross.
 */
export function ticksOf(
  [low, high]: readonly [number, number],
  pixels: number,
  apart: number,
  locale: string,
  ofPi = false,
): Ticks {
  const least = ((high - low) / pixels) * apart;
  const step = ofPi ? (stepOfPi(least) ?? decimalStep(least)) : decimalStep(least);
  const inPi = ofPi && stepOfPi(least) !== null;
  const places = Math.max(0, Math.min(9, Math.ceil(-Math.log10(step) - 1e-9)));
  const marks: { at: number; text: string }[] = [];
  for (let count = Math.ceil(low / step); count * step <= high + step * 1e-9; count += 1) {
    if (count === 0) continue;
    const at = Number((count * step).toPrecision(14));
    marks.push({ at, text: inPi ? partOfPi(at) : numberText(at, locale, places) });
  }
  return { step, dots: dotsFor(step, (step / (high - low)) * pixels, inPi), marks };
}

function decimalStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}

const parts = [1 / 12, 1 / 6, 1 / 4, 1 / 2, 1, 2, 5, 10, 20];
const stepOfPi = (least: number): number | null => {
  const part = parts.find((candidate) => candidate * Math.PI >= least);
  return part === undefined || least < Math.PI / 40 ? null : part * Math.PI;
};

function partOfPi(value: number): string {
  return timesText(rational(Math.round((value / Math.PI) * 12), 12), 'π');
}

/** Divides a step into as many parts as keep the dots at least 18 pixels apart. */
function dotsFor(step: number, pixels: number, inPi: boolean): number {
  const first = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toFixed(6));
  const divisors = inPi ? [4, 2] : first === 2 ? [4, 2] : first === 5 ? [5] : [5, 2];
  const by = divisors.find((divisor) => pixels / divisor >= 18) ?? 1;
  return step / by;
}
