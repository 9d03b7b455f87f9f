export const en = {
  team: {
    pageTitle: 'Meet the Team',
    title: 'The people who teach here.',
    lead: 'Each tutor has been approved by a founder, and sets prices and hours of their own. Ratings come from completed sessions only.',
    zone: 'Times in {zone}.',
    change: 'Change zone',
    inLanguages: 'in',
    free: 'Next free: {when}',
    times: 'See times',
    timesOf: 'See times of {name}',
    rating: '{average} from {count, plural, one {# completed session} other {# completed sessions}}',
    noRating: 'No rated session yet',
    from: 'Trial {trial}, an hour {session}',
    none: 'No tutor is on show right now. The search and our contact page still work.',
    shownOf: '{shown, number} of {total, number} tutors are listed.',
    search: 'Search by subject, language and hour',
    join: 'Do you teach?',
    joinText:
      'Tell us what, in which languages, and when. A founder reads each application; you set your prices and hours yourself, and keep 80% of each session.',
    joinAction: 'Apply as a tutor',
    contact: 'Ask a question first',
  },
} as const;
