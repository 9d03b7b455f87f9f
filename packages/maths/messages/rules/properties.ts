import { topicTexts } from './topic-texts.ts';

/** Degree, coefficients, common factors and partial fractions of polynomials; divisors of whole numbers. */
export const polynomialProperties = topicTexts({
  en: {
    in_powers: 'Write the polynomial in falling powers, with like terms put together.',
    polynomial_degree: 'The degree is the highest exponent. It belongs to the term {term}.',
    leading_coefficient: 'The leading coefficient is the number in front of the highest power: {term}.',
    coefficient_read: 'The coefficient of {power} is the number in front of it: {term}.',
    coefficient_missing: '{power} does not occur, so its coefficient is 0.',
    constant_term: 'The constant term is the one without a letter.',
    division_term:
      'Divide the leading terms: {term}. Multiply the divisor by it, and keep what is left over as the rest.',
    division_too_small:
      'The degree of the divisor is larger, so the quotient is 0 and everything is left over.',
    factor_each: 'Factorise each expression.',
    common_factors: 'Take every factor that they all share, with its lowest exponent, and multiply.',
    all_factors: 'Take every factor that occurs anywhere, with its highest exponent, and multiply.',
    divide_first:
      'The numerator does not have the smaller degree: divide first, and split what is left over.',
    factor_denominator: 'Factorise the denominator.',
    partial_fractions:
      'Each factor of the denominator gets its own fraction: {shape}. Multiply by the denominator, compare both sides, and work out the letters.',
    divisor_pairs: 'Divisors come in pairs whose product is {n}: {pairs}.',
    divisor_choices:
      'In a divisor every prime can occur from 0 times up to its exponent, which is one choice more than the exponent. Multiply the choices.',
    division_is_exact: '{d} goes into {n} without a remainder, so {n} is divisible by {d}.',
    division_leaves_rest: 'Dividing {n} by {d} leaves {r} over, so {n} is not divisible by {d}.',
    number_is_prime: '{n} has exactly two divisors, 1 and itself: it is a prime number.',
    number_is_composite: '{n} has other divisors than 1 and itself: it is not a prime number.',
    one_is_not_prime: '1 has a single divisor. A prime number has exactly two, so 1 is not one.',
  },
  es: {
    in_powers: 'Ordena el polinomio de mayor a menor exponente y junta los términos semejantes.',
    polynomial_degree: 'El grado es el mayor exponente. Es el del término {term}.',
    leading_coefficient: 'El coeficiente principal es el número que acompaña a la mayor potencia: {term}.',
    coefficient_read: 'El coeficiente de {power} es el número que la acompaña: {term}.',
    coefficient_missing: '{power} no aparece, así que su coeficiente es 0.',
    constant_term: 'El término independiente es el que no tiene letra.',
    division_term:
      'Divide los términos de mayor grado: {term}. Multiplícalo por el divisor y deja como resto lo que sobra.',
    division_too_small: 'El divisor tiene mayor grado: el cociente es 0 y todo queda como resto.',
    factor_each: 'Factoriza cada expresión.',
    common_factors: 'Toma los factores comunes a todas, con su menor exponente, y multiplícalos.',
    all_factors: 'Toma todos los factores, comunes y no comunes, con su mayor exponente, y multiplícalos.',
    divide_first: 'El numerador no tiene menor grado: divide primero y descompón lo que sobra.',
    factor_denominator: 'Factoriza el denominador.',
    partial_fractions:
      'Cada factor del denominador da una fracción: {shape}. Multiplica por el denominador, compara los dos lados y halla las letras.',
    divisor_pairs: 'Los divisores van por parejas cuyo producto es {n}: {pairs}.',
    divisor_choices:
      'En un divisor, cada primo puede aparecer desde 0 veces hasta su exponente: una opción más que el exponente. Multiplica las opciones.',
    division_is_exact: 'La división de {n} entre {d} es exacta: {n} es divisible entre {d}.',
    division_leaves_rest: 'Al dividir {n} entre {d} queda un residuo de {r}: {n} no es divisible entre {d}.',
    number_is_prime: '{n} tiene exactamente dos divisores, 1 y él mismo: es un número primo.',
    number_is_composite: '{n} tiene más divisores que 1 y él mismo: no es un número primo.',
    one_is_not_prime: '1 tiene un solo divisor. Un número primo tiene exactamente dos, así que 1 no lo es.',
  },
  fr: {
    in_powers: 'Ordonne le polynôme selon les puissances décroissantes et regroupe les termes semblables.',
    polynomial_degree: 'Le degré est le plus grand exposant. C’est celui du terme {term}.',
    leading_coefficient: 'Le coefficient dominant est le nombre devant la plus grande puissance : {term}.',
    coefficient_read: 'Le coefficient de {power} est le nombre placé devant : {term}.',
    coefficient_missing: '{power} n’apparaît pas, son coefficient est donc 0.',
    constant_term: 'Le terme constant est celui qui n’a pas de lettre.',
    division_term:
      'Divise les termes de plus haut degré : {term}. Multiplie le diviseur par ce terme et garde ce qui reste.',
    division_too_small: 'Le diviseur a un plus grand degré : le quotient est 0 et tout est dans le reste.',
    factor_each: 'Factorise chaque expression.',
    common_factors: 'Prends les facteurs communs à toutes, avec leur plus petit exposant, et multiplie-les.',
    all_factors: 'Prends tous les facteurs, communs ou non, avec leur plus grand exposant, et multiplie-les.',
    divide_first: 'Le numérateur n’a pas un degré plus petit : divise d’abord, puis décompose ce qui reste.',
    factor_denominator: 'Factorise le dénominateur.',
    partial_fractions:
      'Chaque facteur du dénominateur donne une fraction : {shape}. Multiplie par le dénominateur, compare les deux membres et trouve les lettres.',
    divisor_pairs: 'Les diviseurs vont par paires dont le produit est {n} : {pairs}.',
    divisor_choices:
      'Dans un diviseur, chaque facteur premier peut figurer de 0 fois jusqu’à son exposant : un choix de plus que l’exposant. Multiplie les nombres de choix.',
    division_is_exact: 'La division de {n} par {d} tombe juste : {n} est divisible par {d}.',
    division_leaves_rest:
      'La division de {n} par {d} laisse un reste de {r} : {n} n’est pas divisible par {d}.',
    number_is_prime: '{n} a exactement deux diviseurs, 1 et lui-même : c’est un nombre premier.',
    number_is_composite: '{n} a d’autres diviseurs que 1 et lui-même : ce n’est pas un nombre premier.',
    one_is_not_prime:
      '1 n’a qu’un seul diviseur. Un nombre premier en a exactement deux, donc 1 n’en est pas un.',
  },
});

