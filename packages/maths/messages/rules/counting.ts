import { topicTexts } from './topic-texts.ts';

/** Sequences, series, factorials and combinations, statistics. */
export const counting = topicTexts({
  en: {
    arithmetic_term_formula:
      'Arithmetic sequence with first term a = {first} and difference d = {step}: to reach the n-th term, add the difference n − 1 times.',
    arithmetic_sum_formula:
      'Arithmetic sequence with a = {first} and d = {step}: n times the mean of the first and the last term.',
    geometric_term_formula:
      'Geometric sequence with first term a = {first} and ratio r = {step}: to reach the n-th term, multiply by the ratio n − 1 times.',
    geometric_sum_formula:
      'Geometric sequence with a = {first} and r = {step}: use the formula for the sum of n terms.',
    geometric_sum_constant: 'The ratio is {step}, so all n terms are {first}.',
    geometric_infinite_formula:
      'Geometric series with a = {first} and r = {step}: the ratio is smaller than 1 in size, so the sums settle at a/(1 − r).',
    geometric_diverges:
      'The ratio {r} is not smaller than 1 in size, so the sums never settle: there is no sum.',
    arithmetic_rule: 'The differences are all {step}, and the first term is {first}: a + (n − 1)d.',
    geometric_rule:
      'Each term is {step} times the one before, and the first is {first}: a times r to the power n − 1.',
    sequence_put_in: 'Put in the given values.',
    series_written_out: 'Write the terms out one by one.',
    series_constant: 'The same number {count} times.',
    series_split: 'Sum each part by itself.',
    series_factor: 'The constant factor {factor} comes out in front.',
    series_start: 'Start counting at 1.',
    series_numbers: 'The first n numbers add up to n(n + 1)/2.',
    series_squares: 'The first n squares add up to n(n + 1)(2n + 1)/6.',
    series_cubes: 'The first n cubes add up to the square of n(n + 1)/2.',
    series_geometric:
      'Each term is {ratio} times the one before, the first is {first}, and there are {count} of them: use the formula for geometric sums.',
    series_geometric_endless:
      'Each term is {ratio} times the one before and the first is {first}: without end they add up to the first over 1 minus the ratio.',
    series_value: 'Work it out.',
    mean_definition: 'The mean is the sum of the values over how many there are, here {count}.',
    median_sort: 'Put the values in order.',
    median_middle: 'The median is the value in the middle.',
    median_between: 'Two values stand in the middle, {low} and {high}: the median is halfway between them.',
    mode_most: 'The mode is the most frequent value: {value} occurs {times} times.',
    mode_several: 'Several values occur most often: each of them is a mode.',
    mode_none: 'No value occurs more than once: there is no mode.',
    range_definition: 'The range is the greatest value {greatest} minus the least value {least}.',
    least_value: 'Take the least value.',
    greatest_value: 'Take the greatest value.',
    variance_definition:
      'The mean is {mean}. The variance is the mean of the squared distances from it, over {count} values.',
    deviation_definition:
      'The mean is {mean}. The standard deviation is the root of the mean squared distance from it, over {count} values.',
    sample_spread:
      'The mean is {mean}. For a sample, the squared distances are divided by one less than the number of values: {count}.',
    squares_worked: 'Work out the squared distances.',
    combinations_formula: 'The ways to choose {k} out of {n} when order does not count: {formula}.',
    permutations_formula: 'The ways to choose {k} out of {n} in order: {formula}.',
    factorials_cancel: 'Cancel {common}.',
    factorials_of_letters:
      'Write the larger factorial as a product that goes down to the smaller one, and cancel.',
  },
  es: {
    arithmetic_term_formula:
      'Sucesión aritmética con primer término a = {first} y diferencia d = {step}: para llegar al término n se suma la diferencia n − 1 veces.',
    arithmetic_sum_formula:
      'Sucesión aritmética con a = {first} y d = {step}: n veces la media del primer término y del último.',
    geometric_term_formula:
      'Sucesión geométrica con primer término a = {first} y razón r = {step}: para llegar al término n se multiplica por la razón n − 1 veces.',
    geometric_sum_formula:
      'Sucesión geométrica con a = {first} y r = {step}: usa la fórmula de la suma de n términos.',
    geometric_sum_constant: 'La razón es {step}, así que los n términos son {first}.',
    geometric_infinite_formula:
      'Serie geométrica con a = {first} y r = {step}: la razón es menor que 1 en valor absoluto, así que las sumas tienden a a/(1 − r).',
    geometric_diverges:
      'La razón {r} no es menor que 1 en valor absoluto, así que las sumas no se estabilizan: no hay suma.',
    arithmetic_rule: 'Todas las diferencias son {step} y el primer término es {first}: a + (n − 1)d.',
    geometric_rule:
      'Cada término es {step} por el anterior y el primero es {first}: a por r elevado a n − 1.',
    sequence_put_in: 'Sustituye los datos.',
    series_written_out: 'Escribe los términos uno a uno.',
    series_constant: 'El mismo número {count} veces.',
    series_split: 'Suma cada parte por separado.',
    series_factor: 'El factor constante {factor} sale delante.',
    series_start: 'Empieza a contar en 1.',
    series_numbers: 'Los primeros n números suman n(n + 1)/2.',
    series_squares: 'Los primeros n cuadrados suman n(n + 1)(2n + 1)/6.',
    series_cubes: 'Los primeros n cubos suman el cuadrado de n(n + 1)/2.',
    series_geometric:
      'Cada término es {ratio} por el anterior, el primero es {first} y hay {count}: usa la fórmula de la suma geométrica.',
    series_geometric_endless:
      'Cada término es {ratio} por el anterior y el primero es {first}: sin fin, suman el primero entre 1 menos la razón.',
    series_value: 'Calcula.',
    mean_definition: 'La media es la suma de los datos entre cuántos hay, aquí {count}.',
    median_sort: 'Ordena los datos.',
    median_middle: 'La mediana es el dato del centro.',
    median_between: 'En el centro quedan dos datos, {low} y {high}: la mediana está a medio camino.',
    mode_most: 'La moda es el dato más frecuente: {value} aparece {times} veces.',
    mode_several: 'Varios datos son los más frecuentes: cada uno es una moda.',
    mode_none: 'Ningún dato se repite: no hay moda.',
    range_definition: 'El rango es el dato mayor {greatest} menos el menor {least}.',
    least_value: 'Toma el valor menor.',
    greatest_value: 'Toma el valor mayor.',
    variance_definition:
      'La media es {mean}. La varianza es la media de los cuadrados de las distancias a ella, entre {count} datos.',
    deviation_definition:
      'La media es {mean}. La desviación típica es la raíz de la media de los cuadrados de las distancias a ella, entre {count} datos.',
    sample_spread:
      'La media es {mean}. En una muestra, los cuadrados de las distancias se dividen entre el número de datos menos uno: {count}.',
    squares_worked: 'Calcula los cuadrados de las distancias.',
    combinations_formula: 'Las formas de elegir {k} de {n} cuando no importa el orden: {formula}.',
    permutations_formula: 'Las formas de elegir {k} de {n} en orden: {formula}.',
    factorials_cancel: 'Simplifica {common}.',
    factorials_of_letters:
      'Escribe el factorial mayor como un producto que baja hasta el menor y simplifica.',
  },
  fr: {
    arithmetic_term_formula:
      'Suite arithmétique de premier terme a = {first} et de raison d = {step} : pour arriver au n-ième terme, on ajoute la raison n − 1 fois.',
    arithmetic_sum_formula:
      'Suite arithmétique avec a = {first} et d = {step} : n fois la moyenne du premier et du dernier terme.',
    geometric_term_formula:
      'Suite géométrique de premier terme a = {first} et de raison r = {step} : pour arriver au n-ième terme, on multiplie par la raison n − 1 fois.',
    geometric_sum_formula:
      'Suite géométrique avec a = {first} et r = {step} : on utilise la formule de la somme de n termes.',
    geometric_sum_constant: 'La raison est {step}, donc les n termes valent {first}.',
    geometric_infinite_formula:
      'Série géométrique avec a = {first} et r = {step} : la raison est plus petite que 1 en valeur absolue, donc les sommes tendent vers a/(1 − r).',
    geometric_diverges:
      'La raison {r} n’est pas plus petite que 1 en valeur absolue, donc les sommes ne se stabilisent pas : il n’y a pas de somme.',
    arithmetic_rule: 'Les différences valent toutes {step} et le premier terme est {first} : a + (n − 1)d.',
    geometric_rule:
      'Chaque terme vaut {step} fois le précédent et le premier est {first} : a fois r à la puissance n − 1.',
    sequence_put_in: 'On remplace par les valeurs données.',
    series_written_out: 'On écrit les termes un à un.',
    series_constant: 'Le même nombre {count} fois.',
    series_split: 'On additionne chaque partie séparément.',
    series_factor: 'Le facteur constant {factor} passe devant.',
    series_start: 'On commence à compter à 1.',
    series_numbers: 'La somme des n premiers entiers est n(n + 1)/2.',
    series_squares: 'La somme des n premiers carrés est n(n + 1)(2n + 1)/6.',
    series_cubes: 'La somme des n premiers cubes est le carré de n(n + 1)/2.',
    series_geometric:
      'Chaque terme vaut {ratio} fois le précédent, le premier est {first} et il y en a {count} : on utilise la formule de la somme géométrique.',
    series_geometric_endless:
      'Chaque terme vaut {ratio} fois le précédent et le premier est {first} : sans fin, leur somme est le premier divisé par 1 moins la raison.',
    series_value: 'On calcule.',
    mean_definition: 'La moyenne est la somme des valeurs divisée par leur nombre, ici {count}.',
    median_sort: 'On range les valeurs dans l’ordre.',
    median_middle: 'La médiane est la valeur du milieu.',
    median_between: 'Deux valeurs sont au milieu, {low} et {high} : la médiane est à mi-chemin.',
    mode_most: 'Le mode est la valeur la plus fréquente : {value} apparaît {times} fois.',
    mode_several: 'Plusieurs valeurs sont les plus fréquentes : chacune est un mode.',
    mode_none: 'Aucune valeur ne se répète : il n’y a pas de mode.',
    range_definition: 'L’étendue est la plus grande valeur {greatest} moins la plus petite {least}.',
    least_value: 'On prend la plus petite valeur.',
    greatest_value: 'On prend la plus grande valeur.',
    variance_definition:
      'La moyenne est {mean}. La variance est la moyenne des carrés des écarts à celle-ci, sur {count} valeurs.',
    deviation_definition:
      'La moyenne est {mean}. L’écart-type est la racine de la moyenne des carrés des écarts à celle-ci, sur {count} valeurs.',
    sample_spread:
      'La moyenne est {mean}. Pour un échantillon, on divise les carrés des écarts par le nombre de valeurs moins un : {count}.',
    squares_worked: 'On calcule les carrés des écarts.',
    combinations_formula: 'Les façons de choisir {k} parmi {n} sans tenir compte de l’ordre : {formula}.',
    permutations_formula: 'Les façons de choisir {k} parmi {n} dans l’ordre : {formula}.',
    factorials_cancel: 'On simplifie par {common}.',
    factorials_of_letters:
      'On écrit la plus grande factorielle comme un produit qui descend jusqu’à la plus petite, puis on simplifie.',
  },
});
