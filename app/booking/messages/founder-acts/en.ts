export const en = {
  founderActs: {
    write: 'Is something not right? Write to us: {url}',
    cancel: {
      subject: 'Cancelled: {tutor}, {day}, {time}',
      learner: 'We’ve cancelled your session with {tutor} on {day}, {span}, {place} time.',
      tutorSubject: 'Cancelled: {day}, {time}',
      tutor:
        'We’ve cancelled your session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}, your time in {city}. The time is free again.',
    },
    move: {
      subject: 'Moved: {tutor}, {day}, {time}',
      learner: 'We’ve moved your session with {tutor}. It’s now on {day}, {span}, {place} time.',
      terms: 'The price stays the same, and this doesn’t count as one of your own moves.',
      tutorSubject: 'Moved: now {day}, {time}',
      tutor:
        'We’ve moved your session with {learner, select, none {the learner} other {{learner}}}. It’s now on {day}, {span}, your time in {city}.',
    },
    refund: {
      /** What comes back, as a part of a sentence. */
      amount:
        '{halves, plural, =0 {{money}} =1 {half a credit{with, select, money { and {money}} other {}}} =2 {a credit{with, select, money { and {money}} other {}}} other {{credits, number} credits{with, select, money { and {money}} other {}}}}',
      subject: 'About your session with {tutor}, {day}, {time}',
      learner:
        'We’ve looked at your session with {tutor} on {day}, {span} and decided how much you pay for it.',
      next: 'See the session and its refund: {url}',
      tutorSubject: 'About your session on {day}, {time}',
      tutor:
        'We’ve looked at your session with {learner, select, none {the learner} other {{learner}}} on {day}, {span}. The family gets {refund} back for it in all.',
      tutorNext: 'The reason is in your earnings, next to the session: {url}',
    },
    credit: {
      subject: 'A gift from us',
      learner:
        'You have {halves, plural, =1 {half a credit} =2 {a credit} other {{credits, number} credits}} from us, for sessions with {tutor} or any other tutor; if a session costs more, you pay the difference. A credit pays for 60 minutes and is valid until {until}.',
      next: 'Book a time: {book}\nYour credits: {url}',
      tutorSubject: 'A gift to the family of {day}, {time}',
      tutor:
        'We’ve given the family of your session with {learner, select, none {the learner} other {{learner}}} on {day}, {span} {halves, plural, =1 {half a credit} =2 {a credit} other {{credits, number} credits}} to use with you. You earn your usual share when they book; you don’t need to do anything.',
    },
    attended: {
      subject: 'Noted: your session with {tutor}, {day}, {time}',
      learner: 'We’ve noted that your session with {tutor} on {day}, {span} took place.',
      claim: 'An absence was reported, so one of us will look into it, decide and email you both.',
      tutorSubject: 'Noted: your session on {day}, {time}',
      tutor:
        'We’ve noted that your session with {learner, select, none {the learner} other {{learner}}} on {day}, {span} took place.',
    },
    reminder: {
      subject: 'Still to decide: reported absence, {tutor}, {day}, {time}',
      text: 'The session with {tutor} on {day}, {span} ({city}) has been waiting for a decision for {days, plural, one {# day} other {# days}}. Until one of you decides, nothing is paid out or refunded.',
      last: 'This is the last reminder.',
      link: 'Both statements and the evidence: {url}',
    },
    back: {
      none: 'Nothing is refunded.',
      noMore: 'Nothing more is refunded.',
      card: '{refund} goes back to your card; banks take five to ten working days.',
      cardBefore: 'We’d already refunded {before} to your card.',
      invoice:
        'We take {refund} off your invoice, which leaves {due} for this session. If you have already paid, we transfer {refund} to you.',
      credit:
        '{halves, plural, =0 {You don’t get the credit back.} =1 {You get half a credit back. Two halves make a session.} =2 {You get a credit back.} other {You get {credits, number} credits back.}}',
    },
  },
} as const;
