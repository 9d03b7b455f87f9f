import { hash } from 'bcryptjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#app/platform/api.server.ts';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';

type Given = Parameters<typeof stubbedAuthFront>[0];

const account: Account = { id: 'u1', email: 'ana@example.org', isAdmin: false, sessionId: 's1' };
let currentHash = '';
beforeAll(async () => {
  currentHash = await hash('current-one', 4);
});

type State = { began?: string; email?: string };
/** A session of Ana that began five minutes ago. */
const start = (
  given: Given = {},
  { began = '2026-11-20T08:55:00Z', email = 'ana@example.org' }: State = {},
) => {
  const stored: unknown[] = [];
  const front = stubbedAuthFront({
    account,
    ...given,
    rowsOf: ({ text, parameters }) => {
      if (text.includes('as began')) return [{ began: new Date(began) }];
      if (text.startsWith('update auth.users set email_change = $1')) stored.push(parameters[0]);
      if (text.startsWith('insert into "app"."auth_mail_requests"')) stored.push(parameters[4]);
      if (text.includes('as hash')) return [{ confirmed: true, hash: currentHash }];
      if (text.includes('as email from auth.users')) return [{ email }];
      return text.startsWith('delete from auth.sessions') ? [{ id: 's2' }] : [];
    },
  });
  const change = (body: object, query = '') => front.call('PUT', `/user${query}`, body);
  return { ...front, change, stored };
};
const refusing = (status: number) => () => Response.json({ code: status }, { status });
const indexOf = (log: string[], start_: RegExp) => log.findIndex((line) => start_.test(line));
const endsOthers = /^delete from auth\.sessions/;

describe('a change of the name', () => {
  it('needs no recent sign-in, and forwards the name alone', async () => {
    const { change, forwarded, charges, log } = start({}, { began: '2026-11-19T09:00:00Z' });
    const answer = await change({ data: { full_name: ' Ana ', plan: 'x' }, phone: '1', nonce: '2' });
    expect(answer.status).toBe(200);
    expect(forwarded.map(({ body }) => body)).toEqual([{ data: { full_name: 'Ana' } }]);
    expect(charges).toEqual([]);
    expect(log).toEqual([expect.stringMatching(/from "app"\."factors"/), 'PUT /auth/v1/user']);
  });

  it('that is odd is refused, and nothing is forwarded', async () => {
    const { change, forwarded } = start();
    const answer = await change({ data: 'x', password: 'another-one' });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    expect(forwarded).toEqual([]);
  });
});

it.each([{ password: 'another-one' }, { email: 'new@example.org' }])(
  'a change of %o without a valid token is refused by the service',
  async (body) => {
    const { call, forwarded, charges, log } = stubbedAuthFront({ service: refusing(401) });
    expect((await call('PUT', '/user', body)).status).toBe(401);
    expect(forwarded.map((one) => one.body)).toEqual([body.password ? { password: 'another-one' } : {}]);
    expect([charges, log]).toEqual([[], ['PUT /auth/v1/user']]);
  },
);

it.each([
  { password: 'another-one' },
  { email: 'new@example.org' },
  { email: 'new@example.org', password: 'another-one' },
])('a change of %o needs a recent sign-in', async (body) => {
  const { change, forwarded, charges } = start({}, { began: '2026-11-20T08:44:59Z' });
  const answer = await change(body);
  expect([answer.status, answer.body.error_code]).toEqual([403, 'reauthentication_needed']);
  expect([forwarded, charges]).toEqual([[], []]);
});

