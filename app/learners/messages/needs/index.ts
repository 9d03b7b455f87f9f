import type { Texts, Translation } from '#app/platform/texts.ts';

/** Texts for learners' needs on pages of other features. */
export const en = {
  learnerNeeds: {
    readAloud: 'Read aloud',
    stop: 'Stop reading',
    focus: 'Short steps with breaks work well for {name}.',
    focusAction: 'Start a focus session',
  },
} as const;

const es: Translation<typeof en> = {
  learnerNeeds: {
    readAloud: 'Leer en voz alta',
    stop: 'Dejar de leer',
    focus: 'A {name} le van bien los pasos cortos con pausas.',
    focusAction: 'Empezar una sesión de concentración',
  },
};

const fr: Translation<typeof en> = {
  learnerNeeds: {
    readAloud: 'Lire à voix haute',
    stop: 'Arrêter la lecture',
    focus: 'De petites étapes avec des pauses conviennent à {name}.',
    focusAction: 'Commencer une séance de concentration',
  },
};

export const learnerNeedsTexts: Texts<typeof en> = { en, es, fr };
