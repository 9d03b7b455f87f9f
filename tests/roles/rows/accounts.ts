import { row } from '../row.ts';
import { accounts, own } from '../roles.ts';

const locale = {
  preferred_locale: 'en-GB',
  preferred_currency: 'GBP',
  preferred_country: 'GB',
  preferred_timezone: 'Europe/London',
  use_device_locale: false,
};

const declaration = { terms: true, ageBand: 'adult', country: 'GB', guardian: true };

/** Calls about the caller's own account: no other account can be addressed. */
export const accountRows = [
  row('GET /account', accounts(200)),
  row('POST /account/security-alerts', accounts(204), {}, { body: () => ({ context: '/founder-hub' }) }),
  row('GET /account/declaration', accounts(200)),
  row('PUT /account/declaration', accounts(200), {}, { body: () => declaration }),
  row('GET /account/details', accounts(200)),
  row('DELETE /account/email-change', accounts(204)),
  row('DELETE /account/google', accounts(404)),
  row('GET /account/sessions', accounts(200)),
  row('DELETE /account/sessions', accounts(200)),
  row('DELETE /account/sessions/{id}', own(204), { id: 'accountSession' }),
  row('POST /account/export', accounts(202)),
  row('GET /account/export', accounts(200)),
  row('GET /account/export/file', own(200)),
  // Founders cannot be erased.
  row(
    'POST /account/erasure',
    { ...accounts(400), founder: 409 },
    {},
    { body: () => ({ email: 'somebody.else@example.org' }) },
  ),
  row('GET /account/erasure', accounts(200)),
  row('DELETE /account/erasure', accounts(204)),
  row('GET /account/locale', accounts(200)),
  row('PUT /account/locale', accounts(200), {}, { body: () => locale }),
  row('GET /dashboard', accounts(200), {}, { reads: ['tutor'] }),
];
