import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutorHours: {
    copy: 'Copiar el {day} a otros días',
    copyTo: 'Copiar las horas del {day} a',
    copyDo: 'Copiar',
    copyNote: 'Sustituyen lo que esos días tienen ahora.',
    bufferBefore: 'Antes de cada sesión',
    types: 'Sesiones que das',
    typesNote: 'Al menos una. Lo reservado se mantiene.',
    free: '{difference, plural, =0 {Tantas horas libres como ahora en los próximos {days, number} días.} one {# hora libre más en los próximos {days, number} días.} many {# horas libres más en los próximos {days, number} días.} other {# horas libres más en los próximos {days, number} días.}}',
    freeLess:
      '{difference, plural, one {# hora libre menos en los próximos {days, number} días.} many {# horas libres menos en los próximos {days, number} días.} other {# horas libres menos en los próximos {days, number} días.}}',
    untouched: 'Ninguna sesión reservada se ve afectada.',
    touched:
      '{count, plural, one {# sesión reservada quedaría} many {# sesiones reservadas quedarían} other {# sesiones reservadas quedarían}} fuera.',
    stranded: {
      title:
        '{count, plural, one {# sesión reservada queda} many {# sesiones reservadas quedan} other {# sesiones reservadas quedan}} fuera del nuevo horario',
      text: 'Se quedan como están y nadie recibe aviso. Si no puedes ir, cancélalas.',
      learner: 'Un estudiante',
      cancel: 'Cancelarla (pestaña nueva)',
      save: 'Guardar y mantener las sesiones',
      back: 'Volver al horario',
      rules: {
        length: 'de un tipo que ya no das',
        hours: 'fuera de las horas de la semana',
        closed: 'en un día cerrado',
        buffer: 'demasiado cerca de la sesión anterior',
        daily_limit: 'por encima del máximo del día',
      },
    },
    news: {
      title: 'Mientras tanto, tu horario se guardó en otra ventana',
      kept: 'Lo que cambiaste aquí sigue aquí. Mira ambas cosas y luego guarda.',
      close: 'Ya lo he visto',
      added: 'Se añadió {what}',
      removed: 'Se quitó {what}',
      value: '{what}: ahora {value}',
    },
    zone: {
      title: 'Tu zona horaria',
      text: 'Tus horas son las del reloj de aquí. Las sesiones reservadas no se mueven nunca.',
      zone: 'Zona horaria',
      city: 'Lugar que ven los estudiantes',
      moves: 'Qué se mueve',
      week: 'Tu semana mantiene sus horas de reloj, así que se mueve para los estudiantes.',
      day: 'Día',
      until: 'Hasta ahora, en {city}',
      later: 'Después, en {city}',
      is: '{span} en {city}',
      freeTitle: 'Horas libres de los próximos {days, number} días, en {city}',
      before: 'Hasta ahora',
      after: 'Después',
      times:
        '{count, plural, =0 {ninguna} one {# hora, {span}} many {# horas, {span}} other {# horas, {span}}}',
      booked: 'Las sesiones reservadas conservan su momento',
      both: '{before} en {from}, {after} en {to}',
      outside: 'fuera',
    },
    clocks: {
      title: 'Cuando cambia la hora',
      text: 'Los dos próximos cambios en {city}, y tus horas de esos días.',
      never:
        'En {city} la hora no cambia. La de un estudiante puede cambiar: una sesión semanal conserva su hora, así que se mueve en tu reloj.',
      when: '{day}: las {from} pasan a ser las {to}',
      gap: 'Las horas de {from} a {to} no existen. No se puede reservar nada en ellas.',
      repeat: 'Las horas de {from} a {to} se repiten. Ambas se pueden reservar.',
      shorter:
        'Tus horas de {span} duran {minutes, plural, one {# minuto} many {# minutos} other {# minutos}} menos.',
      longer:
        'Tus horas de {span} duran {minutes, plural, one {# minuto} many {# minutos} other {# minutos}} más.',
      gone: 'Tus horas de {span} no existen ese día.',
      none: 'Tus horas de ese día duran lo de siempre.',
    },
    why: {
      title: '¿Por qué no está libre?',
      text: 'La respuesta sale de las mismas reglas con las que se ofrecen tus horas.',
      saved: 'Según tu horario guardado.',
      day: 'Día',
      time: 'Hora',
      type: 'Sesión',
      look: 'Comprobar',
      looking: 'Comprobando',
      free: '{day}, {time}: está libre.',
      notFree: '{day}, {time}: no está libre.',
      first: 'La primera vez que el reloj la marca',
      second: 'Cuando el reloj la marca de nuevo',
      links: {
        week: 'A la semana',
        days: 'A los días distintos',
        limit: 'A este ajuste',
        sessions: 'A tus sesiones',
      },
    },
  },
};
