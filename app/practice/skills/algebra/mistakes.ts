import type { Said } from '../skill.ts';

export const algebraMistakes = {
  rate_and_fixed_swapped: {
    en: 'One amount is paid once, the other again and again. Which of them does the letter multiply?',
    es: 'Una cantidad se paga una sola vez y la otra se repite. ¿A cuál de las dos multiplica la letra?',
    fr: 'Un des montants se paie une seule fois, l’autre se répète. Lequel des deux la lettre multiplie-t-elle ?',
  },
  count_added_to_price: {
    en: 'The letter counts how often a price is paid. What is done with a price that is paid several times?',
    es: 'La letra cuenta cuántas veces se paga un precio. ¿Qué se hace con un precio que se paga varias veces?',
    fr: 'La lettre compte combien de fois on paie un prix. Que fait-on d’un prix que l’on paie plusieurs fois ?',
  },
  two_sides_only: {
    en: 'That is one length and one width. How many sides does one pass when walking all the way round?',
    es: 'Eso es un largo y un ancho. ¿Por cuántos lados se pasa al dar la vuelta completa?',
    fr: 'C’est une longueur et une largeur. Combien de côtés parcourt-on en faisant tout le tour ?',
  },
} as const satisfies Record<string, Said>;
