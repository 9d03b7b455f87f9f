import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { type AuthMail, createLiveSessions, sendAuthMail } from '#app/accounts/index.server.ts';
import { coursePages } from '#app/courses/index.server.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { createMaths } from '#app/maths/index.server.ts';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import { createPool } from '#app/platform/database.server.ts';
import { createLog } from '#app/platform/log.server.ts';
import { loadSettings, readEnvironment, type Settings } from '#app/platform/settings.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { requestDocumentsUpdateAtStart } from '#app/search/index.server.ts';
import { createTutorWords, firstTrials, seedTutorModels } from '#app/teaching/index.server.ts';
import { readMigrations } from '#database/migrate.ts';
import { seedDemo } from '#database/seed/demo.ts';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { builtTrials } from './build-trials.ts';
import { logComplaints } from './complaints.ts';
import { endingOf } from './ending.ts';
import { createHealth } from './health.ts';
import { registerJobs } from './jobs.ts';
import { followMaintenance } from './maintenance/maintenance.ts';
import { createMetrics, type MetricsParts } from './metrics/metrics.ts';
import { overloadGate } from './overload/gate.ts';
import { logMissingOwnerFacts } from './owner-facts.ts';
import { builtPages, developmentPages, type PageParts, type Pages, readBuiltPages } from './pages.ts';
import type { AppParts } from './parts.ts';
import { takePort, withPort } from './port.ts';
import { startProblem } from './problems.ts';
import { mountRealtime, realtimeOf } from './realtime.ts';
import { createServices } from './services.ts';
import { type Database, startDatabase } from './start-database.ts';
import { createSupabase, type Supabase } from './supabase.ts';
import type { Undo } from './undo.ts';

export { StartProblem } from './problems.ts';

export type Running = { address: string; banner: string; settings: Settings; stop(): Promise<void> };

/** Milliseconds between the announcement of the shutdown and closing the port: long enough for a load balancer to poll again. */
const notice = 300;

/**
 * Starts everything on one port. The port is opened before the database is touched, so that a second start fails early and without effect.
 * Throws StartProblem with one line for every expected problem.
 */
export async function start(environment: Record<string, string | undefined>): Promise<Running> {
  const undo: Undo[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    return { ...(await startParts(environment, undo)), stop };
  } catch (error) {
    await stop();
    throw startProblem(error);
  }
}

async function startParts(
  environment: Record<string, string | undefined>,
  undo: Undo[],
): Promise<Omit<Running, 'stop'>> {
  const loaded = loadSettings(readEnvironment(environment));
  const log = createLog('info');
  if (loaded.production) logComplaints(log);
  const ending = endingOf(loaded.production ? notice : 0);
  const port = await takePort(loaded, undo, ending);
  const settings = withPort(loaded, port.number, environment);

  const database = startDatabase(settings, log, undo);
  // Imported while the database starts.
  const built = settings.production ? readBuiltPages() : null;
  built?.catch(() => undefined);
  const { databaseUrl, ownerUrl, pool } = await database;
  const services = createServices({ settings, pool, log });
  const working = await startWorkers(services, { databaseUrl, ownerUrl }, undo);
  // Undone before the database and the rest: requests in progress still need them.
  undo.push(() => port.close());

  const maintenance = await followMaintenance(services);
  undo.push(() => maintenance.stop());
  const verifyToken = createTokenVerifier(trustOf(settings, services.clock), settings.adminEmails, services);
  const liveSessions = createLiveSessions(services);
  const following = liveSessions.follow(databaseUrl);
  undo.push(() => following.close());
  const realtime = working.supabase ? realtimeOf({ services, databaseUrl, verifyToken, liveSessions }) : null;
  if (realtime) {
    undo.push(() => realtime.close());
    mountRealtime(port.server, realtime);
  }
  const { pages, vite } = await startPages(built, pagePartsOf(services, working), port.server, undo);
  const overload = overloadGate(services);
  const parts = { services, ...working, pool, maintenance, overload, verifyToken, liveSessions, pages };
  const metrics = startMetrics(parts, realtime, undo);
  const health = createHealth(pool, readMigrations().length, services);
  port.use(createApp({ ...parts, health, ...(metrics ? { metrics } : {}) }), vite, settings);
  undo.push(() => {
    working.words?.leave();
    overload.close();
    return ending.begin();
  });
  return { address: settings.siteUrl, settings, banner: banner(settings) };
}

type Working = Pick<AppParts, 'supabase'> & {
  maths: ReturnType<typeof createMaths>;
  words: ReturnType<typeof createTutorWords>;
};

/** The workers behind calls and pages: maths, language model, accounts, jobs. */
async function startWorkers(
  services: Services,
  { databaseUrl, ownerUrl }: Pick<Database, 'databaseUrl' | 'ownerUrl'>,
  undo: Undo[],
): Promise<Working> {
  const { settings, log, jobs } = services;
  logMissingOwnerFacts(settings, log);
  await seedTutorModels(services.patientDb);
  const maths = createMaths({ onTrouble: (what) => log.warn(what, 'a maths process had trouble') });
  undo.push(() => maths.close());
  const words = createTutorWords({ ...services, maths });
  undo.push(() => words?.close());
  const supabase = settings.supabase ? null : await openSupabase(services, { databaseUrl, ownerUrl });
  if (supabase) undo.push(() => supabase.close());
  if (settings.demoData && supabase) await seedDemo(services);
  registerJobs(services, maths);
  await jobs.start();
  undo.push(() => jobs.stop());
  await requestDocumentsUpdateAtStart(services);
  return { maths, words, supabase };
}

async function openSupabase(
  services: Services,
  { databaseUrl, ownerUrl }: Pick<Database, 'databaseUrl' | 'ownerUrl'>,
): Promise<Supabase> {
  const owner = createPool(ownerUrl, 2);
  const send = (mail: AuthMail) => sendAuthMail(services, mail);
  try {
    return await createSupabase(services.settings, databaseUrl, owner, send, ownerUrl);
  } finally {
    await owner.end();
  }
}

function pagePartsOf(services: Services, { maths, words }: Working): PageParts {
  return {
    services,
    trials: firstTrials(maths, { built: services.settings.production ? builtTrials() : {} }),
    courses: coursePages(allCourses),
    aiTutor: () => words?.healthy() ?? false,
  };
}

/** From the build, or from the sources in development. */
async function startPages(
  built: ReturnType<typeof readBuiltPages> | null,
  parts: PageParts,
  server: Server,
  undo: Undo[],
): Promise<{ pages: Pages; vite: ViteDevServer | null }> {
  if (built) return { pages: builtPages(await built, parts), vite: null };
  const vite = await developmentServer(server, undo);
  return { pages: developmentPages(parts, vite), vite };
}

type Measured = Omit<MetricsParts, 'token' | 'realtime' | 'pageOf'> & { services: Services; pages: Pages };

/** Metrics, once a token is configured. */
function startMetrics(
  { services, pages, ...parts }: Measured,
  realtime: MetricsParts['realtime'],
  undo: Undo[],
) {
  const token = services.settings.metricsToken;
  if (!token) return undefined;
  const pageOf = (path: string) => pages.patternOf?.(path) ?? null;
  const metrics = createMetrics({ ...parts, token, realtime, pageOf });
  undo.push(() => metrics.stop());
  return metrics;
}

async function developmentServer(server: Server, undo: Undo[]): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  undo.push(() => vite.close());
  return vite;
}
