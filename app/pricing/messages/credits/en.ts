export const en = {
  credits: {
    errors: {
      billing_name: 'Please enter the name for the invoice.',
      billing_street: 'Please enter the street and number.',
      billing_city: 'Please enter the town or city.',
      billing_postalCode: 'This postal code doesn’t match the country.',
      billing_region: 'Please choose the state.',
      billing_taxNumber: 'This doesn’t look like a tax number from this country. You can leave it empty.',
      unknown_tutor: 'We can’t find a tutor with a price in this currency.',
      pack_unpaid:
        'You have a pack of credits you haven’t paid for yet. Pay its invoice first, or use its credits.',
      unknown_pack: 'We can’t find these credits in your account.',
      unknown_invoice: 'We can’t find this invoice in your account.',
      price_changed: 'The price has changed since you saw it. Please check it again.',
      not_returnable:
        'You can’t return these credits here: there are none left, or part of the money was refunded another way. If something is missing, write to us.',
      rest_changed: 'The number of credits left has changed since you saw it. Please check it again.',
    },
    amount:
      '{half, select, yes {{count, plural, =0 {half a credit} one {# credit and a half} other {# credits and a half}}} other {{count, plural, one {# credit} other {# credits}}}}',
    label: '{count, plural, =5 {Five} =10 {Ten} other {#}} sessions of 60 minutes with {tutor}',
    mail: {
      twice: {
        subject: 'We’re refunding your payment of {price}',
        text: 'You had already paid for these credits, so we’re refunding your payment of {price} to your card in full; banks take five to ten working days. Your credits stay as they are.',
      },
      bought: {
        subject: '{count, number} credits for sessions with {tutor}',
        text: 'You have {count, number} credits. Each pays for an hour with {tutor}, or goes towards a session with any other tutor; if a session costs more, you pay the difference. Every learner in your account can use them.',
        until: 'You can use them until {day}. The session itself can be later.',
        invoice: 'Invoice {number}: {price}, due on {due}.',
        paid: 'Invoice {number}: {price}, paid by card.',
        link: 'Your credits and invoices: {url}',
      },
      ends: {
        subject: 'Use your credits by {day}',
        text: 'You still have {credits} for sessions with {tutor}. After {day} you can no longer use them.',
        how: 'Choose a time with any tutor before then and pay with a credit; the session itself can be later. You can return any you don’t use, even after that day.',
        invoice: 'You bought them with invoice {number}.',
      },
    },
  },
} as const;
