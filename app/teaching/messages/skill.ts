import type { Texts } from '#app/platform/texts.ts';

export const en = {
  tutorSkill: {
    topic: 'Or learn a topic',
    topicHelp: 'From the idea to doing it on your own, in about ten minutes.',
    stages: {
      idea: 'The idea',
      example: 'Example',
      guided: 'With help',
      alone: 'On your own',
      back: 'Look back',
    },
    stageNow: 'Step {step} of 5: {name}',
    stagesDone: 'All five steps done',
    readAll: 'Read all about it',
    end: 'That’s this topic done for today.',
    again: 'One more on my own',
    other: 'Another topic',
    lack: {
      empty: 'There’s nothing to check yet.',
      same: 'We’ve just checked that. Change it to try again.',
    },
  },
} as const;

const es: (typeof skillTexts)['es'] = {
  tutorSkill: {
    topic: 'O aprende un tema',
    topicHelp: 'De la idea a hacerlo por tu cuenta: unos diez minutos.',
    stages: {
      idea: 'La idea',
      example: 'Ejemplo',
      guided: 'Con ayuda',
      alone: 'Por tu cuenta',
      back: 'Mirar atrás',
    },
    stageNow: 'Paso {step} de 5: {name}',
    stagesDone: 'Los cinco pasos, hechos',
    readAll: 'Leerlo todo',
    end: 'Este tema está hecho por hoy.',
    again: 'Una más por mi cuenta',
    other: 'Otro tema',
    lack: { empty: 'Todavía no hay nada que comprobar.', same: 'Eso ya está comprobado. Cambia algo antes.' },
  },
};

const fr: (typeof skillTexts)['fr'] = {
  tutorSkill: {
    topic: 'Ou apprends un sujet',
    topicHelp: 'De l’idée au travail sans aide : environ dix minutes.',
    stages: {
      idea: 'L’idée',
      example: 'Exemple',
      guided: 'Avec aide',
      alone: 'Sans aide',
      back: 'Regard en arrière',
    },
    stageNow: 'Étape {step} sur 5 : {name}',
    stagesDone: 'Les cinq étapes sont faites',
    readAll: 'Tout lire là-dessus',
    end: 'Ce sujet est terminé pour aujourd’hui.',
    again: 'Encore une sans aide',
    other: 'Un autre sujet',
    lack: {
      empty: 'Il n’y a encore rien à vérifier.',
      same: 'C’est déjà vérifié. Change d’abord quelque chose.',
    },
  },
};

export const skillTexts: Texts<typeof en> = { en, es, fr };
