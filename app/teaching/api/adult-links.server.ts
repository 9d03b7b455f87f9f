import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, requireAccount, toResponse } from '#app/platform/api.server.ts';
import { sessionSummarySchema, sessionWithTurnsSchema } from '../use-cases/answer-schemas.server.ts';
import {
  listConversationsForAdult,
  readConversationForAdult,
} from '../use-cases/conversations-for-adult.server.ts';
import { searchSchema } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import { sessionParams, tags, type TeachingApi } from './context.server.ts';

/** What the linked adult of a minor reads of their conversations. */
export function addAdultLinkCalls(api: TeachingApi, services: TeachingServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/adult-links/{id}/conversations',
      tags,
      summary: 'The conversations of a minor whose linked adult I am, latest first, paginated',
      request: { params: sessionParams, query: searchSchema.pick({ after: true }) },
      responses: {
        200: json(
          z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() }),
          'A page of conversations; `next` is the `after` of the next one',
        ),
        ...failures(400, 401, 404),
      },
    }),
    async (c) => {
      const reader = { adultId: requireAccount(c).id, linkId: c.req.valid('param').id };
      return c.json(await listConversationsForAdult(services, reader, c.req.valid('query').after), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/adult-links/{id}/conversations/{sessionId}',
      tags,
      summary: 'One of these conversations with all its turns, to read',
      request: { params: sessionParams.extend({ sessionId: z.uuid() }) },
      responses: {
        200: json(z.object({ session: sessionWithTurnsSchema }), 'The conversation'),
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const { id, sessionId } = c.req.valid('param');
      const reader = { adultId: requireAccount(c).id, linkId: id };
      const session = await readConversationForAdult(services, reader, sessionId);
      return c.json(toResponse({ session }), 200);
    },
  );
}
