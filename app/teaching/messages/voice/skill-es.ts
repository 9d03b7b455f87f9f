import type { Translation } from '#app/platform/texts.ts';
import type { skillEn } from './skill-en.ts';

export const skillEs: Translation<typeof skillEn> = {
  all: {
    hello: ['El tema: {name}. El objetivo: {can}', 'Vamos con esto: {name}. El objetivo: {can}'],
    known: ['Ya has demostrado que sabes hacerlo. Puedes empezar por una pregunta.'],
    weak: ['Se apoya en «{first}», que todavía no está firme. Sería un buen comienzo.'],
    ask: {
      offer_known: '¿Cómo empezamos?',
      offer_weak: '¿Cuál primero?',
      before: 'Antes de contarte nada: ¿qué sabes ya de esto?',
      idea: ['Ahora viene un ejemplo.', 'Un ejemplo muestra cómo se usa.'],
      example: ['Lee esta línea antes de seguir.', 'Una línea cada vez.'],
      example_over: ['Ese es el camino entero. Ahora te toca a ti.'],
    },
    press: {
      offer_known: { alone: 'Probar una por mi cuenta', on: 'Explícamelo otra vez' },
      offer_weak: { first: 'Primero {first}', on: 'Directo a {name}' },
      idea: { on: 'Muéstrame un ejemplo', more: 'Cuéntame más' },
      example: { line: 'Siguiente línea' },
      example_over: { on: 'Ahora yo', another: 'Otro ejemplo' },
    },
    ideaFurther: 'Más sobre la idea',
    pictureTitle: 'En un dibujo',
    example: ['Aquí tienes uno resuelto, línea a línea.', 'Así se hace, una línea detrás de otra.'],
    reason: ['Por esto puede estar ahí la línea {line}:'],
    asked: {
      guided: ['Ahora tú, y te ayudo donde quieras.', 'Te toca. Estoy aquí en cada paso.'],
      guidedAgain: ['Lo mismo con otros números, otra vez con mi ayuda.'],
      alone: ['Ahora una por tu cuenta. Es de otro tipo, y no digo nada hasta que respondas.'],
      twin: ['Una más de este tipo, con otros números. Esta es tuya.'],
    },
    answerLabel: 'Tu respuesta',
    solution: ['Este es el camino entero. No cuenta en tu contra, y tampoco cuenta como sabido.'],
    answerIs: 'La respuesta:',
    stop: ['De acuerdo. {name} te espera aquí, en este mismo paso.'],
    recap: {
      lead: ['Eso fue {name}: la idea, un ejemplo y tu propio trabajo.'],
      unaided: ['La que hiciste por tu cuenta salió bien a la primera.'],
      helped: ['La que hiciste por tu cuenta salió con ayuda. Merece otro día.'],
      given_up: ['La que era para ti sigue abierta. Volverá otro día.'],
      skipped: ['Dejaste la que era para ti, así que aún no cuenta nada como sabido.'],
      none: ['Todavía no has probado una por tu cuenta, así que nada cuenta como sabido.'],
    },
    ways: {
      title: 'Desde aquí',
      due: 'Vuelve el {day}. Desde aquí:',
      next: 'Lo siguiente: {name}',
      practise: 'Practicar: {name}',
    },
    clarify: {
      task: ['Lee lo de arriba y pulsa el botón de abajo. También puedes pedir un dibujo o un ejemplo.'],
      own: ['Responde en la tarjeta de abajo. Compruebo lo que escribas ahí, sea lo que sea.'],
      check: ['Escríbelo en la tarjeta de abajo y pulsa Comprobar. Lo que dices aquí no se comprueba.'],
      start_first: ['Prueba antes algo, lo que creas correcto. Si no sale nada, pulsa «No sé cómo empezar».'],
      answer: ['Puedo mostrar la respuesta. Entonces no cuenta como sabido, y viene otra.'],
      ended: ['Este tema está hecho por hoy. Cuando quieras hay una más.'],
      thanks: ['Con gusto. Seguimos abajo.'],
      alone: ['De acuerdo. Solo hablo si me preguntas.'],
      other: ['No lo entendí. Ahora puedo hacer estas tres cosas:'],
      idea_over: ['Es todo lo que tengo sobre la idea. Un ejemplo quizá diga más.'],
      left_out: ['Lo dejamos. Seguimos.'],
    },
  },
  'socratic-guide': {
    ask: {
      example: ['¿Qué harías ahora? Piénsalo y luego mira.', '¿Qué línea escribirías tú?'],
      idea: ['¿Qué parte podrías explicarle a otra persona?'],
    },
  },
  'step-by-step-coach': {
    example: ['Un paso pequeño detrás de otro. Esta es la línea 1.'],
    asked: { guided: ['Los mismos pasos, de tu mano. Empieza por uno pequeño.'] },
  },
  'exam-sprint': {
    hello: ['{name}. En el examen: {can}'],
    example: ['Una solución modelo.'],
    asked: {
      guided: ['Tuya.'],
      guidedAgain: ['Otra vez, con otros números.'],
      alone: ['Como en el examen: sin ayuda.'],
      twin: ['Una más.'],
    },
    recap: { lead: ['{name}: hecho.'] },
  },
  'visual-explorer': {
    ask: { idea: ['Mira otra vez el dibujo. Después, un ejemplo.'] },
  },
  focus: {
    hello: ['Hoy solo esto: {name}.'],
    ask: { example: ['Solo esta línea.'], example_over: ['Hecho. Te toca.'] },
    asked: {
      guided: ['Solo esta.'],
      alone: ['Una por tu cuenta y queda hecho.'],
      twin: ['Una más como esa.'],
    },
  },
};
