import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionResponse, stubbedAuthFront, stubbedSeals } from '#tests/support/stubbed-auth-front.ts';
import { deviceCookie } from './known-devices.ts';

type Given = Parameters<typeof stubbedAuthFront>[0];

const byCode = { type: 'recovery', email: ' Ana@Example.org ', token: '123456' };
/** SHA-256 of `ana@example.org123456`, as the service stores it. */
const codeHash = createHash('sha256').update('ana@example.org123456').digest('hex');
const byLink = { type: 'recovery', token_hash: stubbedSeals.seal('mailed link', 'a'.repeat(64)) };
const answering = (status: number) => () => Response.json({ msg: 'x' }, { status });
const session = () => sessionResponse({ session_id: 's1' });

describe('a code', () => {
  it('is counted for the person and the network address, and forwarded with the address as stored', async () => {
    const { call, charges, forwarded } = stubbedAuthFront();
    await call('POST', '/verify', { ...byCode, create_user: true });
    expect(charges).toEqual([
      [
        ['wrongCodesOfPerson', 'ana@example.org'],
        ['verificationsOfPlace', '203.0.113.9'],
      ],
    ]);
    expect(forwarded.map(({ body }) => body)).toEqual([
      { type: 'recovery', email: 'ana@example.org', token: '123456' },
    ]);
  });

  it('from a known device is counted for that device', async () => {
    const { call, charges, refunds, front } = stubbedAuthFront();
    const needs = { ...front.services, seals: stubbedSeals };
    const [cookie = ''] = deviceCookie(undefined, needs, 'ana@example.org').split(';');
    await call('POST', '/verify', byCode, { cookie });
    expect(charges).toEqual([
      [
        ['wrongCodesOfDevice', expect.stringMatching(/^[\w-]{16}~/)],
        ['verificationsOfPlace', '203.0.113.9'],
      ],
    ]);
    expect(refunds).toEqual(['wrongCodesOfDevice']);
  });

  it.each([1, 900])('over a limit is not checked (%i seconds)', async (seconds) => {
    const { call, forwarded, log } = stubbedAuthFront({ waits: { wrongCodesOfPerson: seconds } });
    const answer = await call('POST', '/verify', byCode);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect([forwarded, log]).toEqual([[], []]);
  });

  it.each([200, 500, 503])(
    'answered with %i costs no wrong one, before the response is sent',
    async (status) => {
      const { call } = stubbedAuthFront({ service: answering(status) });
      const answer = await call('POST', '/verify', byCode);
      expect(answer.status).toBe(status);
      expect(answer.logged.at(-1)).toBe('refund wrongCodesOfPerson');
    },
  );

  it.each([400, 403, 422, 499])('answered with %i stays counted', async (status) => {
    const { call, refunds } = stubbedAuthFront({ service: answering(status) });
    expect((await call('POST', '/verify', byCode)).status).toBe(status);
    expect(refunds).toEqual([]);
  });

  it.each([{}, { type: 'recovery' }, { token_hash: '' }])(
    'may be absent from %o: the service refuses it',
    async (body) => {
      const { call, forwarded } = stubbedAuthFront({ service: answering(403) });
      expect((await call('POST', '/verify', body)).status).toBe(403);
      expect(forwarded[0]?.body).toMatchObject({ email: '', token: '' });
    },
  );
});

describe('a link', () => {
  it('is counted for the network address alone, and forwarded without its seal', async () => {
    const { call, charges, forwarded, refunds } = stubbedAuthFront();
    await call('POST', '/verify', byLink);
    expect(charges).toEqual([[['verificationsOfPlace', '203.0.113.9']]]);
    expect(forwarded.map(({ body }) => body)).toEqual([{ type: 'recovery', token_hash: 'a'.repeat(64) }]);
    expect(refunds).toEqual([]);
  });

  it.each([1, 900])('over the limit is not checked (%i seconds)', async (seconds) => {
    const { call, forwarded, log } = stubbedAuthFront({ waits: { verificationsOfPlace: seconds } });
    const answer = await call('POST', '/verify', byLink);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect([forwarded, log]).toEqual([[], []]);
  });

  it('without our seal is refused unchecked', async () => {
    const { call, forwarded, log } = stubbedAuthFront();
    const answer = await call('POST', '/verify', { ...byLink, token_hash: 'a'.repeat(64) });
    expect([answer.status, answer.body.error_code]).toEqual([403, 'otp_expired']);
    expect([forwarded, log]).toEqual([[], []]);
  });
});

