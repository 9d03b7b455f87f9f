import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestApp,
  confirmedAccount,
  openAuthTestApp,
  password,
  times,
} from '#tests/support/auth-test-app.ts';
import { seedTutors } from '#app/tutors/index.server.ts';
import { officialClient } from '#tests/support/official-client.ts';

/* The second factor by the calls of the official client, against the real server. */

let app: AuthTestApp;
beforeAll(async () => {
  app = await openAuthTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // The auth service dates sessions by the machine's clock.
  app.clock.set(new Date());
  await app.pool.query('delete from app.rate_limits');
});

/** Time passes: the code of the device changes. */
const nextStep = (steps = 1) => app.clock.set(new Date(app.clock.now().getTime() + steps * 30_000));
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({
    secret: new TOTP({ secret }).secret,
    timestamp: app.clock.now().getTime() + steps * 30_000,
  });
const wrongCodeOf = (secret: string): string => {
  const right = times(3, (n) => codeOf(secret, n - 1));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

let accounts = 0;
async function newAccount(): Promise<{ email: string; id: string }> {
  accounts += 1;
  const email = `person-${accounts}@example.org`;
  const { id } = await confirmedAccount(app, email);
  return { email, id };
}
async function signIn(email: string): Promise<SupabaseClient['auth']> {
  const { auth } = officialClient(app);
  const { error } = await auth.signInWithPassword({ email, password });
  expect(error).toBe(null);
  return auth;
}
const claimsOf = async (auth: SupabaseClient['auth']) =>
  decodeJwt<{ aal: string; amr: { method: string }[] }>(
    (await auth.getSession()).data.session?.access_token ?? '',
  );
const methodsOf = async (auth: SupabaseClient['auth']) =>
  (await claimsOf(auth)).amr.map(({ method }) => method);
const levelOf = async (auth: SupabaseClient['auth']) => {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

type Enrolled = { auth: SupabaseClient['auth']; email: string; id: string; factorId: string; secret: string };
/** A new account with a verified device, in a session that was raised by it. The clock stands in the next step. */
async function withDevice(): Promise<Enrolled> {
  const { email, id } = await newAccount();
  const auth = await signIn(email);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const { id: factorId = '', totp: { secret } = { secret: '' } } = data ?? {};
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(error).toBe(null);
  nextStep();
  return { auth, email, id, factorId, secret };
}
const eventsOf = async (accountId: string) => {
  const { rows } = await app.pool.query<{ kind: string }>(
    `select kind from app.security_events where subject_id = $1 and kind like 'factor.%' order by created_at, kind`,
    [accountId],
  );
  return rows.map(({ kind }) => kind);
};

describe('a device', () => {
  it('is enrolled with a picture, a secret and an address, and verified by its first code', async () => {
    const { email } = await newAccount();
    const auth = await signIn(email);
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' });
    expect(error).toBe(null);
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/);
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp.uri).toContain(`otpauth://totp/Curvela:${encodeURIComponent(email)}?`);
    const { id: factorId = '', totp: { secret } = { secret: '' } } = data ?? {};

    expect((await auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factorId, friendly_name: 'My phone', factor_type: 'totp', status: 'unverified' }],
      totp: [],
    });
    expect(await levelOf(auth)).toEqual(['aal1', 'aal1']);

    const { data: challenge } = await auth.mfa.challenge({ factorId });
    expect(challenge).toMatchObject({ type: 'totp' });
    const verified = await auth.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? '',
      code: codeOf(secret),
    });
    expect(verified.error).toBe(null);
    expect(verified.data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    expect(await levelOf(auth)).toEqual(['aal2', 'aal2']);
    expect(await methodsOf(auth)).toEqual(['totp', 'password']);
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
  });

  it('leaves its secret nowhere after that: not in answers, and encrypted in the database', async () => {
    const { auth, factorId, secret } = await withDevice();
    const answers = [
      await auth.getUser(),
      await auth.refreshSession(),
      await auth.mfa.listFactors(),
      await auth.mfa.challenge({ factorId }),
    ];
    expect(JSON.stringify(answers)).not.toContain(secret);
    const { rows } = await app.pool.query<{ row: string; secret: Buffer }>(
      'select f::text as row, secret from app.factors f where id = $1',
      [factorId],
    );
    expect(rows[0]?.secret.toString('latin1')).not.toContain(secret);
    expect(rows[0]?.row).not.toContain(secret);
  });

  it('needs a sign-in within fifteen minutes when it is the first one', async () => {
    const { email } = await newAccount();
    const auth = await signIn(email);
    await app.pool.query(`update auth.sessions set created_at = created_at - interval '16 minutes'`);
    const { error } = await auth.mfa.enroll({ factorType: 'totp' });
    expect([error?.status, error?.code]).toEqual([403, 'reauthentication_needed']);
  });

  it('can be added by the second level only, once there is one', async () => {
    const { email, auth } = await withDevice();
    const { error } = await (await signIn(email)).mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
    expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    );
    expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toBe(null);
  });

  it('belongs to its account: nobody else can ask, answer or remove it', async () => {
    const { factorId, secret } = await withDevice();
    const stranger = await withDevice();
    expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    const { data } = await stranger.auth.mfa.challenge({ factorId: stranger.factorId });
    const answered = { factorId, challengeId: data?.id ?? '', code: codeOf(secret) };
    expect((await stranger.auth.mfa.verify(answered)).error?.code).toBe('mfa_factor_not_found');
    expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await stranger.auth.mfa.challenge({ factorId: 'recovery' })).error?.code).toBe(
      'mfa_factor_not_found',
    );
  });
});

