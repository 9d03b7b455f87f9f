export const en = {
  ownDataArchive: {
    mail: {
      ready: {
        subject: 'The copy of your {brand} data is ready',
        body: 'You asked for a copy of everything we keep about you. It is ready, as one ZIP file.',
        where: 'Sign in and download it here. We keep it until {day}.',
      },
      scheduled: {
        subject: 'Your {brand} account will be deleted on {day}',
        body: 'You asked us to delete your account. On {day} everything goes: learners, conversations, messages, settings, and the account itself. That cannot be undone.',
        ahead:
          '{count, plural, one {One session lies ahead. If it is later than that, it is cancelled by the rules.} other {# sessions lie ahead. Those later than that are cancelled by the rules.}}',
        stop: 'Until then you can stop it with one press. Sign in and choose “Keep my account”:',
        notYou: 'Was it not you? Stop it there, and change your password.',
      },
      done: {
        subject: 'Your {brand} account is deleted',
        body: 'As you wished, your account and everything in it are deleted. Nothing is left to sign in to.',
        kept: 'Bookings that took place stay as numbers in our accounts, without your name, address or notes. This mail is the last one; we no longer know your address.',
      },
    },
    readme: {
      title: 'Your {brand} data',
      made: 'Made on {at} for {email}.',
      formats:
        'Each part comes twice: as JSON (complete, for programs) and as CSV (for spreadsheets; UTF-8). Times are UTC, as in 2026-11-20T09:00:00.000Z. Amounts of money are whole numbers in the smallest unit of their currency. In the CSV, a text that a spreadsheet would calculate begins with an apostrophe.',
      parts: 'What each part holds',
      rows: '{count, plural, =0 {nothing} one {# row} other {# rows}}',
      leftOut: 'left out: {columns}',
      missing: 'Not in here',
      missingBody:
        'Secrets that sign in (passwords, codes, tokens), copies of mails that lie in your mailbox, and what belongs to other people. manifest.json lists every table and every column that is left out, with the reason.',
    },
    files: {
      public_user_locale_preferences: 'Language, country, currency and time zone, as saved to the account',
      public_user_preferences: 'Colours, letter size and typeface, as saved to the account',
      public_telemetry_events: 'Events noted while you were signed in',
      app_former_addresses: 'Addresses that this account had before',
      app_security_alerts: 'Attempts to open pages for administrators with this account',
      app_learner_profiles: 'The learners of this account',
      app_teaching_sessions: 'Sessions with the tutor that teaches by software: problem, state, settings',
      app_teaching_turns: 'What was said in those sessions, by the learner and by the tutor',
      app_teaching_parked_thoughts: 'Thoughts parked during focus sessions',
      app_contact_messages: 'Messages written to us under your address',
      app_tutors: 'Your tutor page',
      app_availability_rules: 'Your weekly hours as a tutor',
      app_availability_exceptions: 'Days that differ from your weekly hours',
      app_tutor_applications: 'Your application to teach here',
      app_bookings: 'Sessions you booked with tutors, and what was agreed about the price',
      app_bookings_of_tutors: 'Sessions you give or gave as a tutor, without the learners’ data',
      app_audit_log: 'Decisions of ours about your application or your tutor page',
      app_account_erasures: 'A deletion of this account that was asked for',
      auth_users: 'The account: address, name, dates; no password',
      auth_identities: 'Ways to sign in that are connected to the account',
      auth_sessions: 'Where the account is signed in',
      auth_audit_log_entries: 'Sign-ins and other events that the sign-in service noted',
    },
  },
} as const;
