import { row } from '../row.ts';
import { anyone } from '../roles.ts';

const storesNothing = { keepsNothing: true } as const;
const letter = {
  topic: 'question',
  name: 'Somebody',
  email: 'somebody@example.org',
  message: 'Do you teach music?',
};

/** Open calls: an account makes no difference, and an invalid token does no harm. */
export const openRows = [
  row(
    'POST /maths/check',
    anyone(200),
    {},
    { body: () => ({ expected: '2', answer: '1+1' }), ...storesNothing },
  ),
  row('POST /maths/solve', anyone(200), {}, { body: () => ({ problem: '2x=8' }), ...storesNothing }),
  row('POST /maths/parse', anyone(200), {}, { body: () => ({ text: '2x=8' }), ...storesNothing }),
  row(
    'POST /maths/check-line',
    anyone(200),
    {},
    { body: () => ({ problem: '2x=8', lines: ['x=4'] }), ...storesNothing },
  ),
  row('GET /search', anyone(200), {}, { query: () => ({ q: 'fractions' }) }),
  row('POST /contact', anyone(201), {}, { body: () => letter }),
  row('GET /openapi.json', anyone(200)),
  row('GET /reference', anyone(200)),
  // Only for this machine, which a request without a connection is not.
  row('GET /dev/mailbox', anyone(404)),
];

export const operationRows = [
  row('GET /healthz', anyone(200)),
  row('GET /readyz', anyone(503)),
  // Needs the monitoring token; no user token is accepted.
  row('GET /metrics', anyone(401)),
];
