export const en = {
  tutors: {
    errors: {
      unknown_tutor: 'We do not know this tutor, or they take no bookings at the moment.',
      range_invalid: 'Please ask for a range of at most 62 days, the first day first.',
      not_a_tutor: 'This is for tutors. Your account has no tutor page yet.',
      availability_changed:
        'Your hours were changed in another window. Here they are as they stand now; your changes were not saved.',
      zone_unknown: 'We do not know this time zone. Write it like America/Bogota.',
      unknown_application: 'We do not know this application.',
      already_decided: 'This application was decided already. Here is how it stands.',
      tutor_incomplete: '{name} cannot be booked yet: weekly hours or prices are missing.',
    },
  },
} as const;
