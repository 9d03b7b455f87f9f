import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from '../model/enter.ts';
import { changeTutorStatus } from '../use-cases/acts/change-tutor-status.server.ts';
import { listAllTutors, readTutor } from '../use-cases/read-tutors.server.ts';
import { statusChangeSchema, tutorRecordSchema, tutorRowSchema } from '../model/schemas.ts';

const tags = ['Founders'];

/** Routes for tutors: list, record, and status. `enter` gives the acting founder. */
export function addTutorCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/tutors',
      tags,
      summary: 'All tutors, whatever their status',
      responses: {
        200: json(z.object({ tutors: z.array(tutorRowSchema) }), 'The tutors'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      return c.json({ tutors: await listAllTutors(services) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/tutors/{id}',
      tags,
      summary: 'One tutor’s record: prices, hours, sessions',
      request: { params: z.object({ id: z.string().min(1).max(80).openapi({ description: 'Id or slug' }) }) },
      responses: {
        200: json(z.object({ tutor: tutorRecordSchema }), 'The tutor'),
        ...failures(401, 403, 404),
      },
    }),
    async (c) => {
      const tutor = await readTutor(services, { tutor: c.req.valid('param').id }, c.var.language);
      return c.json({ tutor }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/tutors/{id}',
      tags,
      summary: 'Opens or pauses a tutor for bookings; booked sessions stay',
      request: { params: z.object({ id: z.uuid() }), ...body(statusChangeSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await changeTutorStatus(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
