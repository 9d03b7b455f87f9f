import { hash } from 'bcryptjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionResponse, stubbedAuthFront, stubbedSeals } from '#tests/support/stubbed-auth-front.ts';
import { deviceCookie } from './known-devices.ts';
import { isNewPassword, isPassword, wrongPassword } from './passwords.ts';

type Given = Parameters<typeof stubbedAuthFront>[0];
let rightHash = '';
beforeAll(async () => {
  rightHash = await hash('right-one', 4);
});

const start = (given: Given = {}) => {
  const front = stubbedAuthFront(given);
  const signIn = (body: object = { email: ' Ana@Example.org ', password: 'right-one' }, cookie = '') =>
    front.call('POST', '/token?grant_type=password', body, { cookie });
  return { ...front, signIn };
};
/** An account whose stored password the service itself compares. */
const confirmed = () => [{ confirmed: true, hash: rightHash }];
const refusing = (status: number) => () => Response.json({ msg: 'no' }, { status });
const knownTo = (email: string) => {
  const { services } = stubbedAuthFront().front;
  return deviceCookie(undefined, { ...services, seals: stubbedSeals }, email).split(';')[0];
};

describe('a password', () => {
  it('is counted for the person and the network address, in any spelling of the address', async () => {
    const { signIn, charges, queued, forwarded } = start({ rowsOf: confirmed });
    await signIn();
    expect(charges).toEqual([
      [
        ['wrongPasswordsOfPerson', 'ana@example.org'],
        ['wrongPasswordsOfPlace', '203.0.113.9'],
        ['passwordsOfPerson', 'ana@example.org'],
        ['passwordsOfPlace', '203.0.113.9'],
      ],
    ]);
    expect(queued).toEqual([{ place: '203.0.113.9', first: false }]);
    expect(forwarded.map(({ body }) => body)).toEqual([{ email: 'ana@example.org', password: 'right-one' }]);
  });

  it('from a known device is counted for that device and the person, and goes first', async () => {
    const { signIn, charges, queued } = start({ rowsOf: confirmed });
    await signIn(undefined, knownTo('ana@example.org'));
    expect(charges).toEqual([
      [
        ['wrongPasswordsOfDevice', expect.stringMatching(/^[\w-]{16}~[\da-f-]{36}$/)],
        ['passwordsOfPerson', 'ana@example.org'],
      ],
    ]);
    expect(queued).toEqual([{ place: '203.0.113.9', first: true }]);
  });

  it('from a device that is known to another account counts as any other', async () => {
    const { signIn, charges } = start({ rowsOf: confirmed });
    await signIn(undefined, knownTo('eva@example.org'));
    expect(charges[0]?.[0]).toEqual(['wrongPasswordsOfPerson', 'ana@example.org']);
  });

  it.each([1, 700])('over a limit is refused before it queues (%i seconds)', async (seconds) => {
    const { signIn, charges, queued } = start({ waitsBefore: { passwordsOfPlace: seconds } });
    const answer = await signIn();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect([charges, queued]).toEqual([[], []]);
  });

  it.each([1, 700])(
    'over a limit that was reached meanwhile is not checked (%i seconds)',
    async (seconds) => {
      const { signIn, forwarded, log } = start({
        waits: { wrongPasswordsOfPerson: seconds },
        waitsBefore: {},
      });
      const answer = await signIn();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
      expect([forwarded, log]).toEqual([[], []]);
    },
  );

  it.each([200, 500, 503])(
    'answered with %i costs no wrong one, before the response is sent',
    async (status) => {
      const { signIn, refunds } = start({ rowsOf: confirmed, service: refusing(status) });
      const answer = await signIn();
      expect(answer.status).toBe(status);
      expect(answer.logged.at(-1)).toBe('refund wrongPasswordsOfPerson wrongPasswordsOfPlace');
      expect(refunds).toHaveLength(1);
    },
  );

  it.each([400, 403, 422, 429, 499])('answered with %i stays counted', async (status) => {
    const { signIn, refunds } = start({ rowsOf: confirmed, service: refusing(status) });
    expect((await signIn()).status).toBe(status);
    expect(refunds).toEqual([]);
  });

  it('of a known device is refunded to that device', async () => {
    const { signIn, refunds } = start({ rowsOf: confirmed });
    await signIn(undefined, knownTo('ana@example.org'));
    expect(refunds).toEqual(['wrongPasswordsOfDevice']);
  });

  it('that is right makes the device a known one', async () => {
    const { signIn } = start({
      rowsOf: ({ text }) => (text.startsWith('select') ? confirmed() : []),
      service: () => sessionResponse({ session_id: 's1', email: 'ana@example.org' }),
    });
    const answer = await signIn();
    expect(answer.headers.get('set-cookie')).toMatch(/^known_device=/);
  });
});

