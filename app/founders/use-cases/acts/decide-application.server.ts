import { brand } from '#app/platform/brand.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { decideApplication as decide, type Decision } from '#app/tutors/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { foundersTexts } from '../../messages/index.ts';
import { insertAct } from '../../db/founders.server.ts';

/**
 * Approves or declines an application, notifies the applicant by email and logs it, atomically. Returns the id of the tutor page created by
 * an approval. Throws as `decideApplication` of the tutors.
 */
export async function decideApplication(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'mail' | 'settings'>,
  input: { founder: Founder; id: string; decision: Decision; sentAt?: string | undefined },
): Promise<{ tutorId: string | null }> {
  const { db, clock, random, mail, settings } = services;
  const { founder, id, decision, sentAt } = input;
  return db.transaction().execute(async (trx) => {
    const { application, tutorId, language } = await decide(trx, services, { id, decision, sentAt });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: decision === 'approved' ? 'application.approve' : 'application.decline',
      // The log of the new tutor page then shows its origin.
      subjectId: tutorId ?? application.id,
      subject: application.name,
      before: { state: 'received' },
      after: { state: decision, applicationId: application.id },
      at: clock.now(),
    });
    const t = translator(foundersTexts, language, 'founders');
    const url = `${settings.siteUrl}${decision === 'approved' ? '/dashboard/availability' : '/contact'}`;
    await mail.enqueue(trx, {
      to: application.email,
      language,
      subject: t(`mail.${decision}.subject`, { brand }),
      text: t(`mail.${decision}.body`, { name: application.name, brand, url }),
      messageId: `application.${application.id}.${decision}`,
    });
    return { tutorId };
  });
}
