import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { recordEvidence, recordSolutionShown, createEvidence } from '../record-evidence.server.ts';
import { loadEvidenceOfItems } from '../../db/evidence.server.ts';
import { type ReachedRung, mayHaveHint, nextRung } from '@curvela/curriculum';
import { practiceError } from '../../model/errors.ts';
import { loadAttemptsOf, updateItem, loadItem, loadSession } from '../../db/practice.server.ts';
import type { PracticeCaller, PracticeServices } from '../context.server.ts';
import { type LockedItem, isTimeUp, withLockedItem } from '../sessions/open-session.server.ts';
import type { PracticeItemRecord } from '../../model/record.ts';
import { viewItem } from '../sessions/session-view.server.ts';
import type { ItemView } from '../../model/views.ts';
import { hasOneTry, knownOf } from '../../domain/items/attempt-rules.ts';

/**
 * Gives the next rung of help. Idempotent: `seen` is the rung that the browser knew. Throws 409 `no_hint_yet` before an attempt and without
 * "I can’t start", `no_hint_here` in exams and diagnostics.
 */
export async function askHint(
  services: PracticeServices,
  caller: PracticeCaller,
  input: { readonly itemId: string; readonly seen: number; readonly cannotStart: boolean },
): Promise<ItemView> {
  return changeItem(services, caller, input.itemId, async (trx, held) => {
    const { session, item } = held;
    if (hasOneTry(session.mode)) throw practiceError('no_hint_here', { status: 409 });
    if (isOver(held) || item.rung > input.seen) return item;
    const attempts = (await loadAttemptsOf(trx, [item.id])).get(item.id) ?? [];
    const cannotStart = item.cannotStart || input.cannotStart;
    if (!mayHaveHint({ tried: attempts.length > 0, cannotStart }))
      throw practiceError('no_hint_yet', { status: 409 });
    const rung = nextRung(item.rung, knownOf(attempts));
    return showUpTo(services, trx, held, { rung, cannotStart });
  });
}

/** Shows the solution: the question is given up and counts as not known. Idempotent. */
export async function giveUp(
  services: PracticeServices,
  caller: PracticeCaller,
  { itemId }: { readonly itemId: string },
): Promise<ItemView> {
  const changed = await showSolution(services, caller, itemId);
  return viewItem(services, services.db, changed, caller.language);
}

/** Without rendering the response. */
export const showSolution = (services: PracticeServices, caller: PracticeCaller, itemId: string) =>
  withOpenItem(services, caller, itemId, async (trx, held) =>
    isOver(held) ? held.item : showUpTo(services, trx, held, { rung: 4, cannotStart: held.item.cannotStart }),
  );

/** Skips a question for today. Adds no evidence unless its solution was shown before. */
export async function skipItem(
  services: PracticeServices,
  caller: PracticeCaller,
  { itemId }: { readonly itemId: string },
): Promise<ItemView> {
  return changeItem(services, caller, itemId, async (trx, held) => {
    if (isOver(held)) return held.item;
    const skipped = { state: 'skipped', resolvedAt: services.clock.now() } as const;
    await updateItem(trx, held.item.id, skipped);
    return { ...held.item, ...skipped };
  });
}

const isOver = ({ session, item }: LockedItem) =>
  session.state === 'finished' || item.state !== 'open' || item.voidedAt !== null;

type Work = (trx: Kysely<DB>, held: LockedItem) => Promise<PracticeItemRecord>;

async function changeItem(
  services: PracticeServices,
  caller: PracticeCaller,
  itemId: string,
  work: Work,
): Promise<ItemView> {
  const changed = await withOpenItem(services, caller, itemId, work);
  return viewItem(services, services.db, changed, caller.language);
}

const withOpenItem = (services: PracticeServices, caller: PracticeCaller, itemId: string, work: Work) =>
  services.db.transaction().execute((trx) =>
    withLockedItem(services, trx, caller, itemId, async (held) => {
      if (isTimeUp(services, held.session)) throw practiceError('time_over', { status: 409 });
      return { session: held.session, record: await work(trx, held) };
    }),
  );

/** Gives help down to a rung. From the worked example on, the skill counts as not known; the solution ends the question. */
async function showUpTo(
  services: PracticeServices,
  trx: Kysely<DB>,
  { session, learner, item }: LockedItem,
  { rung, cannotStart }: { readonly rung: ReachedRung; readonly cannotStart: boolean },
): Promise<PracticeItemRecord> {
  const now = services.clock.now();
  if (rung >= 3 && session.mode !== 'exam') {
    const evidence = await loadEvidenceOfItems(trx, [item.id]);
    if (evidence.length === 0) {
      const rows = createEvidence(services, item, { right: false, aid: 'shown' }, null, now);
      await recordEvidence(trx, services, learner, rows);
    } else if (rung === 4) await recordSolutionShown(trx, services, learner, item);
  }
  const shown: Partial<PracticeItemRecord> =
    rung === 4 ? { rung, cannotStart, state: 'given_up', resolvedAt: now } : { rung, cannotStart };
  await updateItem(trx, item.id, shown);
  return { ...item, ...shown };
}

/** A question of the account. Read-only. Throws 404 `unknown_item`, also for questions of other accounts. */
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
