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
  first_and_last_only: {
    en: 'You multiplied the first terms and the last terms. Two brackets give four products: which terms have not met yet?',
    es: 'Has multiplicado los primeros términos y los últimos. Dos paréntesis dan cuatro productos: ¿qué términos faltan por multiplicar?',
    fr: 'Tu as multiplié les premiers termes entre eux et les derniers entre eux. Deux parenthèses donnent quatre produits : lesquels manquent ?',
  },
  middle_term_once: {
    en: 'Write the square as two brackets. How many times does the first term meet the last one?',
    es: 'Escribe el cuadrado como dos paréntesis. ¿Cuántas veces se multiplica el primer término por el último?',
    fr: 'Écris le carré comme deux parenthèses. Combien de fois le premier terme rencontre-t-il le dernier ?',
  },
  old_area_kept: {
    en: 'That is the whole new area. The question is how much it differs from the old one.',
    es: 'Esa es toda el área nueva. La pregunta es cuánto se diferencia de la antigua.',
    fr: 'C’est toute la nouvelle aire. On demande de combien elle diffère de l’ancienne.',
  },
} as const satisfies Record<string, Said>;
