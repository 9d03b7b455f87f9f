import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  invoicePaper: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    number: 'Numéro',
    issued: 'Date',
    corrects: 'Corrige la facture',
    due: 'À payer au plus tard le',
    card: 'Payée par carte',
    cardBack: 'Remboursé sur la carte',
    reduces: 'Réduit d’autant ce qui reste à payer.',
    seller: 'De',
    buyer: 'À',
    erased: 'Le nom et l’adresse ont été effacés avec le compte.',
    missing: 'Raison sociale, adresse et immatriculation : à compléter par le propriétaire',
    what: 'Désignation',
    amount: 'Montant',
    session: 'Séance de {minutes, number} minutes avec {tutor}, {day}, {time} (UTC)',
    trial: 'Essai de {minutes, number} minutes avec {tutor}, {day}, {time} (UTC)',
    pack: '{count, plural, one {# séance} other {# séances}} de {minutes, number} minutes en crédits, avec {tutor}',
    net: 'Total hors taxe',
    tax: 'Taxe {rate}',
    noTax: 'Sans taxe indiquée.',
    total: 'Total',
    file: 'facture-{number}.pdf',
  },
};
