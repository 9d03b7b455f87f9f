import type { LocalizedText } from '../../skill.ts';

/** Reasons for the steps of completing the square. */
export const completion = {
  added: {
    en: 'Half of the number before the letter, squared, is added on both sides.',
    es: 'Se suma en los dos lados el cuadrado de la mitad del número que va delante de la letra.',
    fr: 'On ajoute aux deux membres le carré de la moitié du nombre devant la lettre.',
  },
  addedAndTaken: {
    en: 'Half of the number before the letter, squared, is added and taken away again, so nothing changes.',
    es: 'El cuadrado de la mitad del número que va delante de la letra se suma y se vuelve a restar: nada cambia.',
    fr: 'On ajoute le carré de la moitié du nombre devant la lettre, puis on le retranche : rien ne change.',
  },
  folded: {
    en: 'The three terms on the left are the square of one bracket.',
    es: 'Los tres términos de la izquierda son el cuadrado de un paréntesis.',
    fr: 'Les trois termes de gauche sont le carré d’une parenthèse.',
  },
  alone: {
    en: 'The number beside the letter moves over by the opposite operation.',
    es: 'El número que acompaña a la letra pasa con la operación contraria.',
    fr: 'Le nombre à côté de la lettre passe dans l’autre membre par l’opération contraire.',
  },
} as const satisfies Record<string, LocalizedText>;
