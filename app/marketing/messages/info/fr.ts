import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  info: {
    onThisPage: 'Sur cette page',
    changed: 'Dernière modification : {date}.',
    questions: {
      label: 'Chercher une question',
      found: '{count, plural, =0 {Aucune question n’a ces mots} one {Une question} other {# questions}}',
      none: 'Personne ne l’a encore demandé.',
      ask: 'Demandez-nous ; vos mots vous suivent.',
      link: 'Lien vers cette question',
      linkTo: 'Lien vers la question « {question} »',
    },
    owner: {
      open: 'À compléter.',
      missing: 'Le responsable de ce service doit encore indiquer ou confirmer ici : {what}.',
      ask: 'D’ici là, <link>écrivez-nous</link> ; une personne vous lit.',
      names: {
        legalName: 'raison sociale',
        address: 'adresse',
        registration: 'numéro d’immatriculation ou fiscal',
        email: 'adresse e-mail',
        law: 'droit applicable',
        authority: 'autorité de contrôle',
        reviewed: 'que quelqu’un qui connaît le droit a lu cette page',
      },
      legalName: 'Nom',
      represented: 'Représentant',
      address: 'Adresse',
      registration: 'Immatriculation',
      email: 'E-mail',
      phone: 'Téléphone',
      host: 'Hébergement',
      law: 'Droit applicable',
      privacyEmail: 'Questions sur les données',
      authority: 'Autorité de contrôle',
    },
  },
};