describe('a password is compared', () => {
  const wrong = { email: 'ana@example.org', password: 'wrong-one' };
  const right = { email: 'ana@example.org', password: 'right-one' };

  it('by the service when the account is confirmed and has one', async () => {
    const { signIn, forwarded } = start({ rowsOf: confirmed });
    await signIn(wrong);
    expect(forwarded).toHaveLength(1);
  });

  it.each([
    ['is unknown', () => []],
    ['is confirmed and has no password', () => [{ confirmed: true, hash: null }]],
    ['is unconfirmed and has no password', () => [{ confirmed: false, hash: null }]],
    ['is unconfirmed and has another password', () => [{ confirmed: false, hash: rightHash }]],
  ])('here when the address %s, and refused with the usual message', async (_, rowsOf) => {
    const { signIn, forwarded, refunds } = start({ rowsOf });
    const answer = await signIn(wrong);
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    expect([forwarded, refunds]).toEqual([[], []]);
  });

  it('here when the account is unconfirmed; with its own password the service may say so', async () => {
    const { signIn, forwarded } = start({ rowsOf: () => [{ confirmed: false, hash: rightHash }] });
    await signIn(right);
    expect(forwarded).toHaveLength(1);
  });

  it.each([
    ['no email', { password: 'x' }],
    ['an empty email', { email: ' ', password: 'x' }],
    ['no password', { email: 'ana@example.org' }],
    ['an empty password', { email: 'ana@example.org', password: '' }],
  ])('not at all with %s: the service refuses it', async (_, body) => {
    const { signIn, forwarded, log } = start({ service: refusing(400) });
    await signIn(body);
    expect(forwarded).toHaveLength(1);
    expect(log).toEqual(['POST /auth/v1/token']);
  });
});

describe('a hash', () => {
  it('is that of its password alone, and no hash is that of none', async () => {
    expect(await isPassword('right-one', rightHash)).toBe(true);
    expect(await isPassword('wrong-one', rightHash)).toBe(false);
    expect(await isPassword('right-one', null)).toBe(false);
  });
});

describe('a new password', () => {
  const isNew = (password: string, { email = 'ana@example.org' as string | null } = {}) => {
    const rowsOf = ({ text }: { text: string }) => (text.includes('as email') ? [{ email }] : confirmed());
    return isNewPassword(stubbedAuthFront({ rowsOf }).front.services, 'u1', password);
  };

  it.each([5, 73, 100])('of %i characters is refused', async (length) => {
    expect(await isNew('x'.repeat(length))).toBe(false);
  });

  it.each([6, 72])('of %i characters is accepted', async (length) => {
    expect(await isNew('x'.repeat(length))).toBe(true);
  });

  it('must not be the current one', async () => {
    expect(await isNew('right-one')).toBe(false);
    expect(await isNew('right-two')).toBe(true);
  });

  it('of an account without an email is any', async () => {
    expect(await isNew('right-one', { email: null })).toBe(true);
  });
});

it('the refusal of a wrong password is that of the hosted service', async () => {
  const refused = wrongPassword();
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
  ]);
});

describe('a code of a redirect flow', () => {
  it('is counted as a verification of the network address, and forwarded', async () => {
    const { call, charges, forwarded, queued } = stubbedAuthFront();
    await call('POST', '/token?grant_type=pkce', { auth_code: 'x' });
    expect(charges).toEqual([[['verificationsOfPlace', '203.0.113.9']]]);
    expect(forwarded.map(({ body }) => body)).toEqual([{ auth_code: 'x' }]);
    expect(queued).toEqual([]);
  });

  it.each([1, 900])('over the limit is refused (%i seconds)', async (seconds) => {
    const { call, forwarded } = stubbedAuthFront({ waits: { verificationsOfPlace: seconds } });
    const answer = await call('POST', '/token', {});
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(forwarded).toEqual([]);
  });
});
