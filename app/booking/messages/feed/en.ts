export const en = {
  calendarFeed: {
    title: 'Sessions in your calendar',
    lead: 'Subscribe once, and your calendar updates by itself when sessions are booked, moved or cancelled.',
    loading: 'Loading...',
    failed: 'We couldn’t load this part.',
    again: 'Try again',
    none: 'You have no calendar address yet.',
    standing: 'You created your calendar address on {day}. We don’t keep a copy, so we can’t show it again.',
    warning:
      'Anyone with the address can see when your sessions are, who they’re with, and the learner’s first name. They can’t see notes or change anything. Share it only with people you trust. If it leaks, create a new one.',
    make: 'Create a calendar address',
    making: 'Creating the address',
    renew: 'Create a new address',
    withdraw: 'Delete the address',
    withdrawing: 'Deleting the address',
    renewed: 'The new address is ready. Any earlier one no longer works.',
    withdrawn: 'The address is deleted. Calendars that used it will stop showing your sessions.',
    sure: {
      renew: 'Calendars that use the old address stop updating. Subscribe again with the new one.',
      withdraw: 'Calendars that use the address stop updating.',
      keep: 'Keep the address',
    },
    address: 'Your calendar address',
    once: 'We only show it now. Subscribe on every device you want, or copy it to a safe place.',
    copy: 'Copy the address',
    copied: 'Copied.',
    notCopied: 'We couldn’t copy it. Select it and copy it yourself.',
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
    errors: { unknown_calendar: 'There’s no calendar at this address.' },
  },
} as const;
