import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  calendarFeed: {
    title: 'Las clases en tu calendario',
    lead: 'Suscríbete una vez y tu calendario se actualiza solo: clases nuevas, cambios de hora y cancelaciones.',
    loading: 'Cargando...',
    failed: 'No se pudo cargar esta parte.',
    again: 'Intentar de nuevo',
    none: 'Todavía no tienes una dirección de calendario.',
    standing:
      'Creaste tu dirección de calendario el {day}. No guardamos copia de ella y no podemos volver a mostrarla.',
    warning:
      'Quien tenga la dirección ve cuándo son tus clases, con quién y el nombre de pila del estudiante. No ve notas ni puede cambiar nada. Compártela solo con personas de confianza; si llega a otras manos, crea una nueva.',
    make: 'Crear una dirección de calendario',
    making: 'Creando la dirección',
    renew: 'Crear una dirección nueva',
    withdraw: 'Borrar la dirección',
    withdrawing: 'Borrando la dirección',
    renewed: 'La dirección nueva está lista. La anterior, si la había, ya no funciona.',
    withdrawn: 'La dirección está borrada. Los calendarios que la usaban dejarán de mostrar tus clases.',
    sure: {
      renew:
        'Los calendarios que siguen la dirección anterior dejarán de actualizarse. Suscríbelos otra vez con la nueva.',
      withdraw: 'Los calendarios que siguen la dirección dejarán de actualizarse.',
      keep: 'Conservar la dirección',
    },
    address: 'Tu dirección de calendario',
    once: 'Solo se muestra ahora. Suscríbete en todos los dispositivos que quieras o cópiala en un lugar seguro.',
    copy: 'Copiar la dirección',
    copied: 'Copiada.',
    notCopied: 'No se pudo copiar. Selecciónala y cópiala tú.',
    device: 'Suscribirme en este dispositivo',
    google: 'Agregar a Google Calendar',
    outlook: 'Agregar a Outlook',
    howTo: 'Cómo suscribirse',
    how: {
      apple:
        'Apple: pulsa «Suscribirme en este dispositivo» en el iPhone, el iPad o el Mac. A mano: Calendario, Agregar calendario con suscripción, pega la dirección.',
      google:
        'Google: pulsa «Agregar a Google Calendar». A mano, desde un computador: Otros calendarios, signo más, Desde URL, pega la dirección. Google busca cambios solo unas pocas veces al día.',
      outlook:
        'Outlook: pulsa «Agregar a Outlook». A mano: Agregar calendario, Suscribirse desde la web, pega la dirección.',
    },
    entry: {
      location: 'En línea: {url}',
      learner:
        '{brand}: {minutes, number} minutos con {tutor}{learner, select, none {} other { ({learner})}}',
      tutor:
        '{brand}: {minutes, number} minutos con {learner, select, none {un estudiante} other {{learner}}}',
    },
    errors: { unknown_calendar: 'No hay ningún calendario en esta dirección.' },
  },
};
