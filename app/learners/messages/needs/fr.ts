import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  learnerNeeds: {
    readAloud: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
    focus: 'De petites étapes avec des pauses conviennent à {name}.',
    focusAction: 'Commencer une séance de concentration',
  },
};
