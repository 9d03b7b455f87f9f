export const en = {
  tutorMeeting: {
    label: 'Where do your sessions take place?',
    note: 'Your meeting link. You and the learner see it from ten minutes before a session until its end, nobody else.',
    missing:
      'Your meeting link is missing: learners cannot join without it. You and the learner see it from ten minutes before a session until its end.',
    shared:
      "All your learners get this same link, so someone who had a session before can come in again. Use your service’s waiting room, or put '{'session'}' where each session should have a part of its own.",
    wrong: 'A link that begins with https:// is needed, as your meeting service shows it.',
    standing: 'Saved now: {url}.',
    empty: 'none',
    save: 'Save the link',
    saved: 'Your meeting link is saved.',
    failed: 'The link could not be saved. Please try again.',
  },
} as const;
