import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { walkOf } from '../load/crowd.ts';
import { makePeople, type LoadPerson } from '../load/people.ts';
import { Samples } from '../load/samples.ts';
import type { LoadContext } from '../load/walks.ts';
import { registerAuthMails, sendAuthMail } from '#app/accounts/index.server.ts';
import { registerBookingJobs } from '#app/booking/index.server.ts';
import { coursePages } from '#app/courses/index.server.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { createMaths } from '#app/maths/index.server.ts';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { connectionOf, createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { requestDocumentsUpdate, registerSearchJobs } from '#app/search/index.server.ts';
import { firstTrials, seedTutorModels } from '#app/teaching/index.server.ts';
import { createApp } from '#server/app.ts';
import { builtFiles } from '#server/assets.ts';
import { createHealth } from '#server/health.ts';
import { builtPages, readBuiltPages } from '#server/pages.ts';
import { searchSources } from '#server/search-sources.ts';
import { createServices } from '#server/services.ts';
import { createSupabase } from '#server/supabase.ts';
import { seedDemo } from '#database/seed/demo.ts';
import { recordQueries, type RecordedQuery } from './record-queries.ts';

/** Statement timeout in milliseconds, generous: only the set of statements matters here. */
const patience = 60_000;

export type Product = {
  /** Its base URL. */
  app: string;
  /** The statements recorded so far. */
  seen(): RecordedQuery[];
  close(): Promise<void>;
};

type ProductOptions = {
  /** Adds users and tutors to the empty database. */
  seed: (services: Services) => Promise<void>;
  /** Also records the statements of the seed. */
  seedToo?: boolean;
  /** With the built pages, whose loaders query the database too. */
  pages: boolean;
};

/** The product in this process, on a migrated database, with its statements recorded. */
export async function openProduct(
  url: string,
  { seed, pages, seedToo = false }: ProductOptions,
): Promise<Product> {
  const pool = createPool(url, 20, patience);
  pool.options.connectionTimeoutMillis = patience;
  const all = recordQueries(pool);
  const settings = loadSettings({
    JWT_SECRET: 'a-secret-of-the-measurement-0123456789',
    DATA_DIR: '/tmp/curvela-plans',
  });
  const services = createServices({ settings, pool, log: silentLog });
  const maths = createMaths({ timeLimit: patience, patience });
  await seedTutorModels(services.db);
  const supabase = await createSupabase(settings, url, pool, (mail) => sendAuthMail(services, mail));
  // Through the recorded connections, which have the long timeout already.
  await seed({ ...services, patientDb: services.db });
  registerAuthMails(services);
  registerBookingJobs(services);
  registerSearchJobs(services, searchSources(maths, settings));
  await services.jobs.start();
  if (pages) await requestDocumentsUpdate(services, services.db);
  const courses = coursePages(allCourses);
  const app = createApp({
    services,
    maths,
    pool,
    supabase,
    health: createHealth(pool, 0, services),
    verifyToken: createTokenVerifier(trustOf(settings, services.clock), settings.adminEmails, services),
    pages: pages
      ? builtPages(await readBuiltPages(), {
          services,
          trials: firstTrials(maths),
          courses,
          aiTutor: () => false,
        })
      : null,
  });
  const file = builtFiles('build/client', settings);
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (!file(request, response)) void answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  // Statements of the set-up are not those of users, except for practice of the demo learners.
  if (!seedToo) all.clear();
  return {
    app: `http://127.0.0.1:${port}`,
    seen: () => [...all.values()],
    close: async () => {
      server.close();
      await services.jobs.stop();
      await supabase.close();
      await maths.close();
      await pool.end();
    },
  };
}

/** Runs some simulated users on a product, with access to the answers of questions. */
export async function withCrowd<Result>(
  { app, url }: { app: string; url: string },
  count: number,
  use: (people: LoadPerson[], context: LoadContext, samples: Samples) => Promise<Result>,
): Promise<Result> {
  const samples = new Samples();
  const database = new pg.Client(connectionOf(url));
  await database.connect();
  const behind = new pg.Pool({ ...connectionOf(url), max: 2 });
  try {
    const people = await makePeople({ url: app, database, samples }, count);
    return await use(people, { random: seededRandom(1), database: behind }, samples);
  } finally {
    await behind.end();
    await database.end();
  }
}

/** Simulated users of all kinds on the demo data, a number of walks without pauses; returns the recorded statements. */
export async function workOn(url: string, { users, walks }: { users: number; walks: number }) {
  const product = await openProduct(url, { seed: seedDemo, pages: true });
  const troubles = await withCrowd({ app: product.app, url }, users, async (people, context, samples) => {
    const living = people.map(async (person, index) => {
      for (let walk = 0; walk < walks; walk += 1) for await (const _ of walkOf(index)(person, context));
    });
    await Promise.all(living);
    return samples.troubles;
  });
  const recorded = product.seen();
  await product.close();
  return { seen: recorded, troubles };
}
