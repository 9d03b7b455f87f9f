import type { RequestedMeasure } from '../reading/measure-request.ts';
import type { SolvingMethod, Task } from '../reading/request.ts';

/**
 * Templates that write a problem as text: `{f}` is its formula, other placeholders the letters of what is
 * given. Each reads back to the same problem.
 */
type Requests = {
  readonly tasks: Readonly<Partial<Record<Task, string>>>;
  readonly questions: Readonly<Partial<Record<RequestedMeasure, string>>>;
  readonly clauses: Readonly<
    Record<'unknown' | 'within' | 'interval' | 'at' | 'complex' | 'places' | 'respect', string>
  >;
  readonly derivatives: readonly string[];
  readonly methods: Readonly<Record<SolvingMethod, string>>;
};

export const requests: Readonly<Record<'en' | 'es' | 'fr', Requests>> = {
  en: {
    tasks: {
      solve: 'solve {f}', simplify: 'simplify {f}', expand: 'expand {f}', factor: 'factorise {f}', evaluate: 'calculate {f}', integrate: '{f}', limit: '{f}',
      divide: 'divide {p} by {q}', complete_square: 'complete the square: {f}',
    },
    clauses: { unknown: ' for {x}', within: ' for {r}', interval: ' on {r}', at: ' at {x} = {v}', complex: ' over the complex numbers', places: ' to {n} decimal places', respect: ' with respect to {x}' },
    methods: { completing_square: ' by completing the square', factoring: ' by factoring', formula: ' with the quadratic formula' },
    derivatives: ['find the derivative of {f}', 'find the second derivative of {f}', 'find the third derivative of {f}'],
    questions: {
      value: 'evaluate {f} for {v}', remainder: 'find the remainder when {p} is divided by {q}',
      primes: 'write {f} as a product of prime factors', fraction: 'write {f} as a fraction', decimal: 'write {f} as a decimal', percent: 'write {f} as a percent',
      scientific: 'write {f} in scientific notation', mixed: 'write {f} as a mixed number', unit: 'convert {f} to {u}',
      percent_part: 'find {p} of {w}', percent_rate: '{a} is what percent of {w}', percent_whole: '{a} is {p} of what number', percent_change: 'find the percent change from {u} to {v}',
      percent_more: 'increase {u} by {p}', percent_less: 'decrease {u} by {p}',
      percent_before_more: 'After an increase of {p} the price is {v}. Find the original price',
      percent_before_less: 'After a decrease of {p} the price is {v}. Find the original price',
      slope: 'find the slope of the line through ({x_1}; {y_1}) and ({x_2}; {y_2})', slope_of: 'find the slope of the line {f}', slope_parallel: 'find the slope of a line parallel to {f}', slope_perpendicular: 'find the slope of a line perpendicular to {f}',
      line_two_points: 'find the equation of the line through ({x_1}; {y_1}) and ({x_2}; {y_2})', line_point_slope: 'find the equation of the line through ({x_1}; {y_1}) with slope {m}',
      line_slope_intercept: 'find the equation of the line with slope {m} and y-intercept {b}', line_parallel: 'find the equation of the line through ({x_1}; {y_1}) parallel to {f}',
      line_perpendicular: 'find the equation of the line through ({x_1}; {y_1}) perpendicular to {f}', intercepts: 'find the intercepts of {f}', intercept_x: 'find the x-intercept of {f}', intercept_y: 'find the y-intercept of {f}',
      discriminant: 'find the discriminant of {f}', vertex: 'find the vertex of {f}', axis_of_symmetry: 'find the axis of symmetry of {f}', minimum_value: 'find the minimum value of {f}',
      maximum_value: 'find the maximum value of {f}', inverse: 'find the inverse of {f}', domain: 'find the domain of {f}', tangent_line: 'find the tangent line to {f} at x = {x_1}', radians: 'convert {f} to radians', degrees: 'convert {f} to degrees',
      partial_fractions: 'write {f} as partial fractions', degree: 'find the degree of {f}', constant_term: 'find the constant term of {f}', leading_coefficient: 'find the leading coefficient of {f}', coefficient: 'find the coefficient of {power} in {f}',
      quotient_and_remainder: 'find the quotient and the remainder of {p} divided by {q}', common_divisor: 'find the greatest common factor of {items}', common_multiple: 'find the least common multiple of {items}',
      divisors: 'list the divisors of {f}', divisor_count: 'how many divisors does {f} have', is_prime: 'is {f} a prime number', is_divisible: 'is {p} divisible by {q}', range: 'find the range of {f}', slope_and_intercept: 'find the slope and the y-intercept of {f}',
      critical_points: 'find the critical points of {f}', extrema: 'find the local maxima and minima of {f}', inflection: 'find the inflection points of {f}', inflection_x: 'find the x-coordinates of the inflection points of {f}', increasing: 'where is {f} increasing', decreasing: 'where is {f} decreasing', normal_line: 'find the normal line to {f} at x = {x_1}',
      period: 'find the period of {f}', amplitude: 'find the amplitude of {f}', phase_shift: 'find the phase shift of {f}', vertical_shift: 'find the vertical shift of {f}', exponential_form: 'write {f} in exponential form', logarithmic_form: 'write {f} in logarithmic form', parity: 'is {f} even, odd or neither', is_even: 'is {f} even', is_odd: 'is {f} odd', solution_count: 'how many solutions does {f} have', best_offer: 'which is cheaper per unit: {offers}', without_parameter: 'eliminate the parameter: {f}', letter_of_system: 'solve the system {f}. What is {letter}?',
      holds: 'does {v} solve {f}', nth_largest: 'find the {ordinal}largest of {items}', nth_smallest: 'find the {ordinal}smallest of {items}',
      ascending: 'put in ascending order: {items}', descending: 'put in descending order: {items}', lower_quartile: 'find the first quartile of {items}', upper_quartile: 'find the third quartile of {items}', interquartile_range: 'find the interquartile range of {items}',
      lower_quartile_by_rank: 'find by rank the first quartile of {items}', upper_quartile_by_rank: 'find by rank the third quartile of {items}', interquartile_range_by_rank: 'find by rank the interquartile range of {items}',
      common_difference: 'find the common difference of {items}', common_ratio: 'find the common ratio of {items}', shares: 'share {w} in the ratio {ratio}', binomial_term: 'find term {k} in the expansion of {f}', binomial_power_term: 'find the term in {power} in the expansion of {f}',
      simple_interest: 'find the simple interest on {c} at {p} for {t} years', simple_amount: 'find the final amount of {c} at {p} simple interest for {t} years', compound_interest: 'find the compound interest on {c} at {p} for {t} years', compound_amount: 'find the final amount of {c} at {p} compound interest for {t} years',
      compound_interest_often: 'find the interest on {c} at {p} {often} for {t} years', compound_amount_often: 'find the final amount of {c} at {p} {often} for {t} years',
      direct_proportion: 'y is directly proportional to x and {old}: find {wanted} when {new}', inverse_proportion: 'y is inversely proportional to x and {old}: find {wanted} when {new}',
      midpoint: 'find the midpoint of ({x_1}; {y_1}) and ({x_2}; {y_2})', distance: 'find the distance between ({x_1}; {y_1}) and ({x_2}; {y_2})', vector_value: 'calculate the vector {f}',
    },
  },
  es: {
    tasks: {
      solve: 'resuelve {f}', simplify: 'simplifica {f}', expand: 'desarrolla {f}', factor: 'factoriza {f}', evaluate: 'calcula {f}', integrate: '{f}', limit: '{f}',
      divide: 'divide {p} entre {q}', complete_square: 'completa el cuadrado: {f}',
    },
    clauses: { unknown: ' para {x}', within: ' para {r}', interval: ' en {r}', at: ' en {x} = {v}', complex: ' en los números complejos', places: ' con {n} decimales', respect: ' respecto a {x}' },
    methods: { completing_square: ' completando el cuadrado', factoring: ' por factorización', formula: ' con la fórmula general' },
    derivatives: ['halla la derivada de {f}', 'halla la segunda derivada de {f}', 'halla la tercera derivada de {f}'],
    questions: {
      value: 'evalúa {f} para {v}', remainder: 'halla el resto de dividir {p} entre {q}',
      primes: 'escribe {f} como producto de factores primos', fraction: 'escribe {f} como fracción', decimal: 'escribe {f} como decimal', percent: 'escribe {f} como porcentaje',
      scientific: 'escribe {f} en notación científica', mixed: 'escribe {f} como número mixto', unit: 'convierte {f} a {u}',
      percent_part: 'calcula el {p} de {w}', percent_rate: '{a} es qué porcentaje de {w}', percent_whole: '{a} es el {p} de qué número', percent_change: 'halla el cambio porcentual de {u} a {v}',
      percent_more: 'aumenta {u} en un {p}', percent_less: 'disminuye {u} en un {p}',
      percent_before_more: 'Tras un aumento del {p} el precio es {v}. Halla el precio original',
      percent_before_less: 'Tras una rebaja del {p} el precio es {v}. Halla el precio original',
      slope: 'halla la pendiente de la recta que pasa por ({x_1}; {y_1}) y ({x_2}; {y_2})', slope_of: 'halla la pendiente de la recta {f}', slope_parallel: 'halla la pendiente de una recta paralela a {f}', slope_perpendicular: 'halla la pendiente de una recta perpendicular a {f}',
      line_two_points: 'halla la ecuación de la recta que pasa por ({x_1}; {y_1}) y ({x_2}; {y_2})', line_point_slope: 'halla la ecuación de la recta que pasa por ({x_1}; {y_1}) con pendiente {m}',
      line_slope_intercept: 'halla la ecuación de la recta con pendiente {m} y ordenada al origen {b}', line_parallel: 'halla la ecuación de la recta que pasa por ({x_1}; {y_1}) y es paralela a {f}',
      line_perpendicular: 'halla la ecuación de la recta que pasa por ({x_1}; {y_1}) y es perpendicular a {f}', intercepts: 'halla los puntos de corte con los ejes de {f}', intercept_x: 'halla el corte con el eje x de {f}', intercept_y: 'halla la ordenada al origen de {f}',
      discriminant: 'halla el discriminante de {f}', vertex: 'halla el vértice de {f}', axis_of_symmetry: 'halla el eje de simetría de {f}', minimum_value: 'halla el valor mínimo de {f}',
      maximum_value: 'halla el valor máximo de {f}', inverse: 'halla la función inversa de {f}', domain: 'halla el dominio de {f}', tangent_line: 'halla la recta tangente a {f} en x = {x_1}', radians: 'convierte {f} a radianes', degrees: 'convierte {f} a grados',
      partial_fractions: 'descompón {f} en fracciones parciales', degree: 'halla el grado de {f}', constant_term: 'halla el término independiente de {f}', leading_coefficient: 'halla el coeficiente principal de {f}', coefficient: 'halla el coeficiente de {power} en {f}',
      quotient_and_remainder: 'halla el cociente y el resto de dividir {p} entre {q}', common_divisor: 'halla el máximo común divisor de {items}', common_multiple: 'halla el mínimo común múltiplo de {items}',
      divisors: 'escribe los divisores de {f}', divisor_count: 'cuántos divisores tiene {f}', is_prime: 'es {f} un número primo', is_divisible: 'es {p} divisible entre {q}', range: 'halla el recorrido de la función {f}', slope_and_intercept: 'halla la pendiente y la ordenada al origen de {f}',
      critical_points: 'halla los puntos críticos de {f}', extrema: 'halla los máximos y mínimos relativos de {f}', inflection: 'halla los puntos de inflexión de {f}', inflection_x: 'halla las abscisas de los puntos de inflexión de {f}', increasing: 'dónde es creciente {f}', decreasing: 'dónde es decreciente {f}', normal_line: 'halla la recta normal a {f} en x = {x_1}',
      period: 'halla el periodo de {f}', amplitude: 'halla la amplitud de {f}', phase_shift: 'halla el desfase de {f}', vertical_shift: 'halla el desplazamiento vertical de {f}', exponential_form: 'escribe {f} en forma exponencial', logarithmic_form: 'escribe {f} en forma logarítmica', parity: 'es {f} par, impar o ninguna de las dos', is_even: 'es {f} una función par', is_odd: 'es {f} una función impar', solution_count: 'cuántas soluciones tiene {f}', best_offer: 'qué sale más barato por unidad: {offers}', without_parameter: 'elimina el parámetro: {f}', letter_of_system: 'resuelve el sistema {f}. ¿Cuánto vale {letter}?',
      holds: 'comprueba si {v} es solución de {f}', nth_largest: 'halla el {ordinal}mayor de {items}', nth_smallest: 'halla el {ordinal}menor de {items}',
      ascending: 'ordena de menor a mayor: {items}', descending: 'ordena de mayor a menor: {items}', lower_quartile: 'halla el primer cuartil de {items}', upper_quartile: 'halla el tercer cuartil de {items}', interquartile_range: 'halla el rango intercuartílico de {items}',
      lower_quartile_by_rank: 'halla por rango el primer cuartil de {items}', upper_quartile_by_rank: 'halla por rango el tercer cuartil de {items}', interquartile_range_by_rank: 'halla por rango el rango intercuartílico de {items}',
      common_difference: 'halla la diferencia común de {items}', common_ratio: 'halla la razón común de {items}', shares: 'reparte {w} en la razón {ratio}', binomial_term: 'halla el término {k} del desarrollo de {f}', binomial_power_term: 'halla el término en {power} del desarrollo de {f}',
      simple_interest: 'halla el interés simple de {c} al {p} durante {t} años', simple_amount: 'halla el capital final de {c} al {p} de interés simple durante {t} años', compound_interest: 'halla el interés compuesto de {c} al {p} durante {t} años', compound_amount: 'halla el capital final de {c} al {p} de interés compuesto durante {t} años',
      compound_interest_often: 'halla el interés de {c} al {p} {often} durante {t} años', compound_amount_often: 'halla el capital final de {c} al {p} {often} durante {t} años',
      direct_proportion: 'y es directamente proporcional a x, {old}: halla {wanted} cuando {new}', inverse_proportion: 'y es inversamente proporcional a x, {old}: halla {wanted} cuando {new}',
      midpoint: 'halla el punto medio de ({x_1}; {y_1}) y ({x_2}; {y_2})', distance: 'halla la distancia entre ({x_1}; {y_1}) y ({x_2}; {y_2})', vector_value: 'calcula el vector {f}',
    },
  },
  fr: {
    tasks: {
      solve: 'résoudre {f}', simplify: 'simplifier {f}', expand: 'développer {f}', factor: 'factoriser {f}', evaluate: 'calculer {f}', integrate: '{f}', limit: '{f}',
      divide: 'diviser {p} par {q}', complete_square: 'compléter le carré : {f}',
    },
    clauses: { unknown: ' pour {x}', within: ' pour {r}', interval: ' sur {r}', at: ' en {x} = {v}', complex: ' dans ℂ', places: ' à {n} décimales', respect: ' par rapport à {x}' },
    methods: { completing_square: ' en complétant le carré', factoring: ' par factorisation', formula: ' avec la formule quadratique' },
    derivatives: ['calculer la dérivée de {f}', 'calculer la dérivée seconde de {f}', 'calculer la troisième dérivée de {f}'],
    questions: {
      value: 'calculer {f} pour {v}', remainder: 'trouver le reste de la division de {p} par {q}',
      primes: 'décomposer {f} en produit de facteurs premiers', fraction: 'écrire {f} sous forme de fraction', decimal: 'écrire {f} en écriture décimale', percent: 'écrire {f} en pourcentage',
      scientific: 'écrire {f} en notation scientifique', mixed: 'écrire {f} sous forme de nombre mixte', unit: 'convertir {f} en {u}',
      percent_part: 'calculer {p} de {w}', percent_rate: 'quel pourcentage de {w} représente {a}', percent_whole: '{a} représente {p} de quel nombre', percent_change: 'calculer le taux d’évolution de {u} à {v}',
      percent_more: 'augmenter {u} de {p}', percent_less: 'diminuer {u} de {p}',
      percent_before_more: 'Après une hausse de {p} le prix est {v}. Trouver le prix initial',
      percent_before_less: 'Après une baisse de {p} le prix est {v}. Trouver le prix initial',
      slope: 'calculer la pente de la droite passant par ({x_1}; {y_1}) et ({x_2}; {y_2})', slope_of: 'trouver la pente de la droite {f}', slope_parallel: 'trouver la pente d’une droite parallèle à {f}', slope_perpendicular: 'trouver la pente d’une droite perpendiculaire à {f}',
      line_two_points: 'trouver l’équation de la droite passant par ({x_1}; {y_1}) et ({x_2}; {y_2})', line_point_slope: 'trouver l’équation de la droite passant par ({x_1}; {y_1}) et de pente {m}',
      line_slope_intercept: 'trouver l’équation de la droite de pente {m} et d’ordonnée à l’origine {b}', line_parallel: 'trouver l’équation de la droite parallèle à {f} passant par ({x_1}; {y_1})',
      line_perpendicular: 'trouver l’équation de la droite perpendiculaire à {f} passant par ({x_1}; {y_1})', intercepts: 'trouver les points d’intersection avec les axes de {f}', intercept_x: 'trouver l’abscisse à l’origine de {f}', intercept_y: 'trouver l’ordonnée à l’origine de {f}',
      discriminant: 'calculer le discriminant de {f}', vertex: 'trouver le sommet de {f}', axis_of_symmetry: 'trouver l’axe de symétrie de {f}', minimum_value: 'trouver la valeur minimale de {f}',
      maximum_value: 'trouver la valeur maximale de {f}', inverse: 'trouver la réciproque de {f}', domain: 'trouver le domaine de définition de {f}', tangent_line: 'trouver la tangente à {f} en x = {x_1}', radians: 'convertir {f} en radians', degrees: 'convertir {f} en degrés',
      partial_fractions: 'décomposer {f} en éléments simples', degree: 'trouver le degré de {f}', constant_term: 'trouver le terme constant de {f}', leading_coefficient: 'trouver le coefficient dominant de {f}', coefficient: 'trouver le coefficient de {power} dans {f}',
      quotient_and_remainder: 'trouver le quotient et le reste de la division de {p} par {q}', common_divisor: 'trouver le plus grand commun diviseur de {items}', common_multiple: 'trouver le plus petit commun multiple de {items}',
      divisors: 'donner les diviseurs de {f}', divisor_count: 'combien de diviseurs a {f}', is_prime: '{f} est-il un nombre premier', is_divisible: '{p} est-il divisible par {q}', range: 'déterminer l’ensemble image de la fonction {f}', slope_and_intercept: 'trouver la pente et l’ordonnée à l’origine de {f}',
      critical_points: 'trouver les points critiques de {f}', extrema: 'trouver les extremums de {f}', inflection: 'trouver les points d’inflexion de {f}', inflection_x: 'trouver les abscisses des points d’inflexion de {f}', increasing: 'où {f} est-elle croissante', decreasing: 'où {f} est-elle décroissante', normal_line: 'trouver la normale à {f} en x = {x_1}',
      period: 'trouver la période de {f}', amplitude: 'trouver l’amplitude de {f}', phase_shift: 'trouver le déphasage de {f}', vertical_shift: 'trouver le décalage vertical de {f}', exponential_form: 'écrire {f} sous forme exponentielle', logarithmic_form: 'écrire {f} sous forme logarithmique', parity: 'la fonction {f} est-elle paire, impaire ou ni l’un ni l’autre', is_even: 'la fonction {f} est-elle paire', is_odd: 'la fonction {f} est-elle impaire', solution_count: 'combien de solutions a {f}', best_offer: 'lequel est le moins cher à l’unité : {offers}', without_parameter: 'éliminer le paramètre : {f}', letter_of_system: 'résoudre le système {f}. Que vaut {letter} ?',
      holds: 'vérifier si {v} est solution de {f}', nth_largest: 'trouver le {ordinal}plus grand de {items}', nth_smallest: 'trouver le {ordinal}plus petit de {items}',
      ascending: 'ranger dans l’ordre croissant : {items}', descending: 'ranger dans l’ordre décroissant : {items}', lower_quartile: 'trouver par moitiés le premier quartile de {items}', upper_quartile: 'trouver par moitiés le troisième quartile de {items}', interquartile_range: 'trouver par moitiés l’écart interquartile de {items}',
      lower_quartile_by_rank: 'trouver le premier quartile de {items}', upper_quartile_by_rank: 'trouver le troisième quartile de {items}', interquartile_range_by_rank: 'trouver l’écart interquartile de {items}',
      common_difference: 'trouver la raison de la suite arithmétique {items}', common_ratio: 'trouver la raison de la suite géométrique {items}', shares: 'partager {w} dans le rapport {ratio}', binomial_term: 'trouver le terme numéro {k} du développement de {f}', binomial_power_term: 'trouver le terme en {power} du développement de {f}',
      simple_interest: 'calculer l’intérêt simple de {c} à {p} pendant {t} ans', simple_amount: 'calculer le capital final de {c} à {p} à intérêts simples pendant {t} ans', compound_interest: 'calculer l’intérêt composé de {c} à {p} pendant {t} ans', compound_amount: 'calculer le capital final de {c} à {p} à intérêts composés pendant {t} ans',
      compound_interest_often: 'calculer l’intérêt de {c} à {p} {often} pendant {t} ans', compound_amount_often: 'calculer le capital final de {c} à {p} {often} pendant {t} ans',
      direct_proportion: 'y est proportionnel à x, {old} : trouver {wanted} quand {new}', inverse_proportion: 'y est inversement proportionnel à x, {old} : trouver {wanted} quand {new}',
      midpoint: 'trouver le milieu de ({x_1}; {y_1}) et ({x_2}; {y_2})', distance: 'calculer la distance entre ({x_1}; {y_1}) et ({x_2}; {y_2})', vector_value: 'calculer le vecteur {f}',
    },
  },
}; // oxfmt-ignore
