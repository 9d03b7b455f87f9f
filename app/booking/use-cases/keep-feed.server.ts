import { createHash } from 'node:crypto';
import type { Services } from '#app/platform/services.server.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import { deleteFeed, loadFeed, putFeed } from '../db/feed.server.ts';
import type { Feed, FeedSide, MadeFeed } from '../model/feed-schemas.ts';

type Of = { accountId: string; side: FeedSide };

/** Stored form of a secret. 244 random bits need neither a salt nor a slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a feed address exists, and since when. Throws `not_a_tutor` (403) for the tutor’s feed. */
export async function readFeed(services: Pick<Services, 'db'>, of: Of): Promise<Feed> {
  await requireSide(services, of);
  return { madeAt: (await loadFeed(services.db, of))?.made_at.toISOString() ?? null };
}

/** Creates the address and invalidates an earlier one. Only this response contains it. Throws `not_a_tutor` (403). */
export async function makeFeed(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'random'>,
  of: Of,
): Promise<MadeFeed> {
  await requireSide(services, of);
  // 244 random bits: guessing is infeasible.
  const secret = `${services.random.uuid()}${services.random.uuid()}`.replaceAll('-', '');
  const madeAt = services.clock.now();
  await putFeed(services.db, { ...of, secretHash: hashOf(secret), madeAt });
  const address = `${services.settings.siteUrl}/functions/v1/calendar/${secret}/sessions.ics`;
  return { madeAt: madeAt.toISOString(), address };
}

/** Revokes the address. Idempotent. Throws `not_a_tutor` (403). */
export async function withdrawFeed(services: Pick<Services, 'db'>, of: Of): Promise<void> {
  await requireSide(services, of);
  await deleteFeed(services.db, of);
}

async function requireSide(services: Pick<Services, 'db'>, { accountId, side }: Of): Promise<void> {
  if (side === 'tutor') await requireTutor(services, accountId);
}
