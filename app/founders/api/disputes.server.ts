import { createRoute, z } from '@hono/zod-openapi';
import { listDisputedSessions } from '#app/booking/index.server.ts';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { listDisputes } from '#app/pricing/index.server.ts';
import { disputeDecisionSchema, disputeSchema, type PaymentDisputeView } from '../model/disputes-schemas.ts';
import type { Enter } from '../model/enter.ts';
import { decideDispute } from '../use-cases/acts/decide-dispute.server.ts';

/** Routes for payments that a family’s bank asks back. `enter` gives the acting founder. */
export function addDisputeCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/disputes',
      tags: ['Founders'],
      summary: 'Payments disputed by a family’s bank, with sessions and evidence, open ones first',
      responses: {
        200: json(z.object({ disputes: z.array(disputeSchema) }), 'The disputes'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      return c.json({ disputes: await viewDisputes(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/disputes/{id}/decision',
      tags: ['Founders'],
      summary: 'Decides about the tutor’s pay after a lost dispute: kept or charged back',
      request: { params: z.object({ id: z.string().min(1).max(255) }), ...body(disputeDecisionSchema) },
      responses: {
        204: { description: 'Decided, and written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await decideDispute(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}

async function viewDisputes(services: Services): Promise<PaymentDisputeView[]> {
  const disputes = await listDisputes(services);
  return Promise.all(
    disputes.map(async ({ payment, ...dispute }) => ({
      ...dispute,
      payment: payment && { label: payment.label, kind: payment.subject.kind, price: payment.price },
      sessions: payment
        ? await listDisputedSessions(services, { disputeId: dispute.id, subject: payment.subject })
        : [],
    })),
  );
}
