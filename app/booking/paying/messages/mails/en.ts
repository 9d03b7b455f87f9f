export const en = {
  payingMails: {
    label: {
      one: '{minutes, number} minutes with {tutor}, {day}, {time}',
      many: '{count, number} sessions of {minutes, number} minutes with {tutor}, from {day}, {time}',
    },
    paid: 'Price: {price}, paid by card.',
    back: {
      all: 'You get {refund} back, all of it. It goes to your card; banks take five to ten days.',
      part: 'You get {refund} back. It goes to your card; banks take five to ten days.',
      none: 'Nothing comes back.',
    },
    absent: '{tutor} says that nobody came to the session on {day}, {span}. Nothing comes back.',
    gone: {
      subject: 'Your money goes back: {tutor}, {day}',
      what: 'Your payment of {price} for {count, plural, one {the session} other {# sessions}} with {tutor} on {day}, {time}, {place} time, arrived when the time was not free any more. Nothing is booked.',
      already:
        'Your payment of {price} arrived, but your session with {tutor} on {day}, {time} was booked and paid in another way before. It stays booked.',
      money: 'All of it, {price}, goes back to your card. Banks take five to ten days.',
      near: '{count, plural, one {The nearest free time is:} other {The nearest free times are:}}',
      time: '{day}, {time}',
      link: 'Choose another time: {url}',
    },
  },
} as const;
