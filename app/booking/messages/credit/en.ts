export const en = {
  bookCredit: {
    how: 'How do you pay?',
    use: 'Use one of your {count, plural, one {# credit} other {# credits}}',
    until: 'It can be used until {day}.',
    useAll: 'Use {count, number} of your credits',
    only: 'Use {halves, plural, =1 {half a credit} =2 {a credit} other {{credits, number} credits}}',
    with: '{halves, plural, =1 {Half a credit} =2 {1 credit} other {{credits, number} credits}} + {price} {by, select, card {by card} other {by invoice}}',
    taken: '{halves, plural, =1 {Half a credit} =2 {1 credit} other {{credits, number} credits}}',
    bookWithCredits: 'Book with credits',
    bothTerms:
      'Cancel by {day}, {time}, and you get everything back, credits as credits. After that you get half back; credits are returned in halves, rounded in your favour. These terms stay with your booking.',
    bothTermsLate:
      'You could get everything back until {day}, {time}. If you cancel before the session begins, you get half back; credits are returned in halves, rounded in your favour. These terms stay with your booking.',
    bothTermsAll:
      'You can cancel or move each session separately. {hours, plural, one {Until an hour} other {Until # hours}} before, you get back everything you paid for it, credits as credits; after that, until it begins, you get half back.',
    otherwise: 'Pay {price}',
    price: '1 credit',
    book: 'Book with a credit',
    bookAll: 'Book all with credits',
    priceAll: '{count, plural, one {# credit} other {# credits}}',
    termsAll:
      'You can cancel or move each session separately. {hours, plural, one {Until an hour} other {Until # hours}} before, its credit comes back; after that, until it begins, half of it does. Two halves make a session.',
    terms:
      'Cancel free until {day}, {time}, and the credit comes back. After that half a credit comes back; two halves make a session. These terms stay with your booking.',
    termsLate:
      'The whole credit came back until {day}, {time}. If you cancel before the session begins, half a credit comes back; two halves make a session. These terms stay with your booking.',
    back: 'Came back',
    halves: '{halves, plural, =0 {nothing} =1 {half a credit} other {1 credit}}',
    mail: {
      both: {
        paid: '{halves, plural, =1 {Paid with half a credit} =2 {Paid with a credit} other {Paid with {credits, number} credits}}{by, select, card { and {money} by card.} invoice {; {money} more to be paid by invoice until {due}.} other {.}}',
        policy:
          'Cancel by {day}, {time}, and you get back everything you paid, credits as credits. After that you get half back, until the session begins; credits are returned in halves, rounded in your favour.',
        policyLate:
          'You could get everything back until {day}, {time}. If you cancel before the session begins, you get half back; credits are returned in halves, rounded in your favour.',
        seriesPolicy:
          'You can cancel or move each session separately. {hours, plural, one {Until an hour} other {Until # hours}} before, you get back everything you paid for it, credits as credits; after that you get half back, until it begins.',
        halves:
          '{halves, plural, =1 {You get half a credit back.} =2 {You get a credit back.} other {You get {credits, number} credits back.}}',
        off: 'We have taken {refund} off your invoice; {due} is still due for what was cancelled.',
        none: 'Nothing is refunded.',
        absentTutor: '{tutor} did not come to your session on {day}, {span}. We are sorry about that.',
        absentLearner:
          '{tutor} reported that nobody came to the session on {day}, {span}, and nobody told us otherwise within 72 hours. The session counts as missed, and nothing is refunded.',
      },
      paid: '{count, plural, one {Paid with one of your credits.} other {Paid with # of your credits.}}',
      policy:
        'Cancel by {day}, {time}, and you get your credit back. After that you get half a credit back, until the session begins.',
      policyLate:
        'You could get the whole credit back until {day}, {time}. If you cancel before the session begins, you get half a credit back.',
      seriesPolicy:
        'You can cancel or move each session separately. {hours, plural, one {Until an hour} other {Until # hours}} before, its credit comes back; after that, until it begins, half of it does.',
      back: '{halves, plural, =0 {The credit is not returned.} =1 {You get half a credit back. Two halves make a session.} =2 {You get your whole credit back.} other {You get {credits, number} credits back.}}',
      absentLearner:
        '{tutor} reported that nobody came to the session on {day}, {span}, and nobody told us otherwise within 72 hours. The session counts as missed, and the credit is not returned.',
      absentTutor:
        '{tutor} did not come to your session on {day}, {span}. We are sorry about that. You get your whole credit back.',
      cancelledByTutor: '{tutor} had to cancel the session on {day}, {span}, {place} time. We are sorry.',
    },
  },
} as const;
