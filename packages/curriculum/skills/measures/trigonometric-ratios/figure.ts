import type { SkillContent } from '../../skill.ts';

/** The sides relative to the angle. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'shape',
  corners: [
    [0, 0],
    [8, 0],
    [8, 5],
  ],
  right: [1],
  angles: ['α', null, null],
  sides: [
    { en: 'adjacent', es: 'contiguo', fr: 'adjacent' },
    { en: 'opposite', es: 'opuesto', fr: 'opposé' },
    { en: 'hypotenuse', es: 'hipotenusa', fr: 'hypoténuse' },
  ],
  caption: {
    en: 'Seen from α: one leg lies opposite, the other one beside it. Seen from the third angle the two swap names.',
    es: 'Visto desde α: un cateto queda enfrente y el otro al lado. Desde el tercer ángulo se intercambian los nombres.',
    fr: 'Vu de α : un côté est en face, l’autre à côté. Vus du troisième angle, ils échangent leurs noms.',
  },
  description: {
    en: 'A right-angled triangle with the angle α on the left. The leg at α is named adjacent, the upright leg opposite, the longest side hypotenuse. The ratios take their names from these places.',
    es: 'Un triángulo rectángulo con el ángulo α a la izquierda. El cateto junto a α se llama contiguo, el vertical opuesto y el lado más largo hipotenusa. Las razones toman su nombre de estos lugares.',
    fr: 'Un triangle rectangle avec l’angle α à gauche. Le côté qui touche α est dit adjacent, le côté vertical opposé, le plus long hypoténuse. Les rapports tirent leur nom de ces places.',
  },
};
