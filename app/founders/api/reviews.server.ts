import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countAllReviews, loadAllReviews } from '#app/tutors/index.server.ts';
import type { Enter } from '../model/enter.ts';
import { hideReview, showReview } from '../use-cases/acts/hide-review.server.ts';
import { reviewListSchema } from '../model/schemas.ts';

/** Maximum and default number of reviews per response. */
const rows = { most: 2000, usual: 100 };
const listQuery = z.object({ limit: z.coerce.number().int().min(1).max(rows.most).default(rows.usual) });
const tags = ['Founders'];

/** Routes for reading and hiding reviews. `enter` gives the acting founder. */
export function addReviewCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/reviews',
      tags,
      summary: 'What learners wrote about tutors, hidden or not, the latest first',
      request: { query: listQuery },
      responses: {
        200: json(
          reviewListSchema,
          'The reviews, how many older ones there are, and how many of all are hidden',
        ),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const found = await loadAllReviews(services.db, c.req.valid('query').limit);
      const { all, hidden: allHidden } = await countAllReviews(services.db);
      const reviews = found.map(({ bookingId, tutor, stars, words, name, at, answer, hidden }) => ({
        bookingId,
        tutor,
        stars,
        words: words ?? '',
        name,
        at: at.toISOString(),
        answer,
        hidden,
      }));
      return c.json({ reviews, older: all - found.length, hidden: allHidden }, 200);
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
