import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  info: {
    onThisPage: 'En esta página',
    changed: 'Último cambio: {date}.',
    owner: {
      missing: 'Antes de abrir al público, quien lleva este servicio dice aquí quién es: {what}.',
      legalName: 'nombre legal',
      address: 'dirección',
      registration: 'número de registro o fiscal',
      law: 'ley aplicable',
      name: 'Nombre',
      addressLabel: 'Dirección',
      registrationLabel: 'Registro',
      lawLabel: 'Ley aplicable',
      ask: 'Hasta entonces, <link>escríbenos</link>; lo lee una persona.',
    },
  },
};
