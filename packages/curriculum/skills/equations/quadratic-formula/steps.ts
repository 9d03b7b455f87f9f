import type { LocalizedText } from '../../skill.ts';

/** Reasons for the steps with the formula. */
export const steps = {
  putIn: {
    en: 'The numbers a, b and c, each with its sign, take their places in the formula.',
    es: 'Los números a, b y c, cada uno con su signo, ocupan su lugar en la fórmula.',
    fr: 'Les nombres a, b et c, chacun avec son signe, prennent leur place dans la formule.',
  },
  discriminant: {
    en: 'What is under the root is worked out first.',
    es: 'Primero se calcula lo que hay bajo la raíz.',
    fr: 'On calcule d’abord ce qui est sous la racine.',
  },
  bothSigns: {
    en: 'Once with plus and once with minus; the whole of the top is divided.',
    es: 'Una vez con más y otra con menos; se divide todo lo de arriba.',
    fr: 'Une fois avec plus, une fois avec moins ; on divise tout ce qui est en haut.',
  },
} as const satisfies Record<string, LocalizedText>;