/** The values of functions, and lines. */
export const functionProperties = topicTexts({
  en: {
    range_line: 'A straight line that is not level reaches every height: y can be any number.',
    range_odd:
      'The highest power is odd, so the graph comes from one end of the y-axis and goes to the other: y can be any number.',
    range_square_form: 'Complete the square, so that x stands in one square only.',
    range_from_square:
      'A square is never negative, so y is smallest when it is 0. That gives {y}, at {x}, and from there y grows without end.',
    range_up_to_square:
      'The square is subtracted, so y is largest when it is 0. That gives {y}, at {x}, and from there y falls without end.',
    range_root:
      'A square root takes every value from 0 on and no negative one. Stretch and move that: the border is {value}.',
    range_absolute:
      'An absolute value takes every value from 0 on and no negative one. Stretch and move that: the border is {value}.',
    range_exponential:
      'A power with a positive base takes every positive value, but never 0. Stretch and move that: {value} is not reached.',
    range_logarithm: 'A logarithm takes every value, so y can be any number.',
    range_wave: 'Sine and cosine run between −1 and 1. Stretch and move these borders.',
    range_fraction: 'Solve for x: there is a solution for every y except {value}.',
    slope_and_intercept_read:
      'In y = mx + b the slope is the number in front of x, and b is where the line meets the y-axis.',
  },
  es: {
    range_line: 'Una recta que no es horizontal llega a cualquier altura: y puede ser cualquier número.',
    range_odd:
      'El mayor exponente es impar: la gráfica viene de un extremo del eje y y va al otro, así que y puede ser cualquier número.',
    range_square_form: 'Completa el cuadrado para que x aparezca en un solo cuadrado.',
    range_from_square:
      'Un cuadrado nunca es negativo: y es mínima cuando vale 0. Eso da {y}, en {x}, y desde ahí y crece sin límite.',
    range_up_to_square:
      'El cuadrado se resta: y es máxima cuando vale 0. Eso da {y}, en {x}, y desde ahí y baja sin límite.',
    range_root:
      'Una raíz cuadrada toma todos los valores desde 0 y ninguno negativo. Estira y desplaza: el borde es {value}.',
    range_absolute:
      'Un valor absoluto toma todos los valores desde 0 y ninguno negativo. Estira y desplaza: el borde es {value}.',
    range_exponential:
      'Una potencia de base positiva toma todos los valores positivos, pero nunca 0. Estira y desplaza: a {value} no se llega.',
    range_logarithm: 'Un logaritmo toma todos los valores: y puede ser cualquier número.',
    range_wave: 'El seno y el coseno van de −1 a 1. Estira y desplaza esos bordes.',
    range_fraction: 'Despeja x: hay solución para todo valor de y menos {value}.',
    slope_and_intercept_read:
      'En y = mx + b la pendiente es el número que acompaña a x, y b es el punto donde la recta corta el eje y.',
  },
  fr: {
    range_line:
      'Une droite qui n’est pas horizontale atteint toutes les hauteurs : y peut être n’importe quel nombre.',
    range_odd:
      'Le plus grand exposant est impair : la courbe va d’un bout à l’autre de l’axe des ordonnées, donc y peut être n’importe quel nombre.',
    range_square_form: 'Complète le carré pour que x ne figure que dans un seul carré.',
    range_from_square:
      'Un carré n’est jamais négatif : y est minimal quand il vaut 0. Cela donne {y}, en {x}, et ensuite y augmente sans limite.',
    range_up_to_square:
      'Le carré est soustrait : y est maximal quand il vaut 0. Cela donne {y}, en {x}, et ensuite y diminue sans limite.',
    range_root:
      'Une racine carrée prend toutes les valeurs à partir de 0 et aucune valeur négative. On étire et on décale : le bord est {value}.',
    range_absolute:
      'Une valeur absolue prend toutes les valeurs à partir de 0 et aucune valeur négative. On étire et on décale : le bord est {value}.',
    range_exponential:
      'Une puissance de base positive prend toutes les valeurs positives, mais jamais 0. On étire et on décale : {value} n’est pas atteint.',
    range_logarithm: 'Un logarithme prend toutes les valeurs : y peut être n’importe quel nombre.',
    range_wave: 'Le sinus et le cosinus vont de −1 à 1. On étire et on décale ces bords.',
    range_fraction: 'Exprime x en fonction de y : il y a une solution pour tout y sauf {value}.',
    slope_and_intercept_read:
      'Dans y = mx + b, la pente est le nombre devant x, et b est l’ordonnée du point où la droite coupe l’axe des y.',
  },
});

