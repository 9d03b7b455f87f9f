import type { SkillContent } from '../../skill.ts';

/** The rectangle of the formula that is turned round. */
export const figure: NonNullable<SkillContent['figure']> = {
  kind: 'bars',
  rows: [
    {
      name: 'P = 2l + 2w',
      parts: [
        { size: 5, label: 'l', tone: 'given' },
        { size: 5, label: 'l', tone: 'given' },
        { size: 3, label: 'w', tone: 'second' },
        { size: 3, label: 'w', tone: 'second' },
      ],
    },
    {
      name: 'P - 2l = 2w',
      parts: [{ size: 10 }, { size: 3, label: 'w', tone: 'second' }, { size: 3, label: 'w', tone: 'second' }],
    },
    { name: 'w = (P - 2l)/2', parts: [{ size: 13 }, { size: 3, label: 'w', tone: 'second' }] },
  ],
  caption: {
    en: 'The way around a rectangle, unrolled. Take away both lengths, halve what is left: one width.',
    es: 'El contorno de un rectángulo, desenrollado. Quita los dos largos, parte por la mitad lo que queda: un ancho.',
    fr: 'Le tour d’un rectangle, déroulé. Enlève les deux longueurs, prends la moitié de ce qui reste : une largeur.',
  },
  description: {
    en: 'Three bars of equal length. The first, P, is made of two pieces l and two pieces w. In the second both l are taken away and two w remain. In the third half of these is left: one w. Each step undoes one operation, the last one first.',
    es: 'Tres barras igual de largas. La primera, P, tiene dos piezas l y dos piezas w. En la segunda se han quitado las dos l y quedan dos w. En la tercera queda la mitad: una w. Cada paso deshace una operación, empezando por la última.',
    fr: 'Trois barres de même longueur. La première, P, contient deux morceaux l et deux morceaux w. Dans la deuxième, on a enlevé les deux l, il reste deux w. Dans la troisième, la moitié : un w. Chaque étape défait une opération, la dernière d’abord.',
  },
};
