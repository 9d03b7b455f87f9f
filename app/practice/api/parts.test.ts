import { expect, test } from 'vitest';
import type { ApiContext } from '#app/platform/api.server.ts';
import { partOf } from '#tests/support/part-of.ts';
import { callerOf } from './parts.server.ts';

function caller(cookie: string | null, account: { id: string } | null = { id: 'carmen' }) {
  const raw = new Request('http://localhost/', cookie === null ? {} : { headers: { cookie } });
  const parts = { var: { account, language: 'es' }, req: { raw } } as const;
  return callerOf(partOf<ApiContext>(parts));
}
const prefs = (state: object) => `prefs=${encodeURIComponent(JSON.stringify({ v: 1, state }))}`;

test('a caller has the zone that the browser has reported', () => {
  expect(caller(prefs({ timezone: 'America/Bogota' }))).toEqual({
    accountId: 'carmen',
    language: 'es',
    zone: 'America/Bogota',
  });
});

test('a caller whose browser has reported no zone has none', () => {
  expect(caller(null)).toEqual({ accountId: 'carmen', language: 'es' });
  expect(caller('other=1')).toEqual({ accountId: 'carmen', language: 'es' });
});

test('a caller needs an account', () => {
  expect(() => caller(prefs({ timezone: 'America/Bogota' }), null)).toThrow(
    expect.objectContaining({ status: 401, code: 'unauthenticated' }),
  );
});
