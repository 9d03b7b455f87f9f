import { decideOverdueLine, payOut } from '#app/pay/index.server.ts';
import type { LineDecision, PayoutRequest } from '#app/pay/index.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutor } from '#app/tutors/index.server.ts';
import { insertAct } from '../../db/founders.server.ts';
import type { Founder } from '../../model/founder.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random'>;

/** Records that what is due to a tutor was paid. Logged. Throws `pay_changed` (409) if another sum is due by now. */
export async function payTutor(
  services: Deps,
  { founder, ...request }: PayoutRequest & { founder: Founder },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { payoutId, lines } = await payOut({ ...services, db: trx }, request, founder);
    const tutor = await loadTutor(trx, request.tutorId);
    await insertAct(trx, {
      id: services.random.uuid(),
      actor: founder,
      action: 'pay.out',
      subjectId: payoutId,
      subject: tutor?.name ?? '',
      before: {},
      after: { amountMinor: request.amountMinor, currency: request.currency, lines },
      at: services.clock.now(),
    });
  });
}

/**
 * Pays or writes off a line of pay whose invoice was due 30 days ago. Logged with the reason. Throws `unknown_line` (404) and
 * `line_not_overdue` (409).
 */
export async function decideLine(
  services: Deps,
  { founder, id, decision, reason }: LineDecision & { founder: Founder; id: string },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const line = await decideOverdueLine({ ...services, db: trx }, { id, decision });
    const tutor = await loadTutor(trx, line.tutorId);
    await insertAct(trx, {
      id: services.random.uuid(),
      actor: founder,
      action: decision === 'pay' ? 'pay.approve' : 'pay.write_off',
      subjectId: id,
      subject: tutor?.name ?? '',
      before: {},
      after: { amountMinor: line.amountMinor, currency: line.currency, reason },
      at: services.clock.now(),
    });
  });
}
