import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutorMeeting: {
    label: '¿Dónde das tus clases?',
    note: 'Tu enlace de reunión. Solo lo ven tú y el estudiante, desde diez minutos antes de la clase hasta que termina.',
    missing:
      'Falta tu enlace de reunión: sin él los estudiantes no pueden entrar. Solo lo ven tú y el estudiante, desde diez minutos antes de la clase hasta que termina.',
    shared:
      "Todos tus estudiantes reciben este mismo enlace, así que quien ya tuvo una clase podría volver a entrar. Usa la sala de espera de tu servicio, o escribe '{'session'}' en el lugar del enlace que deba ser distinto en cada clase.",
    wrong: 'Hace falta un enlace que empiece por https://, como lo muestra tu servicio de reuniones.',
    standing: 'Enlace actual: {url}.',
    empty: 'ninguno',
    save: 'Guardar el enlace',
    saved: 'Tu enlace de reunión está guardado.',
    failed: 'No se pudo guardar el enlace. Inténtalo otra vez.',
  },
};