describe('a new sign-in', () => {
  it('has the first level, knows that a second is needed, and rises by a code', async () => {
    const { email, factorId, secret } = await withDevice();
    const auth = await signIn(email);
    expect(await levelOf(auth)).toEqual(['aal1', 'aal2']);
    await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(await levelOf(auth)).toEqual(['aal2', 'aal2']);
  });

  it('keeps the second level when it is refreshed', async () => {
    const { auth } = await withDevice();
    await auth.refreshSession();
    expect((await claimsOf(auth)).aal).toBe('aal2');
    expect(await methodsOf(auth)).toEqual(['totp', 'password']);
  });

  it('changes neither password, email nor name without the second level', async () => {
    const { email, auth } = await withDevice();
    const first = await signIn(email);
    for (const change of [
      { password: 'another-password-1' },
      { email: 'thief@example.org' },
      { data: { full_name: 'Thief' } },
    ])
      expect((await first.updateUser(change)).error?.code).toBe('insufficient_aal');
    expect((await auth.updateUser({ data: { full_name: 'Owner' } })).error).toBe(null);
    expect((await auth.updateUser({ password: 'another-password-1' })).error).toBe(null);
  });

  it('without the second level ends its own session alone', async () => {
    const { email, auth } = await withDevice();
    const first = await signIn(email);
    const refused = await first.signOut({ scope: 'others' });
    expect([refused.error?.status, refused.error?.code]).toEqual([422, 'insufficient_aal']);
    expect((await auth.getUser()).error).toBe(null);
    const token = (await first.getSession()).data.session?.access_token ?? '';
    expect((await first.signOut({ scope: 'global' })).error).toBe(null);
    expect((await first.getSession()).data.session).toBe(null);
    expect((await first.getUser(token)).error).not.toBe(null);
    expect((await auth.getUser()).error).toBe(null);

    const second = await signIn(email);
    expect((await auth.signOut({ scope: 'global' })).error).toBe(null);
    expect((await second.getUser()).error).not.toBe(null);
  });
});

