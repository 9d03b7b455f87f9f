import type { SkillContent } from '../../skill.ts';

/** Addition as steps on the number line. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'number_lines',
  lines: [
    {
      from: -6,
      to: 6,
      step: 1,
      every: 2,
      jumps: [{ from: -3, to: 2, label: '+5' }],
      marks: [
        { at: -3, tone: 'given' },
        { at: 2, tone: 'second' },
      ],
    },
  ],
  caption: {
    en: '−3 + 5: start at −3, walk five steps to the right, arrive at 2.',
    es: '−3 + 5: sales de −3, avanzas cinco pasos a la derecha y llegas a 2.',
    fr: '−3 + 5 : pars de −3, avance de cinq pas vers la droite, tu arrives à 2.',
  },
  description: {
    en: 'A number line from −6 to 6. An arc marked plus 5 leads from −3 to 2. Adding a positive number is a walk to the right, and 0 is passed like any other number.',
    es: 'Una recta numérica de −6 a 6. Un arco con la marca más 5 va de −3 a 2. Sumar un número positivo es avanzar a la derecha, y por el 0 se pasa como por cualquier otro número.',
    fr: 'Une droite graduée de −6 à 6. Un arc marqué plus 5 va de −3 à 2. Ajouter un nombre positif, c’est avancer vers la droite, et on passe par 0 comme par tout autre nombre.',
  },
};
