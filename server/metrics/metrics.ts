import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import type { Realtime } from '#app/platform/realtime/realtime.server.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import type { OverloadGate } from '../overload/gate.ts';
import { databaseText } from './database.ts';
import { family } from './exposition.ts';
import { poolText, processText, watchEventLoop } from './process.ts';
import { countRequests, type RequestMetrics } from './requests.ts';

export type MetricsParts = {
  /** Whoever asks must bring it. */
  token: string;
  pool: pg.Pool;
  /** How much the maths has to do. */
  maths: { load(): MathsLoad };
  /** Null where a hosted platform has the sockets, or no model is set. */
  realtime: Pick<Realtime, 'connections'> | null;
  words: { healthy(): boolean } | null;
  maintenance: Pick<Maintenance, 'closed'> | null;
  /** Requests that wait for their turn, and that were sent away. */
  overload: Pick<OverloadGate, 'load'> | null;
  pageOf: (path: string) => string | null;
};

type MathsLoad = { processes: number; busy: number; waiting: number };

export type Metrics = Pick<RequestMetrics, 'observe'> & {
  answer(c: Context<ApiEnvironment>): Promise<Response>;
  stop(): void;
};

const one = (name: string, help: string, value: number) => family(name, 'gauge', help, [{ value }]);

/** What monitors read under /metrics, for whoever has the token. */
export function createMetrics(parts: MetricsParts): Metrics {
  const { token, pool, maths, realtime, words, maintenance, overload } = parts;
  const requests = countRequests(parts.pageOf);
  const loop = watchEventLoop();
  const wanted = hashOf(`Bearer ${token}`);
  const text = async () =>
    [
      requests.text(),
      one('curvela_streams_open', 'Event streams that are open.', requests.streams()),
      one(
        'curvela_realtime_sockets',
        'Sockets of the realtime service that are open.',
        realtime?.connections() ?? 0,
      ),
      overload ? overloadText(overload.load()) : '',
      mathsText(maths.load()),
      words
        ? one('curvela_model_healthy', 'Whether the language model answered last.', Number(words.healthy()))
        : '',
      one(
        'curvela_maintenance',
        'Whether the product is closed for work on it.',
        Number(maintenance?.closed() != null),
      ),
      poolText(pool),
      loop.text(),
      processText(),
      await databaseText(pool),
    ].join('');
  return {
    observe: requests.observe,
    answer: async (c) => {
      const headers = { 'cache-control': 'no-store' };
      // Hashes have one length, so that not even that of the token can be timed.
      if (!timingSafeEqual(hashOf(c.req.header('authorization') ?? ''), wanted))
        return c.text('', 401, { ...headers, 'www-authenticate': 'Bearer' });
      return c.body(await text(), 200, {
        ...headers,
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    },
    stop: loop.stop,
  };
}

const overloadText = ({ inside, waiting, refused }: ReturnType<OverloadGate['load']>): string =>
  family('curvela_requests', 'gauge', 'Requests that are being answered, and that wait for their turn.', [
    { labels: { state: 'answered' }, value: inside },
    { labels: { state: 'waiting' }, value: waiting },
  ]) +
  family(
    'curvela_requests_refused_total',
    'counter',
    'Requests that were sent away with 503 because more came than could be answered.',
    [{ value: refused }],
  );

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const mathsText = ({ processes, busy, waiting }: MathsLoad): string =>
  family('curvela_maths_processes', 'gauge', 'Child processes of the maths.', [
    { labels: { state: 'busy' }, value: busy },
    { labels: { state: 'idle' }, value: processes - busy },
  ]) + one('curvela_maths_waiting', 'Questions that wait for a process of the maths.', waiting);
