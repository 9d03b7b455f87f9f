import { expect, it } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { clearDevice, isSessionKey, readStoredSession, sessionIdOf } from './stored-session.ts';

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

it('the session id survives a token refresh', () => {
  const first = token({ session_id: 'one', iat: 1, name: 'Ünï>>??' });
  const renewed = token({ session_id: 'one', iat: 2 });
  expect(sessionIdOf({ access_token: first })).toBe('one');
  expect(sessionIdOf({ access_token: renewed })).toBe('one');
});

it('a token without a session claim is its own session id', () => {
  expect(sessionIdOf({ access_token: token({ sub: 'x' }) })).toBe(token({ sub: 'x' }));
  expect(sessionIdOf({ access_token: 'nonsense' })).toBe('nonsense');
});

it('the id is read from a payload with signs that URLs write otherwise', () => {
  const claims = { session_id: 'one', note: '~~~???>>>ÿÿÿ' };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(payload).toMatch(/-/);
  expect(payload).toMatch(/_/);
  expect(sessionIdOf({ access_token: token(claims) })).toBe('one');
  expect(sessionIdOf({ access_token: token({ session_id: 7 }) })).toBe(token({ session_id: 7 }));
});

it.each([
  ['{"access_token":"a","user":{"id":"ana"}}', true],
  ['{"access_token":"a","user":{}}', false],
  ['{"access_token":"a"}', false],
  ['{"user":{"id":"ana"}}', false],
  ['null', false],
  ['{"access', false],
])('%s is a session: %s', (stored, isOne) => {
  const { localStorage } = openPage();
  localStorage.setItem('sb-session', stored);
  expect(readStoredSession() !== null).toBe(isOne);
});

it('the key of the session is the one of the client', () => {
  expect(['sb-session', 'curvela.locale.v1'].map((key) => isSessionKey(key))).toEqual([true, false]);
});

it('clearing the device keeps no setting that was not there', () => {
  const { localStorage } = openPage();
  localStorage.setItem('sb-session', '{}');
  clearDevice();
  expect([localStorage.getItem('sb-session'), localStorage.getItem('accessibility_settings')]).toEqual([
    null,
    null,
  ]);
});
