import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import {
  changedFields,
  isPriceField,
  replaceHours,
  replaceMeeting,
  replaceProfile,
} from '#app/tutors/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import type { FieldChange } from '../../model/change.ts';
import { type RecordChangeDeps, recordChange } from './record-change.server.ts';

type SavedProfile = Parameters<typeof replaceProfile>[2]['profile'];
type SavedMeeting = Parameters<typeof replaceMeeting>[1]['meeting'];
type SavedHours = Parameters<typeof replaceHours>[2]['hours'];
type Hours = Awaited<ReturnType<typeof replaceHours>>['before'];

type By = { founder: Founder; tutorId: string };
const inOne = <Result>({ db }: RecordChangeDeps, work: (trx: Kysely<DB>) => Promise<Result>) =>
  db.transaction().execute(work);

/** Changes a tutor’s profile and prices on the tutor’s behalf. Throws as `replaceProfile`. */
export const changeProfile = (
  services: RecordChangeDeps,
  { founder, ...input }: By & { profile: SavedProfile },
) =>
  inOne(services, async (trx) => {
    const { tutor, before, after } = await replaceProfile(trx, services, input);
    const changes = changedFields(before, after);
    const prices = changes.filter(({ field }) => isPriceField(field));
    const words = changes.filter(({ field }) => !isPriceField(field));
    const acts = [
      { action: 'tutor.edit', changes: words } as const,
      { action: 'tutor.prices', changes: prices } as const,
    ];
    await recordChange(trx, services, { founder, tutor, acts });
    return after;
  });

/** Changes a tutor’s hours, limits and zone on the tutor’s behalf; booked sessions stay. Throws as `replaceHours`. */
export const changeHours = (services: RecordChangeDeps, { founder, ...input }: By & { hours: SavedHours }) =>
  inOne(services, async (trx) => {
    const { tutor, before, after, stranded } = await replaceHours(trx, services.clock.now(), input);
    const outside = { field: 'outside', before: 0, after: stranded.length };
    const changes = [...changedHours(before, after), ...(stranded.length > 0 ? [outside] : [])];
    await recordChange(trx, services, { founder, tutor, acts: [{ action: 'tutor.hours', changes }] });
    return after;
  });

/** Changes a tutor’s meeting link on the tutor’s behalf. Throws as `replaceMeeting`. */
export const changeMeeting = (
  services: RecordChangeDeps,
  { founder, ...input }: By & { meeting: SavedMeeting },
) =>
  inOne(services, async (trx) => {
    const { tutor, url } = await replaceMeeting(trx, input);
    const change = { field: 'meeting', before: withoutSecrets(tutor.meetingUrl), after: withoutSecrets(url) };
    const changes = tutor.meetingUrl === url ? [] : [change];
    await recordChange(trx, services, { founder, tutor, acts: [{ action: 'tutor.meeting', changes }] });
    return { url };
  });

/** Changed fields of the hours. */
function changedHours(before: Hours, after: Hours): FieldChange[] {
  const { version: _, ...members } = before;
  return (Object.keys(members) as (keyof typeof members)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The query of a meeting link often contains its password, and the log is kept for years. */
const withoutSecrets = (url: string | null): string | null => url && (url.split(/[?#]/u)[0] ?? null);
