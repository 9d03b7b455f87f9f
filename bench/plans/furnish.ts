import type pg from 'pg';

/*
 * Rows of tables that the walks do not fill: one for each learner, account or tutor, so that these tables grow with the others. Their
 * content does not matter; their owner decides how they are found.
 */
const inserts = [
  `insert into app.course_answers (account_id, profile_id, course, lesson, item, tries, right_at, answered_at)
   select account_id, profile_id, course, lesson, 'a-question', 1, begun_at, begun_at from app.course_lessons`,
  `insert into app.course_notes (account_id, profile_id, course, lesson, text, version, updated_at)
   select account_id, profile_id, course, lesson, 'Look at this again.', 1, begun_at from app.course_lessons`,
  `insert into app.claim_disputes (id, account_id, profile_id, claim, text, created_at)
   select gen_random_uuid(), account_id, id, 'mastered:slope', 'No.', created_at from app.learner_profiles`,
  `insert into app.learner_goals (id, account_id, profile_id, title, skills, due_on, created_at)
   select gen_random_uuid(), account_id, id, 'The test', '{slope}', current_date + 30, created_at from app.learner_profiles`,
  `insert into app.availability_exceptions (tutor_id, kind, first_day, last_day)
   select id, 'closed', current_date + 40, current_date + 44 from app.tutors`,
  `insert into public.user_locale_preferences (user_id, preferred_locale, preferred_currency, preferred_country, preferred_timezone)
   select id, 'en-GB', 'GBP', 'GB', 'Europe/London' from auth.users`,
  `insert into public.user_preferences (user_id) select id from auth.users`,
  `insert into app.teaching_sessions (id, account_id, model, locale, problem, phase, state, seed, created_at, updated_at)
   select gen_random_uuid(), id, 'socratic-guide', 'en-GB', '2x = 6', 'attempt', '{}', 1, created_at, created_at from auth.users`,
];
const lessons = `insert into app.course_lessons (account_id, profile_id, course, lesson, begun_at, visited_at)
  select account_id, id, 'fractions', 'parts', created_at, created_at from app.learner_profiles on conflict do nothing`;

/** Adds a row for every learner, account and tutor that has none. */
export async function furnish(database: pg.Client): Promise<void> {
  await database.query('set session_replication_role = replica');
  for (const insert of [lessons, ...inserts])
    await database.query(
      `${insert} on conflict do nothing`.replace(/( on conflict do nothing)+$/, ' on conflict do nothing'),
    );
  await database.query('set session_replication_role = origin');
}
