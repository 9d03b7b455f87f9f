import type { Services } from '#app/platform/services.server.ts';
import { lockFlag, setFlagReviewed } from '#app/teaching/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { founderError } from '../../model/errors.ts';
import { insertAct } from '../../db/founders.server.ts';

/** Records that a founder read a flagged text and what was done; logged unless it was marked before. Throws `unknown_flag` (404). */
export async function markFlagReviewed(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  { founder, id, note }: { founder: Founder; id: string; note: string | null },
): Promise<void> {
  const { db, clock, random } = services;
  await db.transaction().execute(async (trx) => {
    const flag = await lockFlag(trx, id);
    if (!flag) throw founderError('unknown_flag', { status: 404 });
    if (flag.seen) return;
    const at = clock.now();
    await setFlagReviewed(trx, { id, by: founder.id, at, note });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'safety.see',
      subjectId: id,
      subject: flag.kind,
      before: { state: 'open' },
      after: { state: 'seen' },
      at,
    });
  });
}
