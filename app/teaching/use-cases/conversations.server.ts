import { z } from '@hono/zod-openapi';
import { listSessions, markDeleted, type PageCursor, setTitle } from '../db/conversations.server.ts';
import { teachingError } from '../model/errors.ts';
import type { SessionOwner } from '../model/record.ts';
import { summaryView } from './session/view.server.ts';
import type { TeachingServices } from '../model/services.ts';
import type { ConversationsPage } from '../model/views.ts';

/** How many conversations a page of the list has. */
export const conversationsPerPage = 20;

type ConversationQuery = { search?: string | undefined; after?: string | undefined };

/**
 * A page of the owner's conversations, the latest first; with `search` those whose name, problem or the learner's own words
 * have it. `next` is the `after` of the next page, null on the last one.
 */
export async function listMine(
  { db }: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  { search = '', after }: ConversationQuery = {},
): Promise<ConversationsPage> {
  const found = await listSessions(db, owner, {
    // Only spaces find nothing in particular.
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

/** Reads `next` back. What is not one of ours begins at the beginning. */
function endOf(after: string): PageCursor | null {
  const read = endSchema.safeParse(after.split('_'));
  return read.success ? { updatedAt: new Date(read.data[0]), id: read.data[1] } : null;
}

/** Names a conversation; null takes the name away. It stays where it stands in the list. Throws 404. */
export async function renameConversation(
  { db }: Pick<TeachingServices, 'db'>,
  owner: SessionOwner,
  id: string,
  title: string | null,
): Promise<void> {
  if (!(await setTitle(db, owner, id, title))) throw teachingError('session_not_found', { status: 404 });
}

/**
 * Deletes a conversation. What the learner can do, known from what was done in it, stays in the learner's profile. Asked twice
 * it answers the same; 404 for everybody else's.
 */
export async function deleteConversation(
  { db, clock }: Pick<TeachingServices, 'db' | 'clock'>,
  owner: SessionOwner,
  id: string,
): Promise<void> {
  if (!(await markDeleted(db, owner, id, clock.now())))
    throw teachingError('session_not_found', { status: 404 });
}
