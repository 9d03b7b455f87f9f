import { createRoute, z } from '@hono/zod-openapi';
import { failures, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from '../model/enter.ts';
import { settleRefund } from '../use-cases/acts/settle-refund.server.ts';

/** Routes for refunds that need manual handling. `enter` gives the acting founder. */
export function addRefundCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/refunds/{id}/settle',
      tags: ['Founders'],
      summary: 'Marks a refund as settled by hand: one that failed, or one for used credits',
      request: { params: z.object({ id: z.uuid() }) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await settleRefund(services, { founder, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
}
