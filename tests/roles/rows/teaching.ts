import { row } from '../row.ts';
import { accounts, anyone, own } from '../roles.ts';

const session = { id: 'session' } as const;
const turn = { id: 'session', turnId: 'turn' } as const;
const lesson = { id: 'lesson' } as const;
/** Conversations work without an account, so an invalid caller counts as a visitor, for whom it does not exist. */
const talk = (status: number) => ({ ...anyone(404), learner: status });
const start = { model: 'socratic-guide', problem: '2x=8', locale: 'en' };

export const conversationRows = [
  row('POST /teaching/sessions', anyone(201), {}, { body: () => start }),
  row('GET /teaching/sessions', anyone(200)),
  row('GET /teaching/sessions/{id}', talk(200), session),
  row('PATCH /teaching/sessions/{id}', talk(200), session, { body: () => ({ title: 'Mine' }) }),
  row('DELETE /teaching/sessions/{id}', talk(204), session),
  row('POST /teaching/sessions/{id}/turns', talk(200), session, { body: () => ({ text: 'hello' }) }),
  row('GET /teaching/sessions/{id}/turns/{turnId}', talk(200), turn),
  row('POST /teaching/sessions/{id}/turns/{turnId}/rating', talk(200), turn, { body: () => ({ rating: 1 }) }),
  row('POST /teaching/sessions/{id}/turns/{turnId}/anew', talk(200), turn),
  // An answer cannot be requested again; a problem or a message can.
  row(
    'POST /teaching/sessions/{id}/turns/{turnId}/edit',
    talk(409),
    { id: 'session', turnId: 'asked' },
    {
      body: ({ turn: newest }) => ({ text: 'x=5', newest }),
    },
  ),
  row('GET /teaching/sessions/{id}/turns/{turnId}/words', talk(200), turn),
  row('POST /teaching/sessions/{id}/turns/{turnId}/words/stop', talk(200), turn),
  row('POST /teaching/sessions/{id}/focus', talk(200), session, { body: () => ({ action: 'pause' }) }),
  row('GET /teaching/sessions/{id}/plan', talk(200), session),
  row('POST /teaching/sessions/{id}/thoughts', talk(201), session, { body: () => ({ text: 'The bus' }) }),
  row('DELETE /teaching/sessions/{id}/thoughts/{thoughtId}', talk(204), {
    id: 'session',
    thoughtId: 'thought',
  }),
];

/** Trials that store nothing. */
export const trialRows = [
  row('GET /teaching/models', anyone(200)),
  row(
    'POST /teaching/trials',
    anyone(200),
    {},
    { body: () => ({ problem: '2x=8', locale: 'en' }), keepsNothing: true },
  ),
  row(
    'POST /teaching/readings',
    anyone(200),
    {},
    { body: () => ({ text: '2x=8', locale: 'en' }), keepsNothing: true },
  ),
];

export const lessonRows = [
  row('POST /teaching/lessons', accounts(201), {}, { body: () => ({ skill: 'slope', locale: 'en' }) }),
  row('GET /teaching/lessons', accounts(200)),
  row('GET /teaching/lessons/{id}', own(200), lesson),
  row('GET /teaching/lessons/{id}/progress', own(200), lesson),
  row('POST /teaching/lessons/{id}/answers', own(200), lesson, {
    body: () => ({ part: 'practice', number: 1, answer: null }),
  }),
  row('POST /teaching/lessons/{id}/cancel', own(200), lesson),
  row('DELETE /teaching/lessons/{id}', own(204), lesson),
];
