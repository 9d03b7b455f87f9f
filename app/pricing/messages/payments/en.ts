export const en = {
  payments: {
    errors: {
      bad_signature: 'This call is not signed by the payment provider.',
      event_too_early:
        'This event is about a payment of which we have not been told yet. Send it again later.',
      payment_unavailable:
        'The page for paying cannot be reached at the moment. Nothing was charged, and what you chose stays as it is. Please try again.',
      unknown_payment: 'We cannot find this payment among yours.',
    },
    dispute: {
      subject: {
        inquiry: 'A bank asks about a payment of {amount}',
        open: 'A payment of {amount} is disputed',
        won: 'Dispute won: {amount} stays with us',
        lost: 'Dispute lost: {amount} went back to the family',
        closed: 'The dispute about {amount} is closed',
      },
      text: {
        inquiry:
          'A family’s bank asks about a payment of {amount}. Stripe gives the reason as “{reason}”. No money moves yet. Answer in Stripe, or refund the payment there.',
        open: 'A family’s bank asks for {amount} back. Stripe gives the reason as “{reason}”. Unused credits and the tutor’s pay wait until the bank decides.',
        won: 'The bank has decided: {amount} stays with us. Credits and pay that waited are free again. Stripe gives the reason as “{reason}”.',
        lost: 'The bank has decided for the family: {amount} is gone. Stripe gives the reason as “{reason}”. Please check the tutor’s pay in the list of disputes.',
        closed:
          'The dispute about {amount} is closed; no money moved because of it. Stripe gives the reason as “{reason}”.',
      },
      payment: 'Payment: {label}. Payer: {payer}',
      unknown: 'We know no payment here that it is about.',
      due: 'Stripe takes evidence until {day}.',
      link: 'What we know about it: {url}',
    },
    pack: {
      refunded: {
        subject: 'We have refunded {amount}',
        text: 'We have refunded {amount} of your payment for: {label}. Unused credits worth that much were taken back.',
      },
      contested: {
        subject: 'Your bank asks for {amount} back',
        text: 'Your bank asks us for {amount} back that you paid for: {label}. Until it has decided, the unused credits cannot be used. If this is a mistake, tell your bank that the payment was yours.',
      },
      lost: {
        subject: 'Your bank has taken {amount} back',
        text: 'Your bank has taken back {amount} of your payment for: {label}. The unused credits are gone; sessions that you booked with the others stay booked.',
      },
      won: {
        subject: 'Your credits can be used again',
        text: 'Your bank has decided that the payment of {amount} stands: {label}. The credits can be used again.',
      },
      link: 'Your credits and invoices: {url}',
    },
    otherAmount: {
      subject: 'Your payment of {price} goes back to you',
      text: 'Your payment of {price} arrived, but {asked} was asked for: {label}. Nothing was bought with it, and all of it goes back to your card; banks take five to ten working days. If you still want what you chose, you can pay for it anew.',
    },
  },
} as const;
