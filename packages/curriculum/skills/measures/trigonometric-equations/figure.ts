import type { SkillContent } from '../../skill.ts';

/** Two angles with equal sine. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'unit_circle',
  angles: [
    { degrees: 30, label: '30°', tone: 'given' },
    { degrees: 150, label: '150°', tone: 'second' },
  ],
  height: { at: 0.5, label: '1/2' },
  caption: {
    en: 'The height 1/2 is met twice in a turn: at 30° and at 180° − 30° = 150°.',
    es: 'La altura 1/2 se alcanza dos veces por vuelta: a los 30° y a los 180° − 30° = 150°.',
    fr: 'La hauteur 1/2 est atteinte deux fois par tour : à 30° et à 180° − 30° = 150°.',
  },
  description: {
    en: 'A circle of radius 1 with a dashed level line at the height 1/2. It meets the circle twice, at the angles 30° and 150°, which lie as mirror images on both sides of the upright axis. So the equation has two solutions in one turn.',
    es: 'Una circunferencia de radio 1 con una línea horizontal discontinua a la altura 1/2. La línea corta la circunferencia dos veces, en los ángulos 30° y 150°, simétricos respecto al eje vertical. Por eso la ecuación tiene dos soluciones en una vuelta.',
    fr: 'Un cercle de rayon 1 et une ligne horizontale en pointillé à la hauteur 1/2. Elle coupe le cercle deux fois, aux angles 30° et 150°, symétriques par rapport à l’axe vertical. L’équation a donc deux solutions par tour.',
  },
};
