import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorRecord } from '#app/tutors/index.server.ts';
import type { AuditAction } from '../../model/audit.ts';
import type { Founder } from '../../model/founder.ts';
import type { FieldChange } from '../../model/change.ts';
import { insertAct } from '../../db/founders.server.ts';
import { notifyTutor } from './notify-tutor.server.ts';

export type RecordChangeDeps = Pick<Services, 'db' | 'clock' | 'random' | 'jobs' | 'mail' | 'settings'>;

/** The action and the changed fields of a tutor’s page. */
type Act = { action: AuditAction; changes: readonly FieldChange[] };

/**
 * Logs each act with the values before and after and sends the tutor one email about all of them, inside the transaction of the change. An
 * act without changes is not logged.
 */
export async function recordChange(
  trx: Kysely<DB>,
  services: RecordChangeDeps,
  { founder, tutor, acts }: { founder: Founder; tutor: TutorRecord; acts: readonly Act[] },
): Promise<void> {
  const { clock, random } = services;
  const done = acts.filter(({ changes }) => changes.length > 0);
  const sides = (changes: readonly FieldChange[], side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  for (const { action, changes } of done)
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action,
      subjectId: tutor.id,
      subject: tutor.name,
      before: sides(changes, 'before'),
      after: sides(changes, 'after'),
      at: clock.now(),
    });
  if (done.length > 0)
    await notifyTutor(trx, services, { tutor, changes: done.flatMap(({ changes }) => changes) });
}
