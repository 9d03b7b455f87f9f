export const en = {
  bookCredit: {
    how: 'How do you pay?',
    use: 'Use one of your {count, plural, one {# credit} other {# credits}}',
    until: 'Valid until {day}.',
    useAll: 'Use {count, number} of your credits',
    only: 'Use {halves, plural, =1 {half a credit} =2 {a credit} other {{credits, number} credits}}',
    with: '{halves, plural, =1 {Half a credit} =2 {1 credit} other {{credits, number} credits}} + {price} {by, select, card {by card} other {by invoice}}',
    taken: '{halves, plural, =1 {Half a credit} =2 {1 credit} other {{credits, number} credits}}',
    bookWithCredits: 'Book with credits',
    bothTerms:
      'Cancel by {day}, {time}, and you get everything back, credits as credits. After that, you get half back; credits come back in halves, rounded in your favour. These terms won’t change.',
    bothTermsLate:
      'You could get everything back until {day}, {time}. If you cancel before the session starts, you get half back; credits come back in halves, rounded in your favour. These terms won’t change.',
    bothTermsAll:
      'You can cancel or move each session separately. {hours, plural, one {Up to an hour} other {Up to # hours}} before, you get back everything you paid for it, credits as credits. After that, you get half back until it starts.',
    otherwise: 'Pay {price}',
    price: '1 credit',
    book: 'Book with a credit',
    bookAll: 'Book all with credits',
    priceAll: '{count, plural, one {# credit} other {# credits}}',
    termsAll:
      'You can cancel or move each session separately. {hours, plural, one {Up to an hour} other {Up to # hours}} before, you get its credit back. After that, you get half a credit back until it starts. Two halves make a session.',
    terms:
      'Cancel by {day}, {time}, and you get the credit back. After that, you get half a credit back; two halves make a session. These terms won’t change.',
    termsLate:
      'You could get the whole credit back until {day}, {time}. If you cancel before the session starts, you get half a credit back; two halves make a session. These terms won’t change.',
    back: 'Refunded',
    halves: '{halves, plural, =0 {nothing} =1 {half a credit} other {1 credit}}',
    mail: {
      both: {
        paid: '{halves, plural, =1 {Paid with half a credit} =2 {Paid with a credit} other {Paid with {credits, number} credits}}{by, select, card { and {money} by card.} invoice {; please pay the other {money} by invoice by {due}.} other {.}}',
        policy:
          'Cancel by {day}, {time}, and you get back everything you paid, credits as credits. After that, you get half back until the session starts; credits come back in halves, rounded in your favour.',
        policyLate:
          'You could get everything back until {day}, {time}. If you cancel before the session starts, you get half back; credits come back in halves, rounded in your favour.',
        seriesPolicy:
          'You can cancel or move each session separately. {hours, plural, one {Up to an hour} other {Up to # hours}} before, you get back everything you paid for it, credits as credits. After that, you get half back until it starts.',
        halves:
          '{halves, plural, =1 {You get half a credit back.} =2 {You get a credit back.} other {You get {credits, number} credits back.}}',
        off: 'We’ve taken {refund} off your invoice; {due} is still due for what was cancelled. If you have already paid, we transfer {refund} to you.',
        none: 'Nothing is refunded.',
        absentTutor: '{tutor} didn’t come to your session on {day}, {span}. We’re sorry about that.',
        absentLearner:
          '{tutor} reported that nobody came to the session on {day}, {span}, and you didn’t object. The session counts as missed, and nothing is refunded.',
      },
      paid: '{count, plural, one {Paid with one of your credits.} other {Paid with # of your credits.}}',
      policy:
        'Cancel by {day}, {time}, and you get your credit back. After that, you get half a credit back until the session starts.',
      policyLate:
        'You could get the whole credit back until {day}, {time}. If you cancel before the session starts, you get half a credit back.',
      seriesPolicy:
        'You can cancel or move each session separately. {hours, plural, one {Up to an hour} other {Up to # hours}} before, you get its credit back. After that, you get half a credit back until it starts.',
      back: '{halves, plural, =0 {You don’t get the credit back.} =1 {You get half a credit back. Two halves make a session.} =2 {You get your whole credit back.} other {You get {credits, number} credits back.}}',
      absentLearner:
        '{tutor} reported that nobody came to the session on {day}, {span}, and you didn’t object. The session counts as missed, and you don’t get the credit back.',
      absentTutor:
        '{tutor} didn’t come to your session on {day}, {span}. We’re sorry about that. You get your whole credit back.',
      cancelledByTutor: '{tutor} had to cancel the session on {day}, {span}, {place} time. We’re sorry.',
    },
  },
} as const;
