import { recomputeStates } from '../record-evidence.server.ts';
import { voidEvidence } from '../../db/evidence.server.ts';
import { saveFinished, updateItem } from '../../db/practice.server.ts';
import { insertReport } from '../../db/report.server.ts';
import type { PracticeCaller, PracticeServices } from '../context.server.ts';
import { withLockedItem } from '../sessions/open-session.server.ts';
import { viewItem } from '../sessions/session-view.server.ts';
import { summarize } from '../sessions/summarize.server.ts';
import type { ItemView } from '../../model/views.ts';

/**
 * "This question is wrong": it no longer counts, all states are recomputed without it, and founders review it. Idempotent: a repeated report
 * changes nothing.
 */
export async function reportQuestion(
  services: PracticeServices,
  caller: PracticeCaller,
  { itemId, text }: { readonly itemId: string; readonly text: string },
): Promise<ItemView> {
  const { db, clock, random } = services;
  const reported = await db.transaction().execute((trx) =>
    withLockedItem(services, trx, caller, itemId, async ({ session, learner, item }) => {
      if (item.voidedAt) return { session, record: item };
      const now = clock.now();
      const change = {
        voidedAt: now,
        state: item.state === 'open' ? ('skipped' as const) : item.state,
        resolvedAt: item.resolvedAt ?? now,
      };
      await updateItem(trx, item.id, change);
      await voidEvidence(trx, item.id, now);
      const { accountId, profileId, template, seed } = item;
      await insertReport(trx, {
        id: random.uuid(),
        itemId,
        accountId,
        profileId,
        template,
        seed,
        language: caller.language,
        text,
        at: now,
      });
      await recomputeStates(trx, services, learner);
      if (session.finishedAt) {
        const summary = await summarize(services, trx, session, learner);
        await saveFinished(trx, session.id, { at: session.finishedAt, summary });
      }
      return { session, record: { ...item, ...change } };
    }),
  );
  return viewItem(services, db, reported, caller.language);
}
