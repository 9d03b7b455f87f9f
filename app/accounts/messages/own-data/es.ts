import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  ownData: {
    loading: 'Cargando...',
    failed: 'No se pudo cargar esta parte.',
    again: 'Intentar de nuevo',
    export: {
      title: 'Una copia de tus datos',
      text: 'Todo lo que guardamos sobre ti y los estudiantes de esta cuenta, en un archivo ZIP: JSON para programas, CSV para hojas de cálculo y un texto que explica cada archivo.',
      start: 'Preparar la copia',
      starting: 'Preparando la copia',
      working: 'Preparando tu copia',
      progress: '{done, number} de {total, number} partes',
      leave: 'Puedes salir de esta página. Te avisamos por correo cuando esté lista.',
      ready: 'Tu copia del {day} está lista: {size}.',
      until: 'La guardamos hasta el {day}.',
      download: 'Descargar la copia',
      downloading: 'Descargando la copia',
      renew: 'Preparar una copia nueva',
      broken: 'No pudimos preparar la copia. Prueba de nuevo; si vuelve a pasar, escríbenos.',
    },
    erasure: {
      title: 'Eliminar la cuenta',
      text: 'A los {days, number} días se elimina todo: estudiantes, conversaciones, mensajes, ajustes y la propia cuenta. Hasta entonces puedes cambiar de opinión.',
      kept: 'De las clases que se dieron solo quedan las cifras en nuestra contabilidad, sin nombre, dirección ni nota.',
      ahead:
        '{count, plural, one {Tienes una clase pendiente. Si es antes de esa fecha, se da; si es después, se cancela según las reglas y avisamos a la otra parte:} many {Tienes # clases pendientes. Las anteriores a esa fecha se dan; las demás se cancelan según las reglas y avisamos a la otra parte:} other {Tienes # clases pendientes. Las anteriores a esa fecha se dan; las demás se cancelan según las reglas y avisamos a la otra parte:}}',
      aheadWith: '{day}, {time}, con {name}',
      aheadTeach: '{day}, {time}, como tutor',
      begin: 'Eliminar la cuenta',
      window: '¿Eliminar esta cuenta?',
      windowText:
        'El {day} se elimina todo para siempre. Hasta entonces puedes cancelarlo aquí cuando quieras. También te lo confirmamos en {email}.',
      type: 'Para confirmar, escribe tu correo electrónico',
      typed: 'No es la dirección de esta cuenta.',
      confirm: 'Eliminar el {day}',
      busy: 'Programando',
      keep: 'Conservar la cuenta',
      scheduled: 'Esta cuenta se eliminará el {day}.',
      scheduledText:
        'Hasta entonces todo funciona como siempre. Si cambias de opinión, puedes conservarla aquí.',
      stop: 'Conservar mi cuenta',
      stopping: 'Conservando tu cuenta',
      stopped: 'Tu cuenta se queda. No se eliminó nada.',
      running: 'Estamos eliminando esta cuenta.',
      administrator:
        'Es la cuenta de un administrador. Se puede eliminar cuando los ajustes de este sitio nombren a otra persona.',
    },
    notice: {
      title: 'Esta cuenta se eliminará el {day}',
      text: 'Hasta entonces todo funciona como siempre.',
      stop: 'Conservar mi cuenta',
      stopping: 'Conservando tu cuenta',
    },
    errors: {
      confirmation_wrong: 'No es la dirección de esta cuenta.',
      administrator:
        'Es la cuenta de un administrador. Se puede eliminar cuando los ajustes de este sitio nombren a otra persona.',
      too_late: 'La cuenta ya se está eliminando.',
      no_export: 'No hay ninguna copia que descargar. Prepara una primero.',
    },
  },
};
