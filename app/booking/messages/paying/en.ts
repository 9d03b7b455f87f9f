export const en = {
  paying: {
    card: 'You pay {price} by card with Stripe, our payment provider. We never see your card.',
    pay: 'Pay {price}',
    leading: 'Taking you to the payment page',
    kept: 'Your time stays held while you pay.',
    termsBefore:
      'Cancel up to {hours, number} hours before and get everything back; after that, half. You pay by card when you confirm.',
    refused:
      'The payment didn’t go through, and nothing was charged. Your time is still held; you can try again, or use another card.',
    left: 'You haven’t paid yet. Your time is still held, and what you typed is still here.',
    waiting: 'We’re waiting for your payment to be confirmed.',
    waitingText:
      'This usually takes a few seconds. You can close this page: as soon as the payment is confirmed, we’ll email you.',
    unfinished: 'Not paid yet? Back to the payment',
    failed: 'The payment didn’t go through.',
    failedText: 'Nothing was charged and nothing is booked.',
    returned: 'We’re refunding your payment.',
    returnedText:
      'When your {price} arrived, the time had been taken, the credits for the rest had been used, or you’d already paid another way. We’re refunding all of it to your card; banks take five to ten working days. Our email explains what happened and what you can do now.',
    other: 'We received a different amount from the price.',
    otherText:
      'Your payment of {price} arrived, but the price was {asked}. Nothing is booked, and we’re refunding all of it to your card; banks take five to ten working days.',
    again: 'Choose another time',
    paid: 'Paid by card.',
    sum: 'Paid',
    before: 'We’d already refunded {before} of it to your card.',
    outside: 'We’ve refunded {amount} of it to your card.',
    dispute: {
      learner: {
        open: 'Your bank is asking for this payment back. Refunds are on hold until it decides.',
        lost: 'Your bank has taken this payment back.',
        won: 'Your bank has confirmed this payment.',
      },
      tutor: {
        open: 'The family’s bank is asking for this payment back. Your pay is on hold until it decides.',
        lost: 'The family’s bank has taken this payment back. Your earnings show what you’re paid.',
        won: 'The bank has confirmed this payment.',
      },
    },
    refund: {
      ordered: 'The refund is on its way to your card.',
      sent: 'The refund is on its way to your card.',
      done: 'The refund has been sent to your card; banks take five to ten working days.',
      failed: 'The refund hasn’t reached your card yet. We’re looking into it.',
    },
  },
} as const;
