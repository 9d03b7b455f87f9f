export const en = {
  tutors: {
    errors: {
      unknown_tutor:
        'We can’t find this tutor, or they aren’t taking bookings at the moment. Choose another tutor.',
      range_invalid: 'Please choose a range of up to 124 days, with the first day first.',
      not_a_tutor: 'This is for tutors. Your account doesn’t have a tutor page yet.',
      availability_changed:
        'Your hours were changed in another window. Your changes here are kept. Check both, then save.',
      bookings_outside:
        '{count, plural, one {# booked session would fall outside these hours. It stays booked; please check it} other {# booked sessions would fall outside these hours. They stay booked; please check them}} before you save.',
      tutor_left: 'This tutor no longer teaches here, so the page can’t be changed.',
      meeting_changed:
        'The link was changed in another window. What you typed is still here. Check both, then save.',
      profile_changed:
        'This page was changed in another window. Your changes here are kept. Check both, then save.',
      price_too_low: 'One price is below the lowest allowed. Nothing was saved; raise it and save again.',
      zone_unknown: 'We don’t know this time zone. Write it like America/Bogota.',
      unknown_application: 'We can’t find this application. Reload the page to see the list as it is now.',
      already_decided: 'This application has already been decided. Here is the decision.',
      application_changed: 'The applicant has sent a new version since. Reload the page and read it first.',
      profile_contact:
        'Please take out links, email addresses and phone numbers: families reach you through Curvela.',
      tutor_incomplete: '{name} can’t be booked yet: weekly hours, prices or the meeting link are missing.',
      meeting_needed:
        'While your page is open, learners need a link to join. Replace it instead of removing it.',
    },
    why: {
      length: 'You don’t offer sessions of {minutes, number} minutes.',
      past: 'This time has passed.',
      notice: 'It’s too soon: the earliest time anyone can book now is {day}, {time}.',
      window: 'It’s too far ahead: people can book you until {day}.',
      hours: '{count, plural, =0 {You aren’t open on {day}.} other {On {day} you’re open {list}.}}',
      closed:
        '{count, plural, one {You closed these hours: {list}.} other {You closed these hours more than once: {list}.}}',
      grid: 'Sessions start every half hour, counted from when you open. {count, plural, one {The nearest is {list}.} other {The nearest are {list}.}}',
      booked: 'A session is booked from {start} to {end}.',
      held: 'Someone is booking {start} to {end} right now.',
      buffer: 'It would cut into the break around the session from {start} to {end}.',
      daily_limit:
        '{day} is full: {sessions, plural, one {# session} other {# sessions}}, and your limit is {limit, number}.',
      skipped: 'Clocks go forward on {day}, so {time} doesn’t exist.',
    },
  },
} as const;
