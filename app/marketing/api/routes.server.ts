import { createRoute, z } from '@hono/zod-openapi';
import { failures, newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { contactSchema } from '../model/schemas.ts';
import { writeToUs } from '../use-cases/write-to-us.server.ts';

/** The only API route of the marketing pages: the contact form. */
export const marketingApi = (services: Services) => {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'post',
      path: '/contact',
      tags: ['Contact'],
      summary: 'Sends a message to the founders; no account needed',
      request: { body: { required: true, content: { 'application/json': { schema: contactSchema } } } },
      responses: {
        201: {
          description: 'Stored and queued for the founders',
          content: { 'application/json': { schema: z.object({ received: z.literal(true) }) } },
        },
        ...failures(400, 422, 429),
      },
    }),
    async (c) => {
      await writeToUs(services, c.req.valid('json'), c.var.language);
      return c.json({ received: true } as const, 201);
    },
  );
  return api;
};
