import type { LocalizedText } from '../skill.ts';

/** Reasons for lines of worked solutions, in words that fit any numbers. */
export const reasons = {
  setUp: {
    en: 'The story as an equation: both sides give the same amount.',
    es: 'La historia escrita como ecuación: los dos lados dicen la misma cantidad.',
    fr: 'L’énoncé mis en équation : les deux membres disent la même quantité.',
  },
  multipliedOut: {
    en: 'What is in front of a bracket multiplies every term inside, with its sign.',
    es: 'Lo que está delante de un paréntesis multiplica a todos los términos de dentro, con su signo.',
    fr: 'Ce qui est devant une parenthèse multiplie chaque terme à l’intérieur, avec son signe.',
  },
  collected: {
    en: 'Like terms are put together.',
    es: 'Se juntan los términos semejantes.',
    fr: 'On regroupe les termes semblables.',
  },
  lettersTogether: {
    en: 'The letter is brought to one side: the same multiple of it is taken away from both sides.',
    es: 'La letra pasa a un solo lado: se quita el mismo múltiplo de ella en los dos lados.',
    fr: 'La lettre passe dans un seul membre : on enlève le même multiple aux deux membres.',
  },
  numberAway: {
    en: 'The number beside the letter goes away by the opposite operation, on both sides.',
    es: 'El número que acompaña a la letra se quita con la operación contraria, en los dos lados.',
    fr: 'Le nombre à côté de la lettre s’en va par l’opération contraire, dans les deux membres.',
  },
  divided: {
    en: 'The letter is multiplied, so both sides are divided by the same number.',
    es: 'La letra está multiplicada, así que los dos lados se dividen entre el mismo número.',
    fr: 'La lettre est multipliée : on divise donc les deux membres par ce même nombre.',
  },
  cleared: {
    en: 'Every term on both sides is multiplied by the common denominator, and the fractions go away.',
    es: 'Todos los términos de los dos lados se multiplican por el denominador común, y las fracciones desaparecen.',
    fr: 'On multiplie chaque terme des deux membres par le dénominateur commun, et les fractions disparaissent.',
  },
  allOnOneSide: {
    en: 'Everything is brought to one side, so that the other side is 0.',
    es: 'Se lleva todo a un lado, de modo que el otro sea 0.',
    fr: 'On amène tout dans un membre pour que l’autre soit nul.',
  },
  factored: {
    en: 'The side with the letter is written as a product.',
    es: 'El lado con la letra se escribe como un producto.',
    fr: 'On écrit le membre qui porte la lettre comme un produit.',
  },
  zeroProduct: {
    en: 'A product is 0 only when one of its factors is 0.',
    es: 'Un producto vale 0 solo cuando uno de sus factores vale 0.',
    fr: 'Un produit est nul seulement si l’un de ses facteurs est nul.',
  },
  bothRoots: {
    en: 'Two numbers have this square, one positive and one negative. Both count.',
    es: 'Dos números tienen ese cuadrado, uno positivo y otro negativo. Cuentan los dos.',
    fr: 'Deux nombres ont ce carré, l’un positif, l’autre négatif. Les deux comptent.',
  },
  squared: {
    en: 'Both whole sides are squared, and the root goes away.',
    es: 'Se elevan al cuadrado los dos lados completos, y la raíz desaparece.',
    fr: 'On élève au carré chaque membre entier, et la racine disparaît.',
  },
} as const satisfies Record<string, LocalizedText>;
