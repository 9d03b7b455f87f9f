import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  founderActs: {
    write: '¿Algo no está bien? Escríbenos: {url}',
    cancel: {
      subject: 'Cancelada: {tutor}, {day}, {time}',
      learner: 'Cancelamos tu clase con {tutor} del {day}, {span}, hora de {place}.',
      tutorSubject: 'Cancelada: {day}, {time}',
      tutor:
        'Cancelamos tu clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}, tu hora en {city}. Esa hora vuelve a estar libre.',
    },
    move: {
      subject: 'Nueva hora: {tutor}, {day}, {time}',
      learner: 'Cambiamos la hora de tu clase con {tutor}. Ahora es el {day}, {span}, hora de {place}.',
      terms: 'El precio sigue igual y este cambio no cuenta como uno de los tuyos.',
      tutorSubject: 'Nueva hora: {day}, {time}',
      tutor:
        'Cambiamos la hora de tu clase con {learner, select, none {el estudiante} other {{learner}}}. Ahora es el {day}, {span}, tu hora en {city}.',
    },
    refund: {
      /** What comes back, as a part of a sentence. */
      amount:
        '{halves, plural, =0 {{money}} =1 {medio crédito{with, select, money { y {money}} other {}}} =2 {un crédito{with, select, money { y {money}} other {}}} other {{credits, number} créditos{with, select, money { y {money}} other {}}}}',
      subject: 'Sobre tu clase con {tutor}, {day}, {time}',
      learner: 'Revisamos tu clase con {tutor} del {day}, {span}, y decidimos cuánto te cuesta.',
      next: 'Aquí ves la clase y su reembolso: {url}',
      tutorSubject: 'Sobre tu clase del {day}, {time}',
      tutor:
        'Revisamos tu clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span}. A la familia le devolvemos {refund} en total.',
      tutorNext: 'El motivo está al lado, en tus ingresos: {url}',
    },
    credit: {
      subject: 'Un regalo nuestro',
      learner:
        'Te regalamos {halves, plural, =1 {medio crédito} =2 {un crédito} other {{credits, number} créditos}}, para clases con {tutor} o con cualquier otro tutor; si una clase cuesta más, pagas la diferencia. Un crédito paga 60 minutos y vale hasta el {until}.',
      next: 'Elegir una hora: {book}\nTus créditos: {url}',
      tutorSubject: 'Un regalo a la familia del {day}, {time}',
      tutor:
        'Le regalamos a la familia de tu clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span} {halves, plural, =1 {medio crédito} =2 {un crédito} other {{credits, number} créditos}} para usar contigo. Cuando reserve, ganas tu parte de siempre; no tienes que hacer nada.',
    },
    attended: {
      subject: 'Anotado: tu clase con {tutor}, {day}, {time}',
      learner: 'Anotamos que tu clase con {tutor} del {day}, {span} se dio.',
      claim:
        'Se reportó una ausencia, así que una persona del equipo lo revisa, decide y les escribe a ambos.',
      tutorSubject: 'Anotado: tu clase del {day}, {time}',
      tutor:
        'Anotamos que tu clase con {learner, select, none {el estudiante} other {{learner}}} del {day}, {span} se dio.',
    },
    reminder: {
      subject: 'Falta decidir: ausencia reportada, {tutor}, {day}, {time}',
      text: 'La clase con {tutor} del {day}, {span} ({city}), lleva {days, plural, one {# día} many {# días} other {# días}} esperando una decisión. Hasta que alguien del equipo decida, no se paga ni se devuelve nada.',
      last: 'Este es el último recordatorio.',
      link: 'Lo que dice cada parte y las pruebas: {url}',
    },
    back: {
      none: 'No se devuelve nada.',
      noMore: 'No se devuelve nada más.',
      card: '{refund} vuelven a tu tarjeta; los bancos tardan de cinco a diez días hábiles.',
      cardBefore: '{before} ya habían vuelto antes a tu tarjeta.',
      invoice:
        'Descontamos {refund} de tu factura; por esta clase quedan {due}. Si ya la pagaste, te transferimos {refund}.',
      credit:
        '{halves, plural, =0 {El crédito no vuelve.} =1 {Recuperas medio crédito. Dos medios pagan una clase.} =2 {Recuperas un crédito.} other {Recuperas {credits, number} créditos.}}',
    },
  },
};