/** Critical points, extrema, inflection, growth and normals. */
export const calculusProperties = topicTexts({
  en: {
    critical_derivative: 'At a critical point the derivative is 0. Here it is {derivative}.',
    critical_none: 'The derivative {derivative} is never 0, so there is no critical point.',
    extrema_both:
      'Where the derivative changes from + to − the function has a maximum: {maximum}. Where it changes from − to +, a minimum: {minimum}. The heights are its values there.',
    extrema_maximum:
      'The derivative changes from + to −: a maximum at {maximum}. The height is the value of the function there.',
    extrema_minimum:
      'The derivative changes from − to +: a minimum at {minimum}. The height is the value of the function there.',
    extrema_none:
      'The derivative is 0 there but keeps its sign, so there is neither a maximum nor a minimum.',
    inflection_derivative:
      'Where the curve changes its bend, the second derivative is 0. Here it is {derivative}.',
    inflection_none: 'The second derivative {derivative} is never 0: the curve always bends the same way.',
    inflection_nowhere: 'The second derivative is 0 there but keeps its sign, so the bend does not change.',
    inflection_places:
      'The second derivative changes its sign at {places}: the curve changes its bend there.',
    inflection_points:
      'The second derivative changes its sign at {places}: the curve changes its bend there. The heights are the values of the function.',
    growth_derivative:
      'A function rises where its derivative is positive and falls where it is negative. The derivative is {derivative}.',
    growth_constant: 'The derivative {derivative} is the same everywhere, and its sign decides.',
    growth_one_sign: 'The derivative never changes its sign.',
    normal_tangent_slope: 'The derivative is {derivative}. Its value at {x} is the slope of the tangent.',
    normal_slope: 'The normal is at a right angle to the tangent, so its slope is the negative reciprocal.',
    normal_vertical: 'The tangent is level, so the normal is vertical.',
    normal_point: 'The normal passes through the point of the curve with this slope.',
  },
  es: {
    critical_derivative: 'En un punto crítico la derivada vale 0. Aquí la derivada es {derivative}.',
    critical_none: 'La derivada {derivative} nunca vale 0: no hay puntos críticos.',
    extrema_both:
      'Donde la derivada pasa de + a − hay un máximo: {maximum}. Donde pasa de − a +, un mínimo: {minimum}. Las alturas son los valores de la función.',
    extrema_maximum:
      'La derivada pasa de + a −: hay un máximo en {maximum}. La altura es el valor de la función.',
    extrema_minimum:
      'La derivada pasa de − a +: hay un mínimo en {minimum}. La altura es el valor de la función.',
    extrema_none: 'La derivada se anula ahí pero no cambia de signo: no hay ni máximo ni mínimo.',
    inflection_derivative:
      'Donde la curva cambia de curvatura, la segunda derivada vale 0. Aquí es {derivative}.',
    inflection_none:
      'La segunda derivada {derivative} nunca vale 0: la curva se dobla siempre hacia el mismo lado.',
    inflection_nowhere: 'La segunda derivada se anula ahí pero no cambia de signo: la curvatura no cambia.',
    inflection_places: 'La segunda derivada cambia de signo en {places}: ahí cambia la curvatura.',
    inflection_points:
      'La segunda derivada cambia de signo en {places}: ahí cambia la curvatura. Las alturas son los valores de la función.',
    growth_derivative:
      'Una función crece donde su derivada es positiva y decrece donde es negativa. La derivada es {derivative}.',
    growth_constant: 'La derivada {derivative} es igual en todas partes: decide su signo.',
    growth_one_sign: 'La derivada nunca cambia de signo.',
    normal_tangent_slope: 'La derivada es {derivative}. Su valor en {x} es la pendiente de la tangente.',
    normal_slope:
      'La normal es perpendicular a la tangente: su pendiente es la inversa con el signo cambiado.',
    normal_vertical: 'La tangente es horizontal, así que la normal es vertical.',
    normal_point: 'La normal pasa por el punto de la curva con esta pendiente.',
  },
  fr: {
    critical_derivative: 'En un point critique la dérivée vaut 0. Ici, la dérivée est {derivative}.',
    critical_none: 'La dérivée {derivative} ne vaut jamais 0 : il n’y a pas de point critique.',
    extrema_both:
      'Là où la dérivée passe de + à −, la fonction a un maximum : {maximum}. Là où elle passe de − à +, un minimum : {minimum}. Les ordonnées sont les valeurs de la fonction.',
    extrema_maximum:
      'La dérivée passe de + à − : il y a un maximum en {maximum}. L’ordonnée est la valeur de la fonction.',
    extrema_minimum:
      'La dérivée passe de − à + : il y a un minimum en {minimum}. L’ordonnée est la valeur de la fonction.',
    extrema_none: 'La dérivée s’annule mais garde son signe : il n’y a ni maximum ni minimum.',
    inflection_derivative:
      'Là où la courbe change de convexité, la dérivée seconde vaut 0. Ici, elle est {derivative}.',
    inflection_none: 'La dérivée seconde {derivative} ne vaut jamais 0 : la courbe garde la même convexité.',
    inflection_nowhere: 'La dérivée seconde s’annule mais garde son signe : la convexité ne change pas.',
    inflection_places: 'La dérivée seconde change de signe en {places} : la convexité y change.',
    inflection_points:
      'La dérivée seconde change de signe en {places} : la convexité y change. Les ordonnées sont les valeurs de la fonction.',
    growth_derivative:
      'Une fonction croît là où sa dérivée est positive et décroît là où elle est négative. La dérivée est {derivative}.',
    growth_constant: 'La dérivée {derivative} est la même partout : son signe décide.',
    growth_one_sign: 'La dérivée ne change jamais de signe.',
    normal_tangent_slope: 'La dérivée est {derivative}. Sa valeur en {x} est la pente de la tangente.',
    normal_slope: 'La normale est perpendiculaire à la tangente : sa pente est l’opposé de l’inverse.',
    normal_vertical: 'La tangente est horizontale, donc la normale est verticale.',
    normal_point: 'La normale passe par le point de la courbe avec cette pente.',
  },
});

