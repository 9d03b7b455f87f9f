import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutorHours: {
    copy: 'Copier {day} vers d’autres jours',
    copyTo: 'Copier les heures de {day} vers',
    copyDo: 'Copier',
    copyNote: 'Elles remplacent celles de ces jours.',
    bufferBefore: 'Avant chaque séance',
    types: 'Séances que vous donnez',
    typesNote: 'Au moins une. Ce qui est réservé est maintenu.',
    free: '{difference, plural, =0 {Autant de créneaux libres que maintenant dans les {days, number} prochains jours.} one {# créneau libre de plus dans les {days, number} prochains jours.} many {# créneaux libres de plus dans les {days, number} prochains jours.} other {# créneaux libres de plus dans les {days, number} prochains jours.}}',
    freeLess:
      '{difference, plural, one {# créneau libre de moins dans les {days, number} prochains jours.} many {# créneaux libres de moins dans les {days, number} prochains jours.} other {# créneaux libres de moins dans les {days, number} prochains jours.}}',
    untouched: 'Aucune séance réservée n’est touchée.',
    touched:
      '{count, plural, one {# séance réservée serait} many {# séances réservées seraient} other {# séances réservées seraient}} en dehors.',
    stranded: {
      title:
        '{count, plural, one {# séance réservée est} many {# séances réservées sont} other {# séances réservées sont}} en dehors des nouveaux horaires',
      text: 'Elles restent telles quelles, et personne n’est prévenu. Si vous ne pouvez pas venir, annulez-les.',
      learner: 'Un élève',
      cancel: 'L’annuler (nouvel onglet)',
      save: 'Enregistrer, garder les séances',
      back: 'Retour aux horaires',
      rules: {
        length: 'd’un type que vous ne donnez plus',
        hours: 'en dehors des heures de la semaine',
        closed: 'un jour fermé',
        buffer: 'trop près de la séance précédente',
        daily_limit: 'au-delà du maximum du jour',
      },
    },
    news: {
      title: 'Entre-temps, vos horaires ont été enregistrés dans une autre fenêtre',
      kept: 'Ce que vous avez changé ici est gardé. Regardez l’ensemble, puis enregistrez.',
      close: 'J’ai vu',
      added: 'Ajouté : {what}',
      removed: 'Retiré : {what}',
      value: '{what} : désormais {value}',
    },
    zone: {
      title: 'Votre fuseau horaire',
      text: 'Vos heures sont celles de l’horloge d’ici. Les séances réservées ne bougent jamais.',
      zone: 'Fuseau horaire',
      city: 'Lieu affiché aux élèves',
      moves: 'Ce qui bouge',
      week: 'Votre semaine garde ses heures d’horloge ; pour les élèves, elle se déplace.',
      day: 'Jour',
      until: 'Jusqu’ici, à {city}',
      later: 'Ensuite, à {city}',
      is: '{span} à {city}',
      freeTitle: 'Créneaux libres des {days, number} prochains jours, à {city}',
      before: 'Jusqu’ici',
      after: 'Ensuite',
      times:
        '{count, plural, =0 {aucun} one {# créneau, {span}} many {# créneaux, {span}} other {# créneaux, {span}}}',
      booked: 'Les séances réservées gardent leur moment',
      both: '{before} à {from}, {after} à {to}',
      outside: 'en dehors',
    },
    clocks: {
      title: 'Changements d’heure',
      text: 'Les deux prochains changements à {city}, et vos heures de ces jours-là.',
      never:
        'À {city}, l’heure ne change pas. Celle d’un élève peut changer : une séance hebdomadaire garde son heure, donc elle se déplace sur votre horloge.',
      when: '{day} : {from} devient {to}',
      gap: 'Les heures de {from} à {to} n’existent pas. Rien ne peut y être réservé.',
      repeat: 'Les heures de {from} à {to} se répètent. Les deux peuvent être réservées.',
      shorter:
        'Vos heures de {span} durent {minutes, plural, one {# minute} many {# minutes} other {# minutes}} de moins.',
      longer:
        'Vos heures de {span} durent {minutes, plural, one {# minute} many {# minutes} other {# minutes}} de plus.',
      gone: 'Vos heures de {span} n’existent pas ce jour-là.',
      none: 'Vos heures de ce jour durent autant que d’habitude.',
    },
    why: {
      title: 'Pourquoi n’est-\u2060ce pas libre ?',
      text: 'La réponse suit les règles selon lesquelles vos heures sont proposées.',
      saved: 'Selon vos horaires enregistrés.',
      day: 'Jour',
      time: 'Heure',
      type: 'Séance',
      look: 'Vérifier',
      looking: 'Vérification en cours',
      free: '{day}, {time} : c’est libre.',
      notFree: '{day}, {time} : ce n’est pas libre.',
      first: 'La première fois que l’horloge l’indique',
      second: 'Quand l’horloge l’indique de nouveau',
      links: {
        week: 'Vers la semaine',
        days: 'Vers les jours particuliers',
        limit: 'Vers ce réglage',
        sessions: 'Vers vos séances',
      },
    },
  },
};
