import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { recordEvidence, createEvidence, type LearnerInZone } from '../record-evidence.server.ts';
import { afterAttempt, type EvidenceResult } from '../../domain/items/after-attempt.ts';
import { loadAttemptsOf, loadItemsOf, saveFinished, updateItem } from '../../db/practice.server.ts';
import type { PracticeServices } from '../context.server.ts';
import type { AttemptRecord, PracticeItemRecord, PracticeSessionRecord } from '../../model/record.ts';
import { summarize } from './summarize.server.ts';

/**
 * Ends a session in the caller’s transaction, which holds `lockPractice`. The answers of an exam become evidence now; an open question is
 * skipped.
 */
export async function endPractice(
  services: Pick<PracticeServices, 'learners' | 'clock' | 'random'>,
  trx: Kysely<DB>,
  session: PracticeSessionRecord,
  learner: LearnerInZone,
): Promise<PracticeSessionRecord> {
  if (session.state === 'finished') return session;
  const at = services.clock.now();
  const items = await loadItemsOf(trx, session.id);
  for (const { id, state } of items)
    if (state === 'open') await updateItem(trx, id, { state: 'skipped', resolvedAt: at });
  if (session.mode === 'exam') await countExam(services, trx, items, learner);
  const summary = await summarize(services, trx, session, learner);
  await saveFinished(trx, session.id, { at, summary });
  return { ...session, state: 'finished', finishedAt: at, summary };
}

async function countExam(
  services: Pick<PracticeServices, 'clock' | 'random'>,
  trx: Kysely<DB>,
  items: readonly PracticeItemRecord[],
  learner: LearnerInZone,
): Promise<void> {
  const attempts = await loadAttemptsOf(
    trx,
    items.map(({ id }) => id),
  );
  const evidence = items.flatMap((item) => {
    const own = attempts.get(item.id) ?? [];
    const shows = shownInExam(item, own);
    const at = item.resolvedAt ?? services.clock.now();
    return shows && !item.voidedAt ? createEvidence(services, item, shows, own[0] ?? null, at) : [];
  });
  await recordEvidence(trx, services, learner, evidence);
}

/** The form is part of the question: without it, an exam answer is not right. */
function shownInExam(item: PracticeItemRecord, attempts: readonly AttemptRecord[]): EvidenceResult | null {
  if (item.state === 'given_up') return { right: false, aid: 'shown' };
  const [attempt] = attempts;
  if (!attempt || attempt.verdict === 'unknown') return null;
  return afterAttempt('exam', item, [attempt]).shows ?? { right: false, aid: 'none' };
}
