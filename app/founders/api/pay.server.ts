import { createRoute, z } from '@hono/zod-openapi';
import {
  lineDecisionSchema,
  listOpenPay,
  openPaySchema,
  payoutRequestSchema,
} from '#app/pay/index.server.ts';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from '../model/enter.ts';
import { decideLine, payTutor } from '../use-cases/acts/pay-tutor.server.ts';

const tags = ['Founders'];
const done = { description: 'Done, and written to the audit log' };

/** Routes for tutors’ pay: what is open, payouts, and lines whose invoice stays unpaid. `enter` gives the acting founder. */
export function addPayCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/pay',
      tags,
      summary: 'Pay due and waiting per tutor and currency, with the lines that need a decision',
      responses: { 200: json(z.object({ pay: z.array(openPaySchema) }), 'Open pay'), ...failures(401, 403) },
    }),
    async (c) => {
      return c.json({ pay: await listOpenPay(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/pay/payouts',
      tags,
      summary: 'Marks the pay due to a tutor in one currency as paid; 409 if the amount has changed',
      request: body(payoutRequestSchema),
      responses: { 204: done, ...failures(400, 401, 403, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await payTutor(services, { founder, ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/pay/lines/{id}/decision',
      tags,
      summary: 'Approves or writes off a pay line, from 30 days after its unpaid invoice was due',
      request: { params: z.object({ id: z.uuid() }), ...body(lineDecisionSchema) },
      responses: { 204: done, ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await decideLine(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
