import { decideClaim as decide, type ClaimDecision } from '#app/booking/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from '../../model/founder.ts';
import { insertAct } from '../../db/founders.server.ts';

type Input = ClaimDecision & { founder: Founder; bookingId: string };

/**
 * Decides an open claim of absence with the percentages for family and tutor. Notifies both sides and logs the reason. Throws `no_claim`
 * (404) if none is open.
 */
export async function decideClaim(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
  { founder, bookingId, ...decision }: Input,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const { after, tutor, claim } = await decide({ ...services, db: trx }, { bookingId, ...decision });
    await insertAct(trx, {
      id: services.random.uuid(),
      actor: founder,
      action: 'claim.decide',
      subjectId: bookingId,
      subject: tutor.name,
      before: { absent: claim.absent, claimedBy: claim.claimedBy, objection: claim.objection },
      after: { ...decision, refundMinor: after.refundMinor, currency: after.currency },
      at: services.clock.now(),
    });
  });
}
