import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { listSessionsForAdult } from '../use-cases/list-sessions-for-adult.server.ts';
import { sessionForAdultSchema } from '../model/schemas.ts';

/** What a linked adult sees of bookings. */
export function addAdultLinkCalls(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/adult-links/{id}/sessions',
      tags: ['Booking'],
      summary: 'The sessions ahead of the people whose linked adult I am, without prices',
      request: { params: z.object({ id: z.uuid() }) },
      responses: {
        200: json(z.object({ sessions: z.array(sessionForAdultSchema) }), 'The sessions, the next one first'),
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const input = { adultId: requireAccount(c).id, linkId: c.req.valid('param').id };
      return c.json({ sessions: await listSessionsForAdult(services, input) }, 200);
    },
  );
}
