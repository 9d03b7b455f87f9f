import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { foundersApi } from '#app/founders/index.server.ts';
import { seedTutors, tutorsApi } from '#app/tutors/index.server.ts';
import { type ApiAnswer, callsOf } from './api.ts';
import { type TestServices, testServices } from './database.ts';

/* Services with tutors, a founder, and other accounts, for the tests of the founders' pages. */

export const ana = { id: '00000000-0000-4000-a000-0000000000a1', email: 'ana.founder@example.org' };
/** The other founder's address, signed up without confirmation. */
export const pretender = { id: '00000000-0000-4000-a000-0000000000a2', email: 'noah.founder@example.org' };
export const carmen = { id: '00000000-0000-4000-a000-0000000000a3', email: 'carmen@example.org' };
const lucia = { id: '00000000-0000-4000-a000-0000000000a4', email: 'lucia@example.org' };
export type Somebody = typeof ana | null;

export const week = '/founders/numbers?range=7d';
export const codeOf = ({ body }: ApiAnswer) => (body.error as { code: string } | undefined)?.code;

async function openTestServices(): Promise<TestServices> {
  const app = await testServices();
  await seedTutors(app.db, app.clock, lucia);
  const now = app.clock.now();
  await sql`insert into auth.users (id, email, email_confirmed_at, created_at) values
    (${ana.id}, ${ana.email}, ${now}, ${new Date('2026-11-10T09:00:00Z')}),
    (${pretender.id}, ${pretender.email}, null, ${new Date('2026-11-19T09:00:00Z')}),
    (${carmen.id}, ${carmen.email}, ${now}, ${new Date('2026-11-18T09:00:00Z')})`.execute(app.db);
  return app;
}

/** Separate services for each test of a file, and helpers for founders and others. */
export function setUpFoundersTest() {
  let app: TestServices;
  beforeEach(async () => {
    app = await openTestServices();
  });
  afterEach(() => app.close());
  const as = (caller: Somebody) => callsOf(foundersApi(app.services), caller);
  return {
    get app() {
      return app;
    },
    as,
    acts: async () =>
      (await as(ana)('GET', '/founders/audit')).body.entries as {
        action: string;
        subject: string;
        actor: string;
        before: object;
        after: object;
      }[],
    alerts: () =>
      app.db.selectFrom('app.security_alerts').select(['email', 'context', 'user_agent']).execute(),
    idOfTutor: (slug: string) => idOfTutor(app, slug),
    apply: async () => {
      await apply(app);
      const { body } = await as(ana)('GET', '/founders/applications');
      return (body.applications as { id: string }[])[0]?.id ?? '';
    },
    write: () => write(app),
    book: (...session: Session) => book(app, ...session),
  };
}

const idOfTutor = async ({ db }: TestServices, slug: string): Promise<string> =>
  (await db.selectFrom('app.tutors').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

/** Carmen applies to teach. */
async function apply({ services }: TestServices): Promise<void> {
  const story = 'I have taught fractions for nine years.';
  const body = {
    name: 'Zoë Núñez',
    zone: 'Europe/Madrid',
    city: 'Valencia',
    subjects: ['mathematics'],
    languages: ['es'],
    story,
  };
  const { status } = await callsOf(tutorsApi(services), carmen)('PUT', '/tutor/application', body);
  if (status !== 200) throw new Error(`applying: ${status}`);
}

/** A message from the contact page; returns its id. */
async function write({ services, db }: TestServices): Promise<string> {
  const id = services.random.uuid();
  const body = {
    topic: 'booking',
    name: 'Omar',
    email: 'omar@example.org',
    message: 'Hello?',
    language: 'en',
  };
  const at = new Date('2026-11-19T10:00:00Z');
  await db
    .insertInto('app.contact_messages')
    .values({ ...body, id, created_at: at })
    .execute();
  return id;
}

type Session = [
  made: string,
  priceMinor: number,
  currency: string,
  state?: 'held' | 'confirmed' | 'cancelled',
];
let hours = 0;

/** A booking with Lucía made at that moment, for a separate hour far ahead. */
async function book(
  app: TestServices,
  ...[made, priceMinor, currency, state = 'confirmed']: Session
): Promise<void> {
  hours += 1;
  const start = new Date(Date.UTC(2027, 0, 1 + hours, 12));
  const end = new Date(start.getTime() + 3_600_000);
  const id = app.services.random.uuid();
  await app.db
    .insertInto('app.bookings')
    .values({
      id,
      tutor_id: await idOfTutor(app, 'lucia-restrepo'),
      state: 'held',
      session_type: 'session',
      starts_at: start,
      ends_at: end,
      claimed: sql<string>`tstzrange(${start}, ${end})`,
      account_id: carmen.id,
      learner_locale: 'en-GB',
      learner_zone: 'Europe/London',
      note: 'Maya is afraid of fractions',
      price_minor: priceMinor,
      currency,
      policy: '{}',
      expires_at: end,
      created_at: new Date(made),
    })
    .execute();
  const become = (change: object) =>
    app.db.updateTable('app.bookings').set(change).where('id', '=', id).execute();
  if (state !== 'held') await become({ state: 'confirmed', confirmed_at: new Date(made) });
  if (state === 'cancelled') await become({ state, cancelled_by: 'learner', refund_minor: priceMinor });
}
