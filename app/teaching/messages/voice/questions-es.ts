import type { Translation } from '#app/platform/texts.ts';
import type { problemEn, proposalsEn } from './questions-en.ts';

/** Juicios sobre una operación que propone el alumno. No preguntan: pregunta la tarjeta. */
export const proposalsEs: Translation<typeof proposalsEn> = {
  helps: [
    'Sí, está permitido y es justo lo que ayuda aquí. Escribe la línea que resulta.',
    'Sí, buena elección: te acerca un paso. Hazlo y escribe lo que queda.',
  ],
  every_term: [
    'Sí, puedes, si lo haces con cada término de ambos lados. Quizá salgan fracciones, pero sigue siendo cierto.',
    'Sí, se puede: los dos lados y todos sus términos, sin dejar ninguno.',
  ],
  rewrite: [
    'Sí, puedes: solo escribe lo mismo de otra forma. Mira si te acerca a lo que se pide.',
    'Sí, el valor no cambia. Después multiplica de vuelta para estar seguro.',
  ],
  loses: [
    'Cuidado, no: {operand} podría ser 0, y entre 0 no se divide. Pon {amount} en lugar de {letter} en {given}: cumple, así que perderías esa solución. Pasa todo a un lado y saca factor común.',
    'No, así no es seguro. {letter} = {amount} cumple {given}, y al dividir la pierdes. Deja 0 en un lado y factoriza.',
  ],
  divide_unknown: [
    'Solo si {operand} no es 0, porque entre 0 no se divide. Mira antes el caso {operand} = 0 por separado: podría perderse una solución.',
    'Cuidado: solo vale donde {operand} no es 0. Revisa ese caso aparte para no perder ninguna solución.',
  ],
  multiply_unknown: [
    'Puedes, pero anota que {operand} no puede ser 0. Pueden colarse soluciones falsas: al final prueba cada una en el problema.',
    'Se permite con una condición: {operand} no es 0. Al final pon tus resultados en la primera línea.',
  ],
  turns: [
    'Puedes, pero {operand} es negativo, así que el signo de la desigualdad se da vuelta. En ambos lados y en cada término.',
    'Se puede si cambias el sentido: con {operand}, un número negativo, el orden se invierte.',
  ],
  keeps_sign: [
    'Sí. {operand} es positivo, así que el signo de la desigualdad se queda igual. Hazlo con cada término de ambos lados.',
    'Sí, puedes, en ambos lados. Con un número positivo como {operand} el signo no gira.',
  ],
  cancels_term: [
    'No, cuidado: es parte de una suma, y solo se tachan factores de todo lo de arriba y todo lo de abajo. Pruébalo con {at}: la fracción vale {amount}, pero tachando te quedaría {left}.',
    'No. Dividirías entre {operand} solo una parte de la suma. Pon {at}: la fracción da {amount}, la tuya daría {left}.',
  ],
  only_factors: [
    'Cuidado: solo puedes tachar un factor de todo el numerador y de todo el denominador, nunca un término de una suma. Factoriza primero y verás qué comparten.',
    'No, salvo que multiplique a todo lo de arriba y a todo lo de abajo. Escribe antes los dos como productos.',
  ],
  common_factor: [
    'Sí: {operand} divide a cada término de arriba y de abajo. Divídelos todos, no solo uno.',
    'Sí, {operand} es factor de todo el numerador y de todo el denominador, así que se va. Se divide cada término.',
  ],
  top_and_bottom: [
    'Solo si lo haces arriba y abajo: así el valor no cambia. Si alguno no se puede dividir entre {operand}, la fracción no se simplifica.',
    'Puedes multiplicar o dividir arriba y abajo por el mismo número. Solo en uno de los dos cambia el valor.',
  ],
  same_term: [
    'Sí: {operand} está como término en ambos lados. Réstalo en los dos y desaparece.',
    'Sí, quita {operand} en ambos lados. Siguen iguales.',
  ],
  one_side: [
    'No: aquí no hay otro lado. Dividir o multiplicar por {operand} cambiaría el valor. Solo puedes escribirlo de otra forma.',
    'Aquí no. Sin signo igual nada lo compensa, y la expresión valdría otra cosa.',
  ],
  equations: [
    'Sí, puedes: las dos ecuaciones son ciertas, y al sumarlas o restarlas, lado con lado, sale otra cierta. Ayuda cuando así se va una letra.',
    'Sí, se puede: izquierda con izquierda, derecha con derecha. Elígelo de modo que una letra se cancele.',
  ],
  exchange: [
    'Sí, puedes cambiar de lugar los dos lados completos: lo que es igual sigue siendo igual. Ningún signo cambia.',
    'Sí. El izquierdo y el derecho pueden cambiar de lugar tal como están. Es la misma ecuación, leída desde el otro extremo.',
  ],
  exchange_turns: [
    'Puedes, pero entonces también se voltea el signo de la desigualdad: 2 < 5 dice lo mismo que 5 > 2.',
    'Sí, si volteas el signo junto con los lados. El menor sigue siendo el mismo número.',
  ],
  square: [
    'Puedes elevar al cuadrado ambos lados, pero cada lado entero. Pueden aparecer soluciones falsas: prueba cada resultado en la primera línea.',
    'Se permite con cada lado completo. Comprueba al final, porque el cuadrado esconde el signo.',
  ],
  root: [
    'Puedes, pero de todo el lado, no término a término. Y recuerda que un cuadrado tiene dos raíces, + y −, o pierdes una solución.',
    'Se permite si el cuadrado está solo. Escribe ±, porque dos números tienen el mismo cuadrado.',
  ],
  each_product: [
    'No, así no funciona. Mira x · x: factor por factor daría 1 · 1 = 1, pero la derivada de x² es 2x. Un producto pide su regla: u′v + uv′.',
    'Con un producto no: los dos factores cambian a la vez. Usa u′v + uv′: derivas uno cada vez y luego sumas.',
  ],
  each_quotient: [
    'No, así no funciona. Mira x²/x, que es x: por partes daría 2x/1, pero la derivada es 1. Usa (u′v − uv′)/v².',
    'Con un cociente no. Tiene su propia regla: (u′v − uv′) entre v².',
  ],
  across: [
    'No, cuidado: solo se juntan trozos del mismo tamaño. Así 1/2 + 1/2 daría 2/4, menos que el entero que debe salir. Busca primero un denominador común.',
    'Eso no se puede. Sumar arriba y abajo convierte 1/2 + 1/2 en 2/4. Primero los trozos deben ser iguales.',
  ],
  round: [
    'Todavía no. Guarda el valor exacto, raíz o fracción, hasta el último paso y redondea solo el resultado final. Si redondeas antes, cada paso se desvía un poco.',
    'Después: trabaja con el valor exacto hasta el final y redondea una sola vez.',
  ],
  percent: [
    'Mira primero de qué es el {percent} %: siempre del valor de antes del cambio. Calcúlalo de ese valor y luego suma o resta.',
    'Solo vale si el {percent} % se toma del valor de partida. Busca en el texto cuál es.',
  ],
  percent_of_new: [
    'No: el {percent} % se quitó del precio de antes, no de {price, number}. Pruébalo: te daría {candidate, number}, y con {percent} % menos queda {back, number}, no {price, number}. El precio de antes es el 100 %; mira qué porcentaje es {price, number}.',
    'Todavía no. {price, number} ya es el precio rebajado. Si antes fuera {candidate, number}, ahora sería {back, number}. Piensa qué parte del original es {price, number}.',
  ],
  percent_of_new_rise: [
    'No: el {percent} % se contó del valor de antes, no de {price, number}. Pruébalo: te daría {candidate, number}, y con {percent} % más sale {back, number}, no {price, number}. El valor de antes es el 100 %; mira qué porcentaje es {price, number}.',
    'Todavía no. {price, number} ya incluye la subida. Desde {candidate, number} subiría a {back, number}. Piensa qué parte del original es {price, number}.',
  ],
  trial: [
    'Sí, puedes probar números: pon uno y mira si cumple. Si cumple, es solución, pero probar no muestra que no haya otra.',
    'Probar vale para encontrar un valor. Compruébalo en el problema y piensa si puede haber más.',
  ],
  unread: [
    'Pruébalo: un paso vale cuando el valor, o las soluciones, no cambian. Ensaya con un número fácil, o escríbelo como línea y lo compruebo.',
    'Depende de cómo lo hagas. Escribe la línea que saldría y te digo si se cumple.',
  ],
};

