import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { body, failures, json, requireAccount, toResponse, asFile } from '#app/platform/api.server.ts';
import { type TeachingApi, sessionParams, tags } from './context.server.ts';
import {
  lessonAnsweredSchema,
  lessonSummarySchema,
  lessonViewSchema,
} from '../use-cases/answer-schemas.server.ts';
import { answerLesson } from '../use-cases/lessons/answer-lesson.server.ts';
import { followLesson } from '../use-cases/lessons/follow-lesson.server.ts';
import { lessonAnswerSchema, startLessonSchema } from '../model/lessons-schemas.server.ts';
import {
  cancelLesson,
  deleteLesson,
  lessonView,
  readLesson,
  readLessons,
  requireLesson,
} from '../use-cases/lessons/read-lessons.server.ts';
import { type LessonServices, startLesson } from '../use-cases/lessons/start-lesson.server.ts';

const lessonSchema = z.object({ lesson: lessonViewSchema });

/** Lessons of an account: create, follow, read, answer, cancel, delete. */
export function addLessonCalls(api: TeachingApi, services: LessonServices): void {
  addMaking(api, services);
  addReading(api, services);
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/lessons/{id}/answers',
      tags,
      summary:
        'Grades an answer in a lesson; without an answer, returns the solution. The first answer is evidence',
      request: { params: sessionParams, ...body(lessonAnswerSchema) },
      responses: { 200: json(lessonAnsweredSchema, 'The verdict'), ...failures(400, 401, 404, 422) },
    }),
    async (c) => {
      const { id: accountId } = requireAccount(c);
      const { id } = c.req.valid('param');
      return c.json(toResponse(await answerLesson(services, { accountId }, id, c.req.valid('json'))), 200);
    },
  );
}

function addMaking(api: TeachingApi, services: LessonServices): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/lessons',
      tags,
      summary:
        'Requests a lesson on a skill or a topic: returns the existing one for the same input, or starts generating one',
      request: body(startLessonSchema),
      responses: { 201: json(lessonSchema, 'The lesson'), ...failures(400, 401, 404, 422, 429) },
    }),
    async (c) => {
      const { id: accountId } = requireAccount(c);
      const lesson = await startLesson(services, { accountId }, c.req.valid('json'));
      return c.json(toResponse({ lesson: lessonView(lesson, c.var.language) }), 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/lessons/{id}/progress',
      tags,
      summary:
        'Streams the progress of a lesson’s generation, then done, failed or cancelled. Resumes after Last-Event-ID',
      request: { params: sessionParams },
      responses: {
        200: { description: 'A stream', content: { 'text/event-stream': { schema: z.string() } } },
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id };
      const { id } = c.req.valid('param');
      await requireLesson(services, own, id);
      return asFile(
        streamSSE(c, async (stream) => {
          for await (const event of followLesson(services, own, id, c.req.header('last-event-id'))) {
            if (stream.aborted) return;
            await stream.writeSSE({ ...event, data: JSON.stringify(event.data) });
          }
        }),
      );
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/lessons/{id}/cancel',
      tags,
      summary: 'Cancels the generation of a lesson. A finished lesson stays',
      request: { params: sessionParams },
      responses: { 200: json(lessonSchema, 'The lesson'), ...failures(401, 404) },
    }),
    async (c) => {
      const { id: accountId } = requireAccount(c);
      const lesson = await cancelLesson(services, { accountId }, c.req.valid('param').id);
      return c.json(toResponse({ lesson: lessonView(lesson, c.var.language) }), 200);
    },
  );
}

function addReading(api: TeachingApi, services: LessonServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/lessons',
      tags,
      summary: 'My lessons, the latest first; those of one learner with profileId',
      request: { query: z.object({ profileId: z.uuid().optional() }) },
      responses: {
        200: json(z.object({ lessons: z.array(lessonSummarySchema) }), 'The lessons'),
        ...failures(400, 401),
      },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('query') };
      return c.json(toResponse({ lessons: await readLessons(services, own, c.var.language) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/lessons/{id}',
      tags,
      summary: 'One lesson, with its content once it is finished',
      request: { params: sessionParams },
      responses: { 200: json(lessonSchema, 'The lesson'), ...failures(401, 404) },
    }),
    async (c) => {
      const { id: accountId } = requireAccount(c);
      const { id } = c.req.valid('param');
      return c.json(
        toResponse({ lesson: await readLesson(services, { accountId }, id, c.var.language) }),
        200,
      );
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/teaching/lessons/{id}',
      tags,
      summary: 'Deletes a lesson. Evidence from its answers stays',
      request: { params: sessionParams },
      responses: { 204: { description: 'Deleted' }, ...failures(401, 404) },
    }),
    async (c) => {
      const { id: accountId } = requireAccount(c);
      await deleteLesson(services, { accountId }, c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
}
