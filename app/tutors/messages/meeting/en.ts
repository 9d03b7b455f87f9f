export const en = {
  tutorMeeting: {
    label: 'Where do your sessions take place?',
    note: 'Your meeting link. Only you and the learner see it, from ten minutes before a session until it ends.',
    missing:
      'Your meeting link is missing: learners can’t join without it. You and the learner see it from ten minutes before a session until its end.',
    shared:
      "All your learners get the same link, so someone from an earlier session could come in again. Use your service’s waiting room, or put '{'session'}' where the link should differ for each session.",
    wrong: 'Please paste the link from your meeting service. It starts with https://.',
    standing: 'Saved now: {url}.',
    empty: 'none',
    save: 'Save the link',
    saved: 'Your meeting link is saved.',
    failed: 'We couldn’t save the link. Please try again.',
  },
} as const;
