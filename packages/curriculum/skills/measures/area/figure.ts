import type { SkillContent } from '../../skill.ts';

/** A triangle as half of a parallelogram. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'shape',
  corners: [
    [0, 0],
    [8, 0],
    [3, 5],
  ],
  sides: ['b', null, null],
  lines: [
    { from: [3, 5], to: [11, 5], dashed: true },
    { from: [11, 5], to: [8, 0], dashed: true },
    { from: [3, 0], to: [3, 5], label: 'h' },
  ],
  caption: {
    en: 'Two equal triangles make a parallelogram with base b and height h; one of them is half of it.',
    es: 'Dos triángulos iguales forman un paralelogramo de base b y altura h; uno es la mitad.',
    fr: 'Deux triangles égaux forment un parallélogramme de base b et de hauteur h ; l’un d’eux en est la moitié.',
  },
  description: {
    en: 'A triangle with the base b; its height h stands upright on the base. Dashed lines add the same triangle once more, turned round, to make a parallelogram. So the triangle is half of base times height.',
    es: 'Un triángulo de base b; su altura h es perpendicular a la base. Unas líneas discontinuas añaden el mismo triángulo girado y forman un paralelogramo. Por eso el triángulo es la mitad de base por altura.',
    fr: 'Un triangle de base b ; sa hauteur h est perpendiculaire à la base. Des pointillés ajoutent le même triangle, retourné, et forment un parallélogramme. Le triangle est donc la moitié de base fois hauteur.',
  },
};
