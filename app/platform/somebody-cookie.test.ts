import { expect, it } from 'vitest';
import { expectsSomebody, somebodyCookie } from './somebody-cookie.ts';

it('the cookie is set while somebody is signed in', () => {
  const sent = (cookie: string) => cookie.split(';')[0] ?? '';
  expect(expectsSomebody(`prefs=x; ${sent(somebodyCookie(true, false))}`)).toBe(true);
  expect(expectsSomebody(sent(somebodyCookie(false, false)))).toBe(false);
  expect(expectsSomebody('prefs=somebody=1')).toBe(false);
  expect(somebodyCookie(false, false)).toContain('Max-Age=0');
  expect(somebodyCookie(true, true)).toMatch(/; Secure$/);
  expect(somebodyCookie(true, false)).not.toContain('Secure');
});
