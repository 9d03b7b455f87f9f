import { createRoute, z } from '@hono/zod-openapi';
import { listOpenClaims } from '#app/booking/index.server.ts';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { decideClaim } from '../use-cases/acts/decide-claim.server.ts';
import { claimDecisionSchema, openClaimSchema } from '../model/claims-schemas.ts';
import type { Enter } from '../model/enter.ts';

/** Routes for claims of absence and their decision. `enter` gives the acting founder. */
export function addClaimCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/absence-claims',
      tags: ['Founders'],
      summary: 'Open claims of absence with both statements and the evidence, oldest first',
      responses: {
        200: json(z.object({ claims: z.array(openClaimSchema) }), 'The claims'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      return c.json({ claims: await listOpenClaims(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/absence-claims/{bookingId}/decision',
      tags: ['Founders'],
      summary: 'Decides an open claim: upheld or not, the family’s refund share, and the tutor’s pay share',
      request: { params: z.object({ bookingId: z.uuid() }), ...body(claimDecisionSchema) },
      responses: {
        204: { description: 'Decided; both sides emailed; written to the audit log' },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await decideClaim(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
