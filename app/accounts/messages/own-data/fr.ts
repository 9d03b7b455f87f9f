import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  ownData: {
    loading: 'Chargement...',
    failed: 'Cette partie n’a pas pu être chargée.',
    again: 'Réessayer',
    export: {
      title: 'Une copie de vos données',
      text: 'Tout ce que nous conservons sur vous et sur les élèves de ce compte, en un fichier ZIP : JSON pour les programmes, CSV pour les tableurs, et un texte qui explique chaque fichier.',
      start: 'Préparer la copie',
      starting: 'Préparation de la copie',
      working: 'Préparation de votre copie',
      progress: '{done, number} parties sur {total, number}',
      leave: 'Vous pouvez quitter cette page. Un e-mail vous préviendra quand elle sera prête.',
      ready: 'Votre copie du {day} est prête : {size}.',
      until: 'Elle est conservée jusqu’au {day}.',
      download: 'Télécharger la copie',
      downloading: 'Téléchargement de la copie',
      renew: 'Préparer une nouvelle copie',
      broken: 'La copie n’a pas pu être préparée. Réessayez ; si cela se reproduit, écrivez-nous.',
    },
    erasure: {
      title: 'Supprimer le compte',
      text: 'Au bout de {days, number} jours, tout est supprimé : élèves, conversations, messages, réglages et le compte lui-même. D’ici là, vous pouvez changer d’avis.',
      kept: 'Des cours qui ont eu lieu, il ne reste que les chiffres de notre comptabilité, sans nom, adresse ni note.',
      ahead:
        '{count, plural, one {Un cours est prévu. Avant cette date, il a lieu ; après, il est annulé selon les règles et l’autre partie est prévenue :} many {# cours sont prévus. Avant cette date, ils ont lieu ; les suivants sont annulés selon les règles et l’autre partie est prévenue :} other {# cours sont prévus. Avant cette date, ils ont lieu ; les suivants sont annulés selon les règles et l’autre partie est prévenue :}}',
      aheadWith: '{day}, {time}, avec {name}',
      aheadTeach: '{day}, {time}, comme professeur',
      begin: 'Supprimer le compte',
      window: 'Supprimer ce compte ?',
      windowText:
        'Le {day}, tout est supprimé définitivement. D’ici là, vous pouvez y renoncer ici à tout moment. Nous vous le confirmons aussi à {email}.',
      type: 'Pour confirmer, saisissez votre adresse e-mail',
      typed: 'Ce n’est pas l’adresse de ce compte.',
      confirm: 'Supprimer le {day}',
      busy: 'Programmation',
      keep: 'Garder le compte',
      scheduled: 'Ce compte sera supprimé le {day}.',
      scheduledText: 'D’ici là, tout fonctionne comme avant. Si vous changez d’avis, gardez-le ici.',
      stop: 'Garder mon compte',
      stopping: 'Conservation de votre compte',
      stopped: 'Votre compte est conservé. Rien n’a été supprimé.',
      running: 'Ce compte est en cours de suppression.',
      administrator:
        'C’est le compte d’un administrateur. Il pourra être supprimé quand les réglages du site nommeront quelqu’un d’autre.',
    },
    notice: {
      title: 'Ce compte sera supprimé le {day}',
      text: 'D’ici là, tout fonctionne comme avant.',
      stop: 'Garder mon compte',
      stopping: 'Conservation de votre compte',
    },
    errors: {
      confirmation_wrong: 'Ce n’est pas l’adresse de ce compte.',
      administrator:
        'C’est le compte d’un administrateur. Il pourra être supprimé quand les réglages du site nommeront quelqu’un d’autre.',
      too_late: 'Le compte est déjà en cours de suppression.',
      no_export: 'Il n’y a pas de copie à télécharger. Préparez-en d’abord une.',
    },
  },
};
