import { createLiveSessions } from '#app/accounts/index.server.ts';
import { getPath } from 'hono/utils/url';
import { Hono } from 'hono';
import { allCourses } from '@curvela/curriculum/courses';
import { readVisitor } from '#app/preferences/index.server.ts';
import { asAppError, errorResponse } from '#app/platform/api/errors.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { checkoutOrigins } from '#app/pricing/index.server.ts';
import { platformError } from '#app/platform/problems.ts';
import { authFront } from './auth/front.ts';
import { googleFront } from './auth/google.ts';
import { createFront } from './auth/parts.ts';
import { noSuchCall } from './auth/answers.ts';
import { refuseForeignKeys } from './client-key.ts';
import { compression } from './compression.ts';
import { eventInserts } from './event-inserts.ts';
import { functionsApi } from './functions.ts';
import { maintenanceGate } from './maintenance/gate.ts';
import { overloadGate } from './overload/gate.ts';
import type { AppParts } from './parts.ts';
import {
  accessLog,
  isPage,
  knowProxies,
  readableAddresses,
  refuseBadTokens,
  visitorOfRequest,
} from './requests.ts';
import { refused, refusedAddress } from './refused.ts';
import { refusedCall } from './refused-call.ts';
import { restRequest } from './bearer.ts';
import { sizeGuard } from './input-guards.ts';
import { withPageCache } from './page-cache.ts';
import { connectOrigins, contentSecurityPolicy, headersOf } from './security.ts';
import { isOwnPage } from './site/addresses.ts';
import { siteFiles } from './site/files.ts';
import { unavailableTexts } from './unavailable-texts.ts';
import { authWriteGuard, restWriteGuard } from './write-guard.ts';

/** Mounts every route and middleware of the process. */
export function createApp(parts: AppParts): Hono<ApiEnvironment> {
  const { services, supabase, pages, health } = parts;
  const app = new Hono<ApiEnvironment>({ getPath: (request) => getPath(request) });

  app.onError((thrown, c) => {
    const about = { requestId: c.var.requestId, language: c.var.language ?? 'en', log: services.log };
    const answer = errorResponse(thrown, about);
    const error = asAppError(thrown);
    if (error.status === 503 && isPage(c.req.path)) return refused(c, error, unavailableTexts);
    if (error.code === 'bad_address' && isPage(c.req.path) && URL.canParse(c.req.url))
      return refusedAddress(c, error);
    if (answer.status < 500 || !/^\/(auth|rest)\/v1\//.test(c.req.path)) return answer;
    const refusal = refusedCall({ path: c.req.path }, error, about.language);
    return new Response(refusal?.body, answer);
  });
  app.notFound(() => {
    throw platformError('not_found', { status: 404 });
  });
  app.use(knowProxies(services));
  app.use(accessLog(services));
  if (parts.metrics) app.use(parts.metrics.observe);
  const common = headersOf(services.settings);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);
    // Sessions, rows of one person, and pages whose nonce is for one visit.
    if (!c.res.headers.has('cache-control'))
      c.res.headers.set('cache-control', isPage(c.req.path) ? 'private, no-cache' : 'no-store');
  });
  app.use(readableAddresses);
  if (parts.metrics) app.get('/metrics', parts.metrics.answer);
  if (parts.maintenance) app.use(maintenanceGate(parts.maintenance, services));
  app.use((parts.overload ?? overloadGate(services)).admit);
  const liveSessions = parts.liveSessions ?? createLiveSessions(services);
  app.use(visitorOfRequest(services, parts.verifyToken, liveSessions));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const state = await health.check();
    return state.ready ? c.json(state) : c.json(state, 503, { 'retry-after': '1' });
  });
  if (supabase) {
    app.use('/auth/v1/*', refuseForeignKeys, sizeGuard, authWriteGuard, googleFront(services));
    app.route('/auth/v1', authFront(createFront({ ...parts, supabase, liveSessions })));
    app.use(
      '/rest/v1/*',
      refuseForeignKeys,
      sizeGuard,
      restWriteGuard,
      refuseBadTokens,
      eventInserts(parts.pool),
    );
    app.all('/rest/v1/*', async (c) =>
      supabase.fetch(await restRequest(c), { language: c.var.language, redirectTo: undefined }),
    );
  } else {
    for (const path of ['/auth/v1/*', '/rest/v1/*']) app.all(path, () => noSuchCall());
  }
  // Sockets are accepted in realtime.ts; broadcasting over HTTP is not offered.
  app.all('/realtime/v1/*', () => noSuchCall());
  app.use('/functions/v1/*', compression);
  app.route('/functions/v1', functionsApi({ ...parts, liveSessions }));
  app.route(
    '/',
    siteFiles(
      services,
      allCourses.map(({ id }) => id),
    ),
  );
  if (pages) {
    const connect = connectOrigins(services.settings);
    // The footer shows whether the language model is healthy, so the cache key depends on it.
    const keyOf = (request: Request) => `${parts.words?.healthy() ?? false} ${pageKey(request)}`;
    const cached = withPageCache(pages, { keyOf, now: () => services.clock.now().getTime() });
    app.use(compression);
    app.on(['GET', 'HEAD'], '*', async (c) => {
      const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
      const page = await cached.render(c.req.raw, nonce);
      const headers = new Headers(page.headers);
      headers.set(
        'content-security-policy',
        contentSecurityPolicy(
          nonce,
          connect,
          !services.settings.production,
          checkoutOrigins(services.settings),
        ),
      );
      if (isOwnPage(c.req.path)) headers.set('x-robots-tag', 'noindex');
      return new Response(page.body, { status: page.status, headers });
    });
    // Pages accept no request body. An unread body would stay in memory, and responses that end with the request would hang.
    app.all('*', (c) => {
      const about = { requestId: c.var.requestId, language: c.var.language, log: services.log };
      const answer = errorResponse(platformError('method_not_allowed', { status: 405 }), about);
      answer.headers.set('allow', 'GET, HEAD');
      return answer;
    });
  }
  return app;
}

/** Cache key of a public page: its address and the visitor's preferences. */
const pageKey = (request: Request): string => `${request.url} ${JSON.stringify(readVisitor(request))}`;
