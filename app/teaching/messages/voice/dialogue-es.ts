import type { Translation } from '#app/platform/texts.ts';
import type { dialogueEn } from './dialogue-en.ts';

export const dialogueEs: Translation<typeof dialogueEn> = {
  back: ['Volvamos a la línea {line}.', 'Con eso en mente, sigue con la línea {line}.'],
  because: {
    add: [
      'Porque junto a la incógnita se está restando {term}. Sumar {term} lo deshace, y al hacerlo en ambos lados siguen siendo iguales.',
      'Ahí se quita {term}, y lo contrario de restar es sumar. Se hace en los dos lados para que sigan iguales.',
    ],
    subtract: [
      'Porque junto a la incógnita se está sumando {term}. Restar {term} lo deshace, y al hacerlo en ambos lados siguen siendo iguales.',
      'Ahí se suma {term}, y lo contrario de sumar es restar. Se hace en los dos lados para que sigan iguales.',
    ],
    divide: [
      'Porque la incógnita está multiplicada por {term}. Dividir ambos lados entre {term} lo deshace, y queda una sola incógnita.',
      'Está {term} veces la incógnita. Lo contrario de multiplicar es dividir, en los dos lados, para que sigan iguales.',
    ],
    multiply: [
      'Porque la incógnita está dividida entre {term}. Multiplicar ambos lados por {term} lo deshace, y siguen siendo iguales.',
      'Lo contrario de dividir entre {term} es multiplicar por {term}. Se hace en los dos lados para que sigan iguales.',
    ],
  },
  wrong: ['Miremos juntos la línea {line}.', 'Esto es lo que pasó en la línea {line}.'],
  calculation: [
    'La cuenta puede estar bien hecha. La cuestión es si es la que pide la línea {before}.',
    'Sigo tu cuenta. Fíjate en si es la que necesita la línea {before}.',
  ],
  check: {
    solve: [
      'Pon tu resultado en lugar de la incógnita en {given} y calcula los dos lados. Si dan lo mismo, está bien.',
      'Vuelve a {given} y sustituye la letra por tu valor. A la izquierda y a la derecha tiene que salir el mismo número.',
    ],
    system: [
      'Pon los dos valores en cada ecuación de {given}. Tienen que cumplir todas, no solo una.',
      'Sustituye tu par en las dos ecuaciones, {given}: cada una debe cumplirse.',
    ],
    inequality: [
      'Prueba en {given} con un número de tu respuesta y con otro de fuera. El primero debe cumplirla; el segundo, no.',
      'Pon en {given} un número que cumpla tu respuesta: tiene que ser cierto. Con uno que no la cumpla, tiene que ser falso.',
    ],
    expression: [
      'Pon un número fácil, por ejemplo 2, en lugar de la letra, en {given} y en tu resultado. Los dos tienen que dar lo mismo.',
      'Sustituye la letra por un número pequeño en {given} y en lo que encontraste. Si no da igual, algo cambió por el camino.',
    ],
    factor: [
      'Multiplica otra vez tus paréntesis. Si vuelves a {given}, está bien.',
      'Desarrolla tu resultado: tiene que volver a salir {given}.',
    ],
    number: [
      'Haz el camino al revés con la operación contraria, o estima con números redondos: tiene que cuadrar con {given}. Una fracción está simplificada del todo si solo el 1 divide arriba y abajo.',
      'Hazlo de otra manera y compara, o pon el resultado en {given}. En una fracción, mira si arriba y abajo aún comparten un factor.',
    ],
    integrate: [
      'Deriva tu resultado. Si vuelves a la función que estaba en la integral, está bien.',
      'Saca la derivada de lo que encontraste: tiene que dar la función de la que partiste.',
    ],
    other: [
      'Pon tu resultado en el enunciado y comprueba que todo lo que se da sigue cuadrando. También ayuda estimar con números redondos.',
      'Lee otra vez el problema con tu resultado dentro y revisa cada dato.',
    ],
  },
  allowed: {
    divide: [
      'Sí, puedes. Divide cada término entre {term}, en los dos lados. Quizá salgan fracciones, pero sigue siendo cierto.',
      'Sí, se puede: los dos lados, y todos sus términos, divididos entre {term}. Unos caminos solo son más largos que otros.',
    ],
    multiply: [
      'Sí, puedes. Multiplica cada término de los dos lados por {term} y siguen siendo iguales.',
      'Sí, se vale si multiplicas por {term} todos los términos de ambos lados.',
    ],
    shift: [
      'Sí, puedes, siempre que lo hagas en ambos lados. Así siguen siendo iguales.',
      'Sí, vale si lo haces en los dos lados a la vez. Mira si con eso la incógnita queda más sola.',
    ],
    turn: [
      'Sí, puedes. Solo recuerda que con un número negativo el signo de la desigualdad se da la vuelta.',
      'Sí, se puede, en los dos lados. Si el número es negativo, cambia también el sentido del signo.',
    ],
    swap: [
      'Sí, puedes. Pasarlo al otro lado es hacer lo contrario en ambos lados, así que cambia de signo.',
      'Sí, se puede: haz la operación contraria en los dos lados. Se va de uno y aparece en el otro con el signo contrario.',
    ],
    zero: [
      'No, con el 0 no: dividir entre 0 no tiene resultado, y multiplicar por 0 lo borra todo, también la incógnita.',
      'Eso no se puede: con el 0 pierdes la incógnita, o no hay resultado.',
    ],
  },
  answer: {
    right: [
      'Sí, exacto. Es un buen paso. Ahora escribe la línea que sale de ahí.',
      'Bien, correcto. Hazlo en ambos lados y escribe lo que queda.',
    ],
    possible: [
      'Se puede hacer en los dos lados y sigue siendo cierto. Pero todavía no deja sola la incógnita; mira lo que tiene más cerca.',
      'Está permitido. Mira si así la incógnita queda más sola; si no, prueba con lo contrario de lo que le hacen.',
    ],
    undo: [
      'Sí, correcto. Ahora se deshace al revés: lo último que se hizo se deshace primero.',
      'Bien, eso es justo lo que le hacen. Ve hacia atrás: lo último se deshace primero, con la operación contraria.',
    ],
    noted: [
      'Qué bien que digas lo que piensas. Escríbelo como línea {line} y vemos juntos si encaja.',
      'De acuerdo, con esa idea se puede trabajar. Ponla en la línea {line} y la compruebo.',
    ],
    place: [
      'Sí, ahí es donde hay que mirar. Haz de nuevo esa parte de la línea {line}, despacio.',
      'Exacto, fue ahí. Piensa en qué se tiene que convertir esa parte y escribe otra vez la línea {line}.',
    ],
    place_other: [
      'Esa parte la veo igual en las dos líneas. Compara los números y los signos uno por uno.',
      'Ahí no veo ningún cambio. Recorre las dos líneas pieza por pieza, con sus signos.',
    ],
  },
  orient: {
    equation: [
      'Empecemos poco a poco. Mira solo {formula}. Di qué le hacen a la incógnita, una cosa tras otra; lo último se deshace primero, en ambos lados.',
      'Solo el primer paso: busca la incógnita en {formula} y mira qué la acompaña. Eso es lo que hay que deshacer en los dos lados.',
    ],
    expression: [
      'Empecemos poco a poco. En {formula}, elige primero una parte que sepas hacer: un paréntesis, una fracción, dos términos que vayan juntos.',
      'Solo el primer paso: toma un trozo pequeño de {formula} que sepas manejar y deja lo demás como está.',
    ],
    other: [
      'Empecemos poco a poco. Anota primero lo que te dan en {formula} y luego qué regla o fórmula lo une con lo que buscas.',
      'Solo el primer paso: escribe qué sabes por {formula} y qué te piden. Ahí suele verse la regla que toca.',
    ],
  },
  half_step: [
    'Esta es la primera mitad del paso: {rule} Lo que sale de ahí lo escribes tú.',
    'El movimiento que sigue es este: {rule} Hazlo y escribe la línea que te queda.',
  ],
  other_way: {
    linear: [
      'Sí, hay otra forma. Puedes dividir antes cada término, o imaginar una balanza: quita lo mismo de los dos platos hasta que la incógnita quede sola.',
      'Otra manera es probar números: pon uno en lugar de la incógnita, mira si te pasas o te quedas corto, y acércate. Al final comprueba los dos lados.',
    ],
    quadratic: [
      'Sí, hay tres formas: escribirla como producto, usar la fórmula general o completar el cuadrado. En una gráfica se mira dónde corta la curva el eje x.',
      'Otro método es la fórmula general, que siempre funciona. Factorizar es más rápido cuando los números se dejan.',
    ],
    system: [
      'Sí, se puede de otra manera: meter una ecuación en la otra, sumarlas o restarlas para que se vaya una letra, o dibujar las dos rectas y ver dónde se cortan.',
      'Otro método: haz que una letra tenga el mismo número en las dos ecuaciones y réstalas. O despeja una letra y sustituye.',
    ],
    number: [
      'Sí, otra manera es partirlo en trozos fáciles, hacerlos uno por uno y juntarlos. Un dibujo con partes iguales también ayuda.',
      'También se puede de otra forma: pásalo a decimales o a fracción, o encuentra antes el 1 o el 10 por ciento y arma el resto.',
    ],
    other: [
      'Sí, casi siempre hay otra manera. Prueba primero con números fáciles, haz un dibujo o ve hacia atrás desde lo que te piden.',
      'Otra forma de entrar: pon un número sencillo en lugar de la letra y mira qué pasa. Después haz lo mismo con la letra.',
    ],
  },
  easier: [
    'Claro. Toma solo una parte pequeña. Te puedo mostrar un ejemplo del mismo tipo con otros números, paso a paso.',
    'Hagámoslo más pequeño. Mira primero un ejemplo y después este te parecerá más fácil.',
  ],
  too_easy: [
    'Qué bien, entonces esto no es problema para ti. Termínalo rápido y toma después uno más difícil; también puedes escribir aquí otro que te rete.',
    'Muy bien, ya puedes con el siguiente nivel. Escribe aquí un problema más difícil, o toma otro cuando acabes este.',
  ],
  discouraged: [
    'Es normal que esto parezca difícil; a mucha gente le pasa al principio. Se puede aprender, y equivocarse es parte de eso. Ahora basta un paso pequeño.',
    'Te entiendo. Atascarse no dice nada de lo inteligente que eres. Demos juntos un solo paso.',
  ],
  annoyed: [
    'Te entiendo, esto puede cansar de verdad. Descansa un momento si quieres. O damos un solo paso pequeño y te ayudo.',
    'Lo siento, sé que frustra. Podemos ir más despacio, ver un ejemplo más fácil o parar aquí por ahora.',
  ],
  purpose: [
    'Buena pregunta. Con ecuaciones y fórmulas sacas precios, velocidades o probabilidades sin adivinar. Y sobre todo aprendes a partir algo difícil en pasos pequeños.',
    'Quizá no vuelvas a ver esta línea. Pero partir un problema en pasos sirve en todas partes, desde el dinero hasta los juegos.',
  ],
  tired: [
    'Entonces lo mejor ahora es un descanso. Toma agua, muévete un poco; todo queda guardado y puedes seguir luego o mañana.',
    'Te entiendo. Con la cabeza cansada se aprende poco, así que está bien parar. O damos un solo paso pequeño y ya.',
  ],
  nervous: [
    'Es normal tener nervios con algo así, te entiendo. Suelta el aire despacio. Vamos paso a paso, y cada paso que te sale es una preocupación menos.',
    'Esa presión no es nada agradable, te entiendo. Hoy basta un paso pequeño cada vez, y siempre se vale descansar.',
  ],
  happy: [
    'Qué bueno. Te lo ganaste tú. Sigue cuando quieras.',
    'Muy bien, me alegro. Guárdatelo para la línea que viene.',
  ],
  sad: [
    'Lo siento, eso suena muy duro. Está bien estar triste, y las matemáticas pueden esperar. Ayuda hablar con alguien de confianza: en casa, en el colegio, con un amigo.',
    'Gracias por contármelo. Tiene que doler, y no es culpa tuya. Descansa si quieres, y cuéntale a un adulto de confianza cómo te sientes.',
  ],
  complaint: [
    'Lo siento, eso no te ayudó. Dime qué palabra o qué parte de la línea no está clara, o elige una de estas; también puede ayudarte una persona.',
    'Perdona, tienes razón en decirlo. Probemos de otra manera: un ejemplo, un paso más pequeño o una persona que te lo explique.',
  ],
  greeting: [
    'Hola, qué bueno verte. Estamos en este problema; sigue cuando quieras.',
    'Hola, aquí estoy. Sigamos con el problema, a tu ritmo.',
  ],
  readers: [
    'Quien entra en esta cuenta puede leer nuestra conversación; tus padres también, si la cuenta es suya, y un adulto vinculado a tu propia cuenta. Sin cuenta, se queda en este navegador. Todos los detalles están en «Quién puede leer esto».',
    'Si la cuenta es de tus padres, ellos pueden leerla, como cualquiera que entre en ella. Un adulto vinculado a tu propia cuenta, también. Sin cuenta, se queda en este navegador. En «Quién puede leer esto» está todo.',
  ],
  about_tutor: [
    'Soy un programa que ayuda con matemáticas, no una persona, así que no tengo nada que contar de mí. Con tu problema sí te ayudo.',
    'Solo soy un programa de matemáticas, sin edad ni gustos. Volvamos a tu problema, que ahí sí sirvo.',
  ],
  off_topic: [
    'Con eso no puedo ayudarte: soy un programa solo de matemáticas. Volvamos al problema.',
    'De eso no sé, aquí solo hago matemáticas. Tu problema sigue abierto, línea por línea.',
  ],
  unclear: [
    'No estoy seguro de lo que quieres decir. Dímelo con otras palabras, o de qué parte de la línea se trata. Esto lo puedo hacer ya:',
    'Todavía no te sigo. Dime a qué palabra, número o paso te refieres. O elige una de estas:',
    'Prueba a decírmelo de otra manera, o escoge aquí:',
    'Eso no lo entiendo. Dime si va de la línea, de la tarea o de alguna palabra. También puedes elegir:',
    'Me faltó algo para entenderte. Cuéntame un poco más o elige:',
    'Perdona, me perdí. Señala qué parte te frena, o sigue con una de estas:',
  ],
  explain_help: [
    'Bastan dos o tres palabras: qué se hizo y por qué. También puedes seguir sin eso.',
    'Di solo qué cambió de una línea a la otra. Si no te sale, sigue; no pasa nada.',
  ],
  reflect_help: [
    'Basta una cosa en la que quieras fijarte la próxima vez. También puedes dejarlo.',
    'Piensa en el punto que fue más difícil. Una palabra es suficiente, o sigue sin eso.',
  ],
  twin_help: [
    'Tu problema está terminado. Puedes tomar otro del mismo tipo o dejarlo así.',
    'Este ya está. Hay otro del mismo tipo listo, si lo quieres.',
  ],
  after_end: {
    right: ['Sí, es cierto. Encaja con tu respuesta.', 'Sale bien. Así se queda uno seguro.'],
    wrong: [
      'Eso no se cumple. Míralo otra vez; tu respuesta sigue valiendo.',
      'Míralo de nuevo: algo en esta línea no cuadra. El problema en sí está terminado.',
    ],
  },
  thanks_after: ['Con gusto. El trabajo lo hiciste tú.', 'De nada. Fue un buen trabajo.'],
  thanks: [
    'Con gusto. Sigue la línea {line}, cuando quieras.',
    'De nada. Continúa con la línea {line} cuando quieras.',
  ],
  go_on: [
    'Bien, entonces vamos con la línea {line}. Escribe lo que crees que sigue.',
    'De acuerdo, la línea {line} es tuya. Sirve cualquier paso que creas cierto.',
  ],
  no_problem: [
    'Está bien. La línea {line} puede esperar hasta que quieras.',
    'No pasa nada, tómate tu tiempo con la línea {line}.',
  ],
  here: {
    unknown: 'Aquí {letter} es el número con el que se cumple {given}.',
    fraction: 'En {fraction} el numerador es {top} y el denominador, {bottom}.',
    denominators: 'Aquí los denominadores son {a} y {b}.',
    power: 'En {power} la base es {base} y el exponente, {exponent}.',
    logarithm: 'Aquí {logarithm} es la potencia de {base} que da {inside}.',
  },
};
