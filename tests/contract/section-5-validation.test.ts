import { describe, expect, it } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { emailProblem, normaliseEmail, passwordProblem } from '#app/accounts/model/rules.ts';
import { usableTimeZone } from '#app/preferences/domain/usable-time-zone.ts';
import { says } from './specification.ts';

const { errors } = accountsTexts.en.accounts;

describe('5. validation rules', () => {
  it(says(5, 'Email must match a simple pattern: text, at sign, text, dot, text, no spaces'), () => {
    for (const good of ['a@b.c', 'ana.b+c@sub.example.org', 'ñandú@exámple.co'])
      expect(emailProblem(good)).toBeNull();
    for (const bad of ['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@@b.c'])
      expect([bad, emailProblem(bad)]).toEqual([bad, 'email']);
    expect(errors.email).toBe(says(5, 'Please enter a valid email address'));
  });

  it(says(5, 'Password at least 6 characters'), () => {
    expect(passwordProblem('12345')).toBe('password');
    expect(passwordProblem('123456')).toBeNull();
    expect(errors.password).toBe(says(5, 'Password must be at least 6 characters'));
  });

  it(says(5, 'Sign-in trims and lowercases the email.'), () => {
    expect(normaliseEmail('  Ana@Example.ORG ')).toBe('ana@example.org');
  });

  it(says(5, 'Timezone: free text, no validation shown.'), () => {
    expect(usableTimeZone({ timezone: 'half past nowhere', country: 'CO' })).toBe('America/Bogota');
  });
});
