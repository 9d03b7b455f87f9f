import { subtractExpressions } from '../../expression/build.ts';
import type { Expression } from '../../expression/tree.ts';
import type { Conditions } from '../plots.ts';
import { planeFunctionOf, type Parameters, type TwoVariables } from '../values.ts';
import { acrossAt, upAt, type View } from '../view.ts';
import { implicitStrokes } from './implicit.ts';
import type { Stroke } from './stroke.ts';

/** A border of a region: dashed where it is excluded. */
type Border = { readonly strokes: readonly Stroke[]; readonly strict: boolean };
type DrawnRegion = { readonly fill: readonly Stroke[]; readonly borders: readonly Border[] };

/**
 * The points that satisfy all conditions of at least one part: its outline as closed lines, and the visible
 * borders.
 */
export function drawnRegion(any: readonly Conditions[], parameters: Parameters, view: View): DrawnRegion {
  const parts = any.map((all) => all.flatMap((relation) => marginsOf(relation, parameters)));
  const inside = anyOf(parts);
  return { fill: implicitStrokes(withinFrame(inside, view), view, true), borders: bordersOf(parts, view) };
}

/** Distance beyond the edge of the view at which a region is closed, in pixels. */
const frame = 4;

/** Limits the conditions to the view, so that the outline is closed. */
function withinFrame(inside: TwoVariables, view: View): TwoVariables {
  const [left, right] = [acrossAt(view, -frame), acrossAt(view, view.width + frame)];
  const [top, bottom] = [upAt(view, -frame), upAt(view, view.height + frame)];
  return (x, y) => (x < left || x > right || y > top || y < bottom ? -1e-9 : inside(x, y));
}

type Margin = { readonly of: TwoVariables; readonly strict: boolean };

/** The margin of each inequality of a chain: positive where it holds. */
function marginsOf({ sides, signs }: Conditions[number], parameters: Parameters): Margin[] {
  return signs.map((sign, at) => {
    const [left, right] = [sides[at]!, sides[at + 1]!];
    const margin = (more: Expression, less: Expression) =>
      planeFunctionOf(subtractExpressions(more, less), parameters);
    if (sign === '=') {
      const away = margin(left, right);
      return { of: (x, y) => -Math.abs(away(x, y)), strict: false };
    }
    const more = sign === '>' || sign === '>=';
    return { of: more ? margin(left, right) : margin(right, left), strict: sign === '>' || sign === '<' };
  });
}

const allOf =
  (part: readonly Margin[], except?: Margin): TwoVariables =>
  (x, y) => {
    let least = Infinity;
    for (const margin of part) {
      if (margin === except) continue;
      const value = margin.of(x, y);
      if (Number.isNaN(value)) return NaN;
      if (value < least) least = value;
    }
    return least;
  };

function anyOf(parts: readonly (readonly Margin[])[]): TwoVariables {
  const each = parts.map((part) => allOf(part));
  const [only] = each;
  if (each.length === 1) return orOutside(only!);
  return orOutside((x, y) => Math.max(...each.map((of) => orOutside(of)(x, y))));
}

/** A condition without a value does not hold. */
const orOutside =
  (of: TwoVariables): TwoVariables =>
  (x, y) => {
    const value = of(x, y);
    return Number.isNaN(value) ? -1e-9 : value;
  };

function bordersOf(parts: readonly (readonly Margin[])[], view: View): Border[] {
  return parts.flatMap((part, index) =>
    part.map((margin) => {
      const others = allOf(part, margin);
      const covered = parts.filter((_, other) => other !== index).map((other) => allOf(other));
      const isVisible = (right: number, down: number) => {
        const [x, y] = [acrossAt(view, right), upAt(view, down)];
        return others(x, y) >= 0 && !covered.some((of) => of(x, y) > 0);
      };
      return {
        strict: margin.strict,
        strokes: implicitStrokes(margin.of, view).flatMap((stroke) => visibleParts(stroke, isVisible)),
      };
    }),
  );
}

/** Walks along a line in steps of a few pixels and keeps the parts where the other conditions hold. */
function visibleParts(stroke: Stroke, isVisible: (right: number, down: number) => boolean): Stroke[] {
  const parts: Stroke[] = [];
  let current: number[] = [];
  const add = (right: number, down: number) => {
    if (isVisible(right, down)) current.push(right, down);
    else {
      if (current.length > 2) parts.push(current);
      current = [];
    }
  };
  add(stroke[0]!, stroke[1]!);
  for (let at = 2; at < stroke.length; at += 2) {
    const [x1, y1, x2, y2] = [stroke[at - 2]!, stroke[at - 1]!, stroke[at]!, stroke[at + 1]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 2));
    for (let step = 1; step <= steps; step += 1)
      add(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps);
  }
  if (current.length > 2) parts.push(current);
  return parts;
}
