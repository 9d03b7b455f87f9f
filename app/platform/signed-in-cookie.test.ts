import { expect, it } from 'vitest';
import { expectsSignedIn, signedInCookie } from './signed-in-cookie.ts';

it('the cookie is set while somebody is signed in', () => {
  const sent = (cookie: string) => cookie.split(';')[0] ?? '';
  expect(expectsSignedIn(`prefs=x; ${sent(signedInCookie(true, false))}`)).toBe(true);
  expect(expectsSignedIn(sent(signedInCookie(false, false)))).toBe(false);
  expect(expectsSignedIn('prefs=somebody=1')).toBe(false);
  expect(signedInCookie(false, false)).toContain('Max-Age=0');
  expect(signedInCookie(true, true)).toMatch(/; Secure$/);
  expect(signedInCookie(true, false)).not.toContain('Secure');
});
