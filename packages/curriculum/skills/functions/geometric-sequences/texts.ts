import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Geometric sequences',
    can: 'You find any term of a sequence with a constant factor, its rule and the sum of its terms.',
    what: [
      'In a geometric sequence each term is multiplied by the same number to give the next. In {sequence} this ratio is {ratio}. You find it by dividing a term by the one before it.',
      'To reach the term in position n, the first one is multiplied by the ratio one time fewer than n: {rule}. A ratio above 1 makes the terms grow faster and faster; between 0 and 1 they shrink towards 0; a negative ratio makes the signs alternate.',
      'The sum comes from a trick: multiply it by the ratio, subtract the sum itself, and nearly everything cancels. What stays gives {sum}, as long as the ratio is not 1.',
      'Such sequences describe what changes in proportion to itself: savings with interest, a ball that bounces lower each time, a message that everybody passes on.',
    ],
  },
  es: {
    name: 'Sucesiones geométricas',
    can: 'Hallas cualquier término de una sucesión de razón constante, su término general y la suma de sus términos.',
    what: [
      'En una sucesión geométrica cada término se multiplica por el mismo número para obtener el siguiente. En {sequence} esa razón es {ratio}. Se halla dividiendo un término entre el anterior.',
      'Para llegar al término que ocupa el lugar n, el primero se multiplica por la razón una vez menos que n: {rule}. Con una razón mayor que 1 los términos crecen cada vez más deprisa; entre 0 y 1 se acercan a 0; con una razón negativa los signos se alternan.',
      'La suma sale de un truco: se multiplica por la razón, se le resta la suma de antes y casi todo se cancela. Queda {sum}, siempre que la razón no sea 1.',
      'Estas sucesiones describen lo que cambia en proporción a sí mismo: ahorros con intereses, una pelota que bota cada vez menos, un mensaje que todos reenvían.',
    ],
  },
  fr: {
    name: 'Suites géométriques',
    can: 'Tu trouves n’importe quel terme d’une suite géométrique, son terme général et la somme de ses termes.',
    what: [
      'Dans une suite géométrique, on multiplie chaque terme par le même nombre pour obtenir le suivant. Dans {sequence}, cette raison est {ratio}. On la trouve en divisant un terme par le précédent.',
      'Pour atteindre le terme de rang n, on multiplie le premier par la raison une fois de moins que n : {rule}. Avec une raison plus grande que 1, les termes augmentent de plus en plus vite ; entre 0 et 1, ils se rapprochent de 0 ; avec une raison négative, les signes alternent.',
      'La somme vient d’une astuce : on la multiplie par la raison, on retranche la somme de départ, et presque tout s’élimine. Il reste {sum}, pourvu que la raison ne soit pas 1.',
      'Ces suites décrivent ce qui varie en proportion de soi-même : une épargne avec intérêts, une balle qui rebondit de moins en moins haut, un message que chacun transmet.',
    ],
  },
};
