import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutorMeeting: {
    label: '¿Dónde tienen lugar tus clases?',
    note: 'Tu enlace de reunión. Tú y el estudiante lo ven desde diez minutos antes de la clase hasta su final; nadie más.',
    missing:
      'Falta tu enlace de reunión: sin él los estudiantes no pueden entrar. Tú y el estudiante lo ven desde diez minutos antes de la clase hasta su final.',
    shared:
      "Todos tus estudiantes reciben este mismo enlace, así que quien ya tuvo una clase puede volver a entrar. Usa la sala de espera de tu servicio, o escribe '{'session'}' donde cada clase deba tener una parte propia.",
    wrong: 'Hace falta un enlace que empiece por https://, como lo muestra tu servicio de reuniones.',
    standing: 'Guardado ahora: {url}.',
    empty: 'ninguno',
    save: 'Guardar el enlace',
    saved: 'Tu enlace de reunión está guardado.',
    failed: 'No se pudo guardar el enlace. Inténtalo otra vez.',
  },
};
