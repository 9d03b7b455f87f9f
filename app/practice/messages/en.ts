export const en = {
  practice: {
    title: 'Practice',
    lead: 'Fresh problems, made as you go and checked by algebra. Pick a kind and write your lines.',
    description: 'Fresh algebra problems of the kind you choose, every line checked by algebra.',
    families: {
      linear: 'Linear equations',
      quadratic: 'Quadratic equations',
      fractions: 'Fractions',
      expand: 'Multiplying out',
      factor: 'Factorising',
    },
    kind: 'Kind of problem',
    number: 'Problem {number}',
    next: 'Next problem',
    skip: 'Another one',
    teach: 'Be taught this one',
    solved: '{count, plural, =0 {None solved yet} one {# solved} other {# solved}}',
    first:
      '{count, plural, =0 {none at the first line} one {# without a wrong line} other {# without a wrong line}}',
    counts: 'This visit',
    only: 'These counts are of this visit only. Nothing is stored.',
    offline: 'No connection. Try again in a moment.',
    again: 'Try again',
  },
} as const;
