import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  payingMails: {
    label: {
      one: '{minutes, number} minutes avec {tutor}, {day}, {time}',
      many: '{count, number} séances de {minutes, number} minutes avec {tutor}, à partir du {day}, {time}',
    },
    paid: 'Prix : {price}, payé par carte.',
    back: {
      all: 'Nous vous remboursons {refund}, la totalité, sur votre carte ; les banques mettent cinq à dix jours ouvrés.',
      part: 'Nous vous remboursons {refund} sur votre carte ; les banques mettent cinq à dix jours ouvrés.',
      none: 'Rien n’est remboursé.',
      partBefore: '{before} avaient déjà été remboursés sur votre carte ; nous envoyons maintenant {rest}.',
      allBefore:
        '{before} avaient déjà été remboursés sur votre carte ; c’était la totalité de votre remboursement et rien d’autre n’est envoyé.',
    },
    absent: '{tutor} dit que personne n’est venu à la séance du {day}, {span}. Rien n’est remboursé.',
    gone: {
      subject: 'Nous vous remboursons : {tutor}, {day}',
      what: 'Votre paiement de {price} pour {count, plural, one {la séance avec {tutor} du} other {# séances avec {tutor} à partir du}} {day}, {time}, heure de {place}, est arrivé alors que le créneau n’était plus libre. Rien n’est réservé.',
      already:
        'Votre paiement de {price} est arrivé, mais votre séance avec {tutor} du {day}, {time} était déjà réservée et réglée autrement. Elle reste réservée.',
      money:
        'La totalité, {price}, est remboursée sur votre carte. Les banques mettent cinq à dix jours ouvrés.',
      near: '{count, plural, one {Le créneau libre le plus proche :} other {Les créneaux libres les plus proches :}}',
      time: '{day}, {time}',
      link: 'Choisir un autre créneau : {url}',
    },
  },
};
