import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Samples the event loop delay every 20 ms until `stop` is called. */
export function registerEventLoopMetrics(registry: Registry): { stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = new Gauge({
    name: 'curvela_event_loop_delay_seconds',
    help: 'How late the event loop was since the last look; 1 is the worst. Includes the 20 ms between two looks.',
    labelNames: ['quantile'],
    registers: [registry],
    // Covers the time since the last scrape.
    collect: () => {
      for (const part of [0.5, 0.99, 1]) {
        const nanoseconds = part === 1 ? delay.max : delay.percentile(part * 100);
        gauge.set({ quantile: String(part) }, nanoseconds / 1e9);
      }
      delay.reset();
    },
  });
  return { stop: () => delay.disable() };
}

/** Memory and uptime of this process. */
export function registerProcessMetrics(registry: Registry): void {
  const memory = new Gauge({
    name: 'curvela_memory_bytes',
    help: 'Memory of the process.',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      for (const [kind, value] of Object.entries({
        rss,
        heap_used: heapUsed,
        heap_total: heapTotal,
        external,
      }))
        memory.set({ kind }, value);
    },
  });
  const uptime = new Gauge({
    name: 'curvela_uptime_seconds',
    help: 'Age of the process.',
    registers: [registry],
    collect: () => {
      uptime.set(process.uptime());
    },
  });
}

/** Connections of the pool that serves requests. */
export function registerPoolMetrics(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'curvela_pool_connections',
    help: 'Connections to the database that requests and jobs share.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'most' }, pool.options.max ?? 0);
    },
  });
  const waiting = new Gauge({
    name: 'curvela_pool_waiting',
    help: 'Queries that wait for a connection.',
    registers: [registry],
    collect: () => {
      waiting.set(pool.waitingCount);
    },
  });
}
