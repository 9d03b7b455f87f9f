export const en = {
  paying: {
    card: 'You pay {price} by card on the page of Stripe, our payment provider. We never see your card.',
    pay: 'Pay {price}',
    leading: 'Taking you to the payment page',
    kept: 'Your time stays held while you pay.',
    termsBefore:
      'All back until {hours, number} hours before, half until it begins. You pay by card when you confirm.',
    refused:
      'The payment did not go through, and nothing was charged. Your time is still held; you can try again, with another card too.',
    left: 'You have not paid yet. Your time is still held, and what you typed is still here.',
    waiting: 'We are waiting for the confirmation of your payment.',
    waitingText:
      'This usually takes a few seconds. You can close this page: as soon as the payment is confirmed, we will email you.',
    unfinished: 'Not paid yet? Back to the payment',
    failed: 'The payment did not go through.',
    failedText: 'Nothing was charged and nothing is booked.',
    returned: 'Your payment goes back to you.',
    returnedText:
      'When {price} arrived, the time had been taken, the credits for the other part had been used, or the session was already paid for in another way. All of it goes back to your card; banks take five to ten working days. Our email to you says which it was, and what you can do now.',
    other: 'Another amount arrived than was asked for.',
    otherText:
      'Your payment of {price} arrived, but {asked} was asked for. Nothing was booked with it, and all of it goes back to your card; banks take five to ten working days.',
    again: 'Choose another time',
    paid: 'Paid by card.',
    sum: 'Paid',
    before: '{before} of it had gone back to your card before.',
    outside: '{amount} of it went back to your card.',
    dispute: {
      learner: {
        open: 'Your bank asks for this payment back. Refunds wait until it has decided.',
        lost: 'Your bank has taken this payment back.',
        won: 'Your bank has decided that this payment stands.',
      },
      tutor: {
        open: 'The family’s bank asks for this payment back. Your pay waits until it has decided.',
        lost: 'The family’s bank has taken this payment back. Your earnings show what you are paid.',
        won: 'The bank has decided that this payment stands.',
      },
    },
    refund: {
      ordered: 'The refund is on its way to your card.',
      sent: 'The refund is on its way to your card.',
      done: 'The refund has been sent to your card; banks take five to ten working days.',
      failed: 'The refund has not reached your card yet. We are looking into it.',
    },
  },
} as const;
