import { evaluator } from '../../algebra/evaluate.ts';
import type { MeasureRequest } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';

const isAngle = (name: string, { what, given }: MeasureRequest): boolean =>
  given[name]?.kind === 'degrees' || name === 't' || (/^[ABC]$/.test(name) && !what.startsWith('volume'));

/**
 * Whether a figure with these measures exists: positive lengths, a valid sum of angles, sides that form a
 * triangle.
 */
export function isPossible({ question }: Problem): boolean {
  if (question === undefined) return true;
  const { what, given } = question;
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, evaluator(value)({})]),
  );
  if (Object.values(values).some((value) => !Number.isFinite(value))) return false;
  if (what.startsWith('percent')) return percentPossible(what, values);
  if (/^(?:chance|both_|dice_)/.test(what)) return true;
  if (what === 'slope') return values.x_1 !== values.x_2;
  if (what === 'distance') return true;
  const angles = Object.keys(given).filter((name) => isAngle(name, question));
  const angleSum = angles.reduce((total, name) => total + values[name]!, 0);
  const inTriangle = !angles.includes('t');
  if (Object.values(values).some((value) => value <= 0)) return false;
  if (inTriangle && angleSum >= Math.PI - 1e-9 && angles.length > 0) return false;
  if (!inTriangle && angleSum > 2 * Math.PI + 1e-9) return false;
  return closes(what, values);
}

type Values = Readonly<Record<string, number>>;

function percentPossible(what: string, { a, w, u, p }: Values): boolean {
  if (what === 'percent_rate') return w !== 0;
  if (what === 'percent_whole') return p !== 0;
  if (what === 'percent_change') return u !== 0;
  if (what === 'percent_before_less') return p !== 1;
  return a !== Number.NEGATIVE_INFINITY;
}

/**
 * Three sides form a triangle when any two together are longer than the third; a leg is shorter than the
 * hypotenuse.
 */
function closes(what: string, { a, b, c, A, B }: Values): boolean {
  if (what === 'leg') return a! < c!;
  if (/^(?:area_triangle_sides|perimeter_triangle|angle_by_cosines)$/.test(what))
    return a! + b! > c! && a! + c! > b! && b! + c! > a!;
  if (/_by_hypotenuse$|^opposite_by_adjacent$/.test(what)) return A! < Math.PI / 2;
  // With the angle opposite the shorter side, two triangles are possible.
  if (what === 'angle_by_sines') return a! >= b!;
  return what !== 'side_by_sines' || A! + B! < Math.PI;
}
