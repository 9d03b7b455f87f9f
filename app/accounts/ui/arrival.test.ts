import { describe, expect, it } from 'vitest';
import { readArrival, withoutArrival } from './arrival.ts';
import { misplacedArrival } from './misplaced-arrival.ts';

const at = (path: string) => new URL(path, 'https://curvela.example');

describe('parameters of the auth service in the URL', () => {
  it('are tokens after Google sign-in, in the fragment only', () => {
    expect(
      readArrival(at('/auth/callback#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer')),
    ).toEqual({
      kind: 'tokens',
      accessToken: 'a',
      refreshToken: 'r',
      recovery: false,
    });
    expect(readArrival(at('/auth/callback?access_token=a&refresh_token=r'))).toBeNull();
  });

  it('identify a recovery', () => {
    expect(readArrival(at('/reset-password#access_token=a&refresh_token=r&type=recovery'))).toMatchObject({
      recovery: true,
    });
  });

  it.each([
    '/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
    '/auth/callback?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  ])('are an error in the fragment or in the query: %s', (path) => {
    expect(readArrival(at(path))).toEqual({
      kind: 'refused',
      error: 'access_denied',
      code: 'otp_expired',
      description: 'Email link is invalid',
    });
  });

  it('can be the first half of an address change that two mailboxes confirm', () => {
    expect(readArrival(at('/auth/callback#message=Confirmation+link+accepted.'))).toEqual({ kind: 'half' });
  });

  it('are absent on an ordinary visit and in an anchor of the page', () => {
    expect(readArrival(at('/auth/callback?next=/courses'))).toBeNull();
    expect(readArrival(at('/faq#errors'))).toBeNull();
  });

  it('never become HTML', () => {
    const long = 'x'.repeat(5000);
    expect(readArrival(at(`/auth/callback#error=server_error&error_description=${long}`))).toMatchObject({
      description: 'x'.repeat(200),
    });
  });
});

it('removing them keeps the return page', () => {
  expect(withoutArrival(at('/auth/callback?next=/courses&error=x&error_code=y#access_token=a'))).toBe(
    '/auth/callback?next=%2Fcourses',
  );
  expect(withoutArrival(at('/auth/callback#error=x'))).toBe('/auth/callback');
});

it('a response on the wrong page is passed to the page that handles it', () => {
  expect(misplacedArrival(at('/#error=access_denied&error_code=otp_expired'))).toBe(
    '/auth/callback#error=access_denied&error_code=otp_expired',
  );
  for (const fragment of [
    '#access_token=a&refresh_token=r',
    '#error_code=x',
    '#sb=&error=x',
    '#sb=&access_token=a',
  ])
    expect(misplacedArrival(at(`/faq${fragment}`))).toBe(`/auth/callback${fragment}`);
  expect(misplacedArrival(at('/?ref=fair&x=1#error=access_denied'))).toBe(
    '/auth/callback?ref=fair#error=access_denied',
  );
  expect(misplacedArrival(at('/reset-password#error=access_denied'))).toBeNull();
  expect(misplacedArrival(at('/auth/callback#error=access_denied'))).toBeNull();
  expect(misplacedArrival(at('/faq#an_error=x'))).toBeNull();
  expect(misplacedArrival(at('/faq#error-texts'))).toBeNull();
});
