export const en = {
  payingMails: {
    label: {
      one: '{minutes, number} minutes with {tutor}, {day}, {time}',
      many: '{count, number} sessions of {minutes, number} minutes with {tutor}, from {day}, {time}',
    },
    paid: 'Price: {price}, paid by card.',
    back: {
      all: 'You get all of it back, {refund}. It goes to your card; banks take five to ten working days.',
      part: 'You get {refund} back. It goes to your card; banks take five to ten working days.',
      none: 'Nothing is refunded.',
      partBefore: 'We’d already refunded {before} of it to your card, so {rest} goes back to it now.',
      allBefore: 'We’d already refunded {before} to your card. That was your whole refund.',
    },
    absent:
      '{tutor} reported that nobody came to the session on {day}, {span}, and you didn’t object. The session counts as missed, and nothing is refunded.',
    outside: {
      sessions:
        '{count, plural, one {the session with {tutor} on} other {# sessions with {tutor} from}} {day}, {time}',
      yours:
        '{count, plural, one {your session{learner, select, none {} other { with {learner}}} on} other {your # sessions{learner, select, none {} other { with {learner}}} from}} {day}, {time}',
      earnings: 'Your earnings show what this means for your pay: {url}',
      page: 'See the session: {url}',
      refunded: {
        subject: 'We’ve refunded {amount}',
        learner:
          'We’ve refunded {amount} of your payment for {sessions}. Banks take five to ten working days.',
        tutorSubject: 'A family got {amount} back',
        tutor: 'We’ve refunded {amount} to the family for {sessions}.',
      },
      contested: {
        subject: 'Your bank is asking for {amount} back',
        learner:
          'Your bank is asking us for {amount} that you paid for {sessions}. Refunds are on hold until it decides. If this is a mistake, tell your bank that the payment was yours.',
        tutorSubject: 'A bank is asking for a payment back: {day}',
        tutor:
          'The family’s bank is asking for {amount} that was paid for {sessions}. Your pay for it is on hold until the bank decides. Please make sure you’ve sent your note: it shows that the session took place.',
      },
      lost: {
        subject: 'Your bank has taken {amount} back',
        learner: 'Your bank has taken back {amount} that you paid for {sessions}.',
        tutorSubject: 'A bank has taken a payment back: {day}',
        tutor:
          'The family’s bank has taken back {amount} that was paid for {sessions}. You still earn on sessions that took place.',
      },
      won: {
        subject: 'Your bank has confirmed your payment of {amount}',
        learner: 'Your bank has confirmed your payment of {amount} for {sessions}. Nothing changes for you.',
        tutorSubject: 'Your pay is no longer on hold: {day}',
        tutor: 'The bank has confirmed the payment for {sessions}. Your pay is no longer on hold.',
      },
      unpaid: {
        subject: 'Cancelled because your bank took the payment back: {tutor}, {day}',
        learner:
          'Your session with {tutor} on {day}, {time} is cancelled, because your bank took the payment back. You’re welcome to book another time: {url}',
        tutorSubject: 'Cancelled, no longer paid: {day}',
        tutor:
          'Your session with {learner, select, none {the learner} other {{learner}}} on {day}, {time} is cancelled, because the family’s bank took the payment back. The time is free again.',
      },
    },
    gone: {
      subject: 'We’re refunding your payment: {tutor}, {day}',
      what: 'Your payment of {price} for {count, plural, one {the session with {tutor} on} other {# sessions with {tutor} from}} {day}, {time}, {place} time, arrived after the time had been taken. Nothing is booked. We’re sorry.',
      creditSubject: 'We’re refunding your payment, and nothing is booked: {tutor}, {day}',
      credit:
        'Your payment of {price} for {count, plural, one {the session with {tutor} on} other {# sessions with {tutor} from}} {day}, {time}, {place} time, arrived after the credits for the rest had been used, or after you had chosen another way to pay. Nothing is booked, and no credit was used.',
      already:
        'Your payment of {price} arrived, but your session with {tutor} on {day}, {time} was already booked and paid for in another way. It stays booked.',
      money: 'We’re refunding all of it, {price}, to your card. Banks take five to ten working days.',
      near: '{count, plural, one {The nearest free time is:} other {The nearest free times are:}}',
      time: '{day}, {time}',
      link: 'Choose another time: {url}',
    },
  },
} as const;
