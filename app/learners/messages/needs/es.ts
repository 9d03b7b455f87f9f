import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  learnerNeeds: {
    readAloud: 'Leer en voz alta',
    stop: 'Dejar de leer',
    focus: 'A {name} le van bien los pasos cortos con pausas.',
    focusAction: 'Empezar una sesión de concentración',
  },
};
