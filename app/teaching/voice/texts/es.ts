import type { Translation } from '#app/platform/texts.ts';
import { concepts } from './concepts-es.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  all: {
    read: {
      solve: ['Quieres resolver esto. Lo leo así:', 'Hay que resolver esto. Lo leo así:'],
      simplify: ['Quieres simplificar esto. Lo leo así:', 'Hay que simplificar esto. Lo leo así:'],
      expand: ['Quieres desarrollar esto. Lo leo así:', 'Hay que desarrollar esto. Lo leo así:'],
      factor: ['Quieres factorizar esto. Lo leo así:', 'Hay que factorizar esto. Lo leo así:'],
      evaluate: ['Quieres calcular esto. Lo leo así:', 'Hay que calcular esto. Lo leo así:'],
      differentiate: ['Quieres derivar esto. Lo leo así:', 'Hay que derivar esto. Lo leo así:'],
      integrate: ['Quieres integrar esto. Lo leo así:', 'Hay que integrar esto. Lo leo así:'],
      limit: ['Quieres este límite. Lo leo así:', 'Se pide un límite. Lo leo así:'],
      divide: ['Quieres dividir esto. Lo leo así:', 'Hay que dividir esto. Lo leo así:'],
      complete_square: [
        'Quieres completar el cuadrado. Lo leo así:',
        'Hay que completar el cuadrado. Lo leo así:',
      ],
      convert: ['Quieres convertir esto. Lo leo así:', 'Hay que convertir esto. Lo leo así:'],
      find: ['Quieres hallar esto. Lo leo así:', 'Hay que hallar esto. Lo leo así:'],
    },
    readTwin: {
      after_solving: ['El mismo tipo de problema con otros números. No digo nada hasta que hayas escrito.'],
      after_giving_up: ['Ahora uno gemelo, con otros números. Este es tuyo.'],
    },
    unsolvable: [
      'Este tipo de problema no sé resolverlo. Aun así puedo comparar con exactitud cada línea tuya con la anterior.',
    ],
    nothing_to_do: ['{formula} ya está terminado. No queda nada por hacer.'],
    first: [
      'Empieza con una línea, la que creas correcta.',
      'Escribe la primera línea. Sirve cualquiera que te parezca cierta.',
    ],
    next: ['¿Qué viene ahora?', '¿Qué línea sigue?', '¿Cuál es tu siguiente línea?'],
    again: ['¿Cómo debería ser la línea {line}?', 'Escribe otra vez la línea {line}.'],
    explain: ['Cuéntalo con tus palabras: ¿qué ha pasado en este paso?'],
    reflect: ['¿En qué te vas a fijar primero en el próximo problema de este tipo?'],
    twin: ['¿Uno más del mismo tipo, por tu cuenta?'],
    label: 'Tu línea {line}',
    explainLabel: 'Con tus palabras',
    reflectLabel: 'Con una frase basta',
    takeTwin: 'Dame el gemelo',
    enough: 'Por ahora es suficiente',
    named: ['Ahora toca {name}.'],

    right: [
      'Correcto. La línea {line} coincide con la {before}.',
      'La línea {line} es correcta. Dice lo mismo que la {before}.',
    ],
    finished: {
      unaided: [
        'Correcto. La línea {line} es la respuesta, y no necesitaste ayuda.',
        'La línea {line} es la respuesta. Toda es tuya.',
      ],
      with_hints: [
        'Correcto. La línea {line} es la respuesta.',
        'La línea {line} es la respuesta. La corregiste tú.',
      ],
      with_example: ['Correcto. La línea {line} es la respuesta. Supiste trasladar el ejemplo.'],
      with_steps_shown: ['Correcto. La línea {line} es la respuesta. Un paso del camino te lo mostré yo.'],
    },
    partial: {
      solutions: ['La línea {line} es cierta, pero no es todo. Falta al menos una solución.'],
      system: [
        'La línea {line} es cierta, pero aún no dice todo lo que dice el sistema. Acompáñala de otra ecuación, o escribe juntos los valores de todas las incógnitas.',
      ],
      antiderivative: [
        'La derivada de la línea {line} encaja. Es una entre muchas: falta escribir lo que siempre se puede sumar.',
      ],
    },
    to_test: [
      'La línea {line} se sigue de la {before}: no se pierde nada. Puede haber entrado algo que no sirve, así que al final pon cada valor en la línea 1.',
    ],
    different: ['La línea {line} ya no equivale a la {before}.'],
    differentAsked: ['La línea {line} no responde a la pregunta.'],
    at: 'Con {at}, la línea {before} da {expected}. La línea {line} da {answer}.',
    atUndefinedBefore: 'Con {at}, la línea {before} no tiene valor. La línea {line} da {answer}.',
    atUndefinedNow: 'Con {at}, la línea {before} da {expected}. La línea {line} no tiene valor.',
    lost: '{count, plural, one {Una solución} other {# soluciones}} de la línea {before} se {count, plural, one {ha} other {han}} perdido al pasar a la {line}.',
    gained: '{gained} cumple la línea {line}, pero no la {before}.',
    where: ['¿Dónde se separan?', '¿Qué cambió entre la línea {before} y la {line}?'],
    slipTitle: 'Un desliz que comete mucha gente',
    unknown: [
      'No pude decidirlo. No cuenta en tu contra. Escríbelo de otra manera o pon la línea siguiente.',
    ],
    unread: ['No puedo leerlo a partir del carácter {at}. {reason}'],
    repeated: ['Esa es otra vez la línea {line}. ¿Qué podría cambiar en ella?'],
    same_wrong: ['Esto ya lo escribiste, y sigue sin equivaler a la línea {before}.'],
    guessing: [
      'Han venido muy seguidos, un número tras otro. Probar números esconde lo que sabes. Escribe la línea que falta en medio.',
    ],
    try_first: ['Escribe antes una línea, la que sea. Si no te sale ninguna, pulsa «No sé empezar».'],
    ideaTitle: 'La idea',
    aimedTitle: 'Esta línea',
    aimed: [
      'Pon {at} en las dos líneas. La {before} da {expected}; la {line} da {answer}. ¿Qué parte de tu línea hace la diferencia?',
    ],
    aimedValue: [
      'Lleva lo que dice la línea {line} a la línea {before} y haz allí las cuentas. ¿Qué no sale como debería?',
    ],
    aimedPlain: [
      'Compara la línea {line} con la {before}, término a término. ¿Cuál se ha quedado sin pareja?',
    ],
    worked: ['Aquí tienes el mismo movimiento en otro problema. Después te toca a ti.'],
    workedTitle: 'Ejemplo resuelto',
    shown: ['Este es el paso. Ahora es la línea {line}.'],
    shownTitle: 'Este paso',
    asked: ['Este es el camino entero. No cuenta en tu contra, y tampoco cuenta como sabido.'],
    one_step: [
      'Este problema es de un solo paso, así que mostrar el paso es mostrar la respuesta. Cuenta como dejado.',
    ],
    wholeTitle: 'El camino entero',
    no_help: [
      'No tengo más ayuda que pueda comprobar, y sin comprobar no digo nada. Tus líneas sí puedo compararlas. Desde aquí puede seguir una persona.',
    ],
    answer_unknown: ['No tengo una respuesta comprobada de este problema, así que no muestro ninguna.'],
    no_twin: ['No he podido hacer un gemelo de este problema.'],
    two_given_up: [
      'Dos seguidos es buen momento para hablar con una persona. Un tutor humano ve lo que yo no veo.',
    ],
    explained: ['Anotado, con tus palabras. Seguimos.'],
    skipped: ['De acuerdo. Seguimos.'],
    reflected: ['Queda guardado con esta sesión.'],
    close: ['Resueltos: {solved}. Líneas correctas sin ayuda: {unaided}; con ayuda: {afterHelp}.'],
    closeGivenUp: 'Dejados: {givenUp}. Este tipo merece otro intento otro día.',
    picture: ['La línea continua es la dada; la de trazos, la tuya.'],
    clarify: {
      hint: [
        'Para que te ayude con esta línea pulsa Pista, o «No sé empezar» si no te sale nada. Lo que escribes aquí no abre pistas.',
      ],
      why: [
        'Porque las dos líneas tienen que valer lo mismo con cualquier número. Basta un número en el que difieran para distinguirlas.',
      ],
      task: [
        'Escribes la línea {line}: un paso más que la de arriba y diciendo lo mismo. Yo compruebo si lo dice.',
      ],
      taskPlain: ['Responde a la pregunta de arriba o sáltala.'],
      answer: [
        'Muestro la respuesta cuando la tengas o cuando lo dejes. Para dejarlo pulsa «Enséñame la respuesta». Después viene un problema gemelo.',
      ],
      thanks: ['Bien. La línea pendiente te espera arriba.'],
      other: [
        'Soy un programa que comprueba matemáticas y da pistas, así que a eso no puedo responder. Para lo demás hay tutores humanos.',
      ],
    },
    line_in_chat: ['Leo {formula}. Solo Comprobar responde a la tarjeta: escríbelo en el campo de arriba.'],
    humanTutors: 'Tutores humanos',
    care: {
      lead: 'Lo que has escrito importa más que este problema. No tienes que llevarlo a solas, y lo que pasa no es culpa tuya. Cuéntaselo hoy a un adulto de confianza o habla con quienes están justo para esto:',
      emergency: 'Si estás en peligro ahora, llama al {number}.',
      after:
        'Soy un programa y con esto no puedo ayudarte bien. Esas personas sí. Alguien de nuestro equipo también lo leerá.',
    },
    time: 'A los {time}.',
    minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    seconds: '{seconds, plural, one {# segundo} other {# segundos}}',
    and: 'y',
  },
  'socratic-guide': {
    where: [
      '¿Qué tenía la línea {before} que la {line} ya no tiene?',
      'Lee las dos líneas en voz alta. ¿Dónde se separan?',
      '¿Qué término mirarías primero?',
    ],
    next: ['¿Qué podrías hacer ahora?', '¿De qué te gustaría librarte ahora?', '¿Adónde te lleva eso?'],
    closing: ['¿Cómo lo comprobarías sin mí?'],
  },
  'step-by-step-coach': {
    first: ['Un paso pequeño. Escribe la línea 2.'],
    next: ['Un paso pequeño. Escribe la línea {line}.', 'La línea {line}, solo ese paso.'],
    where: ['Toma otra vez la línea {before} y hazle una sola cosa.'],
    again: ['Otra vez la línea {line}, solo esa cosa.'],
  },
  'exam-sprint': {
    read: {
      solve: ['Resuelve.'],
      simplify: ['Simplifica.'],
      expand: ['Desarrolla.'],
      factor: ['Factoriza.'],
      evaluate: ['Calcula.'],
      differentiate: ['Deriva.'],
      integrate: ['Integra.'],
      limit: ['Halla el límite.'],
      divide: ['Divide.'],
      complete_square: ['Completa el cuadrado.'],
      convert: ['Convierte.'],
      find: ['Hállalo.'],
    },
    first: ['Línea 2.'],
    next: ['Línea {line}.'],
    again: ['Otra vez la línea {line}.'],
    right: ['Correcto. {before} → {line}.'],
    where: ['En un examen esta línea cuesta el punto del método.'],
    finished: {
      unaided: ['Correcto. Hecho, sin ayuda.'],
      with_hints: ['Correcto. Hecho.'],
      with_example: ['Correcto. Hecho, después de un ejemplo.'],
      with_steps_shown: ['Correcto. Hecho, con un paso mostrado.'],
    },
  },
  'visual-explorer': {
    first: ['Mira primero la curva de los dos lados. Luego escribe una línea que la deje donde está.'],
    where: ['Aquí están las dos líneas como curvas. ¿Cuál está más arriba en {at}, y cuánto?'],
    wherePlain: ['Mira las dos líneas en el dibujo. ¿Qué debería haberse quedado en su sitio?'],
  },
  focus: {
    read: {
      solve: ['Resuelve esto:'],
      simplify: ['Simplifica esto:'],
      expand: ['Desarrolla esto:'],
      factor: ['Factoriza esto:'],
      evaluate: ['Calcula esto:'],
      differentiate: ['Deriva esto:'],
      integrate: ['Integra esto:'],
      limit: ['Halla este límite:'],
      divide: ['Divide esto:'],
      complete_square: ['Completa el cuadrado:'],
      convert: ['Convierte esto:'],
      find: ['Halla esto:'],
    },
    first: ['Solo esto: escribe la línea 2.'],
    next: ['Solo esto: la línea {line}.'],
    again: ['La línea {line} otra vez.'],
    where: ['Solo hay una cosa fuera de sitio.'],
    right: ['Correcto. La línea {line} vale.'],
    finished: {
      unaided: ['Correcto. Esa es la respuesta.'],
      with_hints: ['Correcto. Esa es la respuesta.'],
      with_example: ['Correcto. Esa es la respuesta.'],
      with_steps_shown: ['Correcto. Esa es la respuesta.'],
    },
  },
  concepts,
};
