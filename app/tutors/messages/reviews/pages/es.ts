import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  reviewPages: {
    stars: '{stars, number} de 5 estrellas',
    list: {
      title: 'Qué dicen los estudiantes',
      from: 'Aquí solo escribe quien participó en una clase completada.',
      none: 'Todavía nadie ha escrito sobre {name}.',
      learner: 'Un estudiante',
      answer: 'Respuesta de {name}',
      more: '{count, plural, one {# reseña más} many {# reseñas más} other {# reseñas más}}',
    },
    own: {
      title: '¿Cómo fue la clase con {tutor}?',
      yours: 'Tu reseña',
      stars: 'Estrellas',
      star: '{stars, plural, one {# estrella} many {# estrellas} other {# estrellas}}',
      words: 'Con tus palabras (opcional)',
      wordsHelp: 'Aparece en la página del tutor. Deja fuera lo que otros no deban saber.',
      signed: 'Firmada con',
      learner: 'A su lado dirá «Un estudiante».',
      send: 'Enviar reseña',
      change: 'Cambiarla',
      save: 'Guardar los cambios',
      sending: 'Enviando',
      leave: 'Dejarla',
      until: 'Puedes cambiarla hasta el {day}.',
      thanks: 'Tu reseña está en la página de {tutor}.',
      missing: 'Elige de una a cinco estrellas.',
      failed: 'No pudimos enviarla. Inténtalo de nuevo.',
      answer: '{tutor} respondió',
      answerGoes:
        'Si cambias las estrellas o las palabras, la respuesta de {tutor} desaparece y podrá escribir otra.',
    },
    ask: {
      title: '¿Cómo fue?',
      session: '{tutor}, {day}',
      rate: 'Valorar la clase',
    },
    note: {
      title: 'Nota de {tutor}',
      did: 'Qué hicimos',
      alone: 'Qué sale ya sin ayuda',
      next: 'La próxima vez',
      sent: 'Escrita el {day}.',
    },
    tutor: {
      title: 'Qué dicen de ti',
      none: 'Todavía nadie ha escrito. Preguntamos un día después de cada clase.',
      hidden: 'La ocultamos: nadie la ve y no cuenta.',
      answer: 'Tu respuesta',
      help: 'Puedes responder una vez. Todos pueden leerlo.',
      write: 'Responder',
      send: 'Enviar respuesta',
      sending: 'Enviando',
      leave: 'Dejarlo',
      failed: 'No pudimos enviarla. Inténtalo de nuevo.',
    },
  },
};
