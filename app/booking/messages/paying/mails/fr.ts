import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  payingMails: {
    label: {
      one: '{minutes, number} minutes avec {tutor}, {day}, {time}',
      many: '{count, number} cours de {minutes, number} minutes avec {tutor}, à partir du {day}, {time}',
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
    absent:
      '{tutor} a signalé que personne n’était venu au cours du {day}, {span}, et vous ne l’avez pas contesté. Le cours compte comme manqué et rien n’est remboursé.',
    outside: {
      sessions:
        '{count, plural, one {le cours avec {tutor} du} other {# cours avec {tutor} à partir du}} {day}, {time}',
      yours:
        '{count, plural, one {votre cours{learner, select, none {} other { avec {learner}}} du} other {vos # cours{learner, select, none {} other { avec {learner}}} à partir du}} {day}, {time}',
      earnings: 'Vos revenus indiquent ce que cela change pour vous : {url}',
      page: 'Voir le cours : {url}',
      refunded: {
        subject: 'Nous vous avons remboursé {amount}',
        learner:
          'Nous vous avons remboursé {amount} de votre paiement pour {sessions}. Les banques mettent cinq à dix jours ouvrés.',
        tutorSubject: 'Une famille a été remboursée de {amount}',
        tutor: 'Nous avons remboursé {amount} à la famille pour {sessions}.',
      },
      contested: {
        subject: 'Votre banque réclame {amount}',
        learner:
          'Votre banque nous réclame {amount} payés pour {sessions}. Jusqu’à sa décision, les remboursements attendent. Si c’est une erreur, dites à votre banque que ce paiement venait bien de vous.',
        tutorSubject: 'Une banque réclame un paiement : {day}',
        tutor:
          'La banque de la famille réclame {amount} payés pour {sessions}. Votre rémunération attend sa décision. Vérifiez que votre note est bien envoyée : elle montre que le cours a eu lieu.',
      },
      lost: {
        subject: 'Votre banque a repris {amount}',
        learner: 'Votre banque a repris {amount} payés pour {sessions}.',
        tutorSubject: 'Une banque a repris un paiement : {day}',
        tutor:
          'La banque de la famille a repris {amount} payés pour {sessions}. Les cours qui ont eu lieu vous restent dus.',
      },
      won: {
        subject: 'Votre paiement de {amount} est confirmé',
        learner: 'Votre banque a confirmé votre paiement de {amount} pour {sessions}. Rien ne change.',
        tutorSubject: 'Votre rémunération n’attend plus : {day}',
        tutor: 'La banque a confirmé le paiement pour {sessions}. Votre rémunération n’attend plus.',
      },
      unpaid: {
        subject: 'Annulé, votre banque a repris le paiement : {tutor}, {day}',
        learner:
          'Votre cours avec {tutor} du {day}, {time} est annulé, car votre banque a repris le paiement. Vous pouvez choisir un autre créneau : {url}',
        tutorSubject: 'Annulé, le paiement a été repris : {day}',
        tutor:
          'Votre cours avec {learner, select, none {l’élève} other {{learner}}} du {day}, {time} est annulé, car la banque de la famille a repris le paiement. Le créneau est de nouveau libre.',
      },
    },
    gone: {
      subject: 'Nous vous remboursons : {tutor}, {day}',
      what: 'Votre paiement de {price} pour {count, plural, one {le cours avec {tutor} du} other {# cours avec {tutor} à partir du}} {day}, {time}, heure de {place}, est arrivé alors que le créneau n’était plus libre. Rien n’est réservé.',
      creditSubject: 'Nous vous remboursons, et rien n’est réservé : {tutor}, {day}',
      credit:
        'Votre paiement de {price} pour {count, plural, one {le cours avec {tutor} du} other {# cours avec {tutor} à partir du}} {day}, {time}, heure de {place}, est arrivé alors que les crédits prévus pour l’autre partie n’étaient plus disponibles, ou qu’un autre moyen de paiement avait été choisi. Rien n’est réservé et aucun crédit n’a été utilisé.',
      already:
        'Votre paiement de {price} est arrivé, mais votre cours avec {tutor} du {day}, {time} était déjà réservé et réglé autrement. Il reste réservé.',
      money:
        'Nous remboursons la totalité, {price}, sur votre carte. Les banques mettent cinq à dix jours ouvrés.',
      near: '{count, plural, one {Le créneau libre le plus proche :} other {Les créneaux libres les plus proches :}}',
      time: '{day}, {time}',
      link: 'Choisir un autre créneau : {url}',
    },
  },
};
