import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  userDetail: {
    open: 'Détails',
    openOf: 'Détails de {who}',
    close: 'Fermer',
    learners: 'Profils d’élèves',
    learnersCount: '{count, plural, =0 {aucun} other {# ; seul le compte en voit le contenu}}',
    tutor: 'Page de professeur',
    suspension: 'Suspension',
    suspended: 'suspendu le {at} par {who}',
    suspendedPlain: 'suspendu',
    lifted: 'rétabli le {at} par {who}',
    never: 'jamais suspendu',
    bookings: 'Réservations',
    noBookings: 'Aucune réservation.',
    when: 'Quand',
    state: 'État',
    price: 'Prix',
    unpaid: 'Réservations non payées',
    unpaidNote:
      'Après son premier paiement, un compte peut avoir {sessions} cours et {series, plural, =1 {une série} other {# séries}} non payés à la fois. Si vous connaissez la famille, vous pouvez lui en permettre davantage.',
    unpaidSessions: 'Cours non payés à la fois',
    unpaidSeries: 'Séries non payées à la fois',
    unpaidAllow: 'Autoriser',
    unpaidUsual: 'Revenir aux limites habituelles',
    unpaidDone: 'Limites modifiées.',
    invoices: 'Factures et avoirs',
    noInvoices: 'Aucune facture.',
    number: 'Numéro',
    issued: 'Établie',
    total: 'Total',
    corrects: '{number}, corrige {other}',
  },
};
