import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, toResponse } from '#app/platform/api.server.ts';
import { type PracticeApi, callerOf, params, tags } from './parts.server.ts';
import { askHint, giveUp, skipItem, readItem } from '../use-cases/items/ask-for-help.server.ts';
import { reportQuestion } from '../use-cases/items/report-question.server.ts';
import { submitAttempt } from '../use-cases/items/submit-attempt.server.ts';
import type { PracticeServices } from '../use-cases/context.server.ts';
import { attemptSchema, hintSchema, reportSchema, startPracticeSchema } from '../model/schemas.ts';
import { finishSession, nextItem, readSession } from '../use-cases/sessions/open-session.server.ts';
import { startSession } from '../use-cases/sessions/start-session.server.ts';
import {
  attemptViewSchema,
  changeSchema,
  itemSchema,
  sessionSchema,
} from '../use-cases/view-schemas.server.ts';

const session = json(sessionSchema, 'The session');
const item = json(z.object({ item: itemSchema }), 'The question');

/** Sessions. */
export function addSessionCalls(api: PracticeApi, services: PracticeServices): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/sessions',
      tags,
      summary: 'Starts practice or resumes an open session of the same kind; finishes one of another kind',
      request: body(startPracticeSchema),
      responses: { 201: session, ...failures(400, 401, 404, 409) },
    }),
    async (c) => c.json(toResponse(await startSession(services, callerOf(c), c.req.valid('json'))), 201),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/sessions/{id}',
      tags,
      summary: 'My practice session with its open question',
      request: { params },
      responses: { 200: session, ...failures(401, 404) },
    }),
    async (c) => c.json(toResponse(await readSession(services, callerOf(c), c.req.valid('param'))), 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/sessions/{id}/next',
      tags,
      summary: 'The open question or the next one; ends the session when the plan is done',
      request: { params },
      responses: { 200: session, ...failures(401, 404) },
    }),
    async (c) => c.json(toResponse(await nextItem(services, callerOf(c), c.req.valid('param'))), 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/sessions/{id}/finish',
      tags,
      summary: 'Ends a session, with what it changed and why',
      request: { params },
      responses: { 200: session, ...failures(401, 404) },
    }),
    async (c) => c.json(toResponse(await finishSession(services, callerOf(c), c.req.valid('param'))), 200),
  );
}

/** Questions: reading, answering, help. */
export function addItemCalls(api: PracticeApi, services: PracticeServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/items/{id}',
      tags,
      summary: 'A question of mine: its attempts and hints, and the solution once it is over',
      request: { params },
      responses: { 200: item, ...failures(401, 404) },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id };
      return c.json(toResponse({ item: await readItem(services, callerOf(c), input) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/items/{id}/attempts',
      tags,
      summary: 'Grades an answer by algebra; idempotent by id. 422 if it cannot be parsed',
      request: { params, ...body(attemptSchema) },
      responses: {
        200: json(
          z.object({ attempt: attemptViewSchema, item: itemSchema, changes: z.array(changeSchema) }),
          'The verdict',
        ),
        ...failures(400, 401, 404, 409, 422),
      },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id, ...c.req.valid('json') };
      return c.json(toResponse(await submitAttempt(services, callerOf(c), input)), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/items/{id}/hints',
      tags,
      summary: 'The next hint, after an attempt or with "I can’t start"',
      request: { params, ...body(hintSchema) },
      responses: { 200: item, ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id, ...c.req.valid('json') };
      return c.json(toResponse({ item: await askHint(services, callerOf(c), input) }), 200);
    },
  );
  addEndings(api, services);
}

function addEndings(api: PracticeApi, services: PracticeServices): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/items/{id}/give-up',
      tags,
      summary: 'Shows the solution; the question counts as not known',
      request: { params },
      responses: { 200: item, ...failures(401, 404, 409) },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id };
      return c.json(toResponse({ item: await giveUp(services, callerOf(c), input) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/items/{id}/skip',
      tags,
      summary: 'Skips a question for today; it does not count',
      request: { params },
      responses: { 200: item, ...failures(401, 404, 409) },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id };
      return c.json(toResponse({ item: await skipItem(services, callerOf(c), input) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/items/{id}/report',
      tags,
      summary: 'Reports a question as wrong: it does not count, and founders check it',
      request: { params, ...body(reportSchema) },
      responses: { 200: item, ...failures(400, 401, 404) },
    }),
    async (c) => {
      const input = { itemId: c.req.valid('param').id, ...c.req.valid('json') };
      return c.json(toResponse({ item: await reportQuestion(services, callerOf(c), input) }), 200);
    },
  );
}
