import { constant, negated, type Expression } from '../expression/tree.ts';
import { substitute, variablesOf } from '../expression/tree-parts.ts';
import { evaluator } from './evaluate.ts';
import type { IntegrationForms } from './integration-types.ts';
import { LimitRules } from './limit-rules.ts';
import type { LimitValue } from './limit-values.ts';
import { neatNegate, neatSum } from './neat.ts';

export type Limit = Expression & { readonly kind: 'limit' };

/**
 * The limit by the school rules (sums and products, leading terms, conjugates, L’Hôpital's rule), two-sided
 * when no side is given; `none` when it does not exist. Every result must be confirmed by nearby values; null
 * when unknown.
 */
export function exactLimit(limit: Limit, forms: IntegrationForms): LimitValue | null {
  const found = unconfirmed(limit, forms);
  if (found === null) return null;
  if (found.kind === 'bounded') return oscillates(limit) ? { kind: 'none' } : null;
  return found.kind === 'none' || isConfirmed(limit, found) ? found : null;
}

function unconfirmed({ of, variable, to, side }: Limit, forms: IntegrationForms): LimitValue | null {
  const end = infiniteSign(to);
  if (end !== 0) {
    const towards = end > 0 ? of : substitute(of, variable, negated({ kind: 'variable', name: variable }));
    return new LimitRules(variable, null, 1, forms).of(towards);
  }
  const from = (direction: 1 | -1): LimitValue | null =>
    new LimitRules(variable, to, direction, forms).of(of);
  if (side !== 'both') return from(side === 'right' ? 1 : -1);
  const [left, right] = [from(-1), from(1)];
  if (left === null || right === null) return null;
  if (left.kind === 'bounded' || right.kind === 'bounded') return { kind: 'bounded' };
  const sides = [
    sided({ of, variable, to, side: 'left', kind: 'limit' }, left),
    sided({ of, variable, to, side: 'right', kind: 'limit' }, right),
  ];
  if (!sides.every(Boolean)) return null;
  return sameValue(left, right) ? right : { kind: 'none' };
}

const sided = (limit: Limit, value: LimitValue): boolean =>
  value.kind !== 'none' && isConfirmed(limit, value);

/** The two one-sided limits, for texts that name them. */
export function sidesOf(limit: Limit, forms: IntegrationForms): [LimitValue | null, LimitValue | null] {
  const at = (side: 'left' | 'right'): LimitValue | null => exactLimit({ ...limit, side }, forms);
  return [at('left'), at('right')];
}

/** 1 for ∞, −1 for −∞, 0 for anything finite. */
export function infiniteSign(tree: Expression): 1 | -1 | 0 {
  if (tree.kind === 'negate') return infiniteSign(tree.of) === 1 ? -1 : 0;
  return tree.kind === 'constant' && tree.name === 'infinity' ? 1 : 0;
}

/** The tree of a limit: a value or ±∞; null when the limit does not exist. */
export function limitTree(value: LimitValue): Expression | null {
  if (value.kind === 'finite') return value.value;
  if (value.kind !== 'infinite') return null;
  return value.sign > 0 ? constant('infinity') : negated(constant('infinity'));
}

function sameValue(a: LimitValue, b: LimitValue): boolean {
  if (a.kind === 'infinite' && b.kind === 'infinite') return a.sign === b.sign;
  if (a.kind !== 'finite' || b.kind !== 'finite') return false;
  return isZeroEverywhere(neatSum(a.value, neatNegate(b.value)));
}

const trials = [0.7, -1.3, 2.6, -0.4, 3.9];

function settings(names: readonly string[]): Record<string, number>[] {
  return (names.length === 0 ? [1] : trials).map((value) =>
    Object.fromEntries(names.map((name, index) => [name, value + 0.37 * index])),
  );
}

/** 0 at several points, up to rounding; the nearby values check the result again. */
export function isZeroEverywhere(tree: Expression): boolean {
  const compute = evaluator(tree);
  const values = settings(variablesOf(tree)).map((at) => compute(at));
  const defined = values.filter((value) => !Number.isNaN(value));
  return defined.length > 0 && defined.every((value) => Math.abs(value) < 1e-9);
}

/** Whether the values near the point approach the claimed limit. */
function isConfirmed({ of, variable, to, side }: Limit, claim: LimitValue): boolean {
  const names = [...new Set([...variablesOf(of), ...variablesOf(to)])].filter((name) => name !== variable);
  const [f, place] = [evaluator(of), evaluator(to)];
  const goal = claim.kind === 'finite' ? evaluator(claim.value) : null;
  const directions = side === 'both' ? [-1, 1] : side === 'right' ? [1] : [-1];
  const judged = settings(names).map((at) => {
    const [x, aim] = [place(at), goal?.(at) ?? 0];
    const value = (h: number, direction: number): number => {
      const there = Number.isFinite(x) ? x + direction * h : Math.sign(x) / h;
      return f({ ...at, [variable]: there });
    };
    const signs = Number.isFinite(x) ? directions : [1];
    if (names.length > 0 && signs.some((direction) => Number.isNaN(value(1e-2, direction)))) return null;
    return signs.every((direction) =>
      claim.kind === 'infinite'
        ? grows((h) => claim.sign * value(h, direction))
        : settles((h) => value(h, direction) - aim, aim),
    );
  });
  // Values of the letters for which the function is undefined cannot confirm anything.
  return judged.includes(true) && !judged.includes(false);
}

/** Whether the values stay far apart however close to the point they are taken. */
function oscillates({ of, variable, to, side }: Limit): boolean {
  if (variablesOf(of).some((name) => name !== variable)) return false;
  const [f, place] = [evaluator(of), evaluator(to)({})];
  const direction = side === 'left' ? -1 : 1;
  return [1e-2, 1e-3, 1e-4].every((scale) => {
    const values = Array.from({ length: 40 }, (_, index) => {
      const h = scale * (0.5 + index / 80);
      return f({ [variable]: Number.isFinite(place) ? place + direction * h : Math.sign(place) / h });
    });
    return Math.max(...values) - Math.min(...values) > 0.3;
  });
}

const distances = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5];

/** Far out, values may overflow: the last finite ones decide, at least three. */
function known(f: (h: number) => number): number[] {
  const values = distances.map(f);
  const end = values.findIndex((value, index) => index >= 2 && !Number.isFinite(value));
  return end < 0 ? values : values.slice(0, end);
}

function settles(f: (h: number) => number, aim: number): boolean {
  const errors = known(f).map(Math.abs);
  if (errors.length < 3 || errors.some((error) => Number.isNaN(error))) return false;
  const last = errors.at(-1)!;
  const size = Math.max(1, Math.abs(aim));
  return (
    last < 1e-3 * size ||
    (last < 0.2 * size && errors.every((error, index) => index === 0 || error <= errors[index - 1]! * 0.97))
  );
}

function grows(f: (h: number) => number): boolean {
  const values = distances.map(f);
  if (values.some((value) => Number.isNaN(value))) return false;
  return (
    values.at(-1)! > 2 &&
    values.every((value, index) => index === 0 || value === Infinity || value > values[index - 1]!)
  );
}
