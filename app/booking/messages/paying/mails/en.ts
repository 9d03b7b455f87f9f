export const en = {
  payingMails: {
    label: {
      one: '{minutes, number} minutes with {tutor}, {day}, {time}',
      many: '{count, number} sessions of {minutes, number} minutes with {tutor}, from {day}, {time}',
    },
    paid: 'Price: {price}, paid by card.',
    back: {
      all: 'You get {refund} back, all of it. It goes to your card; banks take five to ten working days.',
      part: 'You get {refund} back. It goes to your card; banks take five to ten working days.',
      none: 'Nothing comes back.',
      partBefore: '{before} of it had gone back to your card before, so {rest} goes to it now.',
      allBefore:
        '{before} had gone back to your card before; that was all of your refund, and nothing more comes.',
    },
    absent: '{tutor} says that nobody came to the session on {day}, {span}. Nothing comes back.',
    gone: {
      subject: 'Your payment goes back to you: {tutor}, {day}',
      what: 'Your payment of {price} for {count, plural, one {the session with {tutor} on} other {# sessions with {tutor} from}} {day}, {time}, {place} time, arrived when the time was not free any more. Nothing is booked.',
      already:
        'Your payment of {price} arrived, but your session with {tutor} on {day}, {time} was already booked and paid for in another way. It stays booked.',
      money: 'All of it, {price}, goes back to your card. Banks take five to ten working days.',
      near: '{count, plural, one {The nearest free time is:} other {The nearest free times are:}}',
      time: '{day}, {time}',
      link: 'Choose another time: {url}',
    },
  },
} as const;
