import { requireActiveLink } from '#app/learners/index.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { ConversationsPage } from '../model/views.ts';
import { listMine } from './conversations.server.ts';
import { readSession } from './read-session.server.ts';

type Reader = { linkId: string; adultId: string };

/** Conversations of a minor’s own account for their linked adult, as `listMine`. Throws `unknown_link` (404), also for the link with a family. */
export async function listConversationsForAdult(
  services: Pick<TeachingServices, 'db'>,
  reader: Reader,
  after: string | undefined,
): Promise<ConversationsPage> {
  return listMine(services, await minorOf(services, reader), { after });
}

/** One of them with all turns. Throws `unknown_link` and `session_not_found` (404). */
export async function readConversationForAdult(services: TeachingServices, reader: Reader, id: string) {
  return readSession(services, await minorOf(services, reader), id);
}

async function minorOf(
  { db }: Pick<TeachingServices, 'db'>,
  { linkId, adultId }: Reader,
): Promise<{ accountId: string }> {
  const { accountId } = await requireActiveLink(db, { id: linkId, adultId }, 'minor');
  return { accountId };
}
