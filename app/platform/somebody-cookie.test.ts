import { expect, it } from 'vitest';
import { expectsSomebody, somebodyCookie } from './somebody-cookie.ts';

it('a browser that says somebody is signed in is expected to show somebody’s things, until it takes that back', () => {
  const sent = (cookie: string) => cookie.split(';')[0] ?? '';
  expect(expectsSomebody(`prefs=x; ${sent(somebodyCookie(true))}`)).toBe(true);
  expect(expectsSomebody(sent(somebodyCookie(false)))).toBe(false);
  expect(expectsSomebody('prefs=somebody=1')).toBe(false);
  expect(somebodyCookie(false)).toContain('Max-Age=0');
});
