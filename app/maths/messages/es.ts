import type { Translation } from '../../platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Escribe una fórmula.',
      too_long: 'Tiene más de 500 caracteres. Escribe una línea cada vez.',
      too_deep: 'Aquí hay demasiados paréntesis, unos dentro de otros.',
      too_large: 'Este número es demasiado grande para trabajar con él.',
      unknown_character: 'El signo {found} no se usa aquí en las fórmulas.',
      unknown_word: '«{found}» no es una palabra que conozcamos en las fórmulas.',
      words: 'Esto es un texto. Escribe el cálculo o la ecuación que contiene, por ejemplo 12/2+5.',
      unexpected: '{found} no puede estar aquí. Falta algo antes.',
      missing_operand: 'La línea se corta demasiado pronto. Falta algo al final.',
      unclosed_bracket: 'Hay un paréntesis abierto que no se cierra.',
      unopened_bracket: 'Se cierra un paréntesis que nunca se abrió.',
      two_numbers: 'Hay dos números seguidos. Pon un signo entre ellos.',
    },
    cannot: {
      not_read: 'No pudimos leer esto como un problema.',
      family: 'Este tipo de problema va más allá de lo que nuestro solucionador sabe mostrar paso a paso.',
      too_large: 'Los números crecen demasiado para mostrar los pasos.',
      unchecked: 'Encontramos pasos, pero no pudimos demostrarlos todos. Por eso no los mostramos.',
      timeout: 'Tardó demasiado. Prueba con una forma más corta del problema.',
      busy: 'Hay muchas personas preguntando en este momento. Inténtalo de nuevo en un instante.',
    },
    rules: {
      multiply_out: 'Quita los paréntesis: cada término de dentro se multiplica por lo que hay delante.',
      collect_terms: 'Junta los términos semejantes.',
      clear_denominators: 'Multiplica los dos lados por {by}: así desaparecen las fracciones.',
      move_terms: 'Deja sola la incógnita: haz la operación contraria en los dos lados.',
      add_both_sides: 'Suma {term} en los dos lados.',
      subtract_both_sides: 'Resta {term} en los dos lados.',
      divide_both_sides: 'Divide los dos lados entre {by}.',
      multiply_both_sides: 'Multiplica los dos lados por {by}.',
      divide_and_turn:
        'Divide los dos lados entre {by}. Es negativo, así que el signo de la desigualdad cambia de sentido.',
      swap_sides: 'Intercambia los lados para que la incógnita quede a la izquierda.',
      always_true: 'Esto es cierto sea cual sea la incógnita: todos los números son solución.',
      never_true: 'Esto nunca es cierto, sea cual sea la incógnita: no hay solución.',
      to_standard_form: 'Lleva todo a un lado para que en el otro quede 0.',
      factor_equation: 'Escribe el lado izquierdo como un producto.',
      zero_product: 'Un producto vale 0 solo si alguno de sus factores vale 0.',
      solve_factors: 'Resuelve cada una de las ecuaciones pequeñas.',
      take_roots: 'Saca la raíz cuadrada en los dos lados. Cuentan los dos signos.',
      negative_square: 'Un cuadrado nunca es negativo, así que ningún número real sirve.',
      quadratic_formula: 'Usa la fórmula general con a = {a}, b = {b}, c = {c}.',
      discriminant: 'Calcula b² − 4ac.',
      discriminant_negative:
        'b² − 4ac es negativo, y un número negativo no tiene raíz cuadrada real: no hay solución real.',
      simplify_solutions: 'Calcula lo que queda a la derecha.',
      powers_first: 'Primero van las potencias, los factoriales y los valores absolutos.',
      brackets_first: 'Primero va lo que está entre paréntesis.',
      products_first: 'Multiplicar y dividir va antes que sumar y restar.',
      sums_last: 'Suma y resta.',
      common_denominator: 'Escribe las fracciones con un denominador común.',
      add_numerators: 'Los denominadores son iguales: suma los numeradores.',
      cancel_common_factor: 'Simplifica lo que comparten el numerador y el denominador.',
      multiply_fractions: 'Multiplica numerador por numerador y denominador por denominador.',
      divide_fractions: 'Dividir entre una fracción es multiplicar por su inversa.',
      decimal_to_fraction: 'Escribe el número decimal como fracción.',
      percent_to_fraction: 'Por ciento significa centésimas.',
      mixed_to_fraction: 'Escribe el número mixto como una sola fracción.',
      square_of_sum:
        'Cuadrado de una suma: el primero al cuadrado, el doble del producto, el segundo al cuadrado.',
      sum_times_difference: 'Suma por diferencia: el primero al cuadrado menos el segundo al cuadrado.',
      common_factor: 'Saca factor común {factor}, que está en todos los términos.',
      difference_of_squares: 'Una diferencia de cuadrados es suma por diferencia.',
      perfect_square: 'Esto es el cuadrado de una suma.',
      factor_pair: 'Busca dos números cuyo producto sea {product} y cuya suma sea {sum}.',
      factor_by_roots: 'Busca dónde vale cero; cada uno de esos lugares da un factor.',
      surd_square_factor: 'Saca de la raíz el factor que es un cuadrado.',
      rationalise: 'Multiplica arriba y abajo para que no quede ninguna raíz en el denominador.',
    },
    mistakes: {
      sign_lost_distributing:
        'Delante del paréntesis de {before} hay un menos. Cambia el signo de todos los términos de dentro, también el del último.',
      distributes_first_only:
        'En {before}, el factor de delante multiplica a todos los términos del paréntesis, no solo al primero.',
      power_over_sum:
        'La potencia de una suma no es la suma de las potencias. Escribe {before} como un producto y multiplícalo: ¿qué término falta?',
      square_over_difference:
        'El cuadrado de una diferencia no es la diferencia de los cuadrados. Desarrolla {before}: ¿qué término falta?',
      moved_without_sign_change:
        'Pasaste {before} al otro lado. Lo que se quita restando en un lado también se resta en el otro, así que cambia de signo.',
      divides_one_term_only:
        'Dividiste entre {before}, pero no todos los términos. Se divide cada término de los dos lados.',
      adds_across_fractions:
        'En {before} los numeradores y los denominadores no se suman por separado. Busca primero un denominador común.',
      cancels_terms:
        'En {before} tachaste un término. Solo se pueden simplificar factores de todo el numerador.',
      forgets_plus_minus: 'Hay dos números con ese cuadrado. ¿Cuál falta en tu línea?',
      one_side_only:
        'Cambiaste un lado con {before} y dejaste el otro como estaba. Haz lo mismo en los dos lados.',
      wrong_sign_factor_pair:
        'Los números de tus paréntesis tienen el tamaño correcto. Multiplica los paréntesis y fíjate en los signos.',
      inverse_operation_wrong:
        '¿Cómo está unido {before} a la incógnita? Deshaz justo eso: un producto, dividiendo; un cociente, multiplicando.',
      divides_by_variable:
        'Dividiste entre la incógnita. Eso solo se puede si no es 0, y aquí 0 es una solución. Lleva todo a un lado y saca factor común.',
      multiplies_exponents:
        'Mira los exponentes en {before}. Producto con la misma base: los exponentes se suman. Potencia de una potencia: se multiplican.',
      adds_unlike_terms:
        'En {before} los términos son de distinto tipo, así que no se pueden juntar en {wrong}.',
      inequality_not_turned:
        'Al multiplicar o dividir por un número negativo, el signo de la desigualdad cambia de sentido.',
      sign_of_solution:
        'Pon {wrong} en los paréntesis: ¿alguno vale 0? El paréntesis x − a vale 0 en a; el paréntesis x + a, en −a.',
      square_not_balanced:
        'Completaste el cuadrado, pero no lo compensaste. Desarrolla {before}: ¿qué número trae que la línea anterior no tenía?',
      arithmetic_slip: 'El camino es correcto. Calcula otra vez el número {wrong}.',
    },
    verbs: {
      solve: 'resuelve',
      simplify: 'simplifica',
      expand: 'desarrolla',
      factor: 'factoriza',
      evaluate: 'calcula',
    },
  },
};
