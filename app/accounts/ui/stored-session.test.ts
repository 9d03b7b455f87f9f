import { expect, it } from 'vitest';
import { sessionIdOf } from './stored-session.ts';

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