describe('a new password', () => {
  it('ends the other sessions before it is stored, and is reported once', async () => {
    const { change, charges, queued, forwarded, mails, forgotten, log } = start();
    const answer = await change({ password: 'another-one' });
    expect(answer.status).toBe(200);
    expect(charges).toEqual([[['passwordChangesOfPerson', 'u1']]]);
    expect(queued).toEqual([{ place: '203.0.113.9' }]);
    expect(forwarded.map(({ body }) => body)).toEqual([{ password: 'another-one' }]);
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    expect(forgotten).toEqual(['s2']);
    expect(log.at(-1)).toBe('PUT /auth/v1/user');
    expect(indexOf(log, endsOthers)).toBeGreaterThan(0);
  });

  it.each([1, 900])('over the limit is not stored (%i seconds)', async (seconds) => {
    const { change, forwarded, queued, mails } = start({ waits: { passwordChangesOfPerson: seconds } });
    const answer = await change({ password: 'another-one' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect([forwarded, queued, mails]).toEqual([[], [], []]);
  });

  it.each(['short', 'current-one'])('that is refused (%s) ends no session', async (password) => {
    const { change, mails, log } = start({ service: refusing(422) });
    expect((await change({ password })).status).toBe(422);
    expect(mails).toEqual([]);
    expect(indexOf(log, endsOthers)).toBe(-1);
  });

  it('that the service accepts against expectation ends them afterwards, before the response', async () => {
    const { change, mails } = start();
    const answer = await change({ password: 'current-one' });
    expect(answer.status).toBe(200);
    expect(mails).toHaveLength(1);
    const stored = answer.logged.indexOf('PUT /auth/v1/user');
    expect(indexOf(answer.logged, endsOthers)).toBeGreaterThan(stored);
  });

  it('that the service refuses against expectation has ended them once', async () => {
    const { change, mails } = start({ service: refusing(500) });
    expect((await change({ password: 'another-one' })).status).toBe(500);
    expect(mails).toHaveLength(1);
  });
});

describe('a new email', () => {
  it('is stored before the response, which describes the account', async () => {
    const { change, charges, stored, forwarded, refunds, mails } = start({
      service: () => Response.json({ email: 'ana@example.org', new_email: 'new@example.org' }),
    });
    const back = encodeURIComponent('https://curvela.example/account');
    const answer = await change({ email: ' New@Example.org' }, `?redirect_to=${back}`);
    expect([answer.status, answer.body.new_email]).toEqual([200, 'new@example.org']);
    expect(charges).toEqual([
      [
        ['mailPause', 'new_address new@example.org'],
        ['mailsOfPerson', 'new_address new@example.org'],
        ['mailsOfPerson', 'u1'],
        ['mailsOfPlace', '203.0.113.9'],
      ],
    ]);
    expect(stored).toEqual(['new@example.org', 'https://curvela.example/account']);
    expect(mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    expect(answer.logged.at(-1)).toBe('PUT /auth/v1/user');
    expect(forwarded.map(({ body }) => body)).toEqual([{}, {}]);
    expect(refunds).toEqual([]);
  });

  it('that is none is refused, and counts nothing', async () => {
    const { change, charges, forwarded } = start();
    const answer = await change({ email: 'new' });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    expect([charges, forwarded]).toEqual([[], []]);
  });

  it('of an administrator is taken like any other', async () => {
    const { change, stored } = start();
    const answer = await change({ email: 'Admin@curvela.example' });
    expect([answer.status, stored[0]]).toEqual([200, 'admin@curvela.example']);
  });

  it.each([1, 60])('over the limit of emails changes nothing (%i seconds)', async (seconds) => {
    const { change, forwarded, stored } = start({ waits: { mailsOfPerson: seconds } });
    const answer = await change({ email: 'new@example.org', data: { full_name: 'Ana' } });
    expect([answer.status, answer.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect([forwarded, stored]).toEqual([[], []]);
  });

  it('with a name or a password that the service refuses costs no email and is not stored', async () => {
    const { change, stored, mails } = start({ service: refusing(422) });
    const answer = await change({ email: 'new@example.org', data: { full_name: 'Ana' } });
    expect([answer.status, answer.body]).toEqual([422, { code: 422 }]);
    expect(answer.logged.at(-1)).toBe('refund all');
    expect([stored, mails]).toEqual([[], []]);
  });

  it('with a name and a password changes them as well', async () => {
    const { change, stored, forwarded } = start();
    await change({ email: 'new@example.org', password: 'another-one', data: { full_name: 'Ana' } });
    expect(forwarded.map(({ body }) => body)).toEqual([
      { data: { full_name: 'Ana' }, password: 'another-one' },
      {},
    ]);
    expect(stored[0]).toBe('new@example.org');
  });

  it('that fails after it was counted costs no email', async () => {
    const { call } = stubbedAuthFront({
      account,
      rowsOf: ({ text }) => {
        if (text.startsWith('update auth.users set email_change')) throw new Error('away');
        if (text.includes('as began')) return [{ began: new Date('2026-11-20T08:55:00Z') }];
        return text.includes('as email from auth.users') ? [{ email: 'ana@example.org' }] : [];
      },
    });
    const answer = await call('PUT', '/user', { email: 'new@example.org' });
    expect(answer.status).toBe(599);
    expect(answer.logged.at(-1)).toBe('refund all');
  });
});
