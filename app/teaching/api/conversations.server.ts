import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, toResponse } from '#app/platform/api.server.ts';
import { type TeachingApi, ownerOf, sessionParams, tags } from './context.server.ts';
import { deleteConversation, listMine, renameConversation } from '../use-cases/conversations.server.ts';
import { editTurn } from '../use-cases/turns/edit-turn.server.ts';
import { rateTurn } from '../use-cases/turns/rate-turn.server.ts';
import { rephraseTurn } from '../use-cases/turns/rephrase-turn.server.ts';
import { sessionSummarySchema, sessionWithTurnsSchema } from '../use-cases/answer-schemas.server.ts';
import { editSchema, ratingSchema, searchSchema, titleSchema } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';

const turnParams = sessionParams.extend({ turnId: z.uuid() });

/** Conversations: list, rename, delete. */
export function addConversationCalls(api: TeachingApi, services: TeachingServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions',
      tags,
      summary: 'The caller’s sessions, latest first, paginated; searchable by title, problem and message',
      request: { query: searchSchema },
      responses: {
        200: json(
          z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() }),
          'A page of sessions; `next` is the `after` of the next one',
        ),
        ...failures(400),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      return c.json(await listMine(services, owner, c.req.valid('query')), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/teaching/sessions/{id}',
      tags,
      summary: 'Sets the learner’s title for a session; null removes it',
      request: { params: sessionParams, ...body(titleSchema) },
      responses: { 200: json(titleSchema, 'The name'), ...failures(400, 404) },
    }),
    async (c) => {
      const { title } = c.req.valid('json');
      await renameConversation(services, await ownerOf(c, services), c.req.valid('param').id, title);
      return c.json({ title }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/teaching/sessions/{id}',
      tags,
      summary: 'Deletes a session with all its turns. Evidence about the learner’s skills stays',
      request: { params: sessionParams },
      responses: { 204: { description: 'Deleted' }, ...failures(404) },
    }),
    async (c) => {
      await deleteConversation(services, await ownerOf(c, services), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  addRatingCall(api, services);
  addRevisionCalls(api, services);
}

/** Calls that supersede turns. */
function addRevisionCalls(api: TeachingApi, services: TeachingServices): void {
  const answer = json(z.object({ session: sessionWithTurnsSchema }), 'The session as it stands now');
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns/{turnId}/anew',
      tags,
      summary: 'Rephrases the tutor’s latest turn. Verdict, lines, card and state do not change',
      request: { params: turnParams },
      responses: { 200: answer, ...failures(404, 409) },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      const owner = await ownerOf(c, services);
      return c.json(toResponse({ session: await rephraseTurn(services, owner, id, turnId) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns/{turnId}/edit',
      tags,
      summary:
        'Edits an earlier problem or message and continues from there. Evidence about the learner’s skills stays',
      request: { params: turnParams, ...body(editSchema) },
      responses: { 200: answer, ...failures(400, 404, 409, 422, 429) },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      const owner = await ownerOf(c, services);
      return c.json(
        toResponse({ session: await editTurn(services, owner, id, turnId, c.req.valid('json')) }),
        200,
      );
    },
  );
}

function addRatingCall(api: TeachingApi, services: TeachingServices): void {
  const storedRating = z.object({
    value: z.union([z.literal(1), z.literal(-1)]),
    reason: z.string().nullable(),
  });
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns/{turnId}/rating',
      tags,
      summary: 'Rates a turn of the tutor up or down, with an optional reason; null removes the rating',
      request: { params: turnParams, ...body(ratingSchema) },
      responses: {
        200: json(z.object({ rating: storedRating.nullable() }), 'What is kept'),
        ...failures(400, 404),
      },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      const owner = await ownerOf(c, services);
      return c.json({ rating: await rateTurn(services, owner, id, turnId, c.req.valid('json')) }, 200);
    },
  );
}
