import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutors: {
    errors: {
      unknown_tutor: 'Este tutor no existe o por ahora no acepta reservas. Elige otro.',
      range_invalid: 'Pide un periodo de 124 días como máximo, empezando por el primer día.',
      not_a_tutor: 'Esta página es para tutores. Tu cuenta aún no tiene página de tutor.',
      availability_changed:
        'Cambiaste tu horario en otra ventana. Tus cambios de aquí no se pierden; compara y vuelve a guardar.',
      bookings_outside:
        '{count, plural, one {# clase reservada quedaría fuera de este horario. Se mantiene; revísala} many {# clases reservadas quedarían fuera de este horario. Se mantienen; míralas} other {# clases reservadas quedarían fuera de este horario. Se mantienen; míralas}} antes de guardar.',
      tutor_left: 'Este tutor ya no da clases aquí; la página no se puede cambiar.',
      meeting_changed:
        'El enlace cambió en otra ventana. Lo que escribiste sigue aquí; compara y vuelve a guardar.',
      profile_changed:
        'Esta página cambió en otra ventana. Tus cambios de aquí no se pierden; compara y vuelve a guardar.',
      price_too_low: 'Un precio está por debajo del mínimo. No se guardó nada; súbelo y vuelve a guardar.',
      zone_unknown: 'No conocemos esta zona horaria. Escríbela así: America/Bogota.',
      unknown_application: 'No encontramos esta solicitud. Recarga la página para ver la lista actual.',
      already_decided: 'Esta solicitud ya estaba decidida. Así está ahora.',
      application_changed:
        'La persona acaba de enviar una versión nueva. Recarga la página y léela antes de decidir.',
      profile_contact:
        'Quita los enlaces, los correos y los teléfonos: las familias te escriben por Curvela.',
      tutor_incomplete:
        'Todavía no se puede reservar con {name}: faltan el horario semanal, los precios o el enlace de reunión.',
      meeting_needed:
        'Mientras tu página esté abierta, los estudiantes necesitan un enlace para entrar. Guarda otro en lugar de quitarlo.',
    },
    why: {
      length: 'No ofreces clases de {minutes, number} minutos.',
      past: 'Esta hora ya pasó.',
      notice: 'Es demasiado pronto: la primera hora que se puede reservar ahora es el {day}, {time}.',
      window: 'Es demasiado tarde: se puede reservar contigo hasta el {day}.',
      hours:
        '{count, plural, =0 {El {day} no tienes horas abiertas.} other {El {day} tienes abierto de {list}.}}',
      closed:
        '{count, plural, one {Cerraste estas horas: {list}.} other {Cerraste estas horas más de una vez: {list}.}}',
      grid: 'Las clases empiezan cada media hora a partir de tu primera hora. {count, plural, one {La más cercana: {list}.} other {Las más cercanas: {list}.}}',
      booked: 'Hay una clase reservada de {start} a {end}.',
      held: 'Alguien está reservando de {start} a {end} en este momento.',
      buffer: 'No respetaría la pausa de la clase de {start} a {end}.',
      daily_limit:
        'El {day} está completo: {sessions, plural, one {# clase} other {# clases}}, y tu máximo es {limit, number}.',
      skipped: 'El {day} se adelantan los relojes, así que las {time} no existen.',
    },
  },
};
