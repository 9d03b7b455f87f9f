import { row } from '../row.ts';
import { anyone, own } from '../roles.ts';

const profile = { id: 'profile' } as const;
const session = { id: 'practiceSession' } as const;
const item = { id: 'practiceItem' } as const;
const answer = { kind: 'formula', text: 'x=1' };

export const practiceRows = [
  row('GET /practice/skills', anyone(200)),
  row('GET /practice/skills/{id}', anyone(200), { id: 'skill' }),
  row('GET /practice/tries/{skill}', anyone(200), { skill: 'skill' }),
  row(
    'POST /practice/tries',
    anyone(200),
    {},
    {
      body: () => ({ template: 'linear_equations.two_steps', seed: 1, answer }),
      keepsNothing: true,
    },
  ),
  row(
    'POST /practice/sessions',
    own(201),
    {},
    {
      body: ({ profile: profileId }) => ({ profileId, mode: 'skill', skills: ['fractions'], size: 3 }),
    },
  ),
  row('GET /practice/sessions/{id}', own(200), session),
  row('POST /practice/sessions/{id}/next', own(200), session),
  row('POST /practice/sessions/{id}/finish', own(200), session),
  row('GET /practice/items/{id}', own(200), item),
  row('POST /practice/items/{id}/attempts', own(200), item, {
    body: () => ({ id: '00000000-0000-4000-a000-00000000a77e', answer, confidence: null, tookMs: 4000 }),
  }),
  row('POST /practice/items/{id}/hints', own(200), item, { body: () => ({ seen: 0, cannotStart: true }) }),
  row('POST /practice/items/{id}/give-up', own(200), item),
  row('POST /practice/items/{id}/skip', own(200), item),
  row('POST /practice/items/{id}/report', own(200), item, { body: () => ({ text: 'Two are right.' }) }),
  row('GET /practice/profiles/{id}/today', own(200), profile),
  row('GET /practice/profiles/{id}/map', own(200), profile),
  row('GET /practice/profiles/{id}/week', own(200), profile),
  row('GET /practice/profiles/{id}/claims', own(200), profile),
  row('POST /practice/profiles/{id}/disputes', own(404), profile, {
    body: () => ({ claim: 'mastered:slope', text: 'I guessed.' }),
  }),
];
