import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { sentStatus } from '../sent-status.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Prefixes that are counted as one route. */
const whole: readonly [start: string, label: string][] = [
  ['/assets/', '/assets/*'],
  ['/auth/v1/', '/auth/v1/*'],
  ['/rest/v1/', '/rest/v1/*'],
  ['/realtime/v1/', '/realtime/v1/*'],
  ['/functions/v1/', '/functions/v1/*'],
];

/**
 * Counts requests by route pattern, and the open streams. `pageOf` returns the pattern of a page's address. Label values come from fixed
 * lists only, so that visitors cannot create series.
 */
export function registerRequestMetrics(
  registry: Registry,
  pageOf: (path: string) => string | null,
): { observe: MiddlewareHandler<ApiEnvironment> } {
  const registers = [registry];
  const answered = new Counter({
    name: 'curvela_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const took = new Histogram({
    name: 'curvela_http_request_duration_seconds',
    help: 'Seconds from a request to the head of its answer.',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers,
  });
  const streams = new Gauge({
    name: 'curvela_streams_open',
    help: 'Event streams that are open.',
    registers,
  });
  return {
    observe: async (c, next) => {
      const started = performance.now();
      await next();
      const { path, method: requestMethod } = c.req;
      const method = methods.has(requestMethod) ? requestMethod : 'OTHER';
      const exact = matchedRoutes(c).find((route) => !route.path.includes('*'))?.path;
      const route =
        exact ??
        whole.find(([start]) => path.startsWith(start))?.[1] ??
        pageOf(path.replace(/\.data$/, '')) ??
        'other';
      answered.inc({ method, route, status: String(sentStatus(c)) });
      took.observe({ method, route }, (performance.now() - started) / 1000);
      if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/event-stream')) {
        streams.inc();
        c.res = followed(c.res, () => streams.dec());
      }
    },
  };
}

/** The same response; `ended` is called once, when its body was sent or the reader cancelled. */
function followed(answer: Response, ended: () => void): Response {
  const reader = answer.body?.getReader();
  let open = true;
  const end = () => {
    if (open) ended();
    open = false;
  };
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const piece = await reader?.read();
        if (piece && !piece.done) return controller.enqueue(piece.value);
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel: (reason) => {
      end();
      return reader?.cancel(reason);
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
