import { expect, it } from 'vitest';
import { seedTutors } from '#app/tutors/index.server.ts';
import { testServices } from '#tests/support/database.ts';
import { sixtyTutors } from '#tests/tutors/sixty-tutors.ts';
import { people } from './people.server.ts';

it('while the database is unavailable, concurrent pages show nobody and none fails', async () => {
  const app = await testServices();
  await app.close();
  const query = { currency: 'GBP', language: 'en' } as const;
  const [first, second] = await Promise.all([people(app.services, query), people(app.services, query)]);
  expect([first.people, second.people]).toEqual([[], []]);
});

it('of sixty tutors one search page is shown, with the total number', async () => {
  const app = await testServices();
  await seedTutors(app.db, app.clock, { id: app.services.random.uuid(), email: 'lucia@example.org' });
  await sixtyTutors((statement) => app.pool.query(statement));
  const shown = await people(app.services, { currency: 'EUR', language: 'es' });
  expect([shown.people.length, shown.total]).toEqual([24, 60]);
  expect(shown.people[0]?.languages).toContain('es');
  await app.close();
});
