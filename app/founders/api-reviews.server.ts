import { createRoute, z } from '@hono/zod-openapi';
import { failures, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from './enter.ts';
import { hideReview } from './hide-review.server.ts';

/** What founders decide about reviews. `enter` lets founders in and nobody else. */
export function addReviewCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/reviews/{bookingId}/hide',
      tags: ['Founders'],
      summary: 'Hides the review of a session from everybody',
      request: { params: z.object({ bookingId: z.uuid() }) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await hideReview(services, { founder, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
}
