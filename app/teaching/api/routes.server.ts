import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import {
  type ApiContext,
  body,
  failures,
  json,
  newApi,
  toResponse,
  asFile,
} from '#app/platform/api.server.ts';
import { type TeachingApi, ownerOf, sessionParams, tags } from './context.server.ts';
import { addAdultLinkCalls } from './adult-links.server.ts';
import { addConversationCalls } from './conversations.server.ts';
import { addFocusCalls } from './focus.server.ts';
import { addLessonCalls } from './lessons.server.ts';
import type { LessonServices } from '../use-cases/lessons/start-lesson.server.ts';
import { readSession, readTurn } from '../use-cases/read-session.server.ts';
import { sessionWithTurnsSchema, turnAnswerSchema } from '../use-cases/answer-schemas.server.ts';
import { startSchema, turnSchema } from '../model/schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';
import { startSession } from '../use-cases/start-session.server.ts';
import { eventsAfter, eventsOf } from '../domain/turns/stream.ts';
import { takeTurn } from '../use-cases/turns/take-turn.server.ts';
import { addTrialCalls } from './trials.server.ts';
import type { TeachingSessionView, TutorTurnView } from '../model/views.ts';
import { addWordsCalls } from './model-text.server.ts';

/** Calls of the teaching feature: sessions, turns, trials without a session, focus time. */
export const teachingApi = (services: LessonServices) => {
  const api = newApi();
  addSessionCalls(api, services);
  addConversationCalls(api, services);
  addTurnCalls(api, services);
  addWordsCalls(api, services);
  addTrialCalls(api, services);
  addFocusCalls(api, services);
  addLessonCalls(api, services);
  addAdultLinkCalls(api, services);
  return api;
};

function addSessionCalls(api: TeachingApi, services: TeachingServices): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions',
      tags,
      summary:
        'Starts a session with the caller’s own problem. Signed out: three a day, and a hundred of one network',
      request: body(startSchema),
      responses: {
        201: json(z.object({ session: sessionWithTurnsSchema }), 'The session with its first turn'),
        ...failures(400, 422, 429),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const session = await startSession(services, owner, c.req.valid('json'), c.var.network);
      return c.json(toResponse({ session }), 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}',
      tags,
      summary: 'One session with all its turns and the pending card, enough to resume it',
      request: { params: sessionParams },
      responses: {
        200: json(z.object({ session: sessionWithTurnsSchema }), 'The session'),
        ...failures(404),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      return c.json(
        toResponse({ session: await readSession(services, owner, c.req.valid('param').id) }),
        200,
      );
    },
  );
}

const wantsStream = (c: ApiContext) => c.req.header('accept')?.includes('text/event-stream') === true;

function streamed(
  c: ApiContext,
  answer: { turn: TutorTurnView; session: TeachingSessionView },
  lastId?: string,
): Response {
  return streamSSE(c, async (stream) => {
    for (const event of eventsAfter(eventsOf(answer), lastId)) await stream.writeSSE(event);
  });
}

function addTurnCalls(api: TeachingApi, services: TeachingServices): void {
  const stream = { 'text/event-stream': { schema: z.string() } };
  const answer = {
    description: 'The tutor’s turn',
    content: { 'application/json': { schema: turnAnswerSchema }, ...stream },
  };
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/turns',
      tags,
      summary:
        'Takes a turn: a message, the answer to a card, or an action. Streams with Accept: text/event-stream',
      request: { params: sessionParams, ...body(turnSchema) },
      responses: { 200: answer, ...failures(400, 404, 409, 422, 429) },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const turn = await takeTurn(services, owner, c.req.valid('param').id, c.req.valid('json'));
      return wantsStream(c) ? asFile(streamed(c, turn)) : c.json(toResponse(turn), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}/turns/{turnId}',
      tags,
      summary: 'One turn of the tutor; with Last-Event-ID the rest of a broken stream',
      request: { params: sessionParams.extend({ turnId: z.uuid() }) },
      responses: {
        200: {
          ...answer,
          content: { 'application/json': { schema: turnAnswerSchema.omit({ learner: true }) }, ...stream },
        },
        ...failures(404),
      },
    }),
    async (c) => {
      const { id, turnId } = c.req.valid('param');
      const turn = await readTurn(services, await ownerOf(c, services), id, turnId);
      if (wantsStream(c)) return asFile(streamed(c, turn, c.req.header('last-event-id')));
      return c.json(toResponse(turn), 200);
    },
  );
}
