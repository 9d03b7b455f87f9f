import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { builtFiles } from './assets.ts';
import { openListeners } from './listening-servers.ts';
import { closingOf, type Ending } from './ending.ts';
import { portProblem } from './problems.ts';
import { isSocketRequest } from './realtime.ts';
import type { Undo } from './undo.ts';

/** The listening port, opened before the database is touched. */
type Port = {
  server: Server;
  number: number;
  /** From now on requests go to the app. */
  use(app: Hono<ApiEnvironment>, vite: ViteDevServer | null, site: Pick<Settings, 'siteUrl'>): void;
  /** Resolves when no connection is left; repeated calls return the same promise. */
  close: Undo;
};

/** Opens the port. During the start it answers 503 with a reason instead of refusing connections. */
export async function takePort(settings: Settings, undo: Undo[], ending: Ending): Promise<Port> {
  let listener = (_: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
      .end('Starting. Try again in a second.\n');
  };
  // Any other upgrade header is ignored, and the request answered normally.
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
  const listeners = await openListeners(server, settings).catch((error: Error) => {
    throw portProblem(error, settings);
  });
  let closed: Promise<void> | null = null;
  const close = () => (closed ??= closing.close(listeners));
  undo.push(close);
  const use: Port['use'] = (app, vite, site) => {
    const answer = getRequestListener(ending.answers(app.fetch), { overrideGlobalObjects: false });
    const file = builtFiles('build/client', site);
    listener = (request, response) => {
      if (vite) vite.middlewares(request, response, () => void answer(request, response));
      else if (!file(request, response)) void answer(request, response);
    };
  };
  return { server, number: listeners.port, use, close };
}

/** Port 0 means any free port: the site address then follows it, unless it was set. */
export function withPort(
  settings: Settings,
  port: number,
  environment: Record<string, string | undefined>,
): Settings {
  return environment.SITE_URL
    ? { ...settings, port }
    : { ...settings, port, siteUrl: `http://localhost:${port}` };
}
