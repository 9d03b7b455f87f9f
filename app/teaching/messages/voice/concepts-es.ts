import type { Translation } from '#app/platform/texts.ts';
import type { concepts as source } from './concepts-en.ts';

export const concepts: Translation<typeof source> = {
  brackets: {
    name: 'quitar el paréntesis multiplicando',
    idea: 'Un número delante de un paréntesis multiplica todos los términos de dentro, no solo el primero.',
    ask: '¿Qué le hace el número de delante a cada término del paréntesis?',
  },
  collect: {
    name: 'reunir términos semejantes',
    idea: 'Se pueden sumar los términos con la misma letra y el mismo exponente. Los demás quedan aparte.',
    ask: '¿Qué términos son del mismo tipo?',
  },
  denominators: {
    name: 'quitar los denominadores',
    idea: 'Multiplica los dos lados por un número que todos los denominadores dividan. Así no queda ninguna fracción.',
    ask: '¿Qué número es múltiplo de todos los denominadores?',
  },
  balance: {
    name: 'hacer lo mismo en los dos lados',
    idea: 'Una ecuación sigue siendo cierta si haces lo mismo en los dos lados. Para despejar la incógnita, deshaz lo que se le hace.',
    ask: '¿Qué operación se le hace a la incógnita y con cuál se deshace?',
  },
  turn_sign: {
    name: 'dividir y girar el signo',
    idea: 'Si multiplicas o divides una desigualdad por un número negativo, su signo se da la vuelta.',
    ask: 'El número entre el que divides, ¿es positivo o negativo?',
  },
  truth: {
    name: 'mirar qué queda sin la incógnita',
    idea: 'Cuando la incógnita desaparece, lo que queda es cierto siempre o no lo es nunca.',
    ask: '¿Es cierto lo que queda cuando la incógnita se ha ido?',
  },
  standard_form: {
    name: 'pasar todo a un lado',
    idea: 'Una ecuación de segundo grado se trabaja mejor con todo en un lado y 0 en el otro.',
    ask: '¿Qué tiene que cambiar de lado para que en uno quede 0?',
  },
  factor_pair: {
    name: 'escribirlo como producto',
    idea: 'Muchas expresiones de segundo grado son un producto de dos paréntesis. Busca dos números con el producto y la suma que hacen falta.',
    ask: '¿Qué dos números tienen el producto y la suma que necesitas?',
  },
  zero_product: {
    name: 'igualar a 0 cada factor',
    idea: 'Un producto es 0 solo si alguno de sus factores es 0. Cada factor da su propia ecuación pequeña.',
    ask: '¿Para qué valores es 0 cada paréntesis?',
  },
  roots: {
    name: 'sacar la raíz, con los dos signos',
    idea: 'Un cuadrado se deshace con una raíz, y dos números tienen el mismo cuadrado: uno positivo y otro negativo.',
    ask: '¿Qué números tienen este cuadrado?',
  },
  formula: {
    name: 'usar la fórmula general',
    idea: 'La fórmula da las soluciones de cualquier ecuación de segundo grado a partir de a, b y c. Lo que queda bajo la raíz dice cuántas hay.',
    ask: '¿Cuánto valen aquí a, b y c, con sus signos?',
  },
  order: {
    name: 'la siguiente operación, en su orden',
    idea: 'Primero los paréntesis, luego las potencias, después productos y cocientes, y al final las sumas.',
    ask: '¿Qué operación va primero aquí?',
  },
  common_denominator: {
    name: 'buscar un denominador común',
    idea: 'Solo se pueden sumar fracciones que cuentan partes iguales. Iguala los denominadores y suma los numeradores.',
    ask: '¿Qué número es múltiplo de los dos denominadores?',
  },
  cancel: {
    name: 'simplificar por un factor común',
    idea: 'Una fracción no cambia de valor si divides numerador y denominador entre el mismo número.',
    ask: '¿Qué número divide a la vez al numerador y al denominador?',
  },
  times_fraction: {
    name: 'multiplicar en línea',
    idea: 'Las fracciones se multiplican numerador por numerador y denominador por denominador.',
    ask: '¿Cuánto es numerador por numerador, y denominador por denominador?',
  },
  divide_fraction: {
    name: 'multiplicar por la inversa',
    idea: 'Dividir entre una fracción es multiplicar por esa fracción dada la vuelta.',
    ask: '¿Qué fracción se da la vuelta y cómo queda?',
  },
  convert: {
    name: 'escribirlo como una sola fracción',
    idea: 'Con decimales, porcentajes y números mixtos se trabaja mejor en forma de fracción.',
    ask: '¿Cómo se escribe este número en forma de fracción?',
  },
  square: {
    name: 'el cuadrado de una suma',
    idea: 'El cuadrado de una suma tiene tres términos: los dos cuadrados y el doble del producto.',
    ask: '¿Cuánto es el doble del producto de los dos términos?',
  },
  difference_of_squares: {
    name: 'la diferencia de dos cuadrados',
    idea: 'Una suma por la diferencia de los mismos términos es la diferencia de sus cuadrados, y al revés.',
    ask: '¿Qué dos términos están aquí al cuadrado?',
  },
  common_factor: {
    name: 'sacar factor común',
    idea: 'Lo que divide a todos los términos se puede escribir una sola vez, delante de un paréntesis.',
    ask: '¿Qué divide a todos los términos?',
  },
  surd: {
    name: 'sacar un cuadrado de la raíz',
    idea: 'Un factor cuadrado que está bajo la raíz puede salir de ella convertido en su raíz.',
    ask: '¿Qué número cuadrado divide a lo que hay bajo la raíz?',
  },
  rationalise: {
    name: 'quitar la raíz del denominador',
    idea: 'Multiplica numerador y denominador por la raíz que estorba. El valor no cambia y la raíz de abajo desaparece.',
    ask: '¿Por qué hay que multiplicar arriba y abajo?',
  },
  substitution: {
    name: 'combinar las dos ecuaciones',
    idea: 'Dos incógnitas piden dos ecuaciones. Expresa una por la otra, o suma las ecuaciones para que una incógnita desaparezca.',
    ask: '¿Qué incógnita puedes hacer desaparecer, y cómo?',
  },
  excluded: {
    name: 'quitar los denominadores y comprobar',
    idea: 'Un denominador nunca es 0. Anota qué no puede valer la incógnita, multiplica por los denominadores y comprueba lo que salga.',
    ask: '¿Para qué valores sería 0 un denominador?',
  },
  domain: {
    name: 'decir dónde está definida cada parte',
    idea: 'Un denominador nunca es 0, bajo una raíz cuadrada no hay nada negativo y un logaritmo solo admite números positivos. Lo que una parte prohíbe, lo prohíbe toda la fórmula.',
    ask: '¿Qué parte de la fórmula no admite todos los números?',
  },
  isolate_root: {
    name: 'dejar sola la raíz y elevar al cuadrado',
    idea: 'Deja la raíz sola en un lado y deshazla con una potencia. Pueden aparecer valores que no valen: pon cada uno en la primera línea.',
    ask: '¿Qué acompaña a la raíz y hay que quitar primero?',
  },
  distance: {
    name: 'dos casos para el valor absoluto',
    idea: 'Un valor absoluto es una distancia al 0. Lo de dentro es ese número o su opuesto: dos casos.',
    ask: '¿Qué dos números están a esa distancia del 0?',
  },
  exponent: {
    name: 'bajar la incógnita del exponente',
    idea: 'Escribe los dos lados como potencias de la misma base, o toma logaritmos: un logaritmo pregunta por el exponente.',
    ask: '¿Qué base sirve para los dos lados?',
  },
  sign_chart: {
    name: 'mirar el signo entre los ceros',
    idea: 'Entre sus ceros una expresión no cambia de signo. Halla los ceros y prueba un número en cada tramo.',
    ask: '¿Dónde cambia el signo?',
  },
  circle: {
    name: 'pensar en la circunferencia',
    idea: 'El seno y el coseno son la altura y la anchura de un punto de la circunferencia. Cada valor sale de más de un ángulo y vuelve tras una vuelta.',
    ask: '¿En qué puntos de la circunferencia aparece ese valor?',
  },
  complete_square: {
    name: 'completar el cuadrado',
    idea: 'La mitad del número que va con x, al cuadrado, convierte x² y x en un cuadrado. Lo que sumas también lo restas.',
    ask: '¿Cuál es la mitad del número que va con x?',
  },
  power_laws: {
    name: 'usar las leyes de las potencias',
    idea: 'Una potencia cuenta factores iguales. Al multiplicar se suman, al dividir se restan, en potencia de potencia se multiplican.',
    ask: '¿Cuántos factores iguales hay?',
  },
  calculus: {
    name: 'mirar la última operación',
    idea: 'Decide la operación que se hace al final: suma, producto, cociente o una función dentro de otra. Su regla va primero.',
    ask: '¿Qué operación se hace aquí en último lugar?',
  },
  counting: {
    name: 'decir qué se cuenta',
    idea: 'Nombra lo que se da: el primer término y el paso, o cuántos hay y cuántos se eligen. La fórmula sale de ahí.',
    ask: '¿Qué se da y qué se pide?',
  },
  measure: {
    name: 'escribir la fórmula y después los números',
    idea: 'Nombra lo que sabes y lo que buscas. Escribe primero la fórmula con letras y pon después los números.',
    ask: '¿Qué fórmula une lo que sabes con lo que buscas?',
  },
  one_letter: {
    name: 'juntar la letra que buscas',
    idea: 'Si la letra está en varios términos, llévalos todos a un lado y saca factor común. Después queda una sola división.',
    ask: '¿En qué términos está la letra que buscas?',
  },
  new_letter: {
    name: 'dar una letra a lo que se repite',
    idea: 'Si la misma expresión aparece varias veces, ponle una letra. Sale una ecuación más simple; al final vuelve a la incógnita.',
    ask: '¿Qué parte se repite, una vez tal cual y otra al cuadrado?',
  },
  test: {
    name: 'poner a prueba los candidatos',
    idea: 'Un paso del camino puede traer valores que no sirven. Pon cada uno en la primera línea y quédate con los que la hacen cierta.',
    ask: '¿Qué dice la primera línea al poner cada valor?',
  },
  logarithm: {
    name: 'usar las leyes de los logaritmos',
    idea: 'Un logaritmo es un exponente. Un producto dentro se vuelve suma, un cociente resta, y un exponente pasa delante.',
    ask: '¿A qué potencia hay que elevar la base?',
  },
  root_laws: {
    name: 'usar las leyes de las raíces',
    idea: 'Una raíz es una potencia con exponente fraccionario. Las raíces del mismo índice se multiplican bajo una sola, y las potencias enteras salen.',
    ask: '¿Qué potencias de la raíz son múltiplos de su índice?',
  },
  long_division: {
    name: 'dividir los términos de mayor grado',
    idea: 'Divide los términos de mayor grado, multiplica todo el divisor por eso y resta. Sigue hasta que el resto tenga menor grado que el divisor.',
    ask: '¿Cuánto da el término de mayor grado entre el del divisor?',
  },
  factor_first: {
    name: 'escribir numerador y denominador como productos',
    idea: 'Solo se simplifican factores, nunca términos de una suma. Escribe primero numerador y denominador como productos.',
    ask: '¿Qué factor está arriba y abajo?',
  },
  cubes: {
    name: 'usar la regla de los cubos',
    idea: 'Los cubos tienen sus propias reglas: el cubo de una suma tiene cuatro términos, y una suma o diferencia de cubos tiene como factor la de sus raíces.',
    ask: '¿Qué dos términos están al cubo?',
  },
  prime: {
    name: 'descomponer en primos',
    idea: 'Todo número es un producto de primos. Lo que comparten los números, o lo que necesitan juntos, se lee en esos productos.',
    ask: '¿Qué números primos los dividen?',
  },
  imaginary: {
    name: 'tratar i como una letra, con i² = −1',
    idea: 'Suma por separado las partes reales y las imaginarias y multiplica como con paréntesis. Donde aparezca i², escribe −1; para dividir, usa el conjugado.',
    ask: '¿Dónde aparece i², o cuál es el conjugado del divisor?',
  },
  all_parts: {
    name: 'hacer lo mismo en todas las partes',
    idea: 'Una cadena reúne varias desigualdades. Haz lo mismo en todas las partes, o sepáralas y quédate con lo que cumplen todas.',
    ask: '¿Qué acompaña a la incógnita en el centro, y qué lo deshace?',
  },
  antiderivative: {
    name: 'preguntar qué se ha derivado',
    idea: 'Integrar deshace derivar. Separa las sumas, deja delante los factores constantes y comprueba derivando lo que obtengas.',
    ask: '¿Qué función tiene esto como derivada?',
  },
  constant: {
    name: 'añadir la constante',
    idea: 'Una constante desaparece al derivar. Por eso una primitiva se conoce salvo una constante, que se escribe C.',
    ask: '¿Qué se puede sumar sin que cambie la derivada?',
  },
  approach: {
    name: 'mirar qué pasa cerca',
    idea: 'Un límite pregunta a qué valor se acerca la expresión. Sustituye; si no dice nada, como 0/0, transforma antes la expresión.',
    ask: '¿Qué sale al sustituir?',
  },
  data: {
    name: 'decir qué significa la medida',
    idea: 'Media: la suma entre cuántos hay. Mediana: el central, ya ordenados. Moda: el más frecuente. Dispersión: cuánto se alejan de la media.',
    ask: '¿Cuál de ellas se pide, y cuántos valores hay?',
  },
  percentage: {
    name: 'encontrar el total y la parte',
    idea: 'Por ciento son centésimas de un total. Parte = porcentaje por total; aumentar o rebajar es multiplicar por 1 más o menos el porcentaje.',
    ask: '¿Cuál es aquí el total, el 100 por ciento?',
  },
  proportion: {
    name: 'multiplicar en cruz',
    idea: 'Dos razones iguales: los productos en cruz son iguales.',
    ask: '¿Qué números están en cruz?',
  },
  other_writing: {
    name: 'escribir el mismo valor de otra forma',
    idea: 'Solo cambia la escritura, no el valor: fracción, decimal, porcentaje, potencia de diez u otra unidad.',
    ask: '¿Por qué factor se distinguen las dos escrituras?',
  },
  slope: {
    name: 'pensar en la pendiente',
    idea: 'La pendiente dice cuánto cambia y cuando x crece 1. Pendiente y un punto fijan la recta; las paralelas la comparten.',
    ask: '¿Cuánto cambia y, y cuánto x?',
  },
  on_axis: {
    name: 'poner 0 en la otra coordenada',
    idea: 'En el eje x, y vale 0; en el eje y, x vale 0.',
    ask: '¿Qué coordenada vale 0 en ese punto?',
  },
  put_in: {
    name: 'poner los valores',
    idea: 'Escribe cada valor conocido en el lugar de su letra, entre paréntesis si es negativo, y calcula.',
    ask: '¿Qué valor va con cada letra?',
  },
};
