import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import { registerAuthMails, sendAuthMail } from '#app/accounts/public.server.ts';
import { registerOwnDataJobs } from '#app/accounts/own-data/jobs.server.ts';
import { cancelAhead, listAhead, registerBookingJobs } from '#app/booking/public.server.ts';
import { createTokenVerifier, trustOf } from '#app/platform/api/tokens.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { coursePages, writtenCourses } from '#app/courses/public.server.ts';
import { createMaths, type Maths } from '#app/maths/public.server.ts';
import { registerCreditJobs } from '#app/pricing/public.credits.server.ts';
import { registerPaymentJobs } from '#app/pricing/public.server.ts';
import { createPool } from '#app/platform/database.server.ts';
import { registerHousekeeping } from '#app/platform/housekeeping.server.ts';
import { createLog, type Logger } from '#app/platform/log.server.ts';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { claimDataDirectory } from '#app/platform/postgres/owner.server.ts';
import { loadSettings, readEnvironment, type Settings } from '#app/platform/settings.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { askForDocumentsAtStart, registerSearchJobs } from '#app/search/public.server.ts';
import {
  createTutorWords,
  firstTrials,
  registerTeachingJobs,
  seedTutorModels,
} from '#app/teaching/public.server.ts';
import { registerReviewJobs } from '#app/tutors/reviews/ask-review.server.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { registerRetention } from '#database/retention.ts';
import { seedDemo } from '#database/seed/demo.ts';
import { createApp } from './app.ts';
import { builtFiles } from './assets.ts';
import { banner } from './banner.ts';
import { logComplaints } from './complaints.ts';
import { openHostedTopics } from './elsewhere-realtime.ts';
import { requireItsDatabase, tellAboutKeys } from './elsewhere.ts';
import { openDoors } from './doors.ts';
import { closingOf, type Ending, endingOf } from './ending.ts';
import { tutorsRoom } from './functions.ts';
import { createHealth } from './health.ts';
import { followMaintenance } from './maintenance/maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import { builtPages, developmentPages, readBuiltPages } from './pages.ts';
import { overloadGate } from './overload/gate.ts';
import { portProblem, startProblem } from './problems.ts';
import { setRestGrants } from './rest-grants.ts';
import { prepareAuthTables } from './auth-tables.ts';
import { isSocketRequest, mountRealtime, realtimeOf } from './realtime.ts';
import { tellWhatOwnerOwes } from './owner-facts.ts';
import { searchSources } from './search-sources.ts';
import { createServices } from './services.ts';
import { createSupabase } from './supabase.ts';
import { builtTrials } from './build-trials.ts';

export { StartProblem } from './problems.ts';

export type Running = { address: string; banner: string; settings: Settings; stop(): Promise<void> };

/** Milliseconds from the word that a process ends to the closing of its door: a load balancer has asked for it again by then. */
const notice = 300;

/** What has to be undone, in the reverse order of its doing. */
type Undo = () => Promise<void> | void;

