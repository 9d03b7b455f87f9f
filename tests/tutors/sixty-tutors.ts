type Query = (statement: string) => Promise<unknown>;

/** Four copies of each of the twelve demo tutors: sixty in total. */
export const sixtyTutors = (query: Query): Promise<void> => moreTutors(query, 4);

/** Copies of each tutor with the same hours and prices and a different name. The copies have no account; `query` runs one statement. */
export async function moreTutors(query: Query, times: number): Promise<void> {
  await query(
    `create table app.copies as
     select id as original, gen_random_uuid() as copy, slug || '-' || n as slug, name || ' ' || n as name
     from app.tutors, generate_series(1, ${times}) as n`,
  );
  await query(
    `insert into app.tutors
     select (jsonb_populate_record(tutor, jsonb_build_object('id', copy, 'slug', copies.slug, 'name', copies.name, 'account_id', null))).*
     from app.copies as copies join app.tutors as tutor on tutor.id = original`,
  );
  await query(
    `insert into app.availability_rules (tutor_id, weekday, starts, ends)
     select copy, weekday, starts, ends from app.copies join app.availability_rules on tutor_id = original`,
  );
  await query(
    `insert into app.tutor_prices (tutor_id, session_type, currency, amount_minor)
     select copy, session_type, currency, amount_minor from app.copies join app.tutor_prices on tutor_id = original`,
  );
  await query('drop table app.copies');
}
