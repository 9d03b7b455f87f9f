import { expect, it } from 'vitest';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import { beginPasskeySignIn } from './sign-in-with-passkey.server.ts';

it('a challenge is stored for five minutes, for this site and a verified person', async () => {
  const stored: (readonly unknown[])[] = [];
  const { db } = stubDatabase(({ parameters }) => {
    stored.push(parameters);
    return [];
  });
  const begun = await beginPasskeySignIn({
    db,
    clock: settableClock('2026-11-20T09:00:00Z'),
    random: seededRandom(5),
    settings: partOf<Services['settings']>({ siteUrl: 'https://curvela.example' }),
  });
  const expiresAt = new Date('2026-11-20T09:05:00Z');
  expect(begun).toMatchObject({
    expiresAt,
    options: { rpId: 'curvela.example', timeout: 300_000, userVerification: 'required' },
  });
  expect(stored).toEqual([[begun.challengeId, null, begun.options.challenge, expiresAt]]);
});
