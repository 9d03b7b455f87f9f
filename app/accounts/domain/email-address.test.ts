import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each(['a@b.c', 'ana.maria+school@sub.example.org', 'ñ@exämple.org', "o'neil@example.org"])(
    '%s can be one',
    (email) => {
      expect(isEmailAddress(email)).toBe(true);
    },
  );

  it.each([
    '',
    'ana',
    'ana@example',
    '@example.org',
    'ana@example.',
    'ana@b@example.org',
    'ana@example.o@rg',
    'x ana@example.org',
    'ana@example.org x',
    'an a@example.org',
    'ana@exam ple.org',
    'ana\u200b@example.org',
    'a\u00adna@example.org',
    'ana\u3164@example.org',
    'ana\ufe0f@example.org',
    'an\u0000a@example.org',
    'an\u202ea@example.org',
    'ana\ue000@example.org',
    'ａna@example.org',
    'ﬁona@example.org',
    'n\u0303ana@example.org',
    'ana@example．org',
  ])('“%s” cannot be one', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});
