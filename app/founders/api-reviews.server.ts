import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadAllReviews } from '#app/tutors/public.founders.server.ts';
import type { Enter } from './enter.ts';
import { hideReview, showReview } from './hide-review.server.ts';
import { reviewRowSchema } from './schemas.ts';

const mostRows = 100;
const tags = ['Founders'];

/** What founders read and decide about reviews. `enter` lets founders in and nobody else. */
export function addReviewCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/reviews',
      tags,
      summary: 'What learners wrote about tutors, hidden or not, the latest first',
      responses: {
        200: json(z.object({ reviews: z.array(reviewRowSchema) }), 'The reviews'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      await enter(services, c);
      const rows = await loadAllReviews(services.db, mostRows);
      const reviews = rows.map(({ bookingId, tutor, stars, words, name, at, answer, hidden }) => ({
        bookingId,
        tutor,
        stars,
        words: words ?? '',
        name,
        at: at.toISOString(),
        answer,
        hidden,
      }));
      return c.json({ reviews }, 200);
    },
  );
  for (const [verb, decide, summary] of [
    ['hide', hideReview, 'Hides the review of a session from everybody'],
    ['show', showReview, 'Shows a hidden review again'],
  ] as const)
    api.openapi(
      createRoute({
        method: 'post',
        path: `/founders/reviews/{bookingId}/${verb}`,
        tags,
        summary,
        request: { params: z.object({ bookingId: z.uuid() }) },
        responses: {
          204: { description: 'Done, and written to the audit log' },
          ...failures(401, 403, 404),
        },
      }),
      async (c) => {
        const founder = await enter(services, c);
        await decide(services, { founder, ...c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
