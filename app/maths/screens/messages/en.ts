export const en = {
  lab: {
    title: 'Maths lab',
    lead: 'A test page of the house. Type two formulas and see how they are compared: {address}',
    first: 'Formula',
    second: 'Compared with',
    check: 'Compare',
    checking: 'Comparing',
    equal: 'Equal',
    different: 'Different',
    unknown: 'Not decided',
    answer: 'The whole answer',
    failed: 'The checker did not answer. Try again in a moment.',
    help: 'Anything goes: 2x, x², 1/2x, x^2, √(x+1), |x−1|.',
    others: 'The other test pages',
  },
} as const;
