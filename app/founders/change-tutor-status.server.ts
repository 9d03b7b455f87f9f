import type { Services } from '#app/platform/services.server.ts';
import { askForDocuments } from '#app/search/public.server.ts';
import { setTutorStatus } from '#app/tutors/public.founders.server.ts';
import { insertAct } from './queries.server.ts';

/** The founder who acts, as the verified token names them. */
export type Founder = { id: string; email: string };

/**
 * Opens or closes a tutor for new bookings; booked sessions stay. Written to the audit log, unless nothing changed.
 * Throws `unknown_tutor` (404) and `tutor_incomplete` (409).
 */
export async function changeTutorStatus(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'jobs'>,
  input: { founder: Founder; id: string; status: 'active' | 'paused' },
): Promise<void> {
  const { db, clock, random } = services;
  const { founder, id, status } = input;
  await db.transaction().execute(async (trx) => {
    const { before, changed } = await setTutorStatus(trx, { id, status });
    if (!changed) return;
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: status === 'active' ? 'tutor.activate' : 'tutor.pause',
      subjectId: before.id,
      subject: before.name,
      before: { status: before.status },
      after: { status },
      at: clock.now(),
    });
    await askForDocuments(services, trx);
  });
}
