import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadFlags } from '#app/teaching/index.server.ts';
import type { Enter } from '../model/enter.ts';
import { markFlagReviewed } from '../use-cases/acts/mark-flag-reviewed.server.ts';
import { safetyFlagSchema, flagReviewSchema } from '../model/schemas.ts';

const tags = ['Founders'];
const mostRows = 100;

/** Routes for flagged words of learners. `enter` gives the acting founder. */
export function addSafetyCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/safety',
      tags,
      summary: 'Messages that a person should read, unread first, without the author',
      responses: {
        200: json(z.object({ flags: z.array(safetyFlagSchema) }), 'The words'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      const flags = (await loadFlags(services.db, mostRows)).map((flag) => ({
        ...flag,
        at: flag.at.toISOString(),
      }));
      return c.json({ flags }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/safety/{id}/seen',
      tags,
      summary: 'Marks a message as read, with a note about what was done',
      request: { params: z.object({ id: z.uuid() }), ...body(flagReviewSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await markFlagReviewed(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
