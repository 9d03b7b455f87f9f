export const en = {
  credits: {
    errors: {
      billing_name: 'Please write the name for the invoice.',
      billing_street: 'Please write street and number.',
      billing_city: 'Please write the town or city.',
      billing_postalCode: 'This postal code does not fit the country.',
      billing_region: 'Please choose the state.',
      billing_taxNumber:
        'This tax number does not have the form used in this country. You can leave it empty.',
      unknown_tutor: 'We cannot find a tutor with a price in this currency here.',
      pack_unpaid:
        'You have a pack of credits that is not paid yet. Pay its invoice first, or use its credits.',
      unknown_pack: 'We cannot find these credits among yours.',
      unknown_invoice: 'We cannot find this invoice among yours.',
      price_changed: 'The price has changed since you saw it. Please look at it again.',
      not_returnable:
        'These credits cannot be given back here: nothing is left of them, or a part of their money went back in another way. If you miss something, write to us.',
      rest_changed: 'What is left of these credits has changed since you saw it. Please look at it again.',
    },
    amount:
      '{half, select, yes {{count, plural, =0 {half a credit} one {# credit and a half} other {# credits and a half}}} other {{count, plural, one {# credit} other {# credits}}}}',
    label: '{count, plural, =5 {Five} =10 {Ten} other {#}} sessions of 60 minutes with {tutor}',
    mail: {
      twice: {
        subject: 'Your payment of {price} goes back',
        text: 'These credits were paid before, so your payment of {price} goes back to your card in full; banks take five to ten working days. Your credits stay as they are.',
      },
      bought: {
        subject: '{count, number} credits for sessions with {tutor}',
        text: 'You have {count, number} credits. Each pays an hour with {tutor}, or a session with any other tutor; if a session costs more, you pay the difference. Every learner in your account can use them.',
        until: 'They can be used until {day}. The session itself may be later.',
        invoice: 'Invoice {number}: {price}, due on {due}.',
        paid: 'Invoice {number}: {price}, paid by card.',
        link: 'Your credits and invoices: {url}',
      },
      ends: {
        subject: 'Your credits can be used until {day}',
        text: 'You still have {credits} for sessions with {tutor}. After {day} they can no longer pay for one.',
        how: 'Choose a time with any tutor before then and pay with a credit; the session itself may be later. What you do not use you can give back, after that day too.',
        invoice: 'They were bought with invoice {number}.',
      },
    },
  },
} as const;