/** Listed numbers: order, quartiles, the constant step, shares. */
export const listProperties = topicTexts({
  en: {
    determinant_of_two: 'The product of the main diagonal minus the product of the other one: ad − bc.',
    determinant_of_three:
      'Go along the first row: each entry times the determinant of what is left without its row and column, with the signs +, −, +.',
    order_as_decimals: 'Write them all as decimals to compare them.',
    order_common_denominator: 'Write them all over one denominator: now the numerators decide.',
    order_ascending: 'Put them in order, the smallest first.',
    order_descending: 'Put them in order, the largest first.',
    value_at_rank: 'Now count: the value in place {rank} is the one that is asked for.',
    parity_even: 'Put −{x} in place of {x}: the function comes out again, so it is even.',
    parity_odd: 'Put −{x} in place of {x}: the opposite of the function comes out, so it is odd.',
    parity_neither:
      'Put −{x} in place of {x}: neither the function nor its opposite comes out, so it is neither even nor odd.',
    solutions_counted: 'Count the different real solutions.',
    unit_prices: 'Divide each price by the amount: this gives the price of one unit.',
    offer_first: 'The first offer has the lowest price per unit.',
    offer_second: 'The second offer has the lowest price per unit.',
    offer_third: 'The third offer has the lowest price per unit.',
    offers_equal: 'The offers cost the same per unit.',
    identity_holds: 'Write each side without brackets. They are the same: yes, it is true for every value.',
    identity_fails:
      'Write each side without brackets. They are not the same: no, it is not true for every value.',
    claim_values: 'Put the values in on both sides.',
    claim_holds: 'Work out each side. The statement is true: yes, it holds.',
    claim_fails: 'Work out each side. The statement is false: no, it does not hold.',
    quartile_of_lower_half:
      'The first quartile is the median of the lower half: {half}. With an odd number of values the middle one belongs to neither half.',
    quartile_of_upper_half:
      'The third quartile is the median of the upper half: {half}. With an odd number of values the middle one belongs to neither half.',
    quartile_by_rank_lower:
      'The first quartile is the smallest value with at least a quarter of the values up to it: value number {rank}.',
    quartile_by_rank_upper:
      'The third quartile is the smallest value with at least three quarters of the values up to it: value number {rank}.',
    interquartile_difference:
      'Third quartile minus first quartile; they are the medians of the upper and the lower half.',
    interquartile_difference_by_rank: 'Third quartile minus first quartile.',
    sequence_ratio: 'Divide a term by the one before it. The ratio is the same all along the list.',
    sequence_difference:
      'Subtract from a term the one before it. The difference is the same all along the list.',
    shares_of_parts:
      '{total} is shared into {count} equal parts of {one}. Everyone gets as many as the ratio says.',
  },
  es: {
    determinant_of_two: 'El producto de la diagonal principal menos el de la otra: ad − bc.',
    determinant_of_three:
      'Recorre la primera fila: cada elemento por el determinante que queda al quitar su fila y su columna, con los signos +, −, +.',
    order_as_decimals: 'Escríbelos todos como decimales para compararlos.',
    order_common_denominator: 'Escríbelos todos con el mismo denominador: ahora deciden los numeradores.',
    order_ascending: 'Ponlos en orden, primero el menor.',
    order_descending: 'Ponlos en orden, primero el mayor.',
    value_at_rank: 'Ahora cuenta: el valor en el lugar {rank} es el que se pide.',
    parity_even: 'Pon −{x} en lugar de {x}: sale la misma función, así que es par.',
    parity_odd: 'Pon −{x} en lugar de {x}: sale la opuesta de la función, así que es impar.',
    parity_neither:
      'Pon −{x} en lugar de {x}: no sale ni la función ni su opuesta, así que no es par ni impar.',
    solutions_counted: 'Cuenta las soluciones reales distintas.',
    unit_prices: 'Divide cada precio entre la cantidad: así obtienes el precio de una unidad.',
    offer_first: 'La primera oferta tiene el precio por unidad más bajo.',
    offer_second: 'La segunda oferta tiene el precio por unidad más bajo.',
    offer_third: 'La tercera oferta tiene el precio por unidad más bajo.',
    offers_equal: 'Las ofertas cuestan lo mismo por unidad.',
    identity_holds: 'Quita los paréntesis de cada lado. Son iguales: sí, se cumple para cualquier valor.',
    identity_fails:
      'Quita los paréntesis de cada lado. No son iguales: no, no se cumple para cualquier valor.',
    claim_values: 'Sustituye los valores en los dos lados.',
    claim_holds: 'Calcula cada lado. La afirmación es verdadera: sí, se cumple.',
    claim_fails: 'Calcula cada lado. La afirmación es falsa: no, no se cumple.',
    quartile_of_lower_half:
      'El primer cuartil es la mediana de la mitad inferior: {half}. Si la cantidad de datos es impar, el del medio no entra en ninguna mitad.',
    quartile_of_upper_half:
      'El tercer cuartil es la mediana de la mitad superior: {half}. Si la cantidad de datos es impar, el del medio no entra en ninguna mitad.',
    quartile_by_rank_lower:
      'El primer cuartil es el menor dato que tiene al menos una cuarta parte de los datos hasta él: el dato número {rank}.',
    quartile_by_rank_upper:
      'El tercer cuartil es el menor dato que tiene al menos tres cuartas partes de los datos hasta él: el dato número {rank}.',
    interquartile_difference:
      'Tercer cuartil menos primer cuartil; son las medianas de la mitad superior y de la inferior.',
    interquartile_difference_by_rank: 'Tercer cuartil menos primer cuartil.',
    sequence_ratio: 'Divide un término entre el anterior. El cociente es el mismo en toda la lista.',
    sequence_difference: 'Resta a un término el anterior. La diferencia es la misma en toda la lista.',
    shares_of_parts:
      '{total} se reparte en {count} partes iguales de {one}. A cada uno le tocan las que dice la razón.',
  },
  fr: {
    determinant_of_two: 'Le produit de la diagonale principale moins celui de l’autre : ad − bc.',
    determinant_of_three:
      'On suit la première ligne : chaque coefficient fois le déterminant qui reste sans sa ligne ni sa colonne, avec les signes +, −, +.',
    order_as_decimals: 'Écris-les tous en écriture décimale pour les comparer.',
    order_common_denominator: 'Écris-les tous avec le même dénominateur : les numérateurs décident alors.',
    order_ascending: 'Range-les, du plus petit au plus grand.',
    order_descending: 'Range-les, du plus grand au plus petit.',
    value_at_rank: 'On compte : la valeur au rang {rank} est celle que l’on cherche.',
    parity_even: 'Remplace {x} par −{x} : on retrouve la fonction, donc elle est paire.',
    parity_odd: 'Remplace {x} par −{x} : on trouve l’opposé de la fonction, donc elle est impaire.',
    parity_neither:
      'Remplace {x} par −{x} : on ne trouve ni la fonction ni son opposé, donc elle n’est ni paire ni impaire.',
    solutions_counted: 'Compte les solutions réelles distinctes.',
    unit_prices: 'Divise chaque prix par la quantité : tu obtiens le prix d’une unité.',
    offer_first: 'La première offre a le prix à l’unité le plus bas.',
    offer_second: 'La deuxième offre a le prix à l’unité le plus bas.',
    offer_third: 'La troisième offre a le prix à l’unité le plus bas.',
    offers_equal: 'Les offres ont le même prix à l’unité.',
    identity_holds: 'Développe chaque membre. Ils sont égaux : oui, c’est vrai pour toutes les valeurs.',
    identity_fails:
      'Développe chaque membre. Ils ne sont pas égaux : non, ce n’est pas vrai pour toutes les valeurs.',
    claim_values: 'Remplace par les valeurs dans chaque membre.',
    claim_holds: 'Calcule chaque membre. L’affirmation est vraie : oui, cela convient.',
    claim_fails: 'Calcule chaque membre. L’affirmation est fausse : non, cela ne convient pas.',
    quartile_of_lower_half:
      'Ici, le premier quartile est la médiane de la moitié inférieure : {half}. Si l’effectif est impair, la valeur du milieu n’entre dans aucune moitié.',
    quartile_of_upper_half:
      'Ici, le troisième quartile est la médiane de la moitié supérieure : {half}. Si l’effectif est impair, la valeur du milieu n’entre dans aucune moitié.',
    quartile_by_rank_lower:
      'Le premier quartile est la plus petite valeur telle qu’au moins un quart des valeurs lui soient inférieures ou égales : la valeur de rang {rank}.',
    quartile_by_rank_upper:
      'Le troisième quartile est la plus petite valeur telle qu’au moins trois quarts des valeurs lui soient inférieures ou égales : la valeur de rang {rank}.',
    interquartile_difference:
      'Troisième quartile moins premier quartile ; ce sont ici les médianes des deux moitiés.',
    interquartile_difference_by_rank: 'Troisième quartile moins premier quartile.',
    sequence_ratio: 'Divise un terme par le précédent. Le quotient est le même tout au long de la liste.',
    sequence_difference:
      'Soustrais à un terme le précédent. La différence est la même tout au long de la liste.',
    shares_of_parts:
      '{total} se partage en {count} parts égales de {one}. Chacun en reçoit autant que le dit le rapport.',
  },
});

