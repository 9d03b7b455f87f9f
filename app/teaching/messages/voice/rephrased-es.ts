import type { rephrasedEn } from './rephrased-en.ts';
import type { Reworded } from './reworded.ts';

export const rephrasedEs: Reworded<typeof rephrasedEn> = {
  anew: {
    idea: ['Para responderla, ten esto presente:'],
    small: ['Una pregunta y, por ahora, nada más.'],
    slip: ['Lee otra vez tu línea con esto en mente.'],
  },
  readTwin: {
    after_solving: ['Aquí va uno del mismo tipo. Los números son nuevos y la primera palabra es tuya.'],
    after_giving_up: ['Este es parecido, con números nuevos. Inténtalo tú.'],
  },
  unsolvable: [
    'Este tipo queda fuera de lo que sé resolver. Lo que sí puedo es comparar cada línea tuya con la anterior.',
  ],
  nothing_to_do: ['No queda ningún paso: con {formula} se acaba.'],
  first: ['¿Qué línea escribirías primero?'],
  again: ['Prueba de nuevo la línea {line}.'],
  explain: ['Cuéntame este paso con palabras tuyas: ¿qué se hizo?'],
  reflect: ['Ante un problema como este, ¿dónde mirarás primero?'],
  right: ['Sí, la línea {line} sigue diciendo lo que dice la {before}.'],
  finished: {
    unaided: ['Con la línea {line} llegaste, sin ninguna ayuda.'],
    with_hints: ['Con la línea {line} llegaste.'],
    with_example: ['Con la línea {line} llegaste, siguiendo el ejemplo.'],
    with_steps_shown: ['Con la línea {line} llegaste. Un paso lo mostré yo.'],
  },
  partial: {
    solutions: ['Lo que dice la línea {line} es cierto. Todavía le falta una solución.'],
    system: [
      'Lo que dice la línea {line} es cierto, y el sistema dice más. Escribe al lado la otra ecuación, o todos los valores juntos.',
    ],
    antiderivative: [
      'La línea {line} tiene la derivada que se busca. Hay otras como ella: escribe también lo que se puede sumar.',
    ],
  },
  to_test: [
    'Todo lo de la línea {before} sigue en la {line}. Puede haber de más: cuando termines, prueba cada valor en la línea 1.',
  ],
  different: ['La línea {line} ya no dice lo que dice la {before}.'],
  differentAsked: ['Lo que da la línea {line} no es lo que se pedía.'],
  where: ['¿Qué pasó en el camino de la línea {before} a la {line}?'],
  wherePlain: ['Pon las dos líneas juntas en el dibujo. ¿Qué se movió?'],
  unknown: [
    'Aquí mi álgebra no pudo decidir, así que no cuenta ni a favor ni en contra. Escríbelo de otro modo o sigue con la línea siguiente.',
  ],
  unread: ['Desde el carácter {at} no consigo leerlo. {reason}'],
  repeated: ['La línea {line} ya está ahí. ¿Qué se le puede hacer?'],
  same_wrong: ['Esa línea ya vino antes. Sigue diciendo otra cosa que la línea {before}.'],
  guessing: ['Los números seguidos y rápidos me dicen poco de lo que sabes. Escribe lo que hay en medio.'],
  try_first: ['Primero va una línea tuya, sea cual sea. Si no ves ninguna, pulsa «No sé cómo empezar».'],
  aimed: [
    'Con {at}, la línea {before} da {expected} y la línea {line} da {answer}. ¿Qué hay en tu línea que lo provoca?',
  ],
  aimedValue: ['Usa la línea {line} en la línea {before} y calcula. ¿Dónde deja de encajar?'],
  aimedPlain: ['Recorre la línea {before} término a término. ¿Cuál no tiene pareja en la línea {line}?'],
  worked: ['Mira cómo va otro problema de este tipo. El tuyo viene después.'],
  shown: ['El paso es este y queda como línea {line}.'],
  asked: ['Así es todo el camino. No cuenta en tu contra ni como sabido.'],
  one_step: [
    'Este problema tiene un único paso, y mostrarlo es mostrar la respuesta. Por eso cuenta como dejado.',
  ],
  no_help: [
    'Lo que aún podría decir no lo puedo comprobar, así que me lo callo. Sigo comparando tus líneas, y una persona puede ayudarte más.',
  ],
  answer_unknown: [
    'Ninguna respuesta mía a este problema está comprobada, y sin comprobar no muestro ninguna.',
  ],
  no_twin: ['No salió ningún problema parecido a este.'],
  two_given_up: ['Tras dos seguidos, una persona ayuda más que yo. Un tutor humano ve otras cosas.'],
  explained: ['Tus palabras quedan guardadas. Adelante.'],
  skipped: ['Bien. Adelante.'],
  reflected: ['Esta frase se queda con la sesión.'],
  close: [
    'En esta sesión: {solved} resueltos, {unaided} líneas correctas sin ayuda y {afterHelp} con ayuda.',
  ],
  clarify: {
    why: [
      'Dos líneas dicen lo mismo solo si coinciden con todos los números. Si con uno difieren, no son la misma.',
    ],
    no_verdict: ['Aún no he juzgado nada. En cuanto haya una línea tuya, puedo decir qué pasa con ella.'],
    task: ['Se pide la línea {line}: la de arriba, un paso más allá y sin cambiar lo que dice.'],
    taskPlain: ['La pregunta de arriba sigue abierta. Respóndela o sáltala para seguir.'],
    start_first: [
      'Cualquier línea tuya abre las pistas. Sin ninguna, pulsa el botón de abajo y la idea va primero.',
    ],
    answer: [
      'La respuesta llega cuando dejas el problema. Es el botón de abajo, y después viene otro parecido.',
    ],
    answer_last: [
      'Un paso más y sería la respuesta. El botón de abajo la muestra; el problema cuenta entonces como dejado y viene otro parecido.',
    ],
    leave: ['Puedes pasar a otro problema de este tipo cuando quieras. Lo que escribiste aquí se queda.'],
    ended: ['Aquí ya no hay nada abierto. Otro problema está a un toque.'],
    slower: ['Deja lo demás a un lado. Solo hay que hacer la línea {line}.'],
    no_example: ['No hay un segundo problema de este tipo que pueda comprobar.'],
    check: [
      'Las líneas van en el campo de arriba y después Comprobar. Varias a la vez se pegan aquí, una debajo de otra.',
    ],
    thanks: ['Muy bien. Arriba queda una línea pendiente.'],
    alone: ['No hay prisa. La línea de arriba te espera.'],
    other: ['Esto no lo pude entender; solo me ocupo de matemáticas. Puedes elegir entre esto:'],
  },
  reason: ['Lo que lleva de la línea {before} a la {line} es esta regla:'],
  stopOpen: ['No se pierde nada. Encontrarás otra vez la línea {line}, {formula}, y seguirás desde ella.'],
  stopDone: ['No se pierde nada y nada espera respuesta.'],
  other_problem: [
    'Con {formula} te refieres a otro problema. Esta conversación conserva el que está abierto.',
  ],
  story: ['Primero los datos: esto da el texto y esto pregunta. Si leí mal un número, corrígelo.'],
  model_wrong: ['{formula} cuenta otra historia. Recorre la tabla: ¿qué papel tiene cada número?'],
  model_wrong_again: ['{formula} tampoco. Representa la historia paso a paso: ¿qué pasa primero?'],
  model_choose: ['Son tres propuestas y una corresponde. Imagina cada una dentro de la historia.'],
  model_shown: ['Es esta: {formula}. Relaciona cada número con el texto.'],
  parts: ['Tu mensaje trae {count} problemas. Primero el {first}); abajo puedes cambiar.'],
  several: ['Eso tiene más de una lectura. ¿A cuál te refieres?'],
  kept: ['{count, plural, one {La línea {from} se queda.} other {Las líneas {from} a {to} se quedan.}}'],
  drawn: ['Así va su curva.'],
  no_picture: ['Solo hay curva con una sola incógnita, y aquí no es el caso.'],
  line_in_chat: [
    'Te refieres a {formula}. Ponlo en el campo de arriba y pulsa Comprobar: hablar no responde a ninguna tarjeta.',
  ],
  time: ['Tardaste {time}.'],
  closing: ['¿Cómo podrías asegurarte de esto sin mí?'],
};
