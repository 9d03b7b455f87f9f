import type { KnownMistake, KnownSlip } from '../../skill.ts';

type Ratio = 'sin' | 'cos' | 'tan';
/** `above√under/below`, and its angles from 0° to below 360°. */
export type ExactTrigonometricValue = {
  readonly name: Ratio;
  readonly above: number;
  readonly under: 1 | 2 | 3;
  readonly below: 1 | 2 | 3;
  readonly angles: readonly number[];
};

const rows = [
  ['sin', 0, 1, 1, 0, 180],
  ['sin', 1, 1, 1, 90],
  ['sin', -1, 1, 1, 270],
  ['sin', 1, 1, 2, 30, 150],
  ['sin', -1, 1, 2, 210, 330],
  ['sin', 1, 2, 2, 45, 135],
  ['sin', -1, 2, 2, 225, 315],
  ['sin', 1, 3, 2, 60, 120],
  ['sin', -1, 3, 2, 240, 300],
  ['cos', 0, 1, 1, 90, 270],
  ['cos', 1, 1, 1, 0],
  ['cos', -1, 1, 1, 180],
  ['cos', 1, 1, 2, 60, 300],
  ['cos', -1, 1, 2, 120, 240],
  ['cos', 1, 2, 2, 45, 315],
  ['cos', -1, 2, 2, 135, 225],
  ['cos', 1, 3, 2, 30, 330],
  ['cos', -1, 3, 2, 150, 210],
  ['tan', 0, 1, 1, 0, 180],
  ['tan', 1, 1, 1, 45, 225],
  ['tan', -1, 1, 1, 135, 315],
  ['tan', 1, 3, 1, 60, 240],
  ['tan', -1, 3, 1, 120, 300],
  ['tan', 1, 3, 3, 30, 210],
  ['tan', -1, 3, 3, 150, 330],
] as const;

/** Every exact value taught in school. */
export const values: readonly ExactTrigonometricValue[] = rows.map(
  ([name, above, under, below, ...angles]) => ({
    name,
    above,
    under,
    below,
    angles,
  }),
);
export const rational = values.filter(({ under }) => under === 1);
export const irrational = values.filter(({ under }) => under !== 1);

/** A multiple of a root: `surd(-2, 3)` is `-2sqrt(3)`, `surd(4, 1)` is `4`. */
export function surd(factor: number, under: number): string {
  if (under === 1 || factor === 0) return `${factor}`;
  return `${factor === 1 ? '' : factor === -1 ? '-' : factor}sqrt(${under})`;
}

export const oneOf = (angles: readonly number[]): string =>
  [...new Set(angles)]
    .toSorted((a, b) => a - b)
    .map((angle) => `x = ${angle}°`)
    .join(' or ');

/** The angles of a value by the symmetry of another ratio, within one turn. */
function mirrored({ name, angles: [first = 0] }: ExactTrigonometricValue): readonly number[] {
  const second = name === 'cos' ? (540 - first) % 360 : 360 - first;
  return [first, second].filter((angle) => angle < 360);
}

/** Wrong answers where the angles of a value within one turn are sought. */
export function slipsOf(value: ExactTrigonometricValue): KnownSlip[] {
  const right = oneOf(value.angles);
  const slip = (angles: readonly number[], mistake: KnownMistake) => ({ answer: oneOf(angles), mistake });
  const all = [
    ...value.angles.map((angle) => slip([angle], 'second_angle_missing')),
    slip(mirrored(value), 'angle_mirrored_wrongly'),
  ];
  return all.filter(
    ({ answer }, at) => answer !== right && all.findIndex((each) => each.answer === answer) === at,
  );
}
