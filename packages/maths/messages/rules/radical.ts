import { topicTexts } from './topic-texts.ts';

/** Equations with the unknown under roots, and powers undone by taking roots. */
export const radical = topicTexts({
  en: {
    power_as_root: 'An exponent that is a fraction is a root: write it as one.',
    isolate_root: 'Get a root alone on one side.',
    square_both_sides:
      'Square both sides. This may bring in false solutions, so the candidates are tested at the end.',
    cube_both_sides: 'Cube both sides: that undoes the cube root.',
    root_never_negative: 'A root of even index is never negative, but here it would be {value}: no solution.',
    take_nth_root: 'Take the root of index {index} on both sides. For an odd index there is exactly one.',
    take_even_root: 'Take the root of index {index} on both sides. The index is even, so both signs count.',
  },
  es: {
    power_as_root: 'Un exponente fraccionario es una raíz: escríbela así.',
    isolate_root: 'Deja una raíz sola en un lado.',
    square_both_sides:
      'Eleva al cuadrado los dos lados. Pueden aparecer soluciones falsas, por eso al final se comprueban los candidatos.',
    cube_both_sides: 'Eleva al cubo los dos lados: así desaparece la raíz cúbica.',
    root_never_negative:
      'Una raíz de índice par nunca es negativa, pero aquí valdría {value}: no hay solución.',
    take_nth_root: 'Saca la raíz de índice {index} en los dos lados. Si el índice es impar, hay una sola.',
    take_even_root:
      'Saca la raíz de índice {index} en los dos lados. El índice es par: cuentan los dos signos.',
  },
  fr: {
    power_as_root: 'Un exposant fractionnaire est une racine : écris-la ainsi.',
    isolate_root: 'Isole une racine dans un membre.',
    square_both_sides:
      'Élève les deux membres au carré. De fausses solutions peuvent apparaître : les candidats seront vérifiés à la fin.',
    cube_both_sides: 'Élève les deux membres au cube : la racine cubique disparaît.',
    root_never_negative:
      'Une racine d’indice pair n’est jamais négative, mais ici elle vaudrait {value} : pas de solution.',
    take_nth_root:
      'Prends la racine d’indice {index} des deux membres. Pour un indice impair, il y en a une seule.',
    take_even_root:
      'Prends la racine d’indice {index} des deux membres. L’indice est pair : les deux signes comptent.',
  },
});
