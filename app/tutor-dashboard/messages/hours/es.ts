import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutorHours: {
    copy: 'Copiar el {day} a otros días',
    copyTo: 'Copiar las horas del {day} a',
    copyDo: 'Copiar',
    copyNote: 'Reemplazan las horas actuales de esos días.',
    bufferBefore: 'Antes de cada clase',
    types: 'Tipos de clase',
    typesNote: 'Elige al menos uno. Las clases reservadas no cambian.',
    free: '{difference, plural, =0 {Sin cambios en tus horas libres de los próximos {days, number} días.} one {# hora libre más en los próximos {days, number} días.} many {# horas libres más en los próximos {days, number} días.} other {# horas libres más en los próximos {days, number} días.}}',
    freeLess:
      '{difference, plural, one {# hora libre menos en los próximos {days, number} días.} many {# horas libres menos en los próximos {days, number} días.} other {# horas libres menos en los próximos {days, number} días.}}',
    untouched: 'Ninguna clase reservada se ve afectada.',
    touched:
      '{count, plural, one {# clase reservada quedaría} many {# clases reservadas quedarían} other {# clases reservadas quedarían}} fuera de tu horario.',
    stranded: {
      title:
        '{count, plural, one {# clase reservada queda} many {# clases reservadas quedan} other {# clases reservadas quedan}} fuera del nuevo horario',
      text: 'Estas clases siguen reservadas y no les avisamos a las familias. Si no puedes darlas, cancélalas.',
      learner: 'Un estudiante',
      cancel: 'Cancelarla (pestaña nueva)',
      save: 'Guardar y mantener las clases',
      back: 'Volver al horario',
      rules: {
        length: 'de un tipo que ya no ofreces',
        hours: 'fuera de las horas de la semana',
        closed: 'en un día cerrado',
        buffer: 'demasiado cerca de la clase anterior',
        daily_limit: 'por encima del máximo del día',
      },
    },
    news: {
      title: 'Tu horario cambió en otra ventana',
      kept: 'Tus cambios de aquí no se pierden. Compara y guarda.',
      close: 'Entendido',
      added: 'Se agregó {what}',
      removed: 'Se quitó {what}',
      value: '{what}: ahora {value}',
    },
    zone: {
      title: 'Tu zona horaria',
      text: 'Tu horario se entiende en esta zona. Las clases reservadas nunca cambian.',
      zone: 'Zona horaria',
      city: 'Ciudad que ven los estudiantes',
      moves: 'Qué cambia',
      week: 'Para ti tu semana sigue a las mismas horas; para los estudiantes cambia.',
      day: 'Día',
      until: 'Hasta ahora, en {city}',
      later: 'Después, en {city}',
      is: '{span} en {city}',
      freeTitle: 'Horas libres de los próximos {days, number} días, en {city}',
      before: 'Hasta ahora',
      after: 'Después',
      times:
        '{count, plural, =0 {ninguna} one {# hora, {span}} many {# horas, {span}} other {# horas, {span}}}',
      booked: 'Las clases reservadas no cambian',
      both: '{before} en {from}, {after} en {to}',
      outside: 'fuera',
    },
    clocks: {
      title: 'Cuando cambia la hora',
      text: 'Los dos próximos cambios en {city}, y tus horas de esos días.',
      never:
        'En {city} la hora no cambia. La de un estudiante sí puede cambiar: su clase semanal sigue a la misma hora para él y cambia para ti.',
      when: '{day}: las {from} pasan a ser las {to}',
      gap: 'Las horas de {from} a {to} no existen. No se pueden reservar.',
      repeat: 'Las horas de {from} a {to} se repiten. Ambas se pueden reservar.',
      shorter:
        'Tus horas de {span} duran {minutes, plural, one {# minuto} many {# minutos} other {# minutos}} menos.',
      longer:
        'Tus horas de {span} duran {minutes, plural, one {# minuto} many {# minutos} other {# minutos}} más.',
      gone: 'Tus horas de {span} no existen ese día.',
      none: 'Tus horas de ese día no cambian.',
    },
    why: {
      title: '¿Por qué esta hora no está libre?',
      text: 'Lo comprobamos con las mismas reglas que calculan tus horas libres.',
      saved: 'Según tu horario guardado.',
      day: 'Día',
      time: 'Hora',
      type: 'Clase',
      look: 'Comprobar',
      looking: 'Comprobando',
      free: '{day}, {time}: está libre.',
      notFree: '{day}, {time}: no está libre.',
      first: 'La primera vez que el reloj marca esa hora',
      second: 'La segunda vez que el reloj marca esa hora',
      links: {
        week: 'Ir a la semana',
        days: 'Ir a las excepciones',
        limit: 'Ir a este ajuste',
        sessions: 'Ir a tus clases',
      },
    },
  },
};
