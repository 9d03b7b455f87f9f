import type { SkillContent } from '../../skill.ts';

/** The rectangle of the formula that is rearranged. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [
    {
      name: 'P = 2a + 2b',
      parts: [
        { size: 5, label: 'a', tone: 'given' },
        { size: 5, label: 'a', tone: 'given' },
        { size: 3, label: 'b', tone: 'second' },
        { size: 3, label: 'b', tone: 'second' },
      ],
    },
    {
      name: 'P - 2a = 2b',
      parts: [{ size: 10 }, { size: 3, label: 'b', tone: 'second' }, { size: 3, label: 'b', tone: 'second' }],
    },
    { name: 'b = (P - 2a)/2', parts: [{ size: 13 }, { size: 3, label: 'b', tone: 'second' }] },
  ],
  caption: {
    en: 'The way around a rectangle, unrolled. Take away both lengths, halve what is left: one width.',
    es: 'El contorno de un rectángulo, desenrollado. Quita los dos largos, parte por la mitad lo que queda: un ancho.',
    fr: 'Le tour d’un rectangle, déroulé. Enlève les deux longueurs, prends la moitié de ce qui reste : une largeur.',
  },
  description: {
    en: 'Three bars of equal length. The first, P, is made of two pieces a and two pieces b. In the second both a are taken away and two b remain. In the third half of these is left: one b. Each step undoes one operation, the last one first.',
    es: 'Tres barras igual de largas. La primera, P, tiene dos piezas a y dos piezas b. En la segunda se han quitado las dos a y quedan dos b. En la tercera queda la mitad: una b. Cada paso deshace una operación, empezando por la última.',
    fr: 'Trois barres de même longueur. La première, P, contient deux morceaux a et deux morceaux b. Dans la deuxième, on a enlevé les deux a, il reste deux b. Dans la troisième, la moitié : un b. Chaque étape défait une opération, la dernière d’abord.',
  },
};
