import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, requireAccount, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { explainTime } from '../use-cases/explain-time.server.ts';
import { previewAvailability } from '../use-cases/availability/preview-availability.server.ts';
import { readAvailability, saveAvailability } from '../use-cases/availability/save-availability.server.ts';
import {
  availabilityPreviewSchema,
  availabilitySchema,
  explainedTimeSchema,
  explainQuerySchema,
  ownAvailabilitySchema,
  savedAvailabilitySchema,
} from '../model/availability-schemas.ts';

type Api = ReturnType<typeof newApi>;

/** Routes for a tutor’s own working hours. */
export function addAvailabilityCalls(api: Api, services: Services): void {
  addHours(api, services);
  addQuestions(api, services);
}

function addHours(api: Api, services: Services): void {
  const hours = z.object({ availability: ownAvailabilitySchema });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/availability',
      tags: ['Tutors'],
      summary: 'My hours as a tutor',
      responses: { 200: json(hours, 'The hours'), ...failures(401, 403) },
    }),
    async (c) =>
      c.json({ availability: await readAvailability(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/tutor/availability',
      tags: ['Tutors'],
      summary: 'Replaces my hours; bookings outside the new hours must be accepted and stay',
      request: body(savedAvailabilitySchema),
      responses: { 200: json(hours, 'The hours as saved'), ...failures(400, 401, 403, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, hours: c.req.valid('json') };
      return c.json({ availability: await saveAvailability(services, input) }, 200);
    },
  );
}

function addQuestions(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/tutor/availability/preview',
      tags: ['Tutors'],
      summary: 'Preview of new hours: their effect on my free times and sessions. Changes nothing',
      request: body(availabilitySchema),
      responses: {
        200: json(availabilityPreviewSchema, 'Sessions outside, free times before and after, clock changes'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, hours: c.req.valid('json') };
      return c.json(await previewAvailability(services, input), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/availability/why',
      tags: ['Tutors'],
      summary: 'Explains why a session cannot be booked with me at a time in my zone',
      request: { query: explainQuerySchema },
      responses: { 200: json(explainedTimeSchema, 'Every rule in the way'), ...failures(400, 401, 403) },
    }),
    async (c) => {
      const reader = { language: c.var.language, locale: readVisitor(c.req.raw).state.locale };
      const input = { accountId: requireAccount(c).id, asked: c.req.valid('query'), reader };
      return c.json(await explainTime(services, input), 200);
    },
  );
}
