export const en = {
  payments: {
    errors: {
      bad_signature: 'This call isn’t signed by the payment provider.',
      event_too_early: 'This event is about a payment we don’t know about yet. Send it again later.',
      payment_unavailable:
        'We can’t reach the payment page at the moment. Nothing was charged, and what you chose is still here. Please try again.',
      unknown_payment: 'We can’t find this payment in your account.',
    },
    dispute: {
      subject: {
        inquiry: 'A bank is asking about a payment of {amount}',
        open: 'A payment of {amount} is disputed',
        won: 'Dispute won: {amount} stays with us',
        lost: 'Dispute lost: {amount} went back to the family',
        closed: 'The dispute about {amount} is closed',
      },
      text: {
        inquiry:
          'A family’s bank is asking about a payment of {amount}. Stripe gives the reason as “{reason}”. No money has moved yet. Answer in Stripe, or refund the payment there.',
        open: 'A family’s bank is asking for {amount} back. Stripe gives the reason as “{reason}”. Unused credits and the tutor’s pay are on hold until the bank decides.',
        won: 'The bank has decided: {amount} stays with us. Credits and pay are no longer on hold. Stripe gives the reason as “{reason}”.',
        lost: 'The bank has decided for the family: {amount} is gone. Stripe gives the reason as “{reason}”. Please check the tutor’s pay in the list of disputes.',
        closed:
          'The dispute about {amount} is closed; no money moved because of it. Stripe gives the reason as “{reason}”.',
      },
      payment: 'Payment: {label}. Payer: {payer}',
      unknown: 'We can’t match it to a payment here.',
      due: 'Stripe accepts evidence until {day}.',
      link: 'What we know about it: {url}',
    },
    pack: {
      refunded: {
        subject: 'We’ve refunded {amount}',
        text: 'We’ve refunded {amount} of your payment for: {label}. Unused credits worth that much were taken back.',
      },
      contested: {
        subject: 'Your bank is asking for {amount} back',
        text: 'Your bank is asking us for {amount} that you paid for: {label}. Until it decides, you can’t use the remaining credits. If this is a mistake, tell your bank that the payment was yours.',
      },
      lost: {
        subject: 'Your bank has taken {amount} back',
        text: 'Your bank has taken back {amount} of your payment for: {label}. The unused credits are gone; sessions you booked with the others stay booked.',
      },
      won: {
        subject: 'Your credits can be used again',
        text: 'Your bank has confirmed your payment of {amount}: {label}. You can use the credits again.',
      },
      link: 'Your credits and invoices: {url}',
    },
    otherAmount: {
      subject: 'We’re refunding your payment of {price}',
      text: 'Your payment of {price} arrived, but the price was {asked}: {label}. Nothing was bought with it, and we’re refunding all of it to your card; banks take five to ten working days. If you still want what you chose, you can pay for it again.',
    },
  },
} as const;
