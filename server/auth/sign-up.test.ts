import { hash } from 'bcryptjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';
import { QueueFull } from './queue.ts';

type Given = Parameters<typeof stubbedAuthFront>[0];

let ownHash = '';
beforeAll(async () => {
  ownHash = await hash('my-own-one', 4);
});

/** The auth service, which answers the first call so and a second one so. */
const answering = (...answers: [status: number, body?: object][]) => {
  const left = [...answers];
  return () => {
    const [status, body = {}] = left.shift() ?? [200];
    return Response.json(body, { status });
  };
};
const start = (given: Given = {}) => {
  const front = stubbedAuthFront(given);
  const signUp = (body: object = {}) =>
    front.call('POST', '/signup', { email: ' Nia@Example.org', password: 'my-own-one', ...body });
  return { ...front, signUp };
};

describe('a sign-up', () => {
  it('counts one email, for which a repetition waits too, and forwards email, password and metadata only', async () => {
    const { signUp, charges, forwarded, refunds, queued } = start();
    const answer = await signUp({ data: { full_name: ' Nia ', plan: 'x' }, gotrue_meta_security: {} });
    expect(answer.status).toBe(200);
    expect(charges).toEqual([
      [
        ['mailPause', 'registration nia@example.org'],
        ['mailsOfPerson', 'registration nia@example.org'],
        ['mailsOfPlace', '203.0.113.9'],
      ],
      [
        ['mailPause', 'signup nia@example.org'],
        ['mailsOfPerson', 'signup nia@example.org'],
      ],
    ]);
    expect(forwarded.map(({ body }) => body)).toEqual([
      {
        email: 'nia@example.org',
        password: 'my-own-one',
        data: { full_name: 'Nia', role: 'user' },
      },
    ]);
    expect(refunds).toEqual([]);
    expect(queued).toEqual([{ place: '203.0.113.9' }]);
  });

  it('without a name has an empty one', async () => {
    const { signUp, forwarded } = start();
    await signUp();
    expect(forwarded[0]?.body).toMatchObject({ data: { full_name: '', role: 'user' } });
  });

  it('with odd metadata is refused, and counts nothing', async () => {
    const { signUp, charges, forwarded } = start();
    const answer = await signUp({ data: [] });
    expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
    expect([charges, forwarded]).toEqual([[], []]);
  });

  it.each([1, 60])('over the limit of emails is not forwarded (%i seconds)', async (seconds) => {
    const { signUp, forwarded } = start({ waits: { mailPause: seconds } });
    const answer = await signUp();
    expect([answer.status, answer.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
    expect(answer.headers.get('retry-after')).toBe(String(seconds));
    expect(forwarded).toEqual([]);
  });

  it.each([400, 422, 500])(
    'that fails with %i costs no email, before the response is sent',
    async (status) => {
      const { signUp } = start({ service: answering([status]) });
      const answer = await signUp();
      expect(answer.status).toBe(status);
      expect(answer.logged).toEqual(['POST /auth/v1/signup', 'refund all']);
    },
  );

  it('refused because of a full queue costs no email, and can be retried after a second', async () => {
    const { signUp } = start({ queue: { run: () => Promise.reject(new QueueFull()) } });
    const answer = await signUp();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(answer.logged).toEqual(['refund all']);
  });
});

describe('a sign-up with the address of an account', () => {
  it('says so, and the next email can be requested at once; the network address stays counted', async () => {
    const { signUp } = start({
      service: answering([429]),
      rowsOf: () => [{ confirmed: true, hash: ownHash }],
    });
    const answer = await signUp();
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
    ]);
    expect(answer.logged.at(-1)).toBe('refund mailPause mailsOfPerson');
    expect(answer.logged.filter((line) => line.startsWith('delete'))).toEqual([]);
  });
});

describe('a sign-up with an unconfirmed address', () => {
  const unconfirmed = (answer: [number, object?] = [200, { id: 'u2' }], stored: string | null = ownHash) => {
    const cleared: unknown[] = [];
    const front = start({
      service: answering([429], answer),
      rowsOf: ({ text, parameters }) => {
        if (text.includes('set encrypted_password = null')) cleared.push(...parameters);
        return text.startsWith('select') ? [{ confirmed: false, hash: stored }] : [];
      },
    });
    return { ...front, cleared };
  };
  const passwordsOf = (forwarded: { body: unknown }[]) =>
    forwarded.map(({ body }) => (body as { password: string }).password);

  it('and the same password starts again, and keeps the password', async () => {
    const { signUp, forwarded, cleared, refunds } = unconfirmed();
    const answer = await signUp();
    expect([answer.status, answer.body]).toEqual([200, { id: 'u2' }]);
    expect(passwordsOf(forwarded)).toEqual(['my-own-one', 'my-own-one']);
    expect([cleared, refunds]).toEqual([[], []]);
    expect(answer.logged.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'POST /auth/v1/signup',
      'select email_confirmed_at is',
      'delete from auth.users',
      'POST /auth/v1/signup',
    ]);
  });

  it.each([
    ['another password', 'another-one', undefined],
    ['a password where none is stored', 'my-own-one', null],
  ])('and %s starts again without any, before the response is sent', async (_, password, stored) => {
    const { signUp, forwarded, cleared } = unconfirmed(undefined, stored === null ? null : ownHash);
    const answer = await signUp({ password });
    expect([answer.status, answer.body]).toEqual([200, { id: 'u2' }]);
    expect(passwordsOf(forwarded)).toEqual([password, expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(cleared).toEqual(['u2']);
    expect(answer.logged.at(-1)).toMatch(/^update auth\.users set encrypted_password = null/);
  });

  it('that the service refuses in the end costs no email', async () => {
    const { signUp, cleared, refunds } = unconfirmed([500, {}]);
    expect((await signUp({ password: 'another-one' })).status).toBe(500);
    expect([cleared, refunds]).toEqual([[], ['all']]);
  });
});

it.each([428, 430])('a sign-up is restarted only when the service answers 429, not %i', async (status) => {
  const { signUp, forwarded } = start({ service: answering([status]) });
  expect((await signUp()).status).toBe(status);
  expect(forwarded).toHaveLength(1);
});
