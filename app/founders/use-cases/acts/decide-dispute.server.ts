import { decideDispute as decide, type ChargebackDecision } from '#app/booking/index.server.ts';
import { formatMoney } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import { insertAct } from '../../db/founders.server.ts';

type Input = ChargebackDecision & { founder: Founder; id: string };

/**
 * Decides what a lost dispute means for the tutor’s pay. Logs the reason. Throws `no_dispute` (404) and `dispute_not_lost` (409), also when
 * another founder has decided.
 */
export async function decideDispute(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  { founder, id, ...decision }: Input,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { paymentId, changedMinor, amount } = await decide({ ...services, db: trx }, { id, ...decision });
    await insertAct(trx, {
      id: services.random.uuid(),
      actor: founder,
      action: 'dispute.decide',
      subjectId: paymentId,
      subject: formatMoney(amount, 'en-GB', 'exact'),
      before: { dispute: id },
      after: { ...decision, changedMinor, currency: amount.currency },
      at: services.clock.now(),
    });
  });
}
