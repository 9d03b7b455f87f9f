export const en = {
  bookChanges: {
    move: {
      title: 'Another time with {name}',
      lead: 'Price and terms stay as they are. The old time is yours until the new one is.',
      before: 'Until now',
      after: 'New time',
      choose: 'Choose a new time. Nothing changes before you confirm it.',
      limit:
        'Moving is free until {day}, {time}, {left, plural, one {once more} other {# times more}}. The first time that was agreed sets this limit; moving does not change it.',
      confirm: 'Move the session',
      moving: 'Moving your session',
      keep: 'Keep the old time',
      done: 'Moved to {day}, {time}.',
      notNow: 'This session stays where it is.',
      none: 'No other time is free at the moment.',
      cancelInstead: 'See what cancelling gives back',
    },
    rest: {
      title: 'Cancel the rest of these sessions?',
      back: 'You get back, in all',
      due: '{due} stays on your invoice.',
      keep: 'Keep the sessions',
      confirm: 'Cancel {count, plural, one {# session} other {# sessions}}',
      done: '{count, plural, one {# session is} other {# sessions are}} cancelled.',
    },
    series: {
      title: '{count, number} sessions with {name}',
      total: '{count, plural, one {One session} other {# sessions}}, {total} in all.',
      calendar: 'All into my calendar',
      cancelRest: 'Cancel the rest ({count, number})',
      all: 'All sessions of this series',
    },
    signedOut: {
      move: 'Sign in to move this session.',
      cancel: 'Sign in to cancel this session.',
      text: 'After signing in you come back to exactly this page.',
    },
  },
} as const;
