import { describe, expect, it } from 'vitest';
import { accountsTexts } from '../messages/index.ts';
import { reasonOf } from './refusal-reason.ts';

const reason = (query: string) => {
  const params = new URLSearchParams(query);
  const part = (name: string) => params.get(name) ?? '';
  return reasonOf({ error: part('error'), code: part('error_code'), description: part('error_description') });
};

/** As the built-in and the hosted service write them into the URL. */
describe('an error in the callback URL', () => {
  it.each([
    [
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      'expired',
    ],
    [
      'error=unauthorized_client&error_code=401&error_description=Email+link+is+invalid+or+has+expired',
      'expired',
    ],
    ['error=access_denied&error_description=The+user+denied+access', 'cancelled'],
    ['error=access_denied', 'cancelled'],
    [
      'error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+state+parameter+is+invalid',
      'interrupted',
    ],
    [
      'error=invalid_request&error_code=bad_oauth_callback&error_description=OAuth+state+parameter+missing',
      'interrupted',
    ],
    ['error=invalid_request&error_description=OAuth+state+is+missing+or+invalid', 'interrupted'],
    [
      'error=server_error&error_code=flow_state_expired&error_description=flow+state+has+expired',
      'interrupted',
    ],
    [
      'error=access_denied&error_code=provider_email_needs_verification&error_description=Unverified+email+with+google',
      'unverified',
    ],
    ['error=access_denied&error_code=user_banned&error_description=User+is+banned', 'blocked'],
    [
      'error=access_denied&error_code=signup_disabled&error_description=Signups+not+allowed+for+this+instance',
      'signupOff',
    ],
    ['error=access_denied&error_description=Signups+not+allowed+for+this+instance', 'signupOff'],
    ['error=server_error&error_code=email_exists&error_description=A+user+with+this+email', 'registered'],
    [
      'error=invalid_request&error_code=provider_disabled&error_description=provider+is+not+enabled',
      'providerOff',
    ],
    ['error=server_error&error_code=over_request_rate_limit', 'tooMany'],
    [
      'error=server_error&error_code=unexpected_failure&error_description=Unable+to+exchange+external+code%3A+4%2F0A',
      'providerOff',
    ],
    ['error=server_error&error_description=Unexpected+failure', 'ourFault'],
    ['error=temporarily_unavailable', 'ourFault'],
    ['error=invalid_request&error_code=new_code_of_tomorrow&error_description=Moon+down', 'unknown'],
    ['error=access_denied&error_code=new_code_of_tomorrow', 'unknown'],
    ['error=x&error_code=constructor', 'unknown'],
    ['error=__proto__', 'unknown'],
    ['error=toString', 'unknown'],
  ])('%s means: %s', (query, expected) => {
    expect(reason(query)).toBe(expected);
  });

  it('an unknown error shows its description, or the text of the specification', () => {
    expect(accountsTexts.en.accounts.callback.refused.unknown.text).toBe('Authentication failed');
  });
});
