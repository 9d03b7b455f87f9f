import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tutorHours: {
    copy: 'Copier {day} vers d’autres jours',
    copyTo: 'Copier les heures de {day} vers',
    copyDo: 'Copier',
    copyNote: 'Elles remplacent les heures actuelles de ces jours.',
    bufferBefore: 'Avant chaque cours',
    types: 'Types de cours',
    typesNote: 'Choisissez-en au moins un. Les cours réservés ne changent pas.',
    free: '{difference, plural, =0 {Aucun changement de vos créneaux libres dans les {days, number} prochains jours.} one {# créneau libre de plus dans les {days, number} prochains jours.} many {# créneaux libres de plus dans les {days, number} prochains jours.} other {# créneaux libres de plus dans les {days, number} prochains jours.}}',
    freeLess:
      '{difference, plural, one {# créneau libre de moins dans les {days, number} prochains jours.} many {# créneaux libres de moins dans les {days, number} prochains jours.} other {# créneaux libres de moins dans les {days, number} prochains jours.}}',
    untouched: 'Aucun cours réservé n’est touché.',
    touched:
      '{count, plural, one {# cours réservé serait} many {# cours réservés seraient} other {# cours réservés seraient}} en dehors de vos horaires.',
    stranded: {
      title:
        '{count, plural, one {# cours réservé est} many {# cours réservés sont} other {# cours réservés sont}} en dehors des nouveaux horaires',
      text: 'Ces cours restent réservés, et nous ne prévenons pas les familles. Si vous ne pouvez pas venir, annulez-les.',
      learner: 'Un élève',
      cancel: 'L’annuler (nouvel onglet)',
      save: 'Enregistrer et garder les cours',
      back: 'Retour aux horaires',
      rules: {
        length: 'd’un type que vous ne proposez plus',
        hours: 'en dehors des heures de la semaine',
        closed: 'un jour fermé',
        buffer: 'trop près du cours précédent',
        daily_limit: 'au-delà du maximum du jour',
      },
    },
    news: {
      title: 'Vos horaires ont changé dans une autre fenêtre',
      kept: 'Vos changements d’ici ne sont pas perdus. Comparez, puis enregistrez.',
      close: 'Compris',
      added: 'Ajouté : {what}',
      removed: 'Retiré : {what}',
      value: '{what} : désormais {value}',
    },
    zone: {
      title: 'Votre fuseau horaire',
      text: 'Vos horaires sont ceux de ce fuseau. Les cours réservés ne bougent jamais.',
      zone: 'Fuseau horaire',
      city: 'Ville affichée aux élèves',
      moves: 'Ce qui bouge',
      week: 'Pour vous, la semaine garde les mêmes heures ; pour les élèves, elles changent.',
      day: 'Jour',
      until: 'Jusqu’ici, à {city}',
      later: 'Ensuite, à {city}',
      is: '{span} à {city}',
      freeTitle: 'Créneaux libres des {days, number} prochains jours, à {city}',
      before: 'Jusqu’ici',
      after: 'Ensuite',
      times:
        '{count, plural, =0 {aucun} one {# créneau, {span}} many {# créneaux, {span}} other {# créneaux, {span}}}',
      booked: 'Les cours réservés ne bougent pas',
      both: '{before} à {from}, {after} à {to}',
      outside: 'en dehors',
    },
    clocks: {
      title: 'Changements d’heure',
      text: 'Les deux prochains changements à {city}, et vos heures de ces jours-là.',
      never:
        'À {city}, l’heure ne change pas. Celle d’un élève peut changer : son cours hebdomadaire reste à la même heure pour lui et se décale pour vous.',
      when: '{day} : {from} devient {to}',
      gap: 'Les heures de {from} à {to} n’existent pas. Elles ne peuvent pas être réservées.',
      repeat: 'Les heures de {from} à {to} se répètent. Les deux peuvent être réservées.',
      shorter:
        'Vos heures de {span} durent {minutes, plural, one {# minute} many {# minutes} other {# minutes}} de moins.',
      longer:
        'Vos heures de {span} durent {minutes, plural, one {# minute} many {# minutes} other {# minutes}} de plus.',
      gone: 'Vos heures de {span} n’existent pas ce jour-là.',
      none: 'Vos heures de ce jour ne changent pas.',
    },
    why: {
      title: 'Pourquoi n’est-\u2060ce pas libre ?',
      text: 'Nous vérifions avec les règles qui calculent vos créneaux libres.',
      saved: 'Selon vos horaires enregistrés.',
      day: 'Jour',
      time: 'Heure',
      type: 'Cours',
      look: 'Vérifier',
      looking: 'Vérification en cours',
      free: '{day}, {time} : c’est libre.',
      notFree: '{day}, {time} : ce n’est pas libre.',
      first: 'La première fois qu’il est cette heure',
      second: 'La seconde fois qu’il est cette heure',
      links: {
        week: 'Aller à la semaine',
        days: 'Aller aux exceptions',
        limit: 'Aller à ce réglage',
        sessions: 'Aller à vos cours',
      },
    },
  },
};
