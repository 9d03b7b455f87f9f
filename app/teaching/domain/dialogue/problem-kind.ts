import type { SessionItem } from '../pedagogy/state.ts';

/** What a problem is about, as far as it decides the meaning of a question. */
export type ProblemKind =
  | 'system'
  | 'polynomial_equation'
  | 'radical_equation'
  | 'rational_equation'
  | 'logarithmic_equation'
  | 'exponential_equation'
  | 'inequality'
  | 'line'
  | 'data'
  | 'probability'
  | 'percent_before'
  | 'percent'
  | 'fractions'
  | 'algebraic_fraction'
  | 'derivative'
  | 'measure'
  | 'other';

type KindFacts = Pick<SessionItem, 'family' | 'given' | 'task' | 'problem'> & { readonly story?: string };

export function kindOf({ family, given, task, problem, story }: KindFacts): ProblemKind {
  const text = `${story ?? ''} ${problem}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/probab|chance of/.test(text)) return 'probability';
  if (linearCoefficients(given.plain) !== null && family !== 'system') return 'line';
  if (/[<>≤≥]/.test(given.plain) && task === 'solve' && family !== 'trigonometric_equation')
    return 'inequality';
  switch (family) {
    case 'quadratic_equation':
    case 'polynomial_equation':
      return 'polynomial_equation';
    case 'system':
    case 'radical_equation':
    case 'rational_equation':
    case 'logarithmic_equation':
    case 'exponential_equation':
    case 'derivative':
    case 'algebraic_fraction':
    case 'measure':
      return family;
    case 'straight_line':
      return 'line';
    case 'statistics':
      return 'data';
    case 'percent':
      return /original|antes|anterior|inicial|initial|avant|before|precio de lista|depart/.test(text)
        ? 'percent_before'
        : 'percent';
    case 'fraction':
      return 'fractions';
    default:
      return 'other';
  }
}

export type LinearFunction = { readonly slope: string; readonly intercept: string | null };

/** Slope and intercept of `y = mx + b` or `f(x) = mx + b`, as text; null for any other formula. */
export function linearCoefficients(plain: string): LinearFunction | null {
  const found =
    /^(?:y|[fgh]\(x\))=([-+]?(?:\d+(?:[.,]\d+)?)?(?:\/\d+)?)[·*]?x(\/\d+)?([-+]\d+(?:[.,]\d+)?(?:\/\d+)?)?$/u.exec(
      plain.replaceAll(/\s/g, '').replaceAll('−', '-'),
    );
  if (!found) return null;
  const [, front = '', below = '', constant] = found;
  const slope = `${/\d/.test(front) ? front : `${front.replace('+', '')}1`}${below}`;
  return { slope: slope.replace(/^\+/, ''), intercept: constant?.replace(/^\+/, '') ?? null };
}

/** The values of a list of data, as numbers; null where the problem has none. */
export function dataOf(plain: string): number[] | null {
  const inner = /\(([^()]*)\)/.exec(plain)?.[1];
  if (inner === undefined) return null;
  const parts = inner
    .split(inner.includes(';') ? ';' : ',')
    .map((part) => Number(part.trim().replace(',', '.')));
  return parts.length >= 3 && parts.every(Number.isFinite) ? parts : null;
}

/** The value of a list that lies far away from the others; null when none does. */
export function outlierOf(data: readonly number[]): number | null {
  const sorted = data.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const distances = sorted.map((value) => Math.abs(value - middle));
  const far = sorted.toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle))[0]!;
  const typical = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)]!;
  return Math.abs(far - middle) > 3 * Math.max(typical, 1) ? far : null;
}