/** Respuestas a preguntas sobre el problema que se está haciendo. */
export const problemEs: Translation<typeof problemEn> = {
  finished: {
    done: ['Sí, este problema está terminado.', 'Sí, eso es todo: el problema está hecho.'],
    nothing: [
      'Todavía no: hasta ahora solo está el problema. Así se entra: {rule}',
      'No, falta lo principal. Empieza así: {rule}',
    ],
    other_solution: [
      'Todavía no. Lo que tienes está bien, pero no es la única solución: falta otra. Piensa qué otro número cumple lo mismo.',
      'Casi: hay una solución y falta otra más. Vuelve a la línea donde se podía abrir en dos casos.',
    ],
    other_unknown: [
      'Todavía no: tienes una incógnita y falta la otra. Pon lo que sabes en una de las ecuaciones.',
      'Casi. Se pide un par: halla también la segunda letra y comprueba las dos ecuaciones.',
    ],
    unit: [
      'Casi: el número está bien, solo falta la unidad.',
      'Todavía no. Ponle la unidad y queda completo.',
    ],
    step: [
      'Todavía no: lo que tienes está bien, pero no es la respuesta. Falta esto: {rule}',
      'Casi, falta una cosa. {rule}',
    ],
    check: [
      'Falta comprobar: pon cada valor en {given}. Solo los que cumplen son soluciones.',
      'Casi. Prueba cada valor en {given} y quédate con los que cumplen.',
    ],
  },
  next: [
    'Vas por buen camino. La idea que sigue: {rule}',
    'Mira tu última línea. Lo que ayuda ahora: {rule}',
  ],
  substitute: [
    'Ahora úsalo: pon {expression} en lugar de {letter} en la otra ecuación. Así queda una sola incógnita.',
    'Sabes que {letter} es {expression}. Sustituye {letter} por eso en la otra ecuación y resuélvela.',
  ],
  method: [
    'Hay varios caminos; con estos números el más corto empieza así: {rule}',
    'Yo tomaría el que empieza así: {rule} Otro también vale si cada línea se cumple.',
  ],
  method_elimination: [
    'Valen los dos, reducción y sustitución. Aquí es más corta la reducción. {rule}',
    'Yo usaría reducción (sumar o restar ecuaciones); con sustitución sale el mismo par. {rule}',
  ],
  method_substitution: [
    'Valen los dos, sustitución y reducción. Aquí es más corta la sustitución. {rule}',
    'Yo usaría sustitución; con reducción sale el mismo par. {rule}',
  ],
  choice: [
    'No importa: con cualquiera llegas al mismo par. Toma la que sea más fácil de quitar o no tenga número delante.',
    'Da igual cuál, la solución es la misma. La más cómoda es la letra con números más sencillos.',
  ],
  round: [
    'Después: guarda el valor exacto, raíz o fracción, hasta el último paso y redondea solo el resultado final. Si no, cada paso sale un poco menos exacto.',
    'Solo al final. Calcula con el valor exacto y redondea una vez.',
  ],
  exact: [
    'Las dos formas valen si dices cuál es: con π o con raíz es exacta, con decimales es aproximada. Deja la exacta, salvo que pidan decimales.',
    'Déjalo exacto, con π o con la raíz, y da un decimal redondeado solo si lo piden.',
  ],
  unit: {
    area: [
      'Sí, un área lleva unidad cuadrada: con longitudes en {unit} sale {unit}².',
      'Escríbela con {unit}²: se multiplicaron dos longitudes en {unit}.',
    ],
    volume: [
      'Sí, un volumen lleva unidad cúbica: con longitudes en {unit} sale {unit}³.',
      'Escríbelo con {unit}³: se multiplicaron tres longitudes en {unit}.',
    ],
    length: [
      'Sí: es una longitud, así que lleva la unidad de las longitudes del problema, {unit}.',
      'Ponle {unit}, como en el problema.',
    ],
    other: [
      'Toma la unidad del texto: la decide lo que se pregunta. Ponla en el resultado final; en las líneas de en medio no hace falta.',
      'Mira qué se pregunta: el resultado lleva esa unidad.',
    ],
  },
  measure: {
    outlier: [
      'Por el {outlier}: está muy lejos de los demás. La media cuenta todos los valores y se va hacia él; la mediana solo mira el puesto del medio y casi no lo nota. Con un valor tan extremo, la mediana describe mejor los datos.',
      'Un valor extremo, {outlier}, arrastra a la media y no a la mediana. Cuando algo queda tan lejos, usa la mediana; si no, la media sirve.',
    ],
    alike: [
      'La media usa todos los valores, y uno extremo la arrastra. La mediana solo mira el puesto del medio. Toma la mediana si hay valores muy alejados; si no, la media.',
      'Sin valores alejados, media y mediana se parecen y la media sirve. Un valor extremo hablaría por la mediana.',
    ],
  },
  verify: {
    root: [
      'Porque elevaste al cuadrado. El cuadrado esconde el signo: −3 y 3 tienen el mismo, así que un valor puede cumplir la línea al cuadrado y no la de la raíz. Prueba cada uno en {given}.',
      'Al elevar al cuadrado pueden aparecer soluciones falsas: una raíz nunca es negativa, pero su cuadrado no lo muestra. Pon cada valor en {given}.',
    ],
    denominator: [
      'Porque entre 0 no se divide. Un valor que hace cero un denominador de {given} no es solución, aunque haya salido de tus líneas.',
      'Al multiplicar por el denominador puede colarse un valor que lo hace 0. Pon cada uno en {given} para verlo.',
    ],
    logarithm: [
      'Porque un logaritmo solo admite números positivos. Un valor que deja lo de adentro en {given} en cero o negativo no es solución.',
      'Lo que está dentro de un logaritmo debe ser positivo. Compruébalo con cada valor en {given}.',
    ],
    other: [
      'Comprobar descubre descuidos: pon el valor en {given} y los dos lados deben dar igual. Es un minuto y quedas seguro.',
      'Porque en cualquier línea puede haber un descuido. El valor tiene que cumplir {given}; si no, revisa.',
    ],
  },
  why_square: [
    'Por la raíz: elevar al cuadrado la deshace. Si √a = b, entonces a = b². Se eleva cada lado entero, y así siguen iguales.',
    'La incógnita está debajo de una raíz. Lo contrario de sacar raíz es elevar al cuadrado, por eso se hace en ambos lados.',
  ],
  root_of_equation: [
    'Aquí una raíz es un número que cumple la ecuación, otra palabra para solución. Ponlo en lugar de la letra en {given}: los dos lados dan igual. No es el signo √.',
    'Una raíz de {given} es un valor que cumple al ponerlo. En la gráfica es donde la curva corta el eje x, donde vale 0.',
  ],
  meaning: {
    slope_up: [
      '{number} es la pendiente: por cada paso de 1 a la derecha, la recta sube {size}.',
      'Va delante de x, así que dice qué tan inclinada está: 1 a la derecha, {size} hacia arriba. Es la pendiente.',
    ],
    slope_down: [
      '{number} es la pendiente: por cada paso de 1 a la derecha, la recta baja {size}. El menos la hace bajar.',
      'Va delante de x, así que es la pendiente. Negativa quiere decir que baja: 1 a la derecha, {size} hacia abajo.',
    ],
    intercept: [
      '{number} es donde la recta corta el eje y: con x = 0 sale y = {number}. Se llama ordenada en el origen.',
      'Pon 0 en lugar de x: solo queda {number}. Por eso la recta corta el eje y en {number}.',
    ],
    coefficient: [
      'El {number} multiplica a {letter}: {number}{letter} es {number} por {letter}. Se llama coeficiente.',
      'Es el factor que va delante de {letter}. Para deshacerlo divides entre {number}.',
    ],
  },
  origin: {
    product: ['{number} es {a} · {b}. {rule}', 'Sale de {a} por {b}. {rule}'],
    sum: ['{number} es {a} + {b}. {rule}', 'Sale de {a} + {b}. {rule}'],
    difference: ['{number} es {a} − {b}. {rule}', 'Sale de {a} − {b}. {rule}'],
    quotient: ['{number} es {a} entre {b}. {rule}', 'Sale de {a} : {b}. {rule}'],
    rule: ['Sale de este paso: {rule}', 'El {number} aparece aquí: {rule}'],
  },
  smallest_denominator: [
    '{other} también sirve: los dos denominadores lo dividen. {number} es solo el más pequeño de esos números, el mínimo común múltiplo; así los números quedan pequeños y hay menos que simplificar.',
    'También podrías tomar {other}; el resultado es el mismo. {number} es el múltiplo común más pequeño, y se calcula más fácil.',
  ],
  chance_total: [
    'Porque {all} es el número de casos posibles, todos igual de probables. Una probabilidad compara los casos favorables con todos, por eso el total va abajo.',
    'Hay {all} resultados posibles, todos igual de probables. La probabilidad es casos favorables entre todos los casos.',
  ],
  equally_likely: [
    'Cuenta solo casos igual de probables y mira el orden: dos monedas dan CC, CS, SC, SS. Son cuatro casos, no tres.',
    'Los casos deben ser todos igual de probables. Con dos lanzamientos el orden cuenta: escribe todas las parejas.',
  ],
  exponent: {
    same_base: [
      'La incógnita está arriba, en el exponente. Escribe {amount} también como potencia de {base}: con la misma base en ambos lados puedes comparar los exponentes.',
      'Para bajarla, convierte ambos lados en potencias de {base}. Entonces los exponentes deben ser iguales.',
    ],
    logarithm: [
      'La incógnita está arriba, en el exponente. Un logaritmo la baja: toma el mismo logaritmo en ambos lados.',
      'Usa logaritmos en ambos lados: el de una potencia es el exponente por el logaritmo de la base. Así el exponente baja.',
    ],
  },
  before_fall: [
    'El precio de antes es el total, el 100 %. Con {percent} % menos queda el {left} %, y eso es {amount}. Falta saber cuánto es el 100 %.',
    'Piensa en el precio original como 100 %. Menos {percent} % deja {left} %, y el {left} % es {amount}.',
  ],
  before_rise: [
    'El valor de antes es el total, el 100 %. Con {percent} % más es el {left} %, y eso es {amount}. Falta saber cuánto es el 100 %.',
    'Piensa en el valor original como 100 %. Más {percent} % son {left} %, y el {left} % es {amount}.',
  ],
  boundary: {
    open: [
      'Abierto: el signo es estricto, así que el número del extremo no sirve. Si lo pones, los dos lados quedan iguales, y aquí eso no vale.',
      'El extremo no se incluye, porque < y > dejan fuera la igualdad. Así que círculo vacío, o paréntesis.',
    ],
    closed: [
      'Cerrado: ≤ y ≥ admiten la igualdad, así que el número del extremo es solución. Círculo relleno, o corchete.',
      'El extremo se incluye: si lo pones, los dos lados quedan iguales, y aquí eso vale. Así que relleno.',
    ],
  },
  which_number: ['Entre {number}. {rule}', 'Toma {number}: {rule}'],
  which_rule: ['Aquí es esta: {rule}', 'Fíjate en cómo está formada la expresión. Lo que sirve: {rule}'],
  here: [
    'En este problema, la idea que ayuda ahora es esta: {rule} Si te refieres a otra cosa, dime el número o la palabra.',
    'Para este problema mira esto: {rule} Si tu pregunta es por otra parte, dime cuál.',
  ],
  not_answer: [
    'Pero todavía no es lo que se pide. Falta esto: {rule}',
    'Es un paso del camino, todavía no la respuesta. Lo que falta: {rule}',
  ],
};
