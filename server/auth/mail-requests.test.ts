import { describe, expect, it } from 'vitest';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';
import { invalidEmail } from './answers.ts';

/** A front that records the parameters of the stored request for an email. */
const start = (given: Parameters<typeof stubbedAuthFront>[0] = {}) => {
  const stored: (readonly unknown[])[] = [];
  const front = stubbedAuthFront({
    ...given,
    rowsOf: ({ text, parameters }) => {
      if (text.startsWith('insert into "app"."auth_mail_requests"')) stored.push(parameters.slice(1, 5));
      return [];
    },
  });
  return { ...front, stored };
};

describe('an email address', () => {
  it('that cannot be one is refused with the message of the hosted service', async () => {
    const refused = invalidEmail();
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        code: 400,
        error_code: 'validation_failed',
        msg: 'Unable to validate email address: invalid format',
      },
    ]);
  });
});

describe.each([
  ['/recover', {}, 'recovery', 'recovery'],
  ['/otp', { create_user: false }, 'magiclink', 'magiclink'],
  ['/otp', {}, 'magiclink', 'newcomer'],
  ['/resend', { type: 'signup' }, 'signup', 'signup'],
  ['/resend', { type: 'email_change' }, 'email_change', 'email_change'],
])('POST %s %o', (path, body, kind, counted) => {
  it(`requests an email of the kind ${kind} before it answers`, async () => {
    const { call, stored, jobs } = start();
    const back = encodeURIComponent('https://curvela.example/account');
    const answer = await call('POST', `${path}?redirect_to=${back}`, { ...body, email: ' Ana@Example.org' });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(stored).toEqual([[kind, 'ana@example.org', 'en', 'https://curvela.example/account']]);
    expect(answer.logged).toHaveLength(1);
    expect(jobs).toEqual(['accounts.answer-mail-request']);
  });

  it('counts the pause of a minute, the person and the network address', async () => {
    const { call, charges } = start();
    await call('POST', path, { ...body, email: 'ana@example.org' });
    expect(charges).toEqual([
      [
        ['mailPause', `${counted} ana@example.org`],
        ['mailsOfPerson', `${counted} ana@example.org`],
        ['mailsOfPlace', '203.0.113.9'],
      ],
    ]);
  });

  it.each([1, 60])('over its limit sends nothing (%i seconds)', async (seconds) => {
    const { call, stored } = start({ waits: { mailPause: seconds } });
    const answer = await call('POST', path, { ...body, email: 'ana@example.org' });
    expect([answer.status, answer.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(stored).toEqual([]);
  });

  it('refuses what is no email address, and counts nothing', async () => {
    const { call, charges, stored } = start();
    const answer = await call('POST', path, { ...body, email: 'ana' });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    expect([charges, stored]).toEqual([[], []]);
  });
});

it.each([undefined, '', 'recovery', 'sms', 'phone_change'])(
  'an email of the type %s cannot be sent again',
  async (type) => {
    const { call, charges } = start();
    const answer = await call('POST', '/resend', { email: 'ana@example.org', type });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 400,
        error_code: 'validation_failed',
        msg: 'Missing one of these types: signup, email_change',
      },
    ]);
    expect(charges).toEqual([]);
  },
);
