import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  bookChanges: {
    move: {
      title: 'Un autre créneau avec {name}',
      lead: 'Le prix et les conditions ne changent pas. L’ancien créneau reste à vous jusqu’à ce que le nouveau le soit.',
      before: 'Jusqu’ici',
      after: 'Nouveau créneau',
      choose: 'Choisissez un nouveau créneau. Rien ne change avant votre confirmation.',
      limit:
        'Déplacer la séance est gratuit jusqu’au {day}, {time}, {left, plural, one {encore une fois} many {encore # fois} other {encore # fois}}. Cette limite dépend du premier créneau convenu ; un déplacement ne la change pas.',
      confirm: 'Déplacer la séance',
      moving: 'Déplacement en cours',
      keep: 'Garder l’ancien créneau',
      done: 'La séance a désormais lieu le {day}, {time}.',
      notNow: 'Cette séance reste où elle est.',
      none: 'Aucun autre créneau n’est libre pour le moment.',
      cancelInstead: 'Voir ce que rembourse une annulation',
    },
    rest: {
      title: 'Annuler la suite de ces séances ?',
      back: 'Au total, nous vous remboursons',
      due: '{due} restent sur votre facture.',
      keep: 'Garder les séances',
      confirm: 'Annuler {count, plural, one {# séance} many {# séances} other {# séances}}',
      done: '{count, plural, one {# séance annulée} many {# séances annulées} other {# séances annulées}}.',
    },
    series: {
      title: '{count, number} séances avec {name}',
      total: '{count, plural, one {Une séance} many {# séances} other {# séances}}, {total} en tout.',
      calendar: 'Toutes dans mon agenda',
      cancelRest: 'Annuler la suite ({count, number})',
      all: 'Toutes les séances de cette série',
    },
    signedOut: {
      move: 'Connectez-vous pour déplacer cette séance.',
      cancel: 'Connectez-vous pour annuler cette séance.',
      text: 'Une fois connecté, vous revenez exactement à cette page.',
    },
  },
};
