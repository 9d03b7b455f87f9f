import type { Texts } from '#app/platform/texts.ts';

export const en = {
  tutorWords: {
    stop: 'Stop',
    stopLabel: 'Stop the tutor’s words',
    writing: 'The tutor is writing.',
    stopped: 'Stopped here.',
    daySoon:
      '{left, plural, one {One more answer} other {# more answers}} today in the words of the language model. Then the built-in tutor speaks; it teaches the same.',
    dayOver:
      'That was the language model’s share for today. The built-in tutor goes on; it teaches the same.',
    monthSoon:
      'The language model’s share of this month is nearly used. Then the built-in tutor speaks; it teaches the same.',
    monthOver:
      'The language model’s share of this month is used. The built-in tutor goes on; it teaches the same.',
  },
} as const;

/** Texts beside the words of a language model. */
export const wordsTexts: Texts<typeof en> = {
  en,
  es: {
    tutorWords: {
      stop: 'Parar',
      stopLabel: 'Parar las palabras del tutor',
      writing: 'El tutor está escribiendo.',
      stopped: 'Parado aquí.',
      daySoon:
        '{left, plural, one {Hoy queda una respuesta más} other {Hoy quedan # respuestas más}} con palabras del modelo de lenguaje. Después habla el tutor integrado; enseña lo mismo.',
      dayOver:
        'Hasta aquí la parte de hoy del modelo de lenguaje. Sigue el tutor integrado; enseña lo mismo.',
      monthSoon:
        'La parte de este mes del modelo de lenguaje está casi gastada. Después habla el tutor integrado; enseña lo mismo.',
      monthOver:
        'La parte de este mes del modelo de lenguaje está gastada. Sigue el tutor integrado; enseña lo mismo.',
    },
  },
  fr: {
    tutorWords: {
      stop: 'Arrêter',
      stopLabel: 'Arrêter les mots du tuteur',
      writing: 'Le tuteur écrit.',
      stopped: 'Arrêté ici.',
      daySoon:
        'Encore {left, plural, one {une réponse} other {# réponses}} aujourd’hui avec les mots du modèle de langage. Ensuite le tuteur intégré parle ; il enseigne la même chose.',
      dayOver:
        'La part du modèle de langage est épuisée pour aujourd’hui. Le tuteur intégré continue ; il enseigne la même chose.',
      monthSoon:
        'La part du modèle de langage pour ce mois est presque épuisée. Ensuite le tuteur intégré parle ; il enseigne la même chose.',
      monthOver:
        'La part du modèle de langage pour ce mois est épuisée. Le tuteur intégré continue ; il enseigne la même chose.',
    },
  },
};
