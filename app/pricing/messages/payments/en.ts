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
    otherAmount: {
      subject: 'Your payment of {price} goes back to you',
      text: 'Your payment of {price} arrived, but {asked} was asked for: {label}. Nothing was bought with it, and all of it goes back to your card; banks take five to ten working days. If you still want what you chose, you can pay for it anew.',
    },
  },
} as const;
