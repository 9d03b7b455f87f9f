import { practiceError } from '../../model/errors.ts';
import { loadItem, loadSession } from '../../db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '../context.server.ts';
import { viewItem } from '../sessions/session-view.server.ts';
import type { ItemView } from '../../model/views.ts';

/** A question of the account as it stands now; looking changes nothing. Throws 404 `unknown_item`, also for those of others. */
export async function readItem(
  services: Pick<PracticeServices, 'db' | 'maths'>,
  { accountId, language }: PracticeCaller,
  { itemId }: { readonly itemId: string },
): Promise<ItemView> {
  const { db } = services;
  const record = await loadItem(db, { id: itemId, accountId });
  const session = record && (await loadSession(db, { id: record.sessionId, accountId }));
  if (!record || !session) throw practiceError('unknown_item', { status: 404 });
  return viewItem(services, db, { record, session }, language);
}
