import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount, toResponse } from '#app/platform/api.server.ts';
import type { CourseServices } from '../model/records.ts';
import { addCertificateCalls } from './certificates.server.ts';
import {
  itemAnswerSchema,
  learnerQuery,
  lessonParams,
  noteSchema,
  placeSchema,
} from '../model/schemas.server.ts';
import { answeredSchema, courseStandingSchema, workSchema } from '../use-cases/view-schemas.server.ts';
import { answerItem } from '../use-cases/work/answer-item.server.ts';
import { saveNote, savePosition } from '../use-cases/work/save-note.server.ts';
import { readStanding } from '../use-cases/work/read-standing.server.ts';
import { readWork } from '../use-cases/work/read-work.server.ts';

const tags = ['Courses'];
const savedNoteSchema = z.object({ text: z.string(), version: z.int() }).openapi('CourseNoteKept');

/** The calls of courses: progress, answers, notes, reading position, certificates. */
export function coursesApi(services: CourseServices & { settings: { siteUrl: string } }) {
  const api = newApi();
  addReadingCalls(api, services);
  addSavingCalls(api, services);
  addCertificateCalls(api, services);
  api.openapi(
    createRoute({
      method: 'post',
      path: '/courses/{course}/lessons/{lesson}/answers',
      tags,
      summary:
        'Grades an answer in a lesson; without an answer, returns the solution. Signed out, nothing is stored',
      request: { params: lessonParams, ...body(itemAnswerSchema) },
      responses: {
        200: json(answeredSchema, 'The verdict'),
        ...failures(400, 401, 404, 422, 503),
      },
    }),
    async (c) => {
      const { profileId, ...answer } = c.req.valid('json');
      const own = profileId === undefined ? null : { accountId: requireAccount(c).id, profileId };
      return c.json(
        toResponse(await answerItem(services, own, c.req.valid('param'), answer, c.var.language)),
        200,
      );
    },
  );
  return api;
}

type Api = ReturnType<typeof newApi>;

function addReadingCalls(api: Api, services: CourseServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/courses/progress',
      tags,
      summary: 'A learner’s progress in each course: lessons, where to continue, certificate, what is new',
      request: { query: learnerQuery },
      responses: {
        200: json(z.object({ courses: z.array(courseStandingSchema) }), 'The courses'),
        ...failures(400, 401, 404),
      },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('query') };
      return c.json(toResponse({ courses: await readStanding(services, own, c.var.language) }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/courses/{course}/lessons/{lesson}/work',
      tags,
      summary: 'A learner’s work in a lesson: position, note, answers',
      request: { params: lessonParams, query: learnerQuery },
      responses: { 200: json(workSchema, 'The work'), ...failures(400, 401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('query') };
      return c.json(toResponse(await readWork(services, own, c.req.valid('param'), c.var.language)), 200);
    },
  );
}

function addSavingCalls(api: Api, services: CourseServices): void {
  api.openapi(
    createRoute({
      method: 'put',
      path: '/courses/{course}/lessons/{lesson}/note',
      tags,
      summary: 'Saves my note on a lesson; 409 with the current note if another window saved one since',
      request: { params: lessonParams, ...body(noteSchema) },
      responses: { 200: json(savedNoteSchema, 'The note'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const { profileId, ...note } = c.req.valid('json');
      const own = { accountId: requireAccount(c).id, profileId };
      return c.json(await saveNote(services, own, c.req.valid('param'), note), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/courses/{course}/lessons/{lesson}/place',
      tags,
      summary: 'Saves the reading position in a lesson',
      request: { params: lessonParams, ...body(placeSchema) },
      responses: { 204: { description: 'Saved' }, ...failures(400, 401, 404) },
    }),
    async (c) => {
      const { profileId, place } = c.req.valid('json');
      const own = { accountId: requireAccount(c).id, profileId };
      await savePosition(services, own, c.req.valid('param'), place);
      return c.body(null, 204);
    },
  );
}