/**
 * Starts everything on one port. The port is taken before the database is touched, so that a second start
 * fails early and harmlessly. Throws StartProblem with one line for every expected problem.
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
  let settings = loadSettings(readEnvironment(environment));
  const log = createLog('info');
  if (settings.production) logComplaints(log);
  const ending = endingOf(settings.production ? notice : 0);
  const { server, closeServer, port, use } = await takePort(settings, undo, ending);
  settings = withPort(settings, port, environment);

  const database = settings.databaseUrl ?? embedded(settings, log, undo);
  // Read in while the database is waited for.
  const built = settings.production ? readBuiltPages() : null;
  built?.catch(() => undefined);
  const databaseUrl = await database;
  if (settings.supabase) await requireItsDatabase(settings.supabase, databaseUrl);
  await migrate(databaseUrl);
  const pool = createPool(databaseUrl);
  undo.push(() => pool.end());
  if (settings.supabase) {
    await setRestGrants(pool);
    await prepareAuthTables(pool);
    await openHostedTopics(pool, settings.adminEmails, log);
    void tellAboutKeys(settings.supabase, log);
  }
  const services = createServices({ settings, pool, log });
  tellWhatOwnerOwes(settings, log);
  await seedTutorModels(services.patientDb);
  const maths = createMaths({ onTrouble: (what) => log.warn(what, 'a maths process had trouble') });
  undo.push(() => maths.close());
  const words = createTutorWords({ ...services, maths });
  undo.push(() => words?.close());
  const pageParts = {
    services,
    trials: firstTrials(maths, { built: settings.production ? builtTrials() : {} }),
    courses: coursePages(writtenCourses),
    aiTutor: () => words?.healthy() ?? false,
  };
  const supabase = settings.supabase
    ? null
    : await createSupabase(settings, databaseUrl, pool, (mail) => sendAuthMail(services, mail));
  if (supabase) undo.push(() => supabase.close());
  if (settings.demoData && supabase) await seedDemo(services);
  registerJobs(services, maths);
  await services.jobs.start();
  undo.push(() => services.jobs.stop());
  await askForDocumentsAtStart(services);
  // Undone before the database and the rest: what is being answered when the end comes still needs them.
  undo.push(() => closeServer());

  const maintenance = await followMaintenance(services);
  undo.push(() => maintenance.stop());
  const verifyToken = createTokenVerifier(trustOf(settings, services.clock), settings.adminEmails, services);
  const realtime = supabase ? realtimeOf({ services, databaseUrl, verifyToken }) : null;
  if (realtime) {
    undo.push(() => realtime.close());
    mountRealtime(server, realtime);
  }

  const vite = settings.production ? null : await developmentServer(server, undo);
  const pages = vite
    ? developmentPages(pageParts, vite)
    : builtPages(await (built ?? readBuiltPages()), pageParts);
  const overload = overloadGate(services);
  const metrics = settings.metricsToken
    ? createMetrics({
        token: settings.metricsToken,
        pool,
        maths,
        realtime,
        words,
        maintenance,
        overload,
        pageOf: (path) => pages.patternOf?.(path) ?? null,
      })
    : undefined;
  undo.push(() => metrics?.stop());
  const app = createApp({
    services,
    maths,
    words,
    pool,
    supabase,
    health: createHealth(pool, readMigrations().length, services),
    maintenance,
    overload,
    ...(metrics ? { metrics } : {}),
    verifyToken,
    pages,
  });
  use(app, vite, settings);
  undo.push(() => {
    words?.leave();
    overload.close();
    return ending.begin();
  });
  const address = settings.siteUrl;
  return { address, settings, banner: banner(settings) };
}

/** What is done behind the calls, by whichever process is free. */
function registerJobs(services: Services, maths: Maths): void {
  registerHousekeeping(services);
  registerRetention(services);
  registerAuthMails(services);
  registerOwnDataJobs(services, { listAhead, cancelAhead });
  registerBookingJobs(services);
  registerReviewJobs(services);
  registerPaymentJobs(services);
  registerCreditJobs(services, tutorsRoom);
  registerTeachingJobs({ ...services, maths });
  registerSearchJobs(services, searchSources(maths, services.settings));
}

/** While the rest starts, the port answers 503 with a reason instead of refusing. */
async function takePort(settings: Settings, undo: Undo[], ending: Ending) {
  let listener = (_: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
      .end('Starting. Try again in a second.\n');
  };
  // Any other wish for an upgrade is passed over, and the request answered as it is.
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    server.listenerCount('upgrade') > 0 && (!settings.production || isSocketRequest(request));
  const server: Server = createServer({ shouldUpgradeCallback }, (request, response) => {
    ending.watch(response);
    closing.watch(response);
    listener(request, response);
  });
  const closing = closingOf(server);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  const doors = await openDoors(server, settings).catch((error: Error) => {
    throw portProblem(error, settings);
  });
  let closed: Promise<void> | null = null;
  const closeServer = () => (closed ??= closing.close(doors));
  undo.push(closeServer);
  const use = (app: Hono<ApiEnvironment>, vite: ViteDevServer | null, site: Pick<Settings, 'siteUrl'>) => {
    const answer = getRequestListener(ending.answers(app.fetch), { overrideGlobalObjects: false });
    const file = builtFiles('build/client', site);
    listener = (request, response) => {
      if (vite) vite.middlewares(request, response, () => void answer(request, response));
      else if (!file(request, response)) void answer(request, response);
    };
  };
  return { server, closeServer, port: doors.port, use };
}

/** Port 0 means any free port: the site address then follows it, unless it was set. */
function withPort(
  settings: Settings,
  port: number,
  environment: Record<string, string | undefined>,
): Settings {
  return environment.SITE_URL
    ? { ...settings, port }
    : { ...settings, port, siteUrl: `http://localhost:${port}` };
}

async function embedded(settings: Settings, log: Logger, undo: Undo[]): Promise<string> {
  const owner = await claimDataDirectory(settings.dataDir, settings.siteUrl);
  undo.push(() => owner.release());
  const postgres = await startEmbeddedPostgres({
    dataDir: settings.dataDir,
    onRestart: (line) => log.warn({}, line),
  });
  undo.push(() => postgres.stop());
  return postgres.url;
}

async function developmentServer(server: Server, undo: Undo[]): Promise<ViteDevServer> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  undo.push(() => vite.close());
  return vite;
}
