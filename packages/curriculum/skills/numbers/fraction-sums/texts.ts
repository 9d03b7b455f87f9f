import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Adding and subtracting fractions',
    can: 'You add and subtract fractions with different denominators, and mixed numbers.',
    what: [
      'Three apples and two pears are not five apples. With fractions it is the same: {sum} adds halves and thirds, two kinds of parts. They can be counted together only when both are cut into one kind.',
      'Sixths fit into both: a half is three of them, a third is two. So {steps}. The denominator is the name of the parts and stays; the numerators are counted together. The lowest common multiple of the denominators gives the largest parts that fit, and the smallest numbers to work with.',
      'Mixed numbers are added in two heaps, the wholes and the parts. When the parts come to more than one whole, it moves over. A quick check: a sum of positive fractions is larger than each of them.',
    ],
  },
  es: {
    name: 'Suma y resta de fracciones',
    can: 'Sumas y restas fracciones con distinto denominador y números mixtos.',
    what: [
      'Tres manzanas y dos peras no son cinco manzanas. Con las fracciones ocurre lo mismo: en {sum} se juntan medios y tercios, dos tipos de partes. Solo se pueden contar juntas cuando las dos se cortan en partes del mismo tipo.',
      'Los sextos sirven para ambas: un medio son tres sextos y un tercio son dos. Por eso {steps}. El denominador es el nombre de las partes y se mantiene; los numeradores se cuentan juntos. El mínimo común múltiplo de los denominadores da las partes más grandes que sirven y los números más pequeños.',
      'Los números mixtos se suman en dos montones: las unidades y las partes. Si las partes pasan de una unidad, esta cambia de montón. Una prueba rápida: una suma de fracciones positivas es mayor que cada una de ellas.',
    ],
  },
  fr: {
    name: 'Addition et soustraction de fractions',
    can: 'Tu additionnes et soustrais des fractions de dénominateurs différents et des nombres mixtes.',
    what: [
      'Trois pommes et deux poires ne font pas cinq pommes. Il en va de même des fractions : {sum} réunit des demis et des tiers, deux genres de parts. On ne peut les compter ensemble que si on les coupe en parts du même genre.',
      'Les sixièmes conviennent aux deux : un demi en fait trois, un tiers en fait deux. Donc {steps}. Le dénominateur est le nom des parts et ne change pas ; on additionne les numérateurs. Le plus petit commun multiple des dénominateurs donne les plus grandes parts possibles, et les plus petits nombres.',
      'Les nombres mixtes s’additionnent en deux tas : les unités et les parts. Si les parts dépassent une unité, celle-ci change de tas. Un contrôle rapide : une somme de fractions positives dépasse chacune d’elles.',
    ],
  },
};
