import type { Translation } from '#app/platform/texts.ts';
import type { topicsEn } from './topics-en.ts';

export const topicsEs: Translation<typeof topicsEn> = {
  unknown: {
    is: 'La letra está en lugar de un número que todavía no conoces.',
    more: 'Vale lo mismo cada vez que aparece, y se trata de averiguar con qué número se cumple la igualdad.',
    why: 'Una letra te deja hacer cuentas con un número antes de conocerlo. Sirve cualquiera; la x es solo costumbre.',
  },
  equation: {
    is: 'Una ecuación dice que dos lados valen lo mismo, como una balanza en equilibrio.',
    more: 'En x + 2 = 5 los dos lados solo son iguales si la incógnita es 3.',
  },
  solve: {
    is: 'Resolver es encontrar los números que hacen cierta la igualdad.',
    more: 'Se deshace paso a paso lo que le hacen a la incógnita, hasta que quede sola en un lado.',
  },
  solution: {
    is: 'Una solución es un número que cumple la ecuación cuando lo pones en lugar de la incógnita.',
    more: 'x + 2 = 5 tiene la solución 3, porque 3 + 2 sí da 5.',
    scope:
      'Una ecuación puede tener una solución, varias o ninguna: 2x = 6 tiene una, x² = 9 tiene dos y x + 1 = x no tiene ninguna.',
  },
  both_sides: {
    is: 'Lo que le haces a un lado se lo haces también al otro.',
    more: 'Una ecuación es una balanza: si quitas 3 de ambos lados sigue en equilibrio; si quitas de uno solo, se inclina.',
    why: 'Los dos lados son el mismo número. Si a números iguales les haces lo mismo, siguen siendo iguales; si tocas uno solo, la balanza se inclina.',
  },
  undo: {
    is: 'Cada operación tiene una contraria que la deshace: sumar y restar, multiplicar y dividir.',
    more: 'Si se sumó 5, resta 5 en ambos lados; si la incógnita está multiplicada por 3, divide ambos lados entre 3.',
    why: 'Quieres dejar sola la incógnita. La operación contraria quita lo que la acompaña, y al hacerla en ambos lados siguen siendo iguales.',
  },
  isolate: {
    is: 'Despejar la incógnita es dejarla sola en un lado.',
    more: 'En 2x + 3 = 11 restas 3 y luego divides entre 2, siempre en los dos lados, y queda x = 4.',
    why: 'Cuando la incógnita está sola, el otro lado te dice cuánto vale.',
  },
  move_over: {
    is: 'Pasar un número al otro lado es una forma corta de decir: haz la operación contraria en ambos lados.',
    more: 'De x + 8 = 11, restando 8 en los dos lados, queda x = 11 − 8. Por eso el +8 se vuelve −8.',
    why: 'En realidad nada salta. Deshaces el +8 restando 8 en ambos lados: desaparece de uno y aparece en el otro con el signo contrario.',
  },
  equals: {
    is: 'El signo igual dice que los dos lados valen lo mismo.',
    more: 'No significa «y ahora viene el resultado»: 3 + 4 = 2 + 5 también es una igualdad.',
  },
  term: {
    is: 'Un término es cada una de las partes que se suman o se restan, con el signo que lleva delante.',
    more: '4x − 7 tiene dos términos: 4x y −7.',
  },
  coefficient: {
    is: 'El coeficiente es el número que multiplica a una letra.',
    more: 'En 4x es 4; en −x es −1, aunque el 1 no se escriba.',
  },
  like_terms: {
    is: 'Los términos semejantes tienen las mismas letras con los mismos exponentes, y por eso se pueden sumar.',
    more: '3x + 2x = 5x, como 3 manzanas y 2 manzanas son 5. 3x y 2x² se quedan aparte.',
    why: '3x + 2x son tres de una cosa y dos más de la misma. 3x y 2x² cuentan cosas distintas, y no hay un nombre común para la suma.',
  },
  expression: {
    is: 'Una expresión lleva números y letras, pero no un signo igual.',
    more: '3x + 2 es una expresión; 3x + 2 = 11 es una ecuación.',
  },
  simplify: {
    is: 'Simplificar es escribir lo mismo de forma más corta, sin cambiar su valor.',
    more: '6/8 pasa a ser 3/4 al dividir arriba y abajo entre 2, y 3x + 2x pasa a ser 5x.',
    how: 'Junta los términos semejantes. En una fracción, divide arriba y abajo por un factor común, hasta que solo el 1 divida a los dos.',
    scope:
      'Simplifica al final: si arriba y abajo queda un factor común, divide los dos entre él. Si solo comparten el 1, no hay nada que hacer.',
  },
  brackets: {
    is: 'Quitar un paréntesis es multiplicar cada término de dentro por el factor de fuera.',
    more: '3(x + 2) = 3x + 6: el 3 multiplica a la x y también al 2, a todos.',
    why: '3(x + 2) es el paréntesis entero tres veces: x + 2 + x + 2 + x + 2. El 2 viene cada vez, así que se multiplica cada término.',
    scope:
      'Desarrollar convierte un producto en una suma, y factorizar convierte la suma otra vez en producto. Son contrarios, y uno sirve para comprobar el otro.',
  },
  minus_bracket: {
    is: 'Un menos delante de un paréntesis cambia el signo de cada término de dentro.',
    more: '−(x − 4) = −x + 4, porque quitas el paréntesis entero, también el −4.',
    why: 'Quitas todo lo que hay dentro. Quitar x da −x, y quitar −4 da +4: lo contrario de cada término.',
    scope:
      'Cambia el signo de todos los términos de dentro, no solo el del primero: −(x + 4) = −x − 4. Con un más delante, todos quedan igual.',
  },
  factorise: {
    is: 'Factorizar es escribir una suma como producto, casi siempre con paréntesis.',
    more: 'x² + 5x = x(x + 5). Es lo contrario de desarrollar, así que se comprueba multiplicando otra vez.',
    other: 'x² + 7x = x(x + 7). Se comprueba multiplicando otra vez.',
    why: 'En un producto se ve qué lo divide, y si un producto es 0, alguno de sus factores es 0. Así una ecuación difícil se vuelve varias fáciles.',
    how: 'Saca primero lo que todos comparten. En x² + bx + c busca dos números que multiplicados den c y sumados den b.',
  },
  common_factor: {
    is: 'Un factor común es algo que divide a todos los términos.',
    more: 'En 6x + 9 es el 3, y queda 6x + 9 = 3(2x + 3).',
    other: 'En 10x + 25 es el 5, y queda 10x + 25 = 5(2x + 5).',
  },
  substitute: {
    is: 'Sustituir es poner un valor en lugar de una letra.',
    more: 'Con x = 3, 2x + 1 pasa a ser 2 · 3 + 1 = 7. Los números negativos, entre paréntesis.',
  },
  formula: {
    is: 'Una fórmula es una regla escrita con letras que dice cómo se calcula algo.',
    more: 'A = l · a da el área de un rectángulo: pon las dos medidas en lugar de las letras.',
  },
  constant: {
    is: 'Una constante es un número que no cambia y que no lleva letra.',
    more: 'En 4x − 7 es el −7.',
  },
  inequality: {
    is: 'Una desigualdad dice que un lado es menor o mayor que el otro.',
    more: 'x < 5 es menos de 5; x ≥ 5 es 5 o más. La parte abierta del signo mira al número mayor.',
    why: 'Normalmente la cumple todo un tramo de números y no uno solo. Por eso la respuesta se escribe otra vez con < o >.',
    scope:
      'La respuesta no suele ser un solo número: la cumple todo un intervalo, con infinitos valores. A veces la cumplen todos, y a veces ninguno.',
  },
  flip_sign: {
    is: 'Al multiplicar o dividir una desigualdad por un número negativo, el signo se da la vuelta.',
    more: '2 < 5, pero −2 > −5: bajo cero el orden es el contrario.',
    why: 'Un factor negativo invierte el orden de los números: 2 < 5, pero −2 > −5. Al dividir por un negativo hace falta el signo contrario para que siga siendo cierto.',
    scope:
      'Solo al multiplicar o dividir por un número negativo, o al intercambiar los dos lados. Al sumar, restar o dividir por un positivo, el signo se queda igual.',
  },
  absolute_value: {
    is: 'El valor absoluto es la distancia de un número al 0, así que nunca es negativo.',
    more: '|−4| = 4 y |4| = 4. Por eso |x| = 4 tiene dos soluciones.',
    scope:
      'Un valor absoluto nunca es negativo, porque es una distancia. Así, |x| = 4 tiene dos soluciones, |x| = 0 tiene una y |x| = −4 no tiene ninguna.',
  },
  order: {
    is: 'El orden es: primero los paréntesis, luego las potencias, después multiplicar y dividir, y al final sumar y restar.',
    more: '2 + 3 · 4 = 2 + 12 = 14, no 20.',
    why: 'Todos tenemos que leer lo mismo. 3 · 4 es una forma corta de 4 + 4 + 4: es un bloque y se calcula antes de sumar.',
  },
  negative: {
    is: 'Un número negativo está por debajo de cero.',
    more: 'Piensa en un termómetro: si estás a 3 y bajas 5 grados, llegas a −2. Por eso 3 − 5 = −2.',
  },
  minus_times_minus: {
    is: 'Menos por menos es más: dos factores negativos dan un producto positivo.',
    more: '−3 · 2 = −6, −3 · 1 = −3, −3 · 0 = 0, y la serie sigue con −3 · (−1) = +3.',
    why: 'El menos lleva a lo contrario. −3 · 2 = −6, luego −3, luego 0: cada vez sube 3, así que −3 · (−2) tiene que ser +6.',
  },
  minus_minus: {
    is: 'Restar un número negativo es lo mismo que sumar: 5 − (−2) = 5 + 2.',
    more: 'Si te quitan una deuda de 2, tienes 2 más.',
    why: 'De 5 a −2 hay una distancia de 7 en la recta. Quitar una deuda es ganar, y por eso menos y menos da más.',
  },
  divide_by_zero: {
    is: 'No se puede dividir entre 0.',
    more: '6 : 2 = 3 porque 3 · 2 = 6. Para 6 : 0 haría falta un número que por 0 diera 6, y no existe.',
    why: 'Dividir es buscar qué número por el divisor da el resultado. Cualquier número por 0 es 0, así que ninguno sirve para 6 : 0.',
  },
  zero_product: {
    is: 'Un producto es 0 solo si alguno de sus factores es 0.',
    more: 'De (x − 2)(x + 3) = 0 sale x − 2 = 0 o x + 3 = 0.',
    why: 'Dos números distintos de 0 nunca dan 0 al multiplicarse. Así que al menos un paréntesis es 0, y puedes mirar cada uno por separado.',
  },
  fraction: {
    is: 'Una fracción es una parte de un todo, o una división que está por hacer.',
    more: '3/4 quiere decir: corta en 4 partes iguales y toma 3. También es 3 dividido entre 4.',
  },
  numerator: {
    is: 'El numerador es el número de arriba de una fracción: cuántas partes tomas.',
    more: 'En 3/4 es el 3. El 4 de abajo dice cuántas partes forman el todo.',
  },
  denominator: {
    is: 'El denominador es el número de abajo: en cuántas partes iguales se divide el todo.',
    more: 'En 3/4 es el 4. Cuanto mayor es, más pequeña es cada parte.',
  },
  common_denominator: {
    is: 'Un denominador común es un número que todos los denominadores dividen, para que las partes sean del mismo tamaño.',
    more: '1/2 + 1/3 pasa a ser 3/6 + 2/6: ahora todo son sextos y se pueden contar juntos.',
    why: 'Trozos de distinto tamaño no se pueden contar juntos. Con el mismo denominador son partes iguales y sumas solo cuántas hay: 3/6 + 2/6 = 5/6.',
    how: 'Busca un número que los dos denominadores dividan y multiplica arriba y abajo de cada fracción por lo que le falta.',
    scope:
      'Solo para sumar y restar. Para multiplicar o dividir fracciones no hace falta. Vale cualquier múltiplo común; con el menor, los números quedan pequeños.',
  },
  clear_fractions: {
    is: 'Para quitar las fracciones de una ecuación, multiplica cada término de ambos lados por un número que todos los denominadores dividan.',
    more: 'x/3 + 2 = 7 pasa a ser x + 6 = 21.',
    why: 'Dividir entre 3 se deshace con lo contrario, multiplicar por 3. Hazlo con cada término de los dos lados: siguen siendo iguales y no queda ninguna fracción.',
  },
  lcm: {
    is: 'El mínimo común múltiplo es el menor número que los dos dividen.',
    more: 'El de 4 y 6 es 12: 4, 8, 12 y 6, 12 se encuentran ahí por primera vez.',
    how: 'Escribe los múltiplos del mayor hasta que el menor divida a uno de ellos.',
  },
  gcd: {
    is: 'El máximo común divisor es el mayor número que divide a los dos.',
    more: 'El de 12 y 18 es 6. Si divides 12/18 arriba y abajo entre 6, llegas de una vez a 2/3.',
  },
  equivalent: {
    is: 'Las fracciones equivalentes valen lo mismo con otros números.',
    more: '1/2 = 2/4 = 3/6: si multiplicas arriba y abajo por el mismo número, nada cambia.',
    why: 'Parte cada trozo en dos: hay el doble de trozos, y cada uno es la mitad de grande. La cantidad es la misma.',
  },
  cancel: {
    is: 'Simplificar una fracción es dividir arriba y abajo por el mismo número.',
    more: '6/8 = 3/4. Solo se tachan factores, nunca partes de una suma.',
    why: 'Dividir arriba y abajo por lo mismo es dividir entre 1, y el valor no cambia. En una suma no vale, porque ese número no divide a cada parte.',
    scope:
      'Solo se simplifican factores de todo el numerador y de todo el denominador, nunca un término suelto de una suma.',
  },
  mixed: {
    is: 'Un número mixto es un entero con una fracción; en una fracción impropia lo de arriba es mayor que lo de abajo.',
    more: '1 3/4 es lo mismo que 7/4: un entero son 4 cuartos, y 3 más hacen 7.',
  },
  reciprocal: {
    is: 'El inverso de un número es 1 dividido entre él: en una fracción, se le da la vuelta.',
    more: 'El inverso de 2/3 es 3/2, porque 2/3 · 3/2 = 1.',
  },
  divide_fractions: {
    is: 'Dividir entre una fracción es multiplicar por su inversa.',
    more: '3 : 1/2 = 3 · 2 = 6, porque media torta cabe seis veces en tres tortas.',
    why: 'Dividir es contar cuántas veces cabe. 1/4 cabe cuatro veces en uno, así que dividir entre 1/4 es multiplicar por 4. Por eso la segunda se invierte.',
  },
  multiply_fractions: {
    is: 'Las fracciones se multiplican numerador por numerador y denominador por denominador.',
    more: '2/3 · 4/5 = 8/15. Aquí no hace falta denominador común.',
    why: 'Tomar 1/3 de 1/5 parte cada quinto en 3, y en el todo hay 15 trozos. Por eso se multiplican los denominadores.',
  },
  decimal: {
    is: 'Un decimal escribe las partes de la unidad como décimas, centésimas y así, detrás de la coma.',
    more: '0,25 son 2 décimas y 5 centésimas, es decir, 25/100 o 1/4.',
  },
  decimal_fraction: {
    is: 'Para pasar un decimal a fracción, escribe sus cifras sobre 10, 100 o 1000, con tantos ceros como decimales, y simplifica.',
    more: '0,6 = 6/10 = 3/5. Al revés, divide lo de arriba entre lo de abajo: 3 : 5 = 0,6.',
  },
  percentage: {
    is: 'Por ciento quiere decir «de cada cien»: el 1 % es 1/100.',
    more: 'Para el 15 % de 80 busca primero el 1 %, 80 : 100 = 0,8, y tómalo 15 veces: 12.',
    how: 'Divide entre 100 para tener el 1 % y multiplica por el tanto por ciento. O toma el 10 % y arma el resto con él.',
    scope:
      'Puede pasar de 100 %: el 150 % de un número es una vez y media. Pero una parte de un total no supera el 100 %, y un precio no puede bajar más que eso.',
  },
  multiplier: {
    is: 'El multiplicador hace un cambio en porcentaje de un solo paso: un 20 % más es por 1,2; un 20 % menos, por 0,8.',
    more: 'Parte del 100 %, suma o resta el tanto por ciento y divide entre 100: 100 + 20 = 120 da 1,2.',
  },
  percent_change: {
    is: 'Un cambio en porcentaje compara el cambio con el valor del que partiste.',
    more: 'De 40 a 50 cambia 10, y 10/40 = 25 %. Para un 20 % más multiplica por 1,2; para un 20 % menos, por 0,8.',
  },
  ratio: {
    is: 'Una razón compara dos cantidades: cuánto hay de una por cada tanto de la otra.',
    more: '2 : 3 son 2 partes de una por cada 3 de la otra, 5 partes en total.',
  },
  proportion: {
    is: 'Dos cantidades son proporcionales si al doblar una se dobla la otra.',
    more: 'Si 3 lápices cuestan 6, uno cuesta 2 y 5 cuestan 10. Pasar por la unidad siempre funciona.',
    why: 'Si multiplicas a/b = c/d por los dos denominadores, queda a · d = b · c. La regla de tres y el producto en cruz no son más que eso.',
  },
  cross_multiply: {
    is: 'El producto en cruz cambia una proporción por dos productos iguales: a/b = c/d quiere decir a · d = b · c.',
    more: 'De x/6 = 2/3 sale 3x = 12, así que x = 4.',
    why: 'Si multiplicas a/b = c/d por los dos denominadores, b se va a la izquierda y d a la derecha: queda a · d = b · c.',
  },
  rounding: {
    is: 'Redondear es cambiar un número por otro cercano y más sencillo.',
    more: 'Mira la cifra siguiente: de 0 a 4 se queda, de 5 a 9 sube. 2,46 con un decimal es 2,5.',
  },
  scientific: {
    is: 'La notación científica escribe un número como algo entre 1 y 10 por una potencia de 10.',
    more: '4500 = 4,5 · 10³: la coma se movió tres lugares.',
  },
  unit: {
    is: 'La unidad dice qué se cuenta o se mide; al convertir, la cantidad es la misma.',
    more: '1 km son 1000 m, 1 m son 100 cm, 1 hora son 60 minutos. Si la unidad nueva es más pequeña, se multiplica.',
  },
  prime: {
    is: 'Un número primo tiene exactamente dos divisores: el 1 y él mismo.',
    more: '2, 3, 5, 7 y 11 son primos. El 1 no, porque solo tiene un divisor.',
    how: 'Divide entre 2 mientras se pueda, luego entre 3, entre 5 y así: 60 = 2 · 2 · 3 · 5.',
    scope: 'El 1 nunca es primo, y el 2 es el único primo par. Hay infinitos números primos.',
  },
  divisor: {
    is: 'Un divisor o factor de un número lo divide sin que sobre nada.',
    more: 'Los divisores de 12 son 1, 2, 3, 4, 6 y 12.',
  },
  multiple: {
    is: 'Los múltiplos de un número salen al contar de tanto en tanto.',
    more: 'Múltiplos de 4: 4, 8, 12, 16 y así.',
  },
  remainder: {
    is: 'El resto es lo que sobra cuando una división no sale exacta.',
    more: '17 : 5 = 3 y sobran 2, porque 3 · 5 = 15.',
  },
  exponent: {
    is: 'El exponente es el número pequeño de arriba: dice cuántas veces se multiplica la base por sí misma.',
    more: '2⁴ = 2 · 2 · 2 · 2 = 16. A eso se le llama potencia.',
  },
  base: {
    is: 'La base de una potencia es el número que se multiplica por sí mismo.',
    more: 'En 2⁴ la base es 2 y el exponente es 4. En log₂(8) la base también es 2.',
  },
  zero_exponent: {
    is: 'Cualquier número, menos el 0, elevado a 0 es 1.',
    more: '2³ = 8, 2² = 4, 2¹ = 2: en cada paso se divide entre 2, y 2⁰ = 1.',
    why: 'Cada vez que el exponente baja 1 se divide entre la base: 8, 4, 2, y lo siguiente es 1. Con cualquier base pasa igual.',
  },
  negative_exponent: {
    is: 'Un exponente negativo es 1 dividido entre la potencia.',
    more: '2⁻³ = 1/2³ = 1/8. El número no se vuelve negativo.',
    why: 'Al bajar uno en el exponente se divide entre la base: 2¹ = 2, 2⁰ = 1, 2⁻¹ = 1/2, 2⁻² = 1/4. La serie simplemente sigue.',
  },
  fraction_exponent: {
    is: 'Un exponente en forma de fracción es una raíz: 9^(1/2) es la raíz cuadrada de 9.',
    more: 'El número de abajo dice qué raíz es: 8^(1/3) = 2.',
    why: 'Al sumar exponentes, 9^(1/2) · 9^(1/2) = 9. Es el número que por sí mismo da 9: la raíz cuadrada.',
  },
  power_laws: {
    is: 'Las potencias de igual base se multiplican sumando los exponentes y se dividen restándolos.',
    more: '2³ · 2⁴ = 2⁷, porque tres factores y cuatro más son siete. La potencia de una potencia multiplica: (2³)² = 2⁶.',
    why: 'Escribe los factores: 2³ · 2² = (2 · 2 · 2)(2 · 2), cinco en total. Por eso se suma cuántos hay: 3 + 2.',
  },
  square_root: {
    is: 'La raíz cuadrada de un número es el número positivo que por sí mismo da ese número.',
    more: '√49 = 7, porque 7 · 7 = 49. Elevar al cuadrado y sacar la raíz se deshacen.',
    why: 'Elevar al cuadrado y sacar la raíz se deshacen, así que la raíz devuelve el número que se elevó. En una ecuación se escribe ±, porque dos números tienen el mismo cuadrado.',
    scope:
      'El signo √ da siempre la raíz que no es negativa: √9 = 3. En cambio, x² = 9 tiene dos soluciones, 3 y −3. Un número negativo no tiene raíz cuadrada real.',
  },
  root_sum: {
    is: 'La raíz de una suma no es la suma de las raíces: cada raíz se calcula por su lado.',
    more: '√9 + √16 = 3 + 4 = 7, pero √(9 + 16) = √25 = 5.',
    why: 'Pruébalo con números: √9 + √16 es 3 + 4 = 7, y √25 es solo 5. Las raíces se juntan en un producto, √9 · √16 = √144, pero no en una suma.',
  },
  cube_root: {
    is: 'La raíz cúbica de un número es el que multiplicado tres veces da ese número.',
    more: 'La raíz cúbica de 8 es 2, porque 2 · 2 · 2 = 8.',
  },
  surd: {
    is: 'Un radical es una raíz que no sale exacta, como √2.',
    more: 'Muchas veces se puede hacer más pequeña: √50 = √(25 · 2) = 5√2. Busca un cuadrado que lo divida.',
  },
  negative_root: {
    is: 'Un número negativo no tiene raíz cuadrada real.',
    more: '3 · 3 = 9, y (−3) · (−3) = 9 también. Ningún número real por sí mismo da −9.',
    why: 'La raíz pregunta qué número por sí mismo da lo de dentro. Más por más es más, y menos por menos también, así que un cuadrado nunca es negativo.',
  },
  rationalise: {
    is: 'Racionalizar es escribir una fracción sin raíces en el denominador.',
    more: '1/√2 = √2/2: se multiplica arriba y abajo por √2, y el valor no cambia.',
  },
  plus_minus: {
    is: 'Un cuadrado viene de dos números, uno positivo y uno negativo: ± son los dos.',
    more: 'x² = 49 tiene x = 7 y x = −7, porque (−7) · (−7) también es 49.',
    why: 'Menos por menos es más, así que 7² y (−7)² son 49. El cuadrado esconde el signo, y al volver hay que permitir los dos.',
  },
  quadratic: {
    is: 'Una ecuación de segundo grado tiene la incógnita al cuadrado como potencia más alta.',
    more: 'Se puede escribir ax² + bx + c = 0 y tiene dos soluciones, una o ninguna.',
    how: 'Pasa todo a un lado y deja 0 en el otro. Luego factoriza o usa la fórmula general.',
    why: 'Con 0 en un lado sirve que un producto es 0 solo si un factor es 0. Con otro número eso no funciona.',
    scope:
      'Puede tener dos soluciones, una o ninguna: x² = 9 tiene dos, x² = 0 tiene una y x² = −9 no tiene ninguna real. Dos números pueden tener el mismo cuadrado.',
  },
  quadratic_formula: {
    is: 'La fórmula general da las soluciones de ax² + bx + c = 0: x = (−b ± √(b² − 4ac)) / (2a).',
    more: 'Lee a, b y c con su signo y ponlos en ella.',
    why: 'Sale de completar el cuadrado en ax² + bx + c = 0 de una vez por todas, para no hacerlo cada vez.',
    scope:
      'Sirve siempre que la ecuación sea de segundo grado y esté igualada a 0. Úsala cuando no veas enseguida los factores. Si bajo la raíz queda un negativo, no hay solución real.',
  },
  discriminant: {
    is: 'El discriminante es lo que está bajo la raíz en la fórmula general: b² − 4ac.',
    more: 'Si es positivo hay dos soluciones; si es 0, una; si es negativo, ninguna real.',
    why: 'La fórmula saca su raíz cuadrada. De un número positivo salen dos valores con ±, de 0 sale uno, y un negativo no tiene raíz real.',
    scope:
      'Puede ser positivo, 0 o negativo: entonces hay dos soluciones, una o ninguna real. Solo tiene sentido en una ecuación de segundo grado igualada a 0.',
  },
  parabola: {
    is: 'Una parábola es la curva de una función cuadrática, con forma de cuenco.',
    more: 'Se abre hacia arriba si el número de x² es positivo y hacia abajo si es negativo.',
  },
  vertex: {
    is: 'El vértice es el punto donde la parábola da la vuelta: el más bajo o el más alto.',
    more: 'Está en x = −b/(2a), justo en medio de los dos ceros.',
  },
  axis_of_symmetry: {
    is: 'El eje de simetría es la recta que deja dos mitades iguales, como en un espejo.',
    more: 'En una parábola pasa, vertical, por el vértice: x = −b/(2a).',
  },
  complete_square: {
    is: 'Completar el cuadrado es escribir x² + bx como un paréntesis al cuadrado menos lo que se añadió.',
    more: 'x² + 6x = (x + 3)² − 9: la mitad de 6 es 3, y 3² = 9 se vuelve a quitar.',
    other: 'x² + 8x = (x + 4)² − 16: la mitad de 8 es 4, y 4² = 16 se vuelve a quitar.',
  },
  difference_of_squares: {
    is: 'Una diferencia de cuadrados es un producto: a² − b² = (a + b)(a − b).',
    more: 'x² − 9 = (x + 3)(x − 3).',
    other: 'x² − 64 = (x + 8)(x − 8).',
    why: 'Multiplica (a + b)(a − b): a² − ab + ab − b². Los dos términos del medio se anulan y quedan los cuadrados.',
  },
  square_of_sum: {
    is: 'El cuadrado de una suma tiene tres partes: (a + b)² = a² + 2ab + b². Es un producto notable.',
    more: '(x + 3)² = x² + 6x + 9. Lo del medio, el doble del producto, es lo que más se olvida.',
    other: '(x + 5)² = x² + 10x + 25. Lo del medio, el doble del producto, es lo que más se olvida.',
    why: '(a + b)² es (a + b)(a + b): cada término se multiplica por cada uno. ab sale dos veces, y por eso está el doble producto 2ab y no solo los cuadrados.',
  },
  polynomial: {
    is: 'Un polinomio es una suma de potencias de una letra, cada una con un número delante.',
    more: '2x³ − x + 5 lo es. Su potencia más alta, aquí 3, es el grado.',
  },
  monomial: {
    is: 'Un monomio es un solo término, como 5x²; un binomio tiene dos términos y un trinomio, tres.',
    more: 'x + 3 es un binomio y x² + 5x + 6, un trinomio. Todos son polinomios.',
  },
  degree: {
    is: 'El grado de un polinomio es su potencia más alta.',
    more: 'x³ + 2x es de grado 3.',
  },
  long_division: {
    is: 'La división larga parte una división grande en pequeñas, cifra a cifra o término a término.',
    more: 'Divide la primera parte, multiplica de vuelta, resta, baja lo siguiente y repite.',
  },
  zeros: {
    is: 'Los ceros de una función son las x con las que vale 0: donde su curva corta el eje x.',
    more: 'f(x) = x − 4 tiene el cero 4, porque 4 − 4 = 0.',
  },
  system: {
    is: 'Un sistema son dos o más ecuaciones que se tienen que cumplir a la vez.',
    more: 'Se busca una pareja de valores que sirva para las dos. En un dibujo es el punto donde se cortan las rectas.',
    how: 'Despeja una letra en una ecuación y ponla en la otra. O suma o resta las ecuaciones para que una letra desaparezca.',
    scope:
      'Dos rectas se cortan una vez, son paralelas o son la misma. Por eso un sistema de dos ecuaciones lineales tiene una solución, ninguna o infinitas.',
  },
  elimination: {
    is: 'La reducción suma o resta dos ecuaciones para que desaparezca una letra.',
    more: 'x + y = 5 y x − y = 1 suman 2x = 6.',
    why: 'A cosas iguales se les pueden sumar cosas iguales: izquierda con izquierda y derecha con derecha. Por eso nada se daña.',
  },
  substitution_method: {
    is: 'En el método de sustitución despejas una letra en una ecuación y la pones en la otra.',
    more: 'De y = 2x y x + y = 6 sale x + 2x = 6: ya solo queda una incógnita.',
    why: 'La letra y la expresión son el mismo número, así que una puede ocupar el lugar de la otra. Y queda una sola incógnita.',
    scope:
      'Conviene cuando una letra está sola o sin número delante: la reemplazas en la otra ecuación. Si la misma letra lleva números iguales u opuestos, es más corta la reducción.',
  },
  equating: {
    is: 'En el método de igualación despejas la misma letra en las dos ecuaciones e igualas los resultados.',
    more: 'De y = 2x + 1 e y = 7 − x sale 2x + 1 = 7 − x, con una sola incógnita.',
    scope:
      'Conviene cuando la misma letra está despejada en las dos ecuaciones: igualas los otros lados y resuelves.',
  },
  function: {
    is: 'Una función es como una máquina: por cada número que entra sale exactamente uno.',
    more: 'f(x) = 2x + 1 dobla y suma 1, así que f(3) = 7.',
  },
  linear_function: {
    is: 'Una función lineal, o afín, es de la forma f(x) = mx + b, y su gráfica es una recta.',
    more: 'f(x) = 2x + 3 empieza en 3 y sube 2 por cada paso de x.',
  },
  preimage: {
    is: 'La imagen de un número es lo que la función hace de él; el número de partida es su antiimagen.',
    more: 'Con f(x) = 2x + 1, f(3) = 7: 7 es la imagen de 3, y 3 es la antiimagen de 7.',
  },
  domain: {
    is: 'El dominio es el conjunto de números que se pueden meter en una función.',
    more: 'En 1/x son todos menos el 0; en √x, los que van de 0 en adelante.',
  },
  range: {
    is: 'El recorrido o rango de una función son los valores que pueden salir de ella.',
    more: 'x² solo da números desde 0 en adelante: su recorrido es y ≥ 0.',
  },
  inverse_function: {
    is: 'La función inversa deshace la función: lleva del resultado al principio.',
    more: 'La de f(x) = 2x + 1 es (x − 1)/2. Escribe y = f(x), cambia x por y, y despeja y.',
  },
  slope: {
    is: 'La pendiente dice lo inclinada que es una recta: cuánto sube por cada paso a la derecha.',
    more: 'Por (1, 2) y (3, 8) sube 6 al avanzar 2, así que la pendiente es 3.',
    how: 'Diferencia de las y dividida entre la diferencia de las x, en el mismo orden.',
    scope:
      'Una pendiente puede ser positiva, negativa o 0: la recta sube, baja o va horizontal. Solo una recta vertical no tiene.',
  },
  intercept: {
    is: 'Un punto de corte es donde una recta o una curva cruza un eje.',
    more: 'En el eje y la x es 0, y en el eje x la y es 0. y = 2x + 3 corta el eje y en 3.',
  },
  line: {
    is: 'Una recta tiene la ecuación y = mx + b: m es la pendiente y b, donde corta el eje y.',
    more: 'y = 2x + 3 empieza en 3 y sube 2 por cada paso a la derecha.',
  },
  parallel: {
    is: 'Las rectas paralelas tienen la misma pendiente; las perpendiculares se cortan en ángulo recto.',
    more: 'En las perpendiculares, las pendientes multiplicadas dan −1: 2 y −1/2.',
  },
  coordinates: {
    is: 'Las coordenadas dicen dónde está un punto: primero cuánto a la derecha (x) y luego cuánto hacia arriba (y).',
    more: '(3, 2) está 3 a la derecha y 2 arriba.',
  },
  graph: {
    is: 'Una gráfica es el dibujo de todos los puntos que cumplen una ecuación.',
    more: 'Elige algunas x, calcula la y de cada una, marca los puntos y únelos.',
  },
  logarithm: {
    is: 'Un logaritmo es un exponente: log₂(8) es la potencia a la que se eleva el 2 para que dé 8.',
    more: '2³ = 8, así que log₂(8) = 3. Todo logaritmo se escribe como potencia: log_b(x) = y es lo mismo que b^y = x.',
    why: 'Un logaritmo deshace una potencia. Si log_b(x) = y, entonces b elevado a y es x; la base no se multiplica por y.',
    scope:
      'Solo los números positivos tienen logaritmo: lo de dentro tiene que ser mayor que 0. El resultado sí puede ser negativo. Si no se escribe la base, log es en base 10 y ln en base e.',
  },
  log_laws: {
    is: 'Los logaritmos convierten productos en sumas: log(a · b) = log(a) + log(b).',
    more: 'Un cociente pasa a ser una resta, y un exponente baja delante: log(aⁿ) = n · log(a).',
    why: 'Los logaritmos son exponentes, y al multiplicar potencias los exponentes se suman. Por eso el logaritmo de un producto es la suma.',
  },
  natural_log: {
    is: 'ln es el logaritmo de base e, un número que vale más o menos 2,718.',
    more: 'ln(x) es el exponente que convierte e en x. Por eso ln(e) = 1 y ln(1) = 0.',
  },
  e: {
    is: 'e es un número fijo, más o menos 2,718, la base natural del crecimiento.',
    more: 'Lo especial de eˣ: en cada punto su pendiente es igual a su valor.',
  },
  log_one: {
    is: 'El logaritmo de 1 es siempre 0, y ni el 0 ni los negativos tienen logaritmo.',
    more: 'log₅(1) = 0 porque 5⁰ = 1.',
    why: 'Un logaritmo busca un exponente. Cualquier base elevada a 0 es 1, y por eso log(1) = 0; una potencia de base positiva nunca es 0 ni negativa.',
  },
  exponential: {
    is: 'En una expresión exponencial la incógnita está en el exponente, como en 2ˣ.',
    more: 'En cada paso crece por el mismo factor: 2, 4, 8, 16.',
    how: 'Escribe los dos lados con la misma base y compara los exponentes, o toma logaritmos.',
  },
  asymptote: {
    is: 'Una asíntota es una recta a la que una curva se acerca cada vez más.',
    more: '1/x se acerca al eje x cuando x es grande, pero nunca llega a 0.',
  },
  arithmetic_sequence: {
    is: 'En una progresión aritmética se suma cada vez el mismo número.',
    more: '4, 7, 10, 13 suma 3. El término n es el primero + (n − 1) · diferencia.',
    why: 'Del primer término al n solo hay n − 1 pasos, uno menos que términos.',
  },
  geometric_sequence: {
    is: 'En una progresión geométrica cada término se multiplica por el mismo número.',
    more: '3, 6, 12, 24 multiplica por 2. El término n es el primero · razón^(n − 1).',
  },
  sequence: {
    is: 'Una sucesión es una lista de números que sigue una regla.',
    more: 'Mira qué pasa de un término al siguiente: si se suma algo cada vez o si se multiplica.',
  },
  sequence_ratio: {
    is: 'Es lo que lleva de un término al siguiente: se suma en una progresión aritmética y se multiplica en una geométrica.',
    more: '4, 7, 10 tiene diferencia 3; 3, 6, 12 tiene razón 2.',
  },
  sine: {
    is: 'El seno de un ángulo en un triángulo rectángulo es el cateto opuesto dividido entre la hipotenusa.',
    more: 'sen(30°) = 1/2: el cateto opuesto mide la mitad que la hipotenusa.',
  },
  cosine: {
    is: 'El coseno de un ángulo en un triángulo rectángulo es el cateto contiguo dividido entre la hipotenusa.',
    more: 'cos(60°) = 1/2. El contiguo, o adyacente, toca el ángulo y no es la hipotenusa.',
  },
  tangent_ratio: {
    is: 'La tangente de un ángulo en un triángulo rectángulo es el cateto opuesto dividido entre el contiguo.',
    more: 'tan(45°) = 1, porque los dos catetos miden lo mismo. También es seno entre coseno.',
  },
  radian: {
    is: 'El radián mide un ángulo por la longitud de su arco en un círculo de radio 1.',
    more: 'Una vuelta entera es 2π, así que 180° = π. Multiplica los grados por π/180.',
  },
  unit_circle: {
    is: 'El círculo unitario tiene radio 1; el punto de cada ángulo tiene las coordenadas (coseno, seno).',
    more: 'A 90° es (0, 1): cos 90° = 0 y sen 90° = 1.',
  },
  hypotenuse: {
    is: 'La hipotenusa es el lado más largo de un triángulo rectángulo, frente al ángulo recto.',
    more: 'Con los lados cortos 3 y 4 mide 5. Los otros dos lados se llaman catetos.',
    scope:
      'Siempre es el lado más largo, el opuesto al ángulo recto. Solo la tienen los triángulos rectángulos.',
  },
  pythagoras: {
    is: 'En un triángulo rectángulo, los cuadrados de los catetos suman el cuadrado de la hipotenusa: a² + b² = c².',
    more: '3² + 4² = 9 + 16 = 25 = 5².',
    why: 'Los cuadrados dibujados sobre los dos catetos llenan juntos el cuadrado de la hipotenusa. Solo vale con un ángulo recto.',
    scope:
      'Solo en un triángulo rectángulo, y c tiene que ser el lado opuesto al ángulo recto. Sin ángulo recto, a² + b² = c² no se cumple.',
  },
  area: {
    is: 'El área dice cuánta superficie hay dentro de una figura, en cuadrados.',
    more: 'En un rectángulo de 3 por 4 caben 12 cuadrados: 3 · 4 = 12. Un triángulo es la mitad.',
    why: 'El área cuenta cuadrados. Un triángulo es la mitad del rectángulo que lo rodea, y por eso se divide entre 2.',
  },
  perimeter: {
    is: 'El perímetro es lo que mide todo el borde de una figura.',
    more: 'Suma todos los lados: un rectángulo de 3 por 4 tiene 3 + 4 + 3 + 4 = 14.',
  },
  circumference: {
    is: 'La longitud de la circunferencia es lo que mide el borde del círculo: 2πr, o π por el diámetro.',
    more: 'Es un poco más de tres veces lo que mide de lado a lado.',
  },
  radius: {
    is: 'El radio va del centro del círculo al borde: es la mitad del diámetro.',
    more: 'Con un diámetro de 10, el radio es 5.',
  },
  diameter: {
    is: 'El diámetro cruza el círculo de lado a lado por el centro: es el doble del radio.',
    more: 'Con radio 7, el diámetro es 14.',
  },
  pi: {
    is: 'π dice cuántas veces cabe el diámetro alrededor de su círculo: más o menos 3,14.',
    more: 'Es igual en todos los círculos, circunferencia entre diámetro, y sus decimales no terminan nunca.',
  },
  circle: {
    is: 'Un círculo reúne los puntos que están a la misma distancia, el radio, de su centro.',
    more: 'Su área es πr² y su circunferencia, 2πr.',
    why: 'Corta el disco en tajadas finas y ponlas una junto a otra: casi un rectángulo, de alto r y de largo πr, media circunferencia. Por eso el área es πr².',
  },
  volume: {
    is: 'El volumen dice cuánto cabe dentro de un cuerpo, en cubos.',
    more: 'En una caja de 2 por 3 por 4 caben 24 cubos: largo por ancho por alto.',
  },
  triangle: {
    is: 'Un triángulo tiene tres lados, y sus tres ángulos siempre suman 180°.',
    more: 'Su área es base por altura dividido entre 2.',
  },
  angle: {
    is: 'Un ángulo dice cuánto gira una línea respecto a otra, en grados.',
    more: 'Una vuelta son 360°, un ángulo recto 90°, una línea recta 180°.',
  },
  supplementary: {
    is: 'Dos ángulos son suplementarios si suman 180°, y complementarios si suman 90°.',
    more: '30° y 150° son suplementarios; 30° y 60°, complementarios.',
  },
  derivative: {
    is: 'La derivada dice lo rápido que cambia una función: es la pendiente de su curva en cada punto.',
    more: 'La de x² es 2x, así que en x = 3 la curva sube con pendiente 6.',
    why: 'Sirve para hallar velocidades, pendientes de tangentes y los puntos más altos o más bajos de una curva: allí la pendiente es 0.',
  },
  product_rule: {
    is: 'La regla del producto es (uv)′ = u′v + uv′: derivada del primero por el segundo, más el primero por la derivada del segundo.',
    more: 'x² · eˣ da 2x · eˣ + x² · eˣ.',
    why: 'Cuando cambian los dos factores cuentan los dos cambios: uno mientras el otro se queda, y al revés. Por eso hay dos partes que se suman.',
    scope:
      'Hace falta cuando los dos factores contienen la variable. Un número por una función no la necesita: el número se queda como está.',
  },
  quotient_rule: {
    is: 'La regla del cociente es (u/v)′ = (u′v − uv′) / v².',
    more: 'Primero va la derivada de arriba, en medio un menos, y lo de abajo al cuadrado.',
  },
  chain_rule: {
    is: 'La regla de la cadena sirve para una función dentro de otra: derivada de fuera por derivada de dentro.',
    more: '(3x + 1)⁵ da 5(3x + 1)⁴ · 3. El factor 3 viene de dentro.',
    why: 'Si lo de dentro cambia 3 veces más rápido que x, y lo de fuera 5 veces más que lo de dentro, juntos son 3 · 5. Los cambios se multiplican.',
    scope:
      'Hace falta siempre que dentro de una función haya algo más que la variable sola: (2x + 1)³, sen(3x), e^(5x). Entonces la derivada de lo de dentro es un factor.',
  },
  power_rule: {
    is: 'En la derivada de una potencia el exponente baja delante y se le resta 1.',
    more: 'x⁵ pasa a ser 5x⁴, y 3x² pasa a ser 6x.',
  },
  integral: {
    is: 'La integral es lo contrario de la derivada, y mide el área bajo una curva.',
    more: 'La derivada de x² es 2x, así que la integral de 2x es x² + C.',
  },
  constant_c: {
    is: 'La + C está en lugar de cualquier constante que pudo haber.',
    more: 'x² + 1 y x² − 7 tienen la misma derivada, 2x.',
    why: 'La derivada de una constante es 0: al derivar desaparece. Al volver no se sabe cuál era, y la C las guarda todas.',
  },
  limit: {
    is: 'Un límite es el valor al que se acerca cada vez más una función.',
    more: '1/x se acerca a 0 tanto como quieras si x crece, así que su límite es 0.',
    how: 'Pon primero el valor. Si sale 0/0, factoriza, simplifica y prueba otra vez.',
  },
  infinity: {
    is: 'El infinito no es un número: dice que algo crece sin parar.',
    more: 'Con él no se hacen cuentas; se mira qué pasa cuando x crece más y más.',
  },
  tangent_line: {
    is: 'Una recta tangente toca la curva en un punto y tiene allí la misma pendiente.',
    more: 'Su pendiente es la derivada en ese punto.',
  },
  extremum: {
    is: 'Un máximo o un mínimo es el punto más alto o más bajo de una curva.',
    more: 'Allí la curva está plana y la derivada es 0. Iguálala a 0 y resuelve.',
  },
  mean: {
    is: 'La media o promedio es la suma de los valores dividida entre cuántos hay.',
    more: 'Con 2, 4 y 9: 15 : 3 = 5. Es lo que le tocaría a cada uno si se repartiera por igual.',
    scope:
      'Siempre hay una sola media, entre el menor y el mayor de los datos. No tiene por qué ser uno de ellos, y un valor extremo la arrastra.',
  },
  median: {
    is: 'La mediana es el valor de en medio cuando los números están ordenados.',
    more: 'En 2, 4, 9 es 4. Si son un número par, va a la mitad entre los dos del medio.',
    why: 'Se ordenan para que la mitad quede por debajo y la mitad por encima. Sin orden, el lugar de en medio no dice nada.',
    scope:
      'Siempre hay una sola mediana. Si el número de datos es par, está a medio camino entre los dos centrales, así que no tiene por qué ser un dato.',
  },
  mode: {
    is: 'La moda es el valor que más se repite.',
    more: 'En 2, 3, 3, 5 es 3.',
    scope:
      'Puede haber dos modas, o más, si varios valores se repiten el mismo número de veces. Si no se repite ninguno, no hay moda.',
  },
  data_range: {
    is: 'El rango de unos datos es el mayor menos el menor.',
    more: 'En 2, 4, 9 es 7.',
  },
  deviation: {
    is: 'La desviación típica dice cuánto suelen alejarse los datos de la media.',
    more: 'Es la raíz de la varianza, que es la media de las distancias al cuadrado.',
    why: 'Las distancias por arriba y por abajo se anularían, y por eso se elevan al cuadrado. La raíz devuelve la unidad de antes.',
  },
  probability: {
    is: 'Una probabilidad dice lo fácil que es que algo pase: casos favorables entre casos posibles.',
    more: 'Sacar un 6 con un dado es 1/6. Siempre va de 0 (nunca) a 1 (seguro).',
    scope:
      'Una probabilidad siempre está entre 0 (nunca) y 1 (seguro). Nunca puede ser mayor que 1 ni menor que 0: mira entre qué dividiste.',
  },
  factorial: {
    is: 'El factorial de n, que se escribe con un signo de admiración, multiplica los enteros de 1 hasta n.',
    more: 'El de 4 es 4 · 3 · 2 · 1 = 24: las maneras de poner en fila 4 cosas.',
  },
  combination: {
    is: 'Una combinación cuenta elecciones en las que el orden no importa; una permutación, en las que sí.',
    more: '2 de 4 personas: 6 parejas, pero 12 si una va primero y otra después.',
  },
  imaginary: {
    is: 'i es el número cuyo cuadrado es −1.',
    more: 'Con él √(−9) = 3i, y números como 2 + 3i se llaman complejos.',
  },
  vector: {
    is: 'Un vector es una flecha: tiene longitud y dirección.',
    more: '(3, 4) va 3 a la derecha y 4 arriba, y mide 5.',
  },
  matrix: {
    is: 'Una matriz es una tabla de números en filas y columnas con la que se opera como una sola cosa.',
    more: 'Se multiplican fila por columna.',
  },
  interval: {
    is: 'Un intervalo son todos los números entre dos extremos.',
    more: '[2, 5) tiene el 2 pero no el 5: el corchete incluye el extremo y el paréntesis lo deja fuera.',
  },
  integer: {
    is: 'Los enteros son los números sin decimales, con los negativos y el 0.',
    more: '−3, 0 y 7 son enteros; 1/2 no.',
  },
  rational_number: {
    is: 'Un número racional se puede escribir como fracción de enteros; uno irracional no.',
    more: '0,5 = 1/2 es racional; √2 y π son irracionales: sus decimales no terminan ni se repiten.',
  },
  sum: { is: 'La suma es lo que sale al sumar.', more: 'La suma de 3 y 4 es 7.' },
  difference: { is: 'La diferencia es lo que sale al restar.', more: 'La diferencia de 9 y 4 es 5.' },
  product: {
    is: 'El producto es lo que sale al multiplicar; sus partes se llaman factores.',
    more: 'El producto de 3 y 4 es 12.',
  },
  quotient: { is: 'El cociente es lo que sale al dividir.', more: 'El cociente de 12 y 4 es 3.' },
  place_value: {
    is: 'Cada cifra vale según su lugar: unidades, decenas, centenas, diez veces más con cada paso a la izquierda.',
    more: 'En 352 el 5 vale 50.',
  },
  estimate: {
    is: 'Estimar es hacer la cuenta con números redondos para ver más o menos cuánto debe dar.',
    more: '49 · 21 es más o menos 50 · 20 = 1000.',
  },
  excluded: {
    is: 'Un valor excluido es el que haría 0 un denominador.',
    more: 'En 1/(x − 2) no se permite el 2. Por eso al final se prueba cada resultado.',
    why: 'Nada se puede dividir entre 0. Un valor que hace 0 un denominador no puede ser solución, aunque salga en una línea posterior.',
  },
  extraneous: {
    is: 'Una solución extraña sale de las cuentas, pero no cumple la ecuación del principio.',
    more: 'Al elevar al cuadrado x = −3 queda x² = 9, que también cumple el 3. Por eso se prueba cada resultado en la primera línea.',
    why: 'Algunos pasos no se pueden hacer al revés: −3 y 3 tienen el mismo cuadrado. Un valor puede cumplir la línea de después y no la primera.',
  },
  linear_equation: {
    is: 'En una ecuación lineal, o de primer grado, la incógnita no lleva potencia ni está en un denominador: se puede escribir ax + b = 0.',
    more: '3x − 5 = 16 es lineal; x² = 9 no. Tiene una solución, salvo que la incógnita desaparezca.',
  },
  nth_term: {
    is: 'El término general es una regla que da cualquier término a partir de su lugar n, sin escribir los anteriores.',
    more: '5, 8, 11, 14 sube de 3 en 3 desde el 5: el término n es 5 + (n − 1) · 3, o sea 3n + 2. En una geométrica es primero · razón^(n − 1).',
  },
  triangle_sides: {
    is: 'En un triángulo rectángulo, el cateto opuesto está frente al ángulo; el adyacente lo toca y no es la hipotenusa.',
    more: 'Seno = opuesto/hipotenusa, coseno = adyacente/hipotenusa, tangente = opuesto/adyacente.',
  },
  compound_interest: {
    is: 'El interés es un porcentaje de una cantidad que se paga por el tiempo; el compuesto se paga también por los intereses de antes.',
    more: '100 al 5 % pasan a 100 · 1,05 en un año y a 100 · 1,05² en dos: cada vez el mismo factor.',
  },
};
