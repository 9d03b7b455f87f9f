import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  calendarFeed: {
    title: 'Les cours dans votre agenda',
    lead: 'Abonnez-vous une fois et votre agenda se met à jour tout seul : nouveaux cours, cours déplacés ou annulés.',
    loading: 'Chargement...',
    failed: 'Cette partie n’a pas pu être chargée.',
    again: 'Réessayer',
    none: 'Vous n’avez pas encore d’adresse d’agenda.',
    standing:
      'Votre adresse d’agenda a été créée le {day}. Nous n’en gardons pas de copie et ne pouvons plus la montrer.',
    warning:
      'Toute personne qui a l’adresse voit quand ont lieu vos cours, avec qui, et le prénom de l’élève. Elle ne voit aucune note et ne peut rien changer. Ne la donnez qu’à des personnes de confiance ; si elle circule, créez-en une nouvelle.',
    make: 'Créer une adresse d’agenda',
    making: 'Création de l’adresse',
    renew: 'Créer une nouvelle adresse',
    withdraw: 'Supprimer l’adresse',
    withdrawing: 'Suppression de l’adresse',
    renewed: 'La nouvelle adresse est prête. L’ancienne, s’il y en avait une, ne fonctionne plus.',
    withdrawn: 'L’adresse est supprimée. Les agendas qui s’en servaient ne montreront plus vos cours.',
    sure: {
      renew:
        'Les agendas qui suivent l’ancienne adresse ne seront plus mis à jour. Abonnez-les de nouveau avec la nouvelle.',
      withdraw: 'Les agendas qui suivent l’adresse ne seront plus mis à jour.',
      keep: 'Garder l’adresse',
    },
    address: 'Votre adresse d’agenda',
    once: 'Elle ne s’affiche que maintenant. Abonnez-vous sur tous les appareils que vous voulez, ou copiez-la en lieu sûr.',
    copy: 'Copier l’adresse',
    copied: 'Copiée.',
    notCopied: 'La copie a échoué. Sélectionnez l’adresse et copiez-la vous-même.',
    device: 'M’abonner sur cet appareil',
    google: 'Ajouter à Google Agenda',
    outlook: 'Ajouter à Outlook',
    howTo: 'Comment s’abonner',
    how: {
      apple:
        'Apple : appuyez sur « M’abonner sur cet appareil » sur l’iPhone, l’iPad ou le Mac. À la main : Calendrier, Ajouter un calendrier avec abonnement, collez l’adresse.',
      google:
        'Google : appuyez sur « Ajouter à Google Agenda ». À la main, sur un ordinateur : Autres agendas, signe plus, À partir de l’URL, collez l’adresse. Google ne cherche les changements que quelques fois par jour.',
      outlook:
        'Outlook : appuyez sur « Ajouter à Outlook ». À la main : Ajouter un calendrier, S’abonner à partir du web, collez l’adresse.',
    },
    entry: {
      location: 'En ligne : {url}',
      learner:
        '{brand} : {minutes, number} minutes avec {tutor}{learner, select, none {} other { ({learner})}}',
      tutor: '{brand} : {minutes, number} minutes avec {learner, select, none {un élève} other {{learner}}}',
    },
    errors: { unknown_calendar: 'Il n’y a pas d’agenda à cette adresse.' },
  },
};
