import { describe, expect, it } from 'vitest';
import { misplacedArrival, readArrival, withoutArrival } from './arrival.ts';

const at = (path: string) => new URL(path, 'https://curvela.example');

describe('what the auth service puts into the address', () => {
  it('is tokens after Google, in the fragment only', () => {
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

  it('says of a recovery that it is one', () => {
    expect(readArrival(at('/reset-password#access_token=a&refresh_token=r&type=recovery'))).toMatchObject({
      recovery: true,
    });
  });

  it.each([
    '/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
    '/auth/callback?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  ])('is an error in the fragment or in the query: %s', (path) => {
    expect(readArrival(at(path))).toEqual({
      kind: 'refused',
      error: 'access_denied',
      code: 'otp_expired',
      description: 'Email link is invalid',
    });
  });

  it('may be the half of a change of address that two mailboxes confirm', () => {
    expect(readArrival(at('/auth/callback#message=Confirmation+link+accepted.'))).toEqual({ kind: 'half' });
  });

  it('is nothing on an ordinary visit, nor in a fragment of a page', () => {
    expect(readArrival(at('/auth/callback?next=/courses'))).toBeNull();
    expect(readArrival(at('/faq#errors'))).toBeNull();
  });

  it('does not make a page of its text', () => {
    const long = 'x'.repeat(5000);
    expect(readArrival(at(`/auth/callback#error=server_error&error_description=${long}`))).toMatchObject({
      description: 'x'.repeat(200),
    });
  });
});

it('the address keeps the wanted page and loses the rest', () => {
  expect(withoutArrival(at('/auth/callback?next=/courses&error=x&error_code=y#access_token=a'))).toBe(
    '/auth/callback?next=%2Fcourses',
  );
  expect(withoutArrival(at('/auth/callback#error=x'))).toBe('/auth/callback');
});

it('an answer that landed on another page is brought to the page that reads it', () => {
  expect(misplacedArrival(at('/#error=access_denied&error_code=otp_expired'))).toBe(
    '/auth/callback#error=access_denied&error_code=otp_expired',
  );
  expect(misplacedArrival(at('/reset-password#error=access_denied'))).toBeNull();
  expect(misplacedArrival(at('/faq#error-texts'))).toBeNull();
});
