import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Realtime } from '#app/platform/realtime/realtime.server.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import type { OverloadGate } from '../overload/gate.ts';
import { collectDatabaseMetrics } from './database.ts';
import { registerEventLoopMetrics, registerPoolMetrics, registerProcessMetrics } from './process.ts';
import { registerRequestMetrics } from './requests.ts';

export type MetricsParts = {
  /** The bearer token that a scraper must send. */
  token: string;
  pool: pg.Pool;
  /** Load of the maths processes. */
  maths: { load(): MathsLoad };
  /** Null where a hosted platform holds the sockets, or no model is configured. */
  realtime: Pick<Realtime, 'connections'> | null;
  words: { healthy(): boolean } | null;
  maintenance: Pick<Maintenance, 'closed'> | null;
  /** Waiting and refused requests. */
  overload: Pick<OverloadGate, 'load'> | null;
  pageOf: (path: string) => string | null;
};

type MathsLoad = { processes: number; busy: number; waiting: number };

export type Metrics = {
  observe: MiddlewareHandler<ApiEnvironment>;
  answer(c: Context<ApiEnvironment>): Promise<Response>;
  stop(): void;
};

/** Serves the Prometheus metrics under /metrics to requests with the token. Uses its own registry, since a process may hold several apps. */
export function createMetrics(parts: MetricsParts): Metrics {
  const registry = new Registry();
  const { observe } = registerRequestMetrics(registry, parts.pageOf);
  registerServiceMetrics(registry, parts);
  registerPoolMetrics(registry, parts.pool);
  const eventLoop = registerEventLoopMetrics(registry);
  registerProcessMetrics(registry);
  const wanted = hashOf(`Bearer ${parts.token}`);
  return {
    observe,
    answer: async (c) => {
      const headers = { 'cache-control': 'no-store' };
      // Hashes have equal length, so that timing does not reveal the length of the token.
      if (!timingSafeEqual(hashOf(c.req.header('authorization') ?? ''), wanted))
        return c.text('', 401, { ...headers, 'www-authenticate': 'Bearer' });
      const ofDatabase = await collectDatabaseMetrics(parts.pool);
      const text = (await registry.metrics()) + (await ofDatabase.metrics());
      return c.body(text, 200, { ...headers, 'content-type': registry.contentType });
    },
    stop: eventLoop.stop,
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function registerServiceMetrics(registry: Registry, parts: MetricsParts): void {
  const { maths, realtime, words, maintenance, overload } = parts;
  const add = (name: string, help: string, read: () => number) => {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => {
        gauge.set(read());
      },
    });
  };
  add(
    'curvela_realtime_sockets',
    'Sockets of the realtime service that are open.',
    () => realtime?.connections() ?? 0,
  );
  if (overload) registerOverloadMetrics(registry, overload);
  const processes = new Gauge({
    name: 'curvela_maths_processes',
    help: 'Child processes of the maths.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const load = maths.load();
      processes.set({ state: 'busy' }, load.busy);
      processes.set({ state: 'idle' }, load.processes - load.busy);
    },
  });
  add('curvela_maths_waiting', 'Questions that wait for a process of the maths.', () => maths.load().waiting);
  if (words)
    add('curvela_model_healthy', 'Whether the language model answered last.', () => Number(words.healthy()));
  add('curvela_maintenance', 'Whether the product is closed for work on it.', () =>
    Number(maintenance?.closed() != null),
  );
}

function registerOverloadMetrics(registry: Registry, overload: Pick<OverloadGate, 'load'>): void {
  const requests = new Gauge({
    name: 'curvela_requests',
    help: 'Requests that are being answered, and that wait for their turn.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { inside, waiting } = overload.load();
      requests.set({ state: 'answered' }, inside);
      requests.set({ state: 'waiting' }, waiting);
    },
  });
  const refused = new Counter({
    name: 'curvela_requests_refused_total',
    help: 'Requests that were sent away with 503 because more came than could be answered.',
    registers: [registry],
    // The gate keeps the count; a counter of prom-client can only be set after a reset.
    collect: () => {
      refused.reset();
      refused.inc(overload.load().refused);
    },
  });
}
