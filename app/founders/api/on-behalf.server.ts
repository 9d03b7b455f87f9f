import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import {
  availabilityPreviewSchema,
  availabilitySchema,
  explainedTimeSchema,
  explainQuerySchema,
  explainTime,
  ownAvailabilitySchema,
  previewAvailability,
  readAvailability,
  readMeeting,
  readProfile,
  savedAvailabilitySchema,
  savedMeetingSchema,
  savedProfileSchema,
  tutorProfileSchema,
} from '#app/tutors/index.server.ts';
import type { Enter } from '../model/enter.ts';
import { changeHours, changeMeeting, changeProfile } from '../use-cases/on-behalf/change-page.server.ts';

type Api = ReturnType<typeof newApi>;

const tags = ['Founders'];
const params = z.object({ id: z.uuid() });
const profile = z.object({ profile: tutorProfileSchema });
const availability = z.object({ availability: ownAvailabilitySchema });
const meeting = z.object({ meeting: z.object({ url: z.string().nullable() }) });
const root = '/founders/tutors/{id}';

/** The tutor’s own routes for any tutor. `enter` gives the acting founder. */
export function addOnBehalfCalls(api: Api, services: Services, enter: Enter): void {
  addProfile(api, services, enter);
  addMeeting(api, services, enter);
  addHours(api, services, enter);
  addQuestions(api, services);
}

function addProfile(api: Api, services: Services, enter: Enter): void {
  const path = `${root}/profile` as const;
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'A tutor’s page texts and prices',
      request: { params },
      responses: { 200: json(profile, 'The page'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      return c.json({ profile: await readProfile(services, { tutorId: c.req.valid('param').id }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary:
        'Replaces a tutor’s page texts and prices and emails the tutor; booked sessions keep their price',
      request: { params, ...body(savedProfileSchema) },
      responses: { 200: json(profile, 'The page as saved'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const input = { founder, tutorId: c.req.valid('param').id, profile: c.req.valid('json') };
      return c.json({ profile: await changeProfile(services, input) }, 200);
    },
  );
}

function addMeeting(api: Api, services: Services, enter: Enter): void {
  const path = `${root}/meeting` as const;
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'A tutor’s meeting link',
      request: { params },
      responses: { 200: json(meeting, 'The link or null'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      return c.json({ meeting: await readMeeting(services, { tutorId: c.req.valid('param').id }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary: 'Sets a tutor’s meeting link and emails the tutor',
      request: { params, ...body(savedMeetingSchema) },
      responses: { 200: json(meeting, 'The link as saved'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const input = { founder, tutorId: c.req.valid('param').id, meeting: c.req.valid('json') };
      return c.json({ meeting: await changeMeeting(services, input) }, 200);
    },
  );
}

function addHours(api: Api, services: Services, enter: Enter): void {
  const path = `${root}/availability` as const;
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'A tutor’s hours, limits and zone',
      request: { params },
      responses: { 200: json(availability, 'The hours'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const hours = await readAvailability(services, { tutorId: c.req.valid('param').id });
      return c.json({ availability: hours }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags,
      summary:
        'Replaces a tutor’s hours and emails the tutor; bookings outside the new hours must be accepted and stay',
      request: { params, ...body(savedAvailabilitySchema) },
      responses: { 200: json(availability, 'The hours as saved'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const input = { founder, tutorId: c.req.valid('param').id, hours: c.req.valid('json') };
      return c.json({ availability: await changeHours(services, input) }, 200);
    },
  );
}

function addQuestions(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: `${root}/availability/preview`,
      tags,
      summary: 'Preview of new hours: their effect on a tutor’s free times and sessions. Changes nothing',
      request: { params, ...body(availabilitySchema) },
      responses: {
        200: json(availabilityPreviewSchema, 'Sessions outside, free times before and after, clock changes'),
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const input = { tutorId: c.req.valid('param').id, hours: c.req.valid('json') };
      return c.json(await previewAvailability(services, input), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: `${root}/availability/why`,
      tags,
      summary: 'Explains why a session cannot be booked with a tutor at a time in the tutor’s zone',
      request: { params, query: explainQuerySchema },
      responses: {
        200: json(explainedTimeSchema, 'Every rule in the way'),
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const reader = { language: c.var.language, locale: readVisitor(c.req.raw).state.locale };
      const input = { tutorId: c.req.valid('param').id, asked: c.req.valid('query'), reader };
      return c.json(await explainTime(services, input), 200);
    },
  );
}
