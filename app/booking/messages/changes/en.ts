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
    signedOut: {
      move: 'Sign in to move this session.',
      cancel: 'Sign in to cancel this session.',
      text: 'After signing in you come back to exactly this page.',
    },
  },
} as const;
