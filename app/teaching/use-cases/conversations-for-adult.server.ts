import { insertRead } from '#app/accounts/index.server.ts';
import { requireActiveLink } from '#app/learners/index.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { ConversationsPage } from '../model/views.ts';
import { listMine } from './conversations.server.ts';
import { readSession } from './read-session.server.ts';

type Reader = { linkId: string; adultId: string };
type ReadDeps = Pick<TeachingServices, 'db' | 'clock' | 'random'>;

/** Conversations of a minor’s own account for their linked adult, as `listMine`. Each read is recorded. Throws `unknown_link` (404), also for the link with a family. */
export async function listConversationsForAdult(
  services: ReadDeps,
  reader: Reader,
  after: string | undefined,
): Promise<ConversationsPage> {
  const minor = await minorOf(services, reader);
  const page = await listMine(services, minor, { after });
  await recordRead(services, reader, minor.accountId, '');
  return page;
}

/** One of them with all turns. Throws `unknown_link` and `session_not_found` (404). */
export async function readConversationForAdult(services: TeachingServices, reader: Reader, id: string) {
  const minor = await minorOf(services, reader);
  const session = await readSession(services, minor, id);
  await recordRead(services, reader, minor.accountId, `/${id}`);
  return session;
}

async function recordRead(
  { db, clock, random }: ReadDeps,
  { linkId, adultId }: Reader,
  subjectId: string,
  under: string,
): Promise<void> {
  const path = `/adult-links/${linkId}/conversations${under}`;
  await insertRead(db, 'adults.read', {
    id: random.uuid(),
    actorId: adultId,
    subjectId,
    path,
    at: clock.now(),
  });
}

async function minorOf(
  { db }: Pick<TeachingServices, 'db'>,
  { linkId, adultId }: Reader,
): Promise<{ accountId: string }> {
  const { accountId } = await requireActiveLink(db, { id: linkId, adultId }, 'minor');
  return { accountId };
}
