import { expect, test, vi } from 'vitest';
import { testServices } from '#tests/support/database.ts';
import { closeCheckouts, closeJob } from './close-checkout.server.ts';

test('the pages of all that was given back together end by jobs of one statement', async () => {
  const { services, db, pool, close } = await testServices();
  // A job kind only exists once it has been registered.
  services.jobs.handle(closeJob, async () => undefined);
  await services.jobs.start();
  await services.jobs.stop();
  const { rows } = await pool.query<{ id: string; subject_id: string }>(
    `insert into app.payments (id, subject, subject_id, amount_minor, currency, language, label, state, expires_at, created_at)
     select gen_random_uuid(), 'booking', gen_random_uuid(), 3200, 'GBP', 'en', 'A session', 'open', now(), now()
     from generate_series(1, 3) returning id, subject_id`,
  );
  const sent = vi.spyOn(services.jobs, 'sendAll');
  const subjects = rows.map(({ subject_id }) => subject_id);
  await db.transaction().execute((trx) => closeCheckouts({ db: trx, jobs: services.jobs }, subjects));
  expect(sent).toHaveBeenCalledTimes(1);
  const jobs = await pool.query<{ id: string }>(
    `select data->>'id' as id from jobs.job where name = $1 order by 1`,
    [closeJob],
  );
  expect(jobs.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());
  await close();
});