describe('a code', () => {
  it('is accepted one step early and late, and no further', async () => {
    const { email, factorId, secret } = await withDevice();
    nextStep(4);
    const outcomes: (string | undefined)[] = [];
    for (const steps of [-2, 2, -1, 0, 1]) {
      const auth = await signIn(email);
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
      outcomes.push(error?.code);
    }
    expect(outcomes).toEqual([
      'mfa_verification_failed',
      'mfa_verification_failed',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('works once: not again in its window, and for one of four at the same moment', async () => {
    const { email, factorId, secret } = await withDevice();
    const code = codeOf(secret);
    const clients = await Promise.all(times(4, () => signIn(email)));
    const answers = await Promise.all(clients.map((auth) => auth.mfa.challengeAndVerify({ factorId, code })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    nextStep();
    const again = await (await signIn(email)).mfa.challengeAndVerify({ factorId, code });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('needs a challenge of this device that has not expired', async () => {
    const { auth, factorId, secret } = await withDevice();
    const { data } = await auth.mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    expect((await auth.mfa.verify({ factorId, challengeId: 'x', code: codeOf(secret) })).error?.code).toBe(
      'mfa_verification_failed',
    );
    nextStep(10);
    expect((await auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })).error?.code).toBe(
      'mfa_challenge_expired',
    );
  });

  it('can be tried five times in fifteen minutes per device, also in parallel; right ones do not count', async () => {
    const { email, factorId, secret, id } = await withDevice();
    const auth = await signIn(email);
    const wrong = wrongCodeOf(secret);
    const { data } = await auth.mfa.challenge({ factorId });
    const answers = await Promise.all(
      times(8, () => auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: wrong })),
    );
    expect(answers.map(({ error }) => error?.status).toSorted()).toEqual([
      422, 422, 422, 422, 422, 429, 429, 429,
    ]);
    const right = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect([right.error?.status, right.error?.code]).toEqual([429, 'over_request_rate_limit']);
    expect((await eventsOf(id)).filter((kind) => kind === 'factor.failed')).toHaveLength(5);
    await app.pool.query('delete from app.rate_limits');
    for (let round = 0; round < 7; round += 1) {
      nextStep();
      expect((await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBe(null);
    }
  });

  it('can be tried thirty times a day per account', async () => {
    const { email, factorId, secret } = await withDevice();
    const auth = await signIn(email);
    await auth.mfa.challengeAndVerify({ factorId, code: wrongCodeOf(secret) });
    await app.pool.query(
      `update app.rate_limits set points = 30 where key like 'wrongFactorCodesOfPersonADay:%' and points = 1`,
    );
    expect((await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error?.status).toBe(429);
  });
});

describe('the first code of a device', () => {
  it('ends the sessions that have only a first factor, records it and writes to the owner', async () => {
    const { email, id } = await newAccount();
    const elsewhere = await signIn(email);
    const auth = await signIn(email);
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: codeOf(data?.totp.secret ?? '') });
    expect((await elsewhere.refreshSession()).error).not.toBe(null);
    expect((await auth.refreshSession()).error).toBe(null);
    expect(await eventsOf(id)).toEqual(['factor.enrolled']);
    expect((await app.mailTo(email, /two-step sign-in/i)).text).toContain('/contact');
  });
});

describe('a session without the second factor of its account', () => {
  const opens = async (auth: SupabaseClient['auth'], process: 0 | 1 = 0) => {
    const token = (await auth.getSession()).data.session?.access_token ?? '';
    const visitor = app.visitor('203.0.113.77', process);
    const account = await visitor.call('GET', '/functions/v1/account', { token });
    const tutors = await visitor.call('GET', '/functions/v1/tutors', { token });
    const rows = await visitor.call('GET', '/rest/v1/user_preferences?select=*', { token });
    const code = (account.body.error as { code?: string } | undefined)?.code ?? null;
    return [account.status, code, tutors.status, rows.status];
  };
  const refused = [401, 'second_factor_required', 401, 403];
  const open = [200, null, 200, 200];

  it('opens nothing but the auth service, until a code is given, in every process at once', async () => {
    const { email, factorId, secret } = await withDevice();
    const auth = await signIn(email);
    expect([await opens(auth), await opens(auth, 1)]).toEqual([refused, refused]);
    expect((await auth.getUser()).data.user?.email).toBe(email);
    await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    await expect.poll(() => opens(auth, 1)).toEqual(open);
    expect(await opens(auth)).toEqual(open);
  });

  it('is open where the account has none, and again when the last one is removed', async () => {
    const { email } = await newAccount();
    expect(await opens(await signIn(email))).toEqual(open);
    const other = await withDevice();
    const waiting = await signIn(other.email);
    expect(await opens(waiting, 1)).toEqual(refused);
    await other.auth.mfa.unenroll({ factorId: other.factorId });
    await expect.poll(() => opens(waiting, 1)).toEqual(open);
  });

  it('can sign out', async () => {
    const { email } = await withDevice();
    const auth = await signIn(email);
    expect((await auth.signOut()).error).toBe(null);
  });
});

describe('an account that sees children’s data, where a second factor is required', () => {
  const founder = 'ana.founder@example.org';
  beforeEach(() => {
    app.services.settings.secondFactor = { required: true, exempt: [] };
  });
  afterEach(async () => {
    app.services.settings.secondFactor = { required: false, exempt: [] };
    await app.pool.query('update app.tutors set account_id = null where account_id is not null');
  });

  const answersTo = async (auth: SupabaseClient['auth'], path: string, process: 0 | 1 = 0) => {
    const token = (await auth.getSession()).data.session?.access_token ?? '';
    const { status, body } = await app
      .visitor('203.0.113.78', process)
      .call('GET', `/functions/v1${path}`, { token });
    return [status, (body.error as { code?: string } | undefined)?.code ?? null, body] as const;
  };
  const isOpen = async (auth: SupabaseClient['auth'], path: string, process: 0 | 1 = 0) =>
    (await answersTo(auth, path, process)).slice(0, 2);
  const refused = [401, 'second_factor_required'];
  const enroll = async (auth: SupabaseClient['auth']) => {
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const code = codeOf(data?.totp.secret ?? '');
    const { error } = await auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    expect(error).toBe(null);
    return data?.id ?? '';
  };

  it('is a founder by the e-mail alone, and is let in once a device is set up, in every process', async () => {
    await confirmedAccount(app, founder);
    const auth = await signIn(founder);
    expect((await answersTo(auth, '/account'))[2]).toMatchObject({
      account: { role: 'admin', isAdmin: true, needsFactor: true },
    });
    expect(await isOpen(auth, '/founders/ai')).toEqual(refused);
    expect(await isOpen(auth, '/founders/ai', 1)).toEqual(refused);
    const { rows } = await app.pool.query('select 1 from app.security_alerts');
    expect(rows).toEqual([]);

    const factorId = await enroll(auth);
    expect(await isOpen(auth, '/founders/ai')).toEqual([200, null]);
    await expect.poll(() => isOpen(auth, '/founders/ai', 1)).toEqual([200, null]);
    expect((await answersTo(auth, '/account'))[2]).toMatchObject({ account: { needsFactor: false } });
    await auth.mfa.unenroll({ factorId });
    expect(await isOpen(auth, '/founders/ai')).toEqual(refused);
  });

  it('is a tutor’s as well, whose own account stays open', async () => {
    const { email, id } = await newAccount();
    const auth = await signIn(email);
    expect((await answersTo(auth, '/account'))[2]).toMatchObject({ account: { needsFactor: false } });
    await seedTutors(app.owner, app.clock, { id, email });
    // States of sessions are cached for five seconds.
    app.clock.set(new Date(app.clock.now().getTime() + 6000));
    expect(await isOpen(auth, '/tutor/availability')).toEqual(refused);
    expect(await isOpen(auth, '/bookings?as=tutor')).toEqual(refused);
    expect(await isOpen(auth, '/account/details')).toEqual([200, null]);
    expect(await isOpen(auth, '/learner-profiles')).toEqual([200, null]);
    await enroll(auth);
    expect(await isOpen(auth, '/tutor/availability')).toEqual([200, null]);
  });

  it('is exempt where it is a demo account', async () => {
    app.services.settings.secondFactor = { required: true, exempt: ['noah.founder@example.org'] };
    await confirmedAccount(app, 'noah.founder@example.org');
    expect(await isOpen(await signIn('noah.founder@example.org'), '/founders/ai')).toEqual([200, null]);
  });
});

describe('removing a device', () => {
  it('takes the second level from the other sessions, records it and writes to the owner', async () => {
    const { auth, email, factorId, secret, id } = await withDevice();
    const elsewhere = await signIn(email);
    await elsewhere.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await elsewhere.refreshSession();
    expect(await levelOf(elsewhere)).toEqual(['aal1', 'aal1']);
    expect(await methodsOf(elsewhere)).toEqual(['password']);
    expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await eventsOf(id)).toEqual(['factor.enrolled', 'factor.removed']);
    await app.mailTo(email, /was removed/);
  });

  it('needs the second level', async () => {
    const { email, factorId } = await withDevice();
    const { error } = await (await signIn(email)).mfa.unenroll({ factorId });
    expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
  });
});

describe('recovery codes', () => {
  const codesOf = async ({ auth }: Enrolled) => (await auth.mfa.recoveryCodes.generate()).data?.codes ?? [];

  it('are ten, shown once and stored as hashes', async () => {
    const enrolled = await withDevice();
    const codes = await codesOf(enrolled);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[\da-hjkmnp-tv-z]{24}$/.test(code))).toBe(true);
    expect((await enrolled.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 10,
    });
    const { rows } = await app.pool.query<{ all: string }>(
      'select string_agg(c::text, chr(10)) as all from app.recovery_codes c',
    );
    expect(codes.some((code) => rows[0]?.all.includes(code))).toBe(false);
    expect((await enrolled.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    expect((await enrolled.auth.mfa.listFactors()).data?.all).toMatchObject([
      { factor_type: 'totp' },
      { factor_type: 'recovery_code', status: 'verified' },
    ]);
  });

  it('raise a session, each once, recorded and mailed in the language of the owner', async () => {
    const enrolled = await withDevice();
    const [code = ''] = await codesOf(enrolled);
    await app.pool.query(
      `insert into public.user_locale_preferences (user_id, preferred_locale, preferred_country, preferred_currency, preferred_timezone, use_device_locale)
        values ($1, 'fr-FR', 'FR', 'EUR', 'Europe/Paris', false)`,
      [enrolled.id],
    );
    const auth = await signIn(enrolled.email);
    const typed = code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-');
    expect((await auth.mfa.recoveryCodes.verify({ code: typed })).error).toBe(null);
    expect(await levelOf(auth)).toEqual(['aal2', 'aal2']);
    expect(await methodsOf(auth)).toEqual(['recovery_code', 'password']);
    expect((await auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    const again = await (await signIn(enrolled.email)).mfa.recoveryCodes.verify({ code });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_verification_failed']);
    expect(await eventsOf(enrolled.id)).toEqual(['factor.enrolled', 'factor.failed', 'factor.recovery_used']);
    const mail = await app.mailTo(enrolled.email, /code de secours/);
    expect(mail.language).toBe('fr');
    expect(mail.text).toContain('/dashboard?tab=account');
  });

  it('are renewed by the second level only, and the old ones stop working', async () => {
    const enrolled = await withDevice();
    const [old = ''] = await codesOf(enrolled);
    const first = await signIn(enrolled.email);
    expect((await first.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
    const { data } = await enrolled.auth.mfa.recoveryCodes.regenerate();
    expect((await first.mfa.recoveryCodes.verify({ code: old })).error?.code).toBe('mfa_verification_failed');
    expect((await first.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })).error).toBe(null);
  });

  it('are of their own account, limited to ten wrong ones, and gone with the last device', async () => {
    const enrolled = await withDevice();
    const [code = ''] = await codesOf(enrolled);
    const stranger = await withDevice();
    await codesOf(stranger);
    expect((await stranger.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe(
      'mfa_verification_failed',
    );
    for (let tries = 1; tries < 10; tries += 1) await stranger.auth.mfa.recoveryCodes.verify({ code });
    expect((await stranger.auth.mfa.recoveryCodes.verify({ code })).error?.status).toBe(429);
    await enrolled.auth.mfa.unenroll({ factorId: enrolled.factorId });
    expect((await enrolled.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await enrolled.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });

  it('cannot be made without a device', async () => {
    const { email } = await newAccount();
    const { error } = await (await signIn(email)).mfa.recoveryCodes.generate();
    expect(error?.code).toBe('insufficient_aal');
  });
});

describe('without a session', () => {
  it.each([
    ['POST', '/factors'],
    ['POST', '/factors/018f0000-0000-7000-8000-000000000000/challenge'],
    ['POST', '/factors/018f0000-0000-7000-8000-000000000000/verify'],
    ['DELETE', '/factors/018f0000-0000-7000-8000-000000000000'],
    ['GET', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes'],
    ['POST', '/factors/recovery-codes/verify'],
    ['POST', '/factors/recovery-codes/regenerate'],
    ['DELETE', '/factors/recovery-codes'],
  ])('%s %s answers 401', async (method, path) => {
    const body = method === 'POST' ? { body: { factor_type: 'totp' } } : {};
    const { status } = await app.visitor().call(method, `/auth/v1${path}`, body);
    expect(status).toBe(401);
  });
});
