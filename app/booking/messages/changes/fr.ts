import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  bookChanges: {
    move: {
      title: 'Un autre créneau avec {name}',
      lead: 'Le prix et les conditions ne changent pas. Vous gardez l’ancien créneau jusqu’à la confirmation du nouveau.',
      before: 'Créneau réservé',
      after: 'Nouveau créneau',
      choose: 'Choisissez un nouveau créneau. Rien ne change avant votre confirmation.',
      limit:
        'Déplacer le cours est gratuit jusqu’au {day}, {time}, {left, plural, one {encore une fois} many {encore # fois} other {encore # fois}}. Choisir un créneau plus tardif ne prolonge pas ce délai ; un créneau plus proche l’avance.',
      confirm: 'Déplacer le cours',
      moving: 'Déplacement en cours',
      keep: 'Garder l’ancien créneau',
      back: 'Retour au cours',
      done: 'Le cours a désormais lieu le {day}, {time}.',
      notNow: 'Ce cours ne peut pas être déplacé pour le moment.',
      none: 'Aucun autre créneau n’est libre pour le moment.',
      cancelInstead: 'Voir le remboursement en cas d’annulation',
    },
    rest: {
      title: 'Annuler la suite de ces cours ?',
      back: 'Au total',
      each: 'Voici votre remboursement. Si la facture n’est pas encore payée, nous l’en déduisons.',
      paid: 'Voici votre remboursement. Votre facture est payée.',
      due: '{due} restent sur votre facture.',
      keep: 'Garder les cours',
      confirm: 'Annuler {count, plural, one {# cours} many {# cours} other {# cours}}',
      done: '{count, plural, one {# cours annulé} many {# cours annulés} other {# cours annulés}}.',
    },
    series: {
      title: '{count, number} cours avec {name}',
      total: '{count, plural, one {Un cours} many {# cours} other {# cours}}, {total} en tout.',
      calendar: 'Tout ajouter à l’agenda',
      cancelRest: 'Annuler la suite ({count, number})',
      all: 'Tous les cours de cette série',
    },
    repeat: {
      title: 'Une fois ou plusieurs ?',
      how: 'Répéter',
      once: 'Une fois',
      weekly: 'Chaque semaine',
      everySecond: 'Toutes les deux semaines',
      times: 'Nombre de cours',
      count: '{count, number} fois',
      list: 'Vos créneaux',
      wall: '{count, plural, one {Un cours} many {# cours} other {# cours}} toujours à la même heure pour vous, même après un changement d’heure.',
      clocks: 'Changement d’heure avant ce cours : {mine} pour vous, {theirs} à {city}.',
      free: 'libre',
      notFree:
        '{reason, select, past {passé} too_soon {trop tôt} not_open_yet {pas encore ouvert} closed {non proposé} day_full {jour complet} other {pris}}',
      opens:
        '{name} ouvre ce jour aux réservations le {day}. Laissez-le de côté et réservez-le à ce moment-là.',
      instead: 'à la place',
      leftOut: 'laissé de côté',
      near: 'Libre près du {day}',
      leaveOut: 'Laisser de côté',
      takeBack: 'Rétablir',
      each: '{count, number} × {price}',
      hold: 'Garder {count, plural, one {ce créneau} other {les # créneaux}}',
      holding: 'Nous gardons vos créneaux',
      signIn: 'Se connecter pour les garder',
      few: 'Une série compte au moins deux cours.',
      confirm: '{count, number} cours avec {name}',
      confirmTerms:
        'Chaque cours peut être annulé ou déplacé séparément : gratuitement jusqu’à {hours, number} heures avant, ensuite la moitié est remboursée jusqu’au début.',
      book: 'Tout réserver, payer sur facture',
      booking: 'Réservation de vos cours',
      bookAndPay: 'Tout réserver et payer',
    },
    signedOut: {
      move: 'Connectez-\u2060vous pour déplacer ce cours.',
      cancel: 'Connectez-\u2060vous pour annuler ce cours.',
      text: 'Vous reviendrez ensuite à cette page.',
    },
  },
};
