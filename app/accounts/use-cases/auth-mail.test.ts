import { expect, it, test } from 'vitest';
import { seededRandom } from '#app/platform/random.ts';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { type AuthMail, sendAuthMail } from './auth-mail.server.ts';
import { createSeals } from './seals.server.ts';

type Outgoing = { to: string; subject: string; text: string; language: string };
const jwtSecret = 'secret-of-this-installation-00000000';
const siteUrl = 'https://curvela.example';

async function mailOf(change: Partial<AuthMail>) {
  const sent: Outgoing[] = [];
  const services = partOf<Parameters<typeof sendAuthMail>[0]>({
    db: stubDatabase().db,
    random: seededRandom(1),
    settings: { jwtSecret, siteUrl },
    mail: { enqueue: (_db: unknown, mail: Outgoing) => Promise.resolve(void sent.push(mail)) },
  });
  const mail = { to: 'ana@example.org', tokenHash: 'x1', code: '123456', language: 'en' } as const;
  await sendAuthMail(services, { ...mail, kind: 'signup', redirectTo: undefined, ...change });
  const { text, ...rest } = sent[0]!;
  const link = /https:\S+/.exec(text)?.[0];
  return { ...rest, text, link: link === undefined ? null : new URL(link) };
}
const linkOf = async (change: Partial<AuthMail>) => {
  const { link } = await mailOf(change);
  const { token_hash: sealed, ...others } = Object.fromEntries(link!.searchParams);
  expect(createSeals(jwtSecret).open('mailed link', sealed!)).toBe('x1');
  return [link!.origin, link!.pathname, others];
};

test.each([
  ['signup', '/auth/callback', { type: 'signup' }],
  ['invite', '/auth/callback', { type: 'invite' }],
  ['magiclink', '/auth/callback', { type: 'magiclink' }],
  ['newcomer', '/auth/callback', { type: 'magiclink', new: '1' }],
  ['email_change', '/auth/callback', { type: 'email_change' }],
  ['recovery', '/reset-password', { type: 'recovery' }],
] as const)('the link of a mail "%s" leads to %s with a seal and nothing more', async (kind, page, query) => {
  expect(await linkOf({ kind })).toEqual([siteUrl, page, query]);
});

it('the link goes on to the requested page if that is one of this site', async () => {
  const onTo = async (redirectTo: string) => (await linkOf({ redirectTo }))[2];
  expect(await onTo(`${siteUrl}/auth/callback?next=%2Fbook`)).toEqual({ type: 'signup', next: '/book' });
  expect(await onTo(`${siteUrl}/auth/callback`)).toEqual({ type: 'signup' });
  expect(await onTo(`${siteUrl}/auth/callback?next=https%3A%2F%2Fevil.example`)).toEqual({ type: 'signup' });
  expect(await onTo('https://evil.example/?next=%2Fbook')).toEqual({ type: 'signup' });
});

it('a mail to confirm an action has the code and no link; all others have both', async () => {
  const confirm = await mailOf({ kind: 'reauthentication' });
  expect(confirm.link).toBeNull();
  expect(confirm.text).toContain('123456');
  const signUp = await mailOf({});
  expect(signUp.link).not.toBeNull();
  expect(signUp.text).toContain('123456');
  expect(signUp.text).not.toBe((await mailOf({ kind: 'newcomer' })).text);
  expect((await mailOf({ kind: 'invite' })).subject).toBe(signUp.subject);
});
