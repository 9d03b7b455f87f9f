export const en = {
  tutors: {
    errors: {
      unknown_tutor:
        'We do not know this tutor, or they take no bookings at the moment. Choose another tutor.',
      range_invalid: 'Please ask for a range of at most 124 days, the first day first.',
      not_a_tutor: 'This is for tutors. Your account has no tutor page yet.',
      availability_changed:
        'Your hours were changed in another window. What you changed here is still here; look at both and save again.',
      bookings_outside:
        '{count, plural, one {# booked session would lie outside these hours. It stays; please look at it} other {# booked sessions would lie outside these hours. They stay; please look at them}} before you save.',
      tutor_left: 'This tutor does not teach here any more; the page cannot be changed.',
      meeting_changed:
        'The link was changed in another window. What you typed is still here; look at both and save again.',
      profile_changed:
        'This page was changed in another window. What you changed here is still here; look at both and save again.',
      price_too_low: 'A price is below the lowest one. Nothing was saved; raise it and save again.',
      zone_unknown: 'We do not know this time zone. Write it like America/Bogota.',
      unknown_application: 'We cannot find this application. Reload the page to see the list as it is now.',
      already_decided: 'This application was decided already. Here is how it stands.',
      tutor_incomplete: '{name} cannot be booked yet: weekly hours, prices or the meeting link are missing.',
      meeting_needed:
        'While your page is open, learners need a link to join. Save another one instead of removing it.',
    },
    why: {
      length: 'You do not offer sessions of {minutes, number} minutes.',
      past: 'This time is over.',
      notice: 'It is too soon: the first time that can be booked now is {day}, {time}.',
      window: 'It is too far ahead: you can be booked until {day}.',
      hours: '{count, plural, =0 {You are not open on {day}.} other {On {day} you are open {list}.}}',
      closed:
        '{count, plural, one {You closed these hours: {list}.} other {You closed these hours more than once: {list}.}}',
      grid: 'Sessions begin every half hour, counted from when you open. {count, plural, one {The nearest is {list}.} other {The nearest are {list}.}}',
      booked: 'A session is booked from {start} to {end}.',
      held: 'Somebody is booking {start} to {end} at this moment.',
      buffer: 'It would cut the pause around the session from {start} to {end}.',
      daily_limit:
        '{day} is full: {sessions, plural, one {# session} other {# sessions}}, and you want {limit, number} at most.',
      skipped: 'Clocks go forward on {day}, so {time} does not exist.',
    },
  },
} as const;