/** Single terms of a power of a sum. */
export const binomialProperties = topicTexts({
  en: {
    binomial_term:
      'By the binomial theorem the term with {second} to the power {k} has the coefficient “{n} choose {k}”.',
    binomial_value: 'Work out the coefficient and the powers.',
  },
  es: {
    binomial_term:
      'Según el binomio de Newton, el término con {second} elevado a {k} tiene el coeficiente «{n} sobre {k}».',
    binomial_value: 'Calcula el coeficiente y las potencias.',
  },
  fr: {
    binomial_term:
      'D’après la formule du binôme, le terme avec {second} à la puissance {k} a pour coefficient « {k} parmi {n} ».',
    binomial_value: 'Calcule le coefficient et les puissances.',
  },
});

/** Interest, proportion, scientific notation. */
export const rateRules = topicTexts({
  en: {
    point_moved:
      'A power of ten moves the point: to the right for a positive exponent, to the left for a negative one.',
    formula_simple_interest: 'Simple interest is the sum times the yearly rate times the number of years.',
    formula_simple_amount: 'Every year adds the same interest, the rate p of the first sum.',
    formula_compound_interest:
      'Every year multiplies the sum by 1 + p. The interest is what has been added to the first sum.',
    formula_compound_amount: 'Every year multiplies the sum by 1 + p.',
    formula_compound_interest_often:
      'A year has m periods with the rate p/m, and each multiplies the sum by 1 + p/m. The interest is what has been added to the first sum.',
    formula_compound_amount_often:
      'A year has m periods with the rate p/m, and each multiplies the sum by 1 + p/m.',
    formula_direct_proportion_y: 'Directly proportional: y divided by x is always the same.',
    formula_direct_proportion_x: 'Directly proportional: x divided by y is always the same.',
    formula_inverse_proportion_y: 'Inversely proportional: x times y is always the same.',
    formula_inverse_proportion_x: 'Inversely proportional: x times y is always the same.',
    rounded_to_cents: 'Money has two decimals: round.',
    powers_of_ten_together:
      'Take the numbers in front together, and add or subtract the exponents of the tens.',
  },
  es: {
    point_moved:
      'Una potencia de diez mueve la coma: a la derecha si el exponente es positivo, a la izquierda si es negativo.',
    formula_simple_interest: 'El interés simple es el capital por la tasa anual por el número de años.',
    formula_simple_amount: 'Cada año suma el mismo interés: la tasa p del capital inicial.',
    formula_compound_interest:
      'Cada año multiplica el capital por 1 + p. El interés es lo que se le suma al capital inicial.',
    formula_compound_amount: 'Cada año multiplica el capital por 1 + p.',
    formula_compound_interest_often:
      'El año tiene m periodos con la tasa p/m, y cada uno multiplica el capital por 1 + p/m. El interés es lo que se le suma al capital inicial.',
    formula_compound_amount_often:
      'El año tiene m periodos con la tasa p/m, y cada uno multiplica el capital por 1 + p/m.',
    formula_direct_proportion_y: 'Directamente proporcional: y dividida entre x da siempre lo mismo.',
    formula_direct_proportion_x: 'Directamente proporcional: x dividida entre y da siempre lo mismo.',
    formula_inverse_proportion_y: 'Inversamente proporcional: x por y da siempre lo mismo.',
    formula_inverse_proportion_x: 'Inversamente proporcional: x por y da siempre lo mismo.',
    rounded_to_cents: 'El dinero lleva dos decimales: redondea.',
    powers_of_ten_together: 'Junta los números que van delante y suma o resta los exponentes de los dieces.',
  },
  fr: {
    point_moved:
      'Une puissance de 10 déplace la virgule : vers la droite si l’exposant est positif, vers la gauche s’il est négatif.',
    formula_simple_interest:
      'L’intérêt simple, c’est le capital fois le taux annuel fois le nombre d’années.',
    formula_simple_amount: 'Chaque année ajoute le même intérêt : le taux p du capital de départ.',
    formula_compound_interest:
      'Chaque année multiplie le capital par 1 + p. L’intérêt est ce qui s’est ajouté au capital de départ.',
    formula_compound_amount: 'Chaque année multiplie le capital par 1 + p.',
    formula_compound_interest_often:
      'L’année compte m périodes au taux p/m, et chacune multiplie le capital par 1 + p/m. L’intérêt est ce qui s’est ajouté au capital de départ.',
    formula_compound_amount_often:
      'L’année compte m périodes au taux p/m, et chacune multiplie le capital par 1 + p/m.',
    formula_direct_proportion_y: 'Proportionnel : y divisé par x donne toujours le même nombre.',
    formula_direct_proportion_x: 'Proportionnel : x divisé par y donne toujours le même nombre.',
    formula_inverse_proportion_y: 'Inversement proportionnel : x fois y donne toujours le même nombre.',
    formula_inverse_proportion_x: 'Inversement proportionnel : x fois y donne toujours le même nombre.',
    rounded_to_cents: 'Une somme d’argent a deux décimales : on arrondit.',
    powers_of_ten_together:
      'Regroupe les nombres placés devant, et ajoute ou soustrais les exposants des 10.',
  },
});
