import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { family } from './exposition.ts';

/** Looks every 20 ms how late the event loop is. */
export function watchEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    /** Of the time since it was asked last; then it begins anew. */
    text: () => {
      const quantiles = [0.5, 0.99, 1].map((part) => ({
        labels: { quantile: String(part) },
        value: (part === 1 ? delay.max : delay.percentile(part * 100)) / 1e9,
      }));
      delay.reset();
      return family(
        'curvela_event_loop_delay_seconds',
        'gauge',
        'How late the event loop was since the last look; 1 is the worst. Includes the 20 ms between two looks.',
        quantiles,
      );
    },
    stop: () => delay.disable(),
  };
}

/** Memory and age of this process. */
export function processText(): string {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const memory = Object.entries({ rss, heap_used: heapUsed, heap_total: heapTotal, external });
  return (
    family(
      'curvela_memory_bytes',
      'gauge',
      'Memory of the process.',
      memory.map(([kind, value]) => ({ labels: { kind }, value })),
    ) + family('curvela_uptime_seconds', 'gauge', 'Age of the process.', [{ value: process.uptime() }])
  );
}

/** Connections of the pool that answers requests. */
export const poolText = (pool: pg.Pool): string =>
  family('curvela_pool_connections', 'gauge', 'Connections to the database that requests and jobs share.', [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'most' }, value: pool.options.max ?? 0 },
  ]) +
  family('curvela_pool_waiting', 'gauge', 'Queries that wait for a connection.', [
    { value: pool.waitingCount },
  ]);
