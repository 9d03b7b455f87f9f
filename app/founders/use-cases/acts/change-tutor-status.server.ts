import type { Services } from '#app/platform/services.server.ts';
import { requestDocumentsUpdate } from '#app/search/index.server.ts';
import { setTutorStatus } from '#app/tutors/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { recordChange } from '../on-behalf/record-change.server.ts';

/**
 * Opens or closes a tutor for new bookings; booked sessions stay. If it changed, logs it and notifies the tutor. Throws `unknown_tutor`
 * (404), `tutor_left` and `tutor_incomplete` (409).
 */
export async function changeTutorStatus(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'mail' | 'settings'>,
  input: { founder: Founder; id: string; status: 'active' | 'paused' },
): Promise<void> {
  const { founder, id, status } = input;
  await services.db.transaction().execute(async (trx) => {
    const { before, changed } = await setTutorStatus(trx, { id, status });
    if (!changed) return;
    const action = status === 'active' ? 'tutor.activate' : 'tutor.pause';
    const changes = [{ field: 'status', before: before.status, after: status }];
    await recordChange(trx, services, { founder, tutor: before, acts: [{ action, changes }] });
    await requestDocumentsUpdate(services, trx);
  });
}
