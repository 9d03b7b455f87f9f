import { topicTexts } from './topic-texts.ts';

/** Powers, surds with letters, algebraic fractions, factoring in several letters, polynomial division. */
export const powers = topicTexts({
  en: {
    binomial_formula: 'The coefficients of the power of a sum are those of Pascal’s triangle.',
    common_primes:
      'Prime factors: {numbers}. The highest common factor takes the primes that all share, each with its smallest exponent.',
    all_primes:
      'Prime factors: {numbers}. The lowest common multiple takes all primes, each with its largest exponent.',
    division_step: 'Divide the leading terms: {term}. Multiply it by {divisor} and subtract: {rest} is left.',
    division_last:
      'Divide the leading terms: {term}. Multiply it by {divisor} and subtract: nothing is left, the division is exact.',
    division_remainder:
      'Divide the leading terms: {term}. Multiply it by {divisor} and subtract: {rest} has a lower degree than {divisor}, so it is the remainder.',
    synthetic_division:
      'Synthetic division with {root}, by {divisor}: bring down the first coefficient, multiply by {root}, add the next, and so on. The coefficients of the quotient are {numbers}, the remainder is {rest}.',
    zero_exponent: 'Anything to the power 0 is 1, and to the power 1 is itself.',
    power_of_power: 'A power of a power: multiply the exponents.',
    power_of_product: 'A power of a product: each factor gets the exponent.',
    power_of_fraction:
      'A power of a fraction: numerator and denominator get the exponent; a negative one turns the fraction over.',
    product_of_powers: 'Same base {base} in a product: add the exponents.',
    quotient_of_powers: 'Same base {base} above and below: subtract the exponents.',
    negative_exponent: 'A negative exponent means one over the power.',
    power_of_root: 'A root taken to its own index gives what stands under it.',
    product_of_roots: 'A product of roots of the same kind is the root of the product.',
    root_of_powers:
      'Take out of the root what is a whole power. Out of an even root comes the absolute value, unless the sign is known.',
    factor_fraction: 'Write numerator and denominator as products.',
    cancel_factor: 'Cancel {factor}, which stands above and below. This holds for {conditions}.',
    common_denominator_of: 'Write everything over the common denominator {denominator}.',
    group_terms: 'Group the terms, so that each group has the same bracket.',
    common_bracket: 'Take out the bracket {factor}, which all groups share.',
    sum_of_cubes: 'A sum of cubes: a³ + b³ = (a + b)(a² − ab + b²) with a = {a}, b = {b}.',
    difference_of_cubes: 'A difference of cubes: a³ − b³ = (a − b)(a² + ab + b²) with a = {a}, b = {b}.',
    perfect_square_of: 'This is a perfect square: a² ± 2ab + b² with a = {a}, b = {b}.',
    split_middle:
      'The product {product} and the sum {sum} belong to {first} and {second}: split the middle term.',
    quadratic_in: 'This is a quadratic in {square}.',
    factor_further: 'Factorise what can still be factorised.',
    cube_of_sum: 'Cube of a sum: a³ + 3a²b + 3ab² + b³.',
    cube_of_difference: 'Cube of a difference: a³ − 3a²b + 3ab² − b³.',
  },
  es: {
    binomial_formula: 'Los coeficientes de la potencia de una suma son los del triángulo de Pascal.',
    common_primes:
      'Factores primos: {numbers}. El máximo común divisor toma los primos comunes, con el menor exponente.',
    all_primes:
      'Factores primos: {numbers}. El mínimo común múltiplo toma todos los primos, con el mayor exponente.',
    division_step:
      'Divide los términos de mayor grado: {term}. Multiplícalo por {divisor} y resta: queda {rest}.',
    division_last:
      'Divide los términos de mayor grado: {term}. Multiplícalo por {divisor} y resta: no queda nada, la división es exacta.',
    division_remainder:
      'Divide los términos de mayor grado: {term}. Multiplícalo por {divisor} y resta: {rest} tiene menor grado que {divisor}, así que es el resto.',
    synthetic_division:
      'Regla de Ruffini con {root} para dividir entre {divisor}: baja el primer coeficiente, multiplica por {root}, suma el siguiente, y así hasta el final. Los coeficientes del cociente son {numbers}; el resto es {rest}.',
    zero_exponent: 'Toda potencia de exponente 0 vale 1, y la de exponente 1 es la propia base.',
    power_of_power: 'Potencia de una potencia: multiplica los exponentes.',
    power_of_product: 'Potencia de un producto: cada factor lleva el exponente.',
    power_of_fraction:
      'Potencia de una fracción: el numerador y el denominador llevan el exponente; si es negativo, la fracción se invierte.',
    product_of_powers: 'Misma base {base} en un producto: suma los exponentes.',
    quotient_of_powers: 'Misma base {base} arriba y abajo: resta los exponentes.',
    negative_exponent: 'Un exponente negativo significa uno entre la potencia.',
    power_of_root: 'Una raíz elevada a su propio índice da lo que hay dentro.',
    product_of_roots: 'Un producto de raíces del mismo índice es la raíz del producto.',
    root_of_powers:
      'Saca de la raíz lo que es potencia entera. De una raíz de índice par sale el valor absoluto, salvo que se conozca el signo.',
    factor_fraction: 'Escribe el numerador y el denominador como productos.',
    cancel_factor: 'Simplifica {factor}, que está arriba y abajo. Vale para {conditions}.',
    common_denominator_of: 'Escribe todo con el denominador común {denominator}.',
    group_terms: 'Agrupa los términos para que cada grupo tenga el mismo paréntesis.',
    common_bracket: 'Saca el paréntesis {factor}, que está en todos los grupos.',
    sum_of_cubes: 'Suma de cubos: a³ + b³ = (a + b)(a² − ab + b²) con a = {a}, b = {b}.',
    difference_of_cubes: 'Diferencia de cubos: a³ − b³ = (a − b)(a² + ab + b²) con a = {a}, b = {b}.',
    perfect_square_of: 'Es un cuadrado perfecto: a² ± 2ab + b² con a = {a}, b = {b}.',
    split_middle:
      'El producto {product} y la suma {sum} corresponden a {first} y {second}: separa el término del medio.',
    quadratic_in: 'Es un trinomio de segundo grado en {square}.',
    factor_further: 'Factoriza lo que todavía se puede factorizar.',
    cube_of_sum: 'Cubo de una suma: a³ + 3a²b + 3ab² + b³.',
    cube_of_difference: 'Cubo de una diferencia: a³ − 3a²b + 3ab² − b³.',
  },
  fr: {
    binomial_formula: 'Les coefficients de la puissance d’une somme sont ceux du triangle de Pascal.',
    common_primes:
      'Facteurs premiers : {numbers}. Le plus grand commun diviseur (PGCD) prend les nombres premiers communs, avec le plus petit exposant.',
    all_primes:
      'Facteurs premiers : {numbers}. Le plus petit commun multiple (PPCM) prend tous les nombres premiers, avec le plus grand exposant.',
    division_step:
      'Divise les termes de plus haut degré : {term}. Multiplie-le par {divisor} et soustrais : il reste {rest}.',
    division_last:
      'Divise les termes de plus haut degré : {term}. Multiplie-le par {divisor} et soustrais : il ne reste rien, la division tombe juste.',
    division_remainder:
      'Divise les termes de plus haut degré : {term}. Multiplie-le par {divisor} et soustrais : {rest} a un degré plus petit que {divisor}, c’est donc le reste.',
    synthetic_division:
      'Schéma de Horner avec {root} pour diviser par {divisor} : abaisse le premier coefficient, multiplie par {root}, ajoute le suivant, et ainsi de suite. Les coefficients du quotient sont {numbers}, le reste est {rest}.',
    zero_exponent: 'Une puissance d’exposant 0 vaut 1, et d’exposant 1 c’est la base elle-même.',
    power_of_power: 'Puissance d’une puissance : multiplie les exposants.',
    power_of_product: 'Puissance d’un produit : chaque facteur prend l’exposant.',
    power_of_fraction:
      'Puissance d’une fraction : numérateur et dénominateur prennent l’exposant ; un exposant négatif inverse la fraction.',
    product_of_powers: 'Même base {base} dans un produit : additionne les exposants.',
    quotient_of_powers: 'Même base {base} en haut et en bas : soustrais les exposants.',
    negative_exponent: 'Un exposant négatif signifie l’inverse de la puissance.',
    power_of_root: 'Une racine élevée à son propre indice redonne ce qui est dessous.',
    product_of_roots: 'Un produit de racines de même indice est la racine du produit.',
    root_of_powers:
      'Sors de la racine ce qui est une puissance entière. D’une racine d’indice pair sort la valeur absolue, sauf si le signe est connu.',
    factor_fraction: 'Écris le numérateur et le dénominateur sous forme de produits.',
    cancel_factor: 'Simplifie par {factor}, qui est en haut et en bas. C’est valable pour {conditions}.',
    common_denominator_of: 'Écris tout avec le dénominateur commun {denominator}.',
    group_terms: 'Regroupe les termes pour que chaque groupe ait la même parenthèse.',
    common_bracket: 'Mets en facteur la parenthèse {factor}, commune à tous les groupes.',
    sum_of_cubes: 'Somme de cubes : a³ + b³ = (a + b)(a² − ab + b²) avec a = {a}, b = {b}.',
    difference_of_cubes: 'Différence de cubes : a³ − b³ = (a − b)(a² + ab + b²) avec a = {a}, b = {b}.',
    perfect_square_of: 'C’est un carré parfait : a² ± 2ab + b² avec a = {a}, b = {b}.',
    split_middle:
      'Le produit {product} et la somme {sum} correspondent à {first} et {second} : partage le terme du milieu.',
    quadratic_in: 'C’est un trinôme du second degré en {square}.',
    factor_further: 'Factorise ce qui peut encore l’être.',
    cube_of_sum: 'Cube d’une somme : a³ + 3a²b + 3ab² + b³.',
    cube_of_difference: 'Cube d’une différence : a³ − 3a²b + 3ab² − b³.',
  },
});
