import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { findBookableTutor } from '../use-cases/free-slots.server.ts';
import {
  answerReview,
  listReviews,
  listTutorsReviews,
  listWaitingReviews,
  readOwnReview,
  reviewSession,
} from '../use-cases/reviews/review-session.server.ts';
import {
  answerSchema,
  newReviewSchema,
  ownReviewSchema,
  reviewPageSchema,
  tutorsReviewSchema,
  waitingReviewSchema,
} from '../model/reviews-schemas.ts';

const MOST = 50;
const tags = ['Reviews'];
const params = z.object({ id: z.uuid() });
type Api = ReturnType<typeof newApi>;

/** Routes for reviews: read a tutor’s, write one’s own, answer once. */
export const reviewsApi = (services: Services) => {
  const api = newApi();
  addReads(api, services);
  addOwn(api, services);
  return api;
};

function addReads(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutors/{id}/reviews',
      tags,
      summary: 'What was written about a tutor after completed sessions, the latest first',
      request: { params: z.object({ id: z.string().min(1).max(80).openapi({ description: 'Id or slug' }) }) },
      responses: { 200: json(reviewPageSchema, 'The reviews'), ...failures(404) },
    }),
    async (c) => {
      const tutor = await findBookableTutor(services.db, c.req.valid('param').id);
      return c.json(await listReviews(services, { tutorId: tutor.id, limit: MOST }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/reviews',
      tags,
      summary: 'Reviews about me as a tutor',
      responses: {
        200: json(z.object({ reviews: z.array(tutorsReviewSchema) }), 'The reviews'),
        ...failures(401, 403),
      },
    }),
    async (c) =>
      c.json({ reviews: await listTutorsReviews(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/reviews/waiting',
      tags,
      summary: 'Completed sessions of the last month that I have not rated',
      responses: {
        200: json(z.object({ sessions: z.array(waitingReviewSchema) }), 'The sessions'),
        ...failures(401),
      },
    }),
    async (c) =>
      c.json({ sessions: await listWaitingReviews(services, { accountId: requireAccount(c).id }) }, 200),
  );
}

function addOwn(api: Api, services: Services): void {
  const path = '/bookings/{id}/review';
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'My review of a session, and until when I can write or change it',
      request: { params },
      responses: { 200: json(ownReviewSchema, 'The review'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json(await readOwnReview(services, own), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary: 'Reviews a completed session of mine; can be changed for 14 days',
      request: { params, ...body(newReviewSchema) },
      responses: { 200: json(ownReviewSchema, 'As stored'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json(await reviewSession(services, own, c.req.valid('json')), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: `${path}/answer`,
      tags,
      summary: 'Answers a review about me, once',
      request: { params, ...body(answerSchema) },
      responses: {
        200: json(z.object({ review: tutorsReviewSchema }), 'Answered'),
        ...failures(400, 401, 404, 409),
      },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, bookingId: c.req.valid('param').id };
      return c.json({ review: await answerReview(services, own, c.req.valid('json').text) }, 200);
    },
  );
}
