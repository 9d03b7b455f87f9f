import type pg from 'pg';
import type { WrittenRow } from './fire.ts';

/** Invariants that must never be violated, by their description: each statement returns the ids of half-written rows. */
const halves: Record<string, string> = {
  'a booking by invoice has its invoice once, unless it cost nothing': `
    select booking.id from app.bookings as booking where state = 'confirmed' and payment = 'invoice' and price_minor > 0
      and (select count(*) from app.invoices where booking_id = booking.id and kind = 'invoice') <> 1`,
  'a booking says how it is paid and whose it is': `
    select id from app.bookings where account_id = any($1) and state = 'confirmed' and (payment is null or confirmed_at is null)`,
  'each event of a booking is told once': `
    select booking.id from app.bookings as booking where account_id = any($1) and state = 'confirmed'
      and (select count(*) from app.mails where message_id like 'booking-' || booking.id || '-%-learner') <> 1 + booking.moves`,
  'a session ahead has its reminders': `
    select booking.id from app.bookings as booking where account_id = any($1) and state = 'confirmed' and starts_at > now() + interval '25 hours'
      and not exists (select from jobs.job where name = 'booking.remind' and data ->> 'bookingId' = booking.id::text
        and (data ->> 'startsAt')::timestamptz = booking.starts_at)`,
  'a hold has an end': `select id from app.bookings where state = 'held' and expires_at is null`,
  'a card that was charged booked something or is given back': `
    select id from app.payments where state = 'paid' and outcome is null`,
  'a booking by card has its payment': `
    select booking.id from app.bookings as booking where payment = 'card' and state = 'confirmed'
      and not exists (select from app.payments where subject_id = booking.id and outcome = 'booked')`,
  'turns of a conversation stand in order, and the learner’s is answered': `
    select session.id from app.teaching_sessions as session join app.teaching_turns as turn on turn.session_id = session.id
      where session.account_id = any($1) group by session.id
      having max(position) - min(position) + 1 <> count(*)
        or (array_agg(speaker order by position desc))[1] = 'learner'`,
  'a conversation has a turn': `
    select id from app.teaching_sessions as session where account_id = any($1)
      and not exists (select from app.teaching_turns where session_id = session.id)`,
  'a question that is answered has its attempt': `
    select item.id from app.practice_items as item where state in ('right', 'wrong') and profile_id = any($2)
      and not exists (select from app.practice_attempts where item_id = item.id)`,
  'what is believed of a skill counts as many pieces of evidence as there are': `
    select state.profile_id as id from app.skill_states as state where profile_id = any($2)
      and not exists (select from app.evidence where evidence.profile_id = state.profile_id and evidence.skill = state.skill)`,
  'evidence of a skill has led to a belief': `
    select evidence.profile_id as id from app.evidence as evidence where profile_id = any($2)
      and not exists (select from app.skill_states as state where state.profile_id = evidence.profile_id and state.skill = evidence.skill)`,
  'an answer in a lesson has its lesson': `
    select profile_id as id from app.course_answers as answer where not exists (select from app.course_lessons as lesson
      where (lesson.profile_id, lesson.course, lesson.lesson) = (answer.profile_id, answer.course, answer.lesson))`,
  'a founder’s answer has its act in the audit log and its mail': `
    select answer.message_id as id from app.contact_answers as answer
      where (select count(*) from app.audit_log where action = 'message.answer' and subject_id = answer.message_id)
          <> (select count(*) from app.contact_answers as other where other.message_id = answer.message_id)`,
  'a message is told to both founders': `
    select id from app.contact_messages as message where message like 'killed %'
      and (select count(*) from app.mails where message_id in ('contact.' || message.id || '.0', 'contact.' || message.id || '.1')) <> 2`,
  'a wish to be erased is confirmed by mail': `
    select id from app.account_erasures as erasure
      where not exists (select from app.mails where message_id = 'account-erasure-' || erasure.id || '-scheduled')`,
  'what belongs to an account has its account': `
    select account_id as id from app.learner_profiles where not exists (select from auth.users where id = account_id)
    union all select account_id from app.account_erasures where not exists (select from auth.users where id = account_id)`,
  'an index says what its table says': `select 'damaged' as id where not (select bool_and(indisvalid) from pg_index)`,
};

/** Acknowledged writes that are not stored exactly once, and half-written rows. `people` are the accounts of the load. */
export async function findFaults(
  database: Pick<pg.Client, 'query'>,
  written: readonly WrittenRow[],
  people: readonly { id: string; profileId: string }[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { kind, sql, values } of written) {
    const { rows } = await database.query<{ kept: number }>(sql, [...values]);
    const count = rows[0]?.kept ?? 0;
    if (count !== 1)
      faults.push(`${kind} (${values.join(', ')}) was acknowledged and is kept ${count} times`);
  }
  const about = [people.map(({ id }) => id), people.map(({ profileId }) => profileId)];
  for (const [sentence, sql] of Object.entries(halves)) {
    const values = [1, 2].filter((number) => sql.includes(`$${number}`));
    const placed = values.length === 1 ? sql.replaceAll('$2', '$1') : sql;
    const { rows } = await database.query<{ id: string }>(
      placed,
      values.map((number) => about[number - 1]),
    );
    for (const { id } of rows) faults.push(`half written: not so that ${sentence}: ${id}`);
  }
  return faults;
}