describe('the account of a link to an address without one', () => {
  const linkAccountStatements = async (type: string) => {
    const { call, log } = stubbedAuthFront();
    await call('POST', '/verify', { ...byLink, type });
    return log.filter((statement) => statement.includes('"sign_up_links"'));
  };

  it.each(['magiclink', 'email'])('is made when the link signs in (%s)', async (type) => {
    expect(await linkAccountStatements(type)).toHaveLength(1);
  });

  it.each(['recovery', 'email_change', 'signup'])(
    'is not made by another kind of link (%s)',
    async (type) => {
      expect(await linkAccountStatements(type)).toEqual([]);
    },
  );
});

describe('a change of address', () => {
  const change = { type: 'email_change', email: 'ana@example.org', token: '123456' };
  const holder = { id: 'u1', email: 'ana@example.org', confirmed: true, newEmail: 'new@example.org' };
  /** An account that waits for the confirmation of its new address. */
  const start = (given: Given = {}, newEmail: string | null = holder.newEmail) => {
    const hashes: unknown[] = [];
    const front = stubbedAuthFront({
      service: session,
      ...given,
      rowsOf: ({ text, parameters }) => {
        if (!text.includes('"email_change_token_new"')) return [];
        hashes.push(parameters[0]);
        return [{ ...holder, newEmail }];
      },
    });
    return { ...front, hashes };
  };

  it('is found by the hash of address and code, and reported to the old mailbox before the response', async () => {
    const { call, hashes, mails } = start();
    const answer = await call('POST', '/verify', change);
    expect(answer.status).toBe(200);
    expect(hashes).toEqual([codeHash]);
    expect(mails.map(({ to, language }) => [to, language])).toEqual([['ana@example.org', 'en']]);
    expect(answer.logged).toContain('mail to ana@example.org');
  });

  it.each([
    ['succeeds without a session', () => Response.json({})],
    ['fails', answering(403)],
    [
      'fails with the header of a session',
      () => Response.json({}, { status: 403, headers: { 'sb-auth-session-id': 's1' } }),
    ],
  ])('is not reported when the verification %s', async (_, service) => {
    const { call, mails } = start({ service });
    await call('POST', '/verify', change);
    expect(mails).toEqual([]);
  });

  it('that may not be made is answered like an expired link, and the token is not consumed', async () => {
    for (const newEmail of [null, 'admin@curvela.example']) {
      const { call, forwarded, mails } = start({}, newEmail);
      const answer = await call('POST', '/verify', change);
      expect([answer.status, answer.body.error_code]).toEqual([403, 'otp_expired']);
      expect([forwarded, mails]).toEqual([[], []]);
    }
  });
});

it('a response with an access token of ours has no length of the response that it replaces', async () => {
  const { call } = stubbedAuthFront({
    service: () => {
      const response = session();
      response.headers.set('content-length', '23');
      return response;
    },
    rowsOf: ({ text }) =>
      text.startsWith('update auth.sessions set user_agent')
        ? [{ beganAt: new Date('2026-11-20T09:00:00Z'), method: 'otp' }]
        : [],
  });
  const answer = await call('POST', '/verify', byLink);
  expect(answer.body.access_token).toMatch(/^eyJ/);
  expect(answer.headers.get('content-length')).toBeNull();
});

it('a session that a code opens has its device recorded', async () => {
  const { call } = stubbedAuthFront({ service: session });
  const answer = await call('POST', '/verify', byLink);
  expect(answer.logged.at(-1)).toMatch(/^update auth\.sessions set user_agent/);
});
