import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  info: {
    onThisPage: 'En esta página',
    changed: 'Último cambio: {date}.',
    questions: {
      label: 'Busca una pregunta',
      found:
        '{count, plural, =0 {Ninguna pregunta tiene esas palabras} one {Una pregunta} other {# preguntas}}',
      none: 'Eso no lo ha preguntado nadie todavía.',
      ask: 'Pregúntanos; tus palabras van contigo.',
      link: 'Enlace a esta pregunta',
      linkTo: 'Enlace a la pregunta «{question}»',
    },
    owner: {
      open: 'Por completar.',
      missing: 'Quien lleva este servicio aún tiene que indicar o confirmar aquí: {what}.',
      ask: 'Hasta entonces, <link>escríbenos</link>; lo lee una persona.',
      names: {
        legalName: 'nombre legal',
        address: 'dirección',
        registration: 'número de registro o fiscal',
        email: 'dirección de correo',
        law: 'ley aplicable',
        authority: 'autoridad de control',
        reviewed: 'que alguien que sabe de leyes ha leído esta página',
      },
      legalName: 'Nombre',
      represented: 'Representación',
      address: 'Dirección',
      registration: 'Registro',
      email: 'Correo',
      phone: 'Teléfono',
      host: 'Alojamiento',
      law: 'Ley aplicable',
      privacyEmail: 'Preguntas sobre datos',
      authority: 'Autoridad de control',
    },
  },
};
