import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countPerVersion } from '#app/teaching/index.server.ts';
import { tutorVersionSchema } from '../model/schemas.ts';

const day = 86_400_000;

/** Routes for the results of each tutor model version. */
export function addTutorVersionCalls(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/tutor-versions',
      tags: ['Founders'],
      summary: 'Versions of the tutor models, with figures from the sessions and calls of the last days',
      request: { query: z.object({ days: z.coerce.number().int().min(1).max(400).default(28) }) },
      responses: {
        200: json(z.object({ versions: z.array(tutorVersionSchema) }), 'The versions'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const to = services.clock.now();
      const from = new Date(to.getTime() - c.req.valid('query').days * day);
      return c.json({ versions: (await countPerVersion(services.db, { from, to })).map(viewOf) }, 200);
    },
  );
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Converts counts to shares; null without data. */
function viewOf(figures: Awaited<ReturnType<typeof countPerVersion>>[number]) {
  const { id, model, version, share, retired, sessions, hintDepth } = figures;
  const { nextItems, nextRight, calls, leaks, failedMaths, latencyHalf, latencyMost } = figures;
  return {
    id,
    model,
    version,
    share,
    retired,
    sessions,
    hintDepth,
    nextItems,
    nextCorrect: shareOf(nextRight, nextItems),
    calls,
    leakRate: shareOf(leaks, calls),
    failedMaths,
    latencyMs: { half: latencyHalf, most: latencyMost },
  };
}
