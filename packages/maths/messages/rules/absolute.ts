import { topicTexts } from './topic-texts.ts';

/** Equations and inequalities with absolute values. */
export const absolute = topicTexts({
  en: {
    isolate_bars: 'Get the absolute value alone on one side.',
    open_bars: '{inside} has the absolute value {value}, so it is {value} or {opposite}.',
    bars_same: 'The absolute value of {inside} is {value} exactly where that is not negative.',
    bars_zero: 'Only 0 has the absolute value 0, so {inside} is 0.',
    bars_never_negative: 'An absolute value is never negative, but here it would be {value}: no solution.',
    equal_bars: 'Two numbers with the same absolute value are equal or opposite.',
    sum_of_bars: 'Absolute values add up to 0 only when each of them is 0.',
    impossible_case: '{equation} is true for no number, so this case falls away.',
    sign_cases: 'What stands between bars keeps its sign or changes it: write one equation for each case.',
    bars_less: 'The distance of {inside} from 0 is smaller than {value}, so {inside} lies between the two.',
    bars_greater: 'The distance of {inside} from 0 is larger than {value}, so {inside} lies outside.',
    bars_always: 'An absolute value is never negative, so this holds for every number.',
    bars_squared: 'Both sides are absolute values, so their squares compare in the same way.',
    bars_not_zero: 'An absolute value is larger than 0 whenever {inside} is not 0.',
  },
  es: {
    isolate_bars: 'Deja el valor absoluto solo en un lado.',
    open_bars: 'El valor absoluto de {inside} es {value}, así que {inside} vale {value} o {opposite}.',
    bars_same: 'El valor absoluto de {inside} es {value} exactamente donde eso no es negativo.',
    bars_zero: 'Solo el 0 tiene valor absoluto 0, así que {inside} vale 0.',
    bars_never_negative: 'Un valor absoluto nunca es negativo, pero aquí valdría {value}: no hay solución.',
    equal_bars: 'Dos números con el mismo valor absoluto son iguales u opuestos.',
    sum_of_bars: 'Una suma de valores absolutos vale 0 solo si cada uno vale 0.',
    impossible_case: '{equation} no se cumple para ningún número, así que este caso se descarta.',
    sign_cases:
      'Lo que hay entre las barras conserva su signo o lo cambia: escribe una ecuación para cada caso.',
    bars_less:
      'La distancia de {inside} a 0 es menor que {value}, así que {inside} queda entre los dos valores.',
    bars_greater: 'La distancia de {inside} a 0 es mayor que {value}, así que {inside} queda fuera.',
    bars_always: 'Un valor absoluto nunca es negativo, así que se cumple para todos los números.',
    bars_squared: 'Los dos lados son valores absolutos, así que sus cuadrados se comparan igual.',
    bars_not_zero: 'Un valor absoluto es mayor que 0 siempre que {inside} no sea 0.',
  },
  fr: {
    isolate_bars: 'Isole la valeur absolue dans un membre.',
    open_bars: 'La valeur absolue de {inside} est {value}, donc {inside} vaut {value} ou {opposite}.',
    bars_same: 'La valeur absolue de {inside} est {value} exactement là où ce n’est pas négatif.',
    bars_zero: 'Seul 0 a pour valeur absolue 0, donc {inside} vaut 0.',
    bars_never_negative:
      'Une valeur absolue n’est jamais négative, mais ici elle vaudrait {value} : pas de solution.',
    equal_bars: 'Deux nombres de même valeur absolue sont égaux ou opposés.',
    sum_of_bars: 'Une somme de valeurs absolues est nulle seulement si chacune est nulle.',
    impossible_case: '{equation} n’est vrai pour aucun nombre : ce cas est écarté.',
    sign_cases:
      'Ce qui est entre les barres garde son signe ou en change : écris une équation pour chaque cas.',
    bars_less:
      'La distance de {inside} à 0 est plus petite que {value} : {inside} est entre les deux valeurs.',
    bars_greater: 'La distance de {inside} à 0 est plus grande que {value} : {inside} est à l’extérieur.',
    bars_always: 'Une valeur absolue n’est jamais négative : c’est vrai pour tous les nombres.',
    bars_squared: 'Les deux membres sont des valeurs absolues : leurs carrés se comparent de la même façon.',
    bars_not_zero: 'Une valeur absolue est plus grande que 0 dès que {inside} n’est pas nul.',
  },
});
