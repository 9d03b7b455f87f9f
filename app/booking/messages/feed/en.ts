export const en = {
  calendarFeed: {
    title: 'Sessions in your calendar',
    lead: 'Subscribe once, and your calendar follows by itself: new sessions, moved ones and cancelled ones.',
    loading: 'Loading...',
    failed: 'This part could not be loaded.',
    again: 'Try again',
    none: 'You have no calendar address yet.',
    standing: 'An address made on {day} is in use. We keep no copy of it and cannot show it again.',
    warning:
      'Whoever has the address sees when your sessions are, with whom, and the learner’s first name. They see no notes and can change nothing. Share it only with people you trust; if it gets about, make a new one.',
    make: 'Make a calendar address',
    making: 'Making the address',
    renew: 'Make a new address',
    withdraw: 'Withdraw the address',
    withdrawing: 'Withdrawing the address',
    renewed: 'The new address is ready. An earlier one no longer works.',
    withdrawn: 'The address is withdrawn. Calendars that used it will stop showing your sessions.',
    sure: {
      renew:
        'Calendars that follow the old address will no longer be updated. Subscribe them again with the new one.',
      withdraw: 'Calendars that follow the address will no longer be updated.',
      keep: 'Keep the address',
    },
    address: 'Your calendar address',
    once: 'It is shown only now. Subscribe on every device you want, or copy it to a safe place.',
    copy: 'Copy the address',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select it and copy it yourself.',
    device: 'Subscribe on this device',
    google: 'Add to Google Calendar',
    outlook: 'Add to Outlook',
    howTo: 'How to subscribe',
    how: {
      apple:
        'Apple: press “Subscribe on this device” on the iPhone, iPad or Mac. By hand: Calendar, Add Subscription Calendar, paste the address.',
      google:
        'Google: press “Add to Google Calendar”. By hand, at a computer: Other calendars, plus sign, From URL, paste the address. Google looks for changes only a few times a day.',
      outlook:
        'Outlook: press “Add to Outlook”. By hand: Add calendar, Subscribe from web, paste the address.',
    },
    entry: {
      location: 'Online: {url}',
      learner:
        '{brand}: {minutes, number} minutes with {tutor}{learner, select, none {} other { ({learner})}}',
      tutor: '{brand}: {minutes, number} minutes with {learner, select, none {a learner} other {{learner}}}',
    },
    errors: { unknown_calendar: 'There is no calendar at this address.' },
  },
} as const;
