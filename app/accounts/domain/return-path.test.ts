import { describe, expect, it } from 'vitest';
import {
  firstPasswordPage,
  newPasswordPage,
  ownPath,
  wantedPage,
  withNext,
  ownTarget,
} from './return-path.ts';

describe('the return path after signing in', () => {
  it('keeps a path of this site with its query', () => {
    expect(ownPath('/confirm?hold=1#top')).toBe('/confirm?hold=1#top');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    // Our own parser would take this for a path of this site.
    '/\\own.invalid/book',
    'javascript:alert(1)',
    '',
    '/a\nb',
    'x',
  ])('refuses %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it.each([
    [500, true],
    [501, false],
  ])('of %i characters is kept: %s', (length, expected) => {
    const path = `/${'x'.repeat(length - 1)}`;
    expect(ownPath(path)).toBe(expected ? path : null);
  });

  it.each([null, undefined])('without a page (%j) is none', (wanted) => {
    expect(ownPath(wanted)).toBeNull();
  });

  it.each(['/a b', '/a\u007f', '/é', ' /a', 'a/b', '/\t/evil.example'])(
    'refuses %j, which is no plain path',
    (path) => {
      expect(ownPath(path)).toBeNull();
    },
  );

  it('keeps all printable characters', () => {
    expect(ownPath('/~a!?x=1&y=%20#z')).toBe('/~a!?x=1&y=%20#z');
  });

  it('rejects dot segments that lead to another site', () => {
    expect(ownPath('/../..//evil.example')).toBeNull();
    expect(ownPath('/tutor/../book')).toBe('/book');
  });
});

describe('the return page in an emailed link', () => {
  const within = (address: string) => new URLSearchParams({ redirect_to: address });

  it('is a parameter, or inside the return URL of a hosted service’s email', () => {
    expect(wantedPage(new URLSearchParams('next=/book'))).toBe('/book');
    expect(wantedPage(within('https://curvela.example/auth/callback?next=%2Ftutor%3Fq%3D1'))).toBe(
      '/tutor?q=1',
    );
    expect(wantedPage(within('https://curvela.example/auth/callback'))).toBeNull();
    expect(wantedPage(within('nonsense'))).toBeNull();
  });

  it('in the parameter comes before the one in the return URL', () => {
    const both = new URLSearchParams({
      next: '/book',
      redirect_to: 'https://curvela.example/auth/callback?next=%2Ftutor',
    });
    expect(wantedPage(both)).toBe('/book');
  });

  it('must be a path of this site in both forms', () => {
    expect(wantedPage(within('https://curvela.example/auth/callback?next=https://evil.example'))).toBeNull();
  });
});

it('the return page is passed on in the URL of the sign-in page', () => {
  expect(withNext('/auth', null)).toBe('/auth');
  expect(withNext('/auth', '/confirm?hold=1')).toBe('/auth?next=%2Fconfirm%3Fhold%3D1');
  expect(withNext('/auth?mode=link', '/courses')).toBe('/auth?mode=link&next=%2Fcourses');
  expect(newPasswordPage('/courses')).toBe('/reset-password?next=%2Fcourses');
  expect(newPasswordPage(null)).toBe('/reset-password');
  expect(firstPasswordPage('/courses')).toBe('/reset-password?first=1&next=%2Fcourses');
  expect(firstPasswordPage(null)).toBe('/reset-password?first=1');
});

describe('the return URL of a call', () => {
  const site = 'https://curvela.example';

  it.each([
    ['https://curvela.example/auth/callback?next=/book', 'https://curvela.example/auth/callback?next=/book'],
    ['/reset-password', 'https://curvela.example/reset-password'],
  ])('%s is an address of this site', (wanted, target) => expect(ownTarget(wanted, site)).toBe(target));

  it('may have two thousand characters', () => {
    const longest = `/${'x'.repeat(1999)}`;
    expect(ownTarget(longest, site)).toBe(`${site}${longest}`);
  });

  it.each([
    undefined,
    null,
    '',
    'http://[',
    'http://curvela.example/',
    'https://curvela.example.evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    `/${'x'.repeat(2000)}`,
  ])('%s is none', (wanted) => expect(ownTarget(wanted, site)).toBeUndefined());
});
