import { z } from '@hono/zod-openapi';
import { listSessions, markDeleted, type PageCursor, setTitle } from '../db/conversations.server.ts';
import { teachingError } from '../model/errors.ts';
import type { SessionOwner } from '../model/record.ts';
import { summaryView } from './session/view.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { ConversationsPage } from '../model/views.ts';

/** Page size of the list. */
export const conversationsPerPage = 20;

type ConversationQuery = { search?: string | undefined; after?: string | undefined };

/**
 * A page of the owner's conversations, newest first; `search` matches title, problem or the learner's words. `next` is the `after` of the
 * next page, null on the last one.
 */
export async function listMine(
  { db }: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  { search = '', after }: ConversationQuery = {},
): Promise<ConversationsPage> {
  const found = await listSessions(db, owner, {
    // Only spaces: no filter.
    search: search.trim(),
    after: after === undefined ? null : endOf(after),
    limit: conversationsPerPage + 1,
  });
  const shown = found.slice(0, conversationsPerPage);
  const last = shown.at(-1);
  const more = found.length > shown.length && last !== undefined;
  return {
    sessions: shown.map(summaryView),
    next: more ? `${last.updatedAt.getTime()}_${last.id}` : null,
  };
}

const endSchema = z.tuple([z.coerce.number().int().nonnegative().max(8.64e15), z.uuid()]);

/** Decodes `next`. An invalid cursor starts at the first page. */
function endOf(after: string): PageCursor | null {
  const read = endSchema.safeParse(after.split('_'));
  return read.success ? { updatedAt: new Date(read.data[0]), id: read.data[1] } : null;
}

/** Sets or clears (null) the title. The position in the list does not change. Throws 404. */
export async function renameConversation(
  { db }: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  id: string,
  title: string | null,
): Promise<void> {
  if (!(await setTitle(db, owner, id, title))) throw teachingError('session_not_found', { status: 404 });
}

/** Deletes a conversation. Mastery derived from it stays in the learner's profile. Idempotent; throws 404 for other people's conversations. */
export async function deleteConversation(
  { db, clock }: Pick<TeachingServices, 'db' | 'clock'>,
  owner: SessionOwner,
  id: string,
): Promise<void> {
  if (!(await markDeleted(db, owner, id, clock.now())))
    throw teachingError('session_not_found', { status: 404 });
}
