import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  reviewPages: {
    stars: '{stars, number} de 5 estrellas',
    list: {
      title: 'Qué dicen los estudiantes',
      from: 'Solo puede escribir quien tuvo una clase con este tutor.',
      none: 'Todavía no hay reseñas de {name}.',
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
      wordsHelp: 'Se publica en la página del tutor. No escribas datos personales.',
      signed: 'Firmada por',
      learner: 'Aparecerá como «Un estudiante».',
      send: 'Enviar reseña',
      change: 'Editar',
      save: 'Guardar los cambios',
      sending: 'Enviando',
      leave: 'Ahora no',
      until: 'Puedes cambiarla hasta el {day}.',
      thanks: 'Tu reseña está en la página de {tutor}.',
      missing: 'Elige de una a cinco estrellas.',
      failed: 'No pudimos enviarla. Inténtalo de nuevo.',
      answer: '{tutor} respondió',
      answerGoes:
        'Si cambias las estrellas o el texto, se borra la respuesta de {tutor}, que podrá escribir otra.',
    },
    ask: {
      title: '¿Cómo fue?',
      session: '{tutor}, {day}',
      rate: 'Valorar la clase',
    },
    note: {
      title: 'Nota de {tutor}',
      did: 'Qué hicimos',
      alone: 'Qué sabe hacer ya sin ayuda',
      next: 'La próxima vez',
      sent: 'Escrita el {day}.',
    },
    tutor: {
      title: 'Qué dicen de ti',
      none: 'Todavía no tienes reseñas. Las pedimos un día después de cada clase.',
      hidden: 'Ocultamos esta reseña: nadie la ve y no cuenta.',
      answer: 'Tu respuesta',
      help: 'Puedes responder una sola vez. Tu respuesta es pública.',
      write: 'Responder',
      send: 'Enviar respuesta',
      sending: 'Enviando',
      leave: 'Ahora no',
      failed: 'No pudimos enviarla. Inténtalo de nuevo.',
    },
  },
};
