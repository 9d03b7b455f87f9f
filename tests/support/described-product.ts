import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { seededRandom } from '#app/platform/random.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { createApp } from '#server/app.ts';
import type { Description } from '#server/description.ts';
import { createHealth } from '#server/health.ts';
import { createServices } from '#server/services.ts';

/** The mounted product without services behind it: its routes, and its OpenAPI document. */
export async function describedProduct() {
  const settings = loadSettings({
    JWT_SECRET: 'test-secret-test-secret-test-secret-1',
    DATA_DIR: '/tmp/curvela-test',
  });
  const pool = createPool('postgres://nobody@127.0.0.1:1/nowhere', 1);
  const clock = settableClock('2026-11-20T09:00:00Z');
  const services = createServices({ settings, pool, log: silentLog, clock, random: seededRandom(1) });
  const app = createApp({
    services,
    pool,
    maths: {} as Maths,
    supabase: null,
    health: createHealth(pool, 0, services),
    metrics: {
      observe: (_, next) => next(),
      answer: (c) => Promise.resolve(c.text('')),
      stop: () => undefined,
    },
    verifyToken: () => Promise.resolve(null),
    pages: null,
  });
  const answer = await app.request('/functions/v1/openapi.json');
  return { app, text: await answer.clone().text(), description: (await answer.json()) as Description };
}
