import { describe, expect, it, test } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { languages } from '#app/platform/texts.ts';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { requireFreshSignIn } from './changes/fresh-sign-in.server.ts';
import { sendNotice } from './send-notice.server.ts';
import { changeSuspension } from './suspend-account.server.ts';

const now = new Date('2026-11-20T09:00:00Z');
type Notice = Parameters<typeof sendNotice>[1];

async function noticeOf(kind: Notice['kind'], language: Notice['language'] = 'en') {
  const sent: { to: string; subject: string; text: string; language: string }[] = [];
  const services = partOf<Parameters<typeof sendNotice>[0]>({
    db: stubDatabase().db,
    random: seededRandom(1),
    settings: { siteUrl: 'https://curvela.example' },
    mail: { enqueue: (_db: unknown, mail: (typeof sent)[number]) => Promise.resolve(void sent.push(mail)) },
  });
  await sendNotice(services, {
    kind,
    to: 'ana@example.org',
    language,
    values: { address: 'new@example.org' },
  });
  expect(sent).toHaveLength(1);
  return sent[0]!;
}

test.each([
  ['passwordChanged', '/auth?mode=forgot'],
  ['changeAsked', '/auth?mode=forgot'],
  ['addressChanged', '/contact'],
  ['addressTaken', '/auth?mode=forgot'],
  ['factorEnrolled', '/contact'],
  ['factorRemoved', '/auth?mode=forgot'],
  ['recoveryUsed', '/dashboard?tab=account'],
  ['recoveryRenewed', '/auth?mode=forgot'],
] as const)('the notice "%s" ends with what its reader can do: %s', async (kind, page) => {
  const seen = await Promise.all(languages.map((language) => noticeOf(kind, language)));
  for (const { text } of seen)
    expect(text.trimEnd().split('\n\n').at(-1)).toBe(`https://curvela.example${page}`);
  expect(new Set(seen.map(({ subject }) => subject)).size).toBe(languages.length);
  expect(seen.map(({ language }) => language)).toEqual([...languages]);
});

test('each notice has a subject of its own', async () => {
  const kinds = [
    'passwordChanged',
    'changeAsked',
    'addressChanged',
    'factorEnrolled',
    'factorRemoved',
    'recoveryUsed',
    'recoveryRenewed',
  ] as const;
  const subjects = await Promise.all(kinds.map(async (kind) => (await noticeOf(kind)).subject));
  expect(new Set(subjects).size).toBe(kinds.length);
});

describe('a change of the password or the address', () => {
  const change = (secondsAgo: number | null, sessionId: string | null = 's1') => {
    const rows = secondsAgo === null ? [] : [{ began: new Date(now.getTime() - secondsAgo * 1000) }];
    const { db } = stubDatabase(() => rows);
    const account = { id: 'u1', ...(sessionId !== null && { sessionId }) } as Parameters<
      typeof requireFreshSignIn
    >[1];
    return requireFreshSignIn({ db, clock: settableClock(now.toISOString()) }, account);
  };

  it('is possible for fifteen minutes after signing in', async () => {
    await expect(change(0)).resolves.toBeUndefined();
    await expect(change(900)).resolves.toBeUndefined();
    await expect(change(900.001)).rejects.toMatchObject({ code: 'reauthentication_needed', status: 403 });
  });

  it('is refused without a session', async () => {
    await expect(change(null)).rejects.toMatchObject({ code: 'reauthentication_needed' });
    await expect(change(0, null)).rejects.toMatchObject({ code: 'reauthentication_needed' });
  });
});

describe('suspending an account', () => {
  const suspend = async (row: { email: string; suspended: boolean } | null, suspended: boolean) => {
    const { db, ended } = stubDatabase(({ text }) => {
      if (text.startsWith('select coalesce(email')) return row ? [row] : [];
      return text.startsWith('delete from auth.sessions') ? [{ id: 's1' }, { id: 's2' }] : [];
    });
    const input = { accountId: 'u1', suspended, administrators: ['admin@example.org'], now };
    const outcome = await changeSuspension(db, input);
    return { outcome, writes: ended.filter((text) => /^(update|delete)/.test(text)).length };
  };
  const ana = { email: 'ana@example.org', suspended: false };

  it('ends its sessions, and lifting it ends none', async () => {
    expect(await suspend(ana, true)).toEqual({
      outcome: { outcome: 'changed', email: ana.email, ended: ['s1', 's2'] },
      writes: 2,
    });
    expect(await suspend({ ...ana, suspended: true }, false)).toEqual({
      outcome: { outcome: 'changed', email: ana.email, ended: [] },
      writes: 1,
    });
  });

  it('changes nothing where it is so already, or where there is no account', async () => {
    for (const suspended of [true, false])
      expect(await suspend({ ...ana, suspended }, suspended)).toEqual({
        outcome: { outcome: 'unchanged' },
        writes: 0,
      });
    expect(await suspend(null, true)).toEqual({ outcome: { outcome: 'unknown' }, writes: 0 });
  });

  it('is impossible for an administrator, whose suspension can be lifted', async () => {
    const admin = { email: ' Admin@Example.org ', suspended: false };
    expect(await suspend(admin, true)).toEqual({ outcome: { outcome: 'administrator' }, writes: 0 });
    expect((await suspend({ ...admin, suspended: true }, false)).outcome).toMatchObject({
      outcome: 'changed',
    });
  });
});
