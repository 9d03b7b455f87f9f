import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { rangeQuerySchema } from '../model/figures-schemas.ts';
import { loadActs } from '../db/founders.server.ts';
import { readNumbers } from '../use-cases/read-numbers.server.ts';
import { auditEntrySchema, numbersSchema } from '../model/schemas.ts';

const tags = ['Founders'];
/** Rows of the log shown at once. */
const mostActs = 100;

/** Routes for the queue counters and the audit log. */
export function addCounters(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/numbers',
      tags,
      summary: 'Open tasks of the founders, and refused access attempts in a range of days',
      request: { query: rangeQuerySchema },
      responses: {
        200: json(z.object({ numbers: numbersSchema }), 'What waits'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const numbers = await readNumbers(services, c.req.valid('query'));
      return c.json({ numbers }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/audit',
      tags,
      summary: 'What founders did, the latest first',
      request: { query: z.object({ subject: z.uuid().optional() }) },
      responses: {
        200: json(z.object({ entries: z.array(auditEntrySchema) }), 'The audit log'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const entries = await loadActs(services.db, mostActs, c.req.valid('query').subject);
      return c.json({ entries }, 200);
    },
  );
}
