export const en = {
  bookCredit: {
    how: 'How do you pay?',
    use: 'Use one of your {count, plural, one {# credit} other {# credits}}',
    until: 'It can be used until {day}.',
    useAll: 'Use {count, number} of your credits',
    otherwise: 'Pay {price}',
    price: '1 credit',
    book: 'Book with a credit',
    bookAll: 'Book all with credits',
    priceAll: '{count, plural, one {# credit} other {# credits}}',
    termsAll:
      'Each session can be cancelled or moved by itself. {hours, plural, one {Until an hour} other {Until # hours}} before, its credit comes back; after that, until it begins, half of it does. Two halves make a session.',
    terms:
      'Cancel free until {day}, {time}, and the credit comes back. After that half a credit comes back; two halves make a session. These terms stay with your booking.',
    termsLate:
      'The whole credit came back until {day}, {time}. If you cancel before the session begins, half a credit comes back; two halves make a session. These terms stay with your booking.',
    back: 'Came back',
    halves: '{halves, plural, =0 {nothing} =1 {half a credit} other {1 credit}}',
    mail: {
      paid: '{count, plural, one {Paid with one of your credits.} other {Paid with # of your credits.}}',
      policy:
        'Cancel by {day}, {time}, and you get your credit back. After that you get half a credit back, until the session begins.',
      policyLate:
        'You could get the whole credit back until {day}, {time}. If you cancel before the session begins, you get half a credit back.',
      seriesPolicy:
        'Each session can be cancelled or moved by itself. {hours, plural, one {Until an hour} other {Until # hours}} before, its credit comes back; after that, until it begins, half of it does.',
      back: '{halves, plural, =0 {The credit is not returned.} =1 {You get half a credit back. Two halves make a session.} =2 {You get your whole credit back.} other {You get {credits, number} credits back.}}',
      absentLearner:
        '{tutor} reported that nobody came to the session on {day}, {span}, and nobody told us otherwise within 72 hours. The session counts as missed, and the credit is not returned.',
      absentTutor:
        '{tutor} did not come to your session on {day}, {span}. We are sorry about that. You get your whole credit back.',
      cancelledByTutor: '{tutor} had to cancel the session on {day}, {span}, {place} time. We are sorry.',
    },
  },
} as const;
