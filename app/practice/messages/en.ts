export const en = {
  practice: {
    pageTitle: 'Practice',
    title: 'One problem at a time.',
    lead: 'Choose a strand and a skill. The built-in tutor gives you the problem, checks each line and helps only when you ask.',
    own: 'A problem of your own',
    ownHelp: 'An equation, a fraction, brackets: as you would write it, for example {example}',
    ownAction: 'Practise it',
    strands: 'Strands',
    focus: 'Shorter steps, with breaks',
  },
} as const;
