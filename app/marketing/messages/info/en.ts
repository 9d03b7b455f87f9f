export const en = {
  info: {
    onThisPage: 'On this page',
    changed: 'Last changed on {date}.',
    owner: {
      missing: 'Before this service opens to the public, its owner states here who they are: {what}.',
      legalName: 'legal name',
      address: 'address',
      registration: 'registration or tax number',
      law: 'governing law',
      name: 'Name',
      addressLabel: 'Address',
      registrationLabel: 'Registration',
      lawLabel: 'Governing law',
      ask: 'Until then, <link>write to us</link>; a person reads it.',
    },
  },
} as const;
