import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  calendarFeed: {
    title: 'Les séances dans ton agenda',
    lead: 'Tu t’abonnes une fois et ton agenda suit tout seul : nouvelles séances, séances déplacées ou annulées.',
    loading: 'Chargement...',
    failed: 'Cette partie n’a pas pu être chargée.',
    again: 'Réessayer',
    none: 'Tu n’as pas encore d’adresse d’agenda.',
    standing:
      'Une adresse créée le {day} est en service. Nous n’en gardons pas de copie et ne pouvons plus la montrer.',
    warning:
      'Qui a l’adresse voit quand ont lieu tes séances, avec qui, et le prénom de l’élève. Il ne voit aucune note et ne peut rien changer. Ne la donne qu’à des personnes de confiance ; si elle circule, crée-en une nouvelle.',
    make: 'Créer une adresse d’agenda',
    making: 'Création de l’adresse',
    renew: 'Créer une nouvelle adresse',
    withdraw: 'Retirer l’adresse',
    withdrawing: 'Retrait de l’adresse',
    renewed: 'La nouvelle adresse est prête. L’ancienne, s’il y en avait une, ne fonctionne plus.',
    withdrawn: 'L’adresse est retirée. Les agendas qui s’en servaient ne montreront plus tes séances.',
    sure: {
      renew:
        'Les agendas qui suivent l’ancienne adresse ne seront plus mis à jour. Abonne-les de nouveau avec la nouvelle.',
      withdraw: 'Les agendas qui suivent l’adresse ne seront plus mis à jour.',
      keep: 'Garder l’adresse',
    },
    address: 'Ton adresse d’agenda',
    once: 'Elle n’est montrée que maintenant. Abonne-toi sur tous les appareils que tu veux, ou copie-la en lieu sûr.',
    copy: 'Copier l’adresse',
    copied: 'Copiée.',
    notCopied: 'La copie n’a pas marché. Sélectionne l’adresse et copie-la toi-même.',
    device: 'M’abonner sur cet appareil',
    google: 'Ajouter à Google Agenda',
    outlook: 'Ajouter à Outlook',
    howTo: 'Comment s’abonner',
    how: {
      apple:
        'Apple : appuie sur « M’abonner sur cet appareil » sur l’iPhone, l’iPad ou le Mac. À la main : Calendrier, Ajouter un calendrier avec abonnement, colle l’adresse.',
      google:
        'Google : appuie sur « Ajouter à Google Agenda ». À la main, sur un ordinateur : Autres agendas, signe plus, À partir de l’URL, colle l’adresse. Google ne cherche les changements que quelques fois par jour.',
      outlook:
        'Outlook : appuie sur « Ajouter à Outlook ». À la main : Ajouter un calendrier, S’abonner à partir du web, colle l’adresse.',
    },
    entry: {
      learner:
        '{brand} : {minutes, number} minutes avec {tutor}{learner, select, none {} other { ({learner})}}',
      tutor: '{brand} : {minutes, number} minutes avec {learner, select, none {un élève} other {{learner}}}',
    },
    errors: { unknown_calendar: 'Il n’y a pas d’agenda à cette adresse.' },
  },
};
