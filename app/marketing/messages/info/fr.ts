import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  info: {
    onThisPage: 'Sur cette page',
    changed: 'Dernière modification : {date}.',
    owner: {
      missing: 'Avant l’ouverture au public, le responsable de ce service dit ici qui il est : {what}.',
      legalName: 'raison sociale',
      address: 'adresse',
      registration: 'numéro d’immatriculation ou fiscal',
      law: 'droit applicable',
      name: 'Nom',
      addressLabel: 'Adresse',
      registrationLabel: 'Immatriculation',
      lawLabel: 'Droit applicable',
      ask: 'D’ici là, <link>écrivez-nous</link> ; une personne vous lit.',
    },
  },
};
