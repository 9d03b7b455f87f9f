import { expect, it } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { createAccountOfLink } from './create-account-of-link.server.ts';

const sentAt = new Date('2026-11-20T09:00:00Z');

/** Opens a link that was sent at nine o’clock; returns what is written after the link was taken. */
async function openLinkAt(time: string) {
  const { db, ended } = stubDatabase(({ text, parameters }) => {
    if (!text.startsWith('delete from "app"."sign_up_links"')) return [];
    const since = parameters.find((value) => value instanceof Date) as Date;
    return sentAt > since ? [{ email: 'ana@example.org', sentAt }] : [];
  });
  const clock = settableClock(`2026-11-20T${time}Z`);
  await createAccountOfLink({ db, clock, random: seededRandom(5) }, 'a'.repeat(64));
  return ended.map((text) => /^(?:insert into|update) \S+/.exec(text)?.[0]).filter(Boolean);
}

it.each(['09:00:00', '09:59:59'])('a link makes an account for an hour (%s)', async (time) => {
  expect(await openLinkAt(time)).toEqual([
    'insert into auth.users',
    'insert into auth.identities',
    'update auth.users',
  ]);
});

it.each(['10:00:00', '23:00:00'])('a link makes none after an hour (%s)', async (time) => {
  expect(await openLinkAt(time)).toEqual([]);
});
