import { maintainOwnData } from '#app/accounts/use-cases/own-data/jobs.server.ts';
import { cancelAhead, listAhead } from '#app/booking/index.server.ts';
import { seedTutorModels } from '#app/teaching/index.server.ts';
import { runJob } from '#app/teaching/use-cases/adversaries/play-run.server.ts';
import { lessonJob, runLesson } from '#app/teaching/use-cases/lessons/run-lesson.server.ts';
import { refundJob } from '#app/pricing/use-cases/payments/refunds/order-refund.server.ts';
import type { Maths } from '@curvela/maths';
import type { Services } from '#app/platform/services.server.ts';
import { marksOf, openTutors } from '../support/full-accounts.ts';
import { type Browser, type TestApp, openTestApp } from '../support/test-app.ts';
import { createRoleData } from './role-data.ts';
import type { Role } from './roles.ts';

const day = 86_400_000;

/** The learner's objects by name, with their ids. */
export type Ids = Awaited<ReturnType<typeof createRoleData>> & {
  otherAccount: string;
  otherTutor: string;
  adultLink: string;
};

export type RolesFixture = {
  /** Name of the database to be cloned. */
  template: string;
  now: Date;
  ids: Ids;
  tokens: Readonly<Record<Role, string | null>>;
  /** Words that occur in the learner's data and nowhere else. */
  marks: readonly string[];
};

/** Lessons are generated; for other jobs the queues exist without workers: the tests do not wait for what a role triggers. */
function queues(services: Services, maths: Maths): void {
  const { jobs } = services;
  jobs.handle<{ id: string }>(lessonJob, (job) => runLesson({ ...services, maths }, job));
  for (const name of [runJob, refundJob]) jobs.handle(name, () => Promise.resolve());
}

/** All people and their data, created through the API where possible; a database to be cloned. */
export async function buildRolesFixture(): Promise<RolesFixture> {
  const app = await openTestApp(queues);
  try {
    const erased = await someoneErased(app);
    await seedTutorModels(app.db);
    const tutor = await openTutors(app);
    const other = await person(app, 'amara.tutor@example.org', 'Amara Okafor');
    await teaches(app, other, 'amara-okafor');
    const [otherLearner, parent, founder, suspended] = [
      await person(app, 'olga@example.org', 'Olga Other'),
      await person(app, 'paula@example.org', 'Paula Parent'),
      await person(app, 'ana.founder@example.org', 'Ana Founder'),
      await person(app, 'sam@example.org', 'Sam Suspended'),
    ];
    for (const { call } of [otherLearner, parent, parent, suspended])
      await call('POST', '/functions/v1/learner-profiles', { name: 'Kim', language: 'en' });
    const marks = marksOf('zephyrine', '918273');
    const learner = app.browser(marks.agent);
    const ids = await createRoleData(app, { learner, tutor, founder, marks });
    const adultLink = await linkAdult(app, learner, parent);
    await call204(founder, 'PATCH', `/functions/v1/founders/users/${suspended.id}`, { suspended: true });
    const {
      event: _event,
      story: _story,
      agent: _agent,
      email: _email,
      contact: _contact,
      ...secret
    } = marks;
    return {
      template: new URL(app.url).pathname.slice(1),
      now: app.clock.now(),
      ids: {
        ...ids,
        otherAccount: otherLearner.id,
        otherTutor: await idOfTutor(app, 'amara-okafor'),
        adultLink,
      },
      marks: Object.values(secret),
      tokens: {
        anonymous: null,
        learner: learner.token,
        'other learner': otherLearner.token,
        parent: parent.token,
        tutor: tutor.token,
        'other tutor': other.token,
        founder: founder.token,
        suspended: suspended.token,
        erased: erased.token,
      },
    };
  } finally {
    await app.close({ keepDatabase: true });
  }
}

/** The adult becomes the second adult of the family, by the mailed link; the id of the link. */
async function linkAdult(app: TestApp, family: Browser, adult: Browser): Promise<string> {
  const declaration = { terms: true, ageBand: 'adult', country: 'GB', guardian: true };
  await adult.call('PUT', '/functions/v1/account/declaration', declaration);
  await family.call('POST', '/functions/v1/adult-links', { email: adult.email });
  const { rows } = await app.pool.query<{ text: string }>(
    'select body_text as text from app.mails where recipient = $1',
    [adult.email],
  );
  const secret = rows.map(({ text }) => /invitation=(\w+)/.exec(text)?.[1]).find(Boolean);
  const { body } = await adult.call('POST', '/functions/v1/adult-links/invitation', { secret, accept: true });
  return (body.links as { people: { id: string }[] }).people[0]?.id ?? '';
}

async function call204(browser: Browser, method: string, path: string, body: unknown): Promise<void> {
  const { status } = await browser.call(method, path, body);
  if (status !== 204) throw new Error(`${method} ${path}: ${status}`);
}

async function person(app: TestApp, email: string, name: string): Promise<Browser> {
  const browser = app.browser();
  await browser.signUp(email, name);
  return browser;
}

/** An account whose grace period has ended; the token has most of its hour left. */
async function someoneErased(app: TestApp): Promise<Browser> {
  const erased = await person(app, 'eva@example.org', 'Eva Erased');
  await erased.call('POST', '/functions/v1/account/erasure', { email: erased.email });
  for (const days of [14, 1]) {
    app.clock.advance(days * day + 1);
    await maintainOwnData({ ...app.services, bookingRoom: { listAhead, cancelAhead } });
  }
  app.clock.set(new Date());
  const { rows } = await app.pool.query('select 1 from auth.users where id = $1', [erased.id]);
  if (rows.length > 0) throw new Error('the account was not erased');
  return erased;
}

const teaches = ({ pool }: TestApp, { id }: Browser, slug: string) =>
  pool.query('update app.tutors set account_id = $1 where slug = $2', [id, slug]);

async function idOfTutor({ pool }: TestApp, slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from app.tutors where slug = $1', [slug]);
  return rows[0]?.id ?? '';
}
