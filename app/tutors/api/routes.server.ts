import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount, type ApiContext } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import { applyAsTutor, readApplication } from '../use-cases/apply-as-tutor.server.ts';
import { addAvailabilityCalls } from './availability.server.ts';
import { findTutor, isOwnPage } from '../use-cases/find-tutor.server.ts';
import { listFreeSlots } from '../use-cases/free-slots.server.ts';
import { listTutors } from '../use-cases/list-tutors.server.ts';
import { addMeetingCalls } from './meeting.server.ts';
import { minorOf } from '#app/pricing/index.server.ts';
import { addProfileCalls } from './profile.server.ts';
import {
  applicationSchema,
  freeTimeSchema,
  ownApplicationSchema,
  slotsQuerySchema,
  tutorListSchema,
  tutorSchema,
  tutorFiltersSchema,
} from '../model/schemas.ts';

/** Routes for tutors: search, profile, free times, and the tutor’s own hours. */
export const tutorsApi = (services: Services) => {
  const api = newApi();
  addPublicCalls(api, services);
  addAvailabilityCalls(api, services);
  addOwnCalls(api, services);
  addMeetingCalls(api, services);
  addProfileCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;

const currencyOf = (c: ApiContext) => readVisitor(c.req.raw).state.currency;
const tutorParams = z.object({ id: z.string().min(1).max(80).openapi({ description: 'Id or slug' }) });

function addPublicCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutors',
      tags: ['Tutors'],
      summary: 'Searches tutors; with freeAt, those free at that time and close to it',
      request: { query: tutorFiltersSchema },
      responses: { 200: json(tutorListSchema, 'The tutors'), ...failures(400) },
    }),
    async (c) => {
      const { maxPrice, freeAt, currency = currencyOf(c), ...filters } = c.req.valid('query');
      const list = await listTutors(
        services,
        {
          ...filters,
          currency,
          maxPriceMinor: maxPrice === undefined ? undefined : minorOf(maxPrice),
          freeAt: freeAt === undefined ? undefined : new Date(freeAt),
        },
        c.var.language,
      );
      return c.json(list, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutors/{id}',
      tags: ['Tutors'],
      summary: 'One tutor',
      request: { params: tutorParams, query: tutorFiltersSchema.pick({ currency: true }) },
      responses: { 200: json(z.object({ tutor: tutorSchema }), 'The tutor'), ...failures(404) },
    }),
    async (c) => {
      const { currency = currencyOf(c) } = c.req.valid('query');
      const tutor = await findTutor(services, { tutor: c.req.valid('param').id, currency }, c.var.language);
      return c.json({ tutor }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutors/{id}/slots',
      tags: ['Tutors'],
      summary: 'Free times that start in [from, to), in UTC',
      request: { params: tutorParams, query: slotsQuerySchema },
      responses: {
        200: json(z.object({ slots: z.array(freeTimeSchema) }), 'The free times'),
        ...failures(400, 404),
      },
    }),
    async (c) => {
      const { from, to, minutes } = c.req.valid('query');
      const input = { tutor: c.req.valid('param').id, from: new Date(from), to: new Date(to), minutes };
      return c.json({ slots: written(await listFreeSlots(services, input)) }, 200);
    },
  );
}

type FreeTimes = Awaited<ReturnType<typeof listFreeSlots>>;
type Written = z.infer<typeof freeTimeSchema>[];
const texts = new WeakMap<FreeTimes, Written>();

/** Cached answers share the same array, so its serialization is cached by identity; that is half the cost of a month. */
function written(slots: FreeTimes): Written {
  const cached = texts.get(slots);
  if (cached) return cached;
  const made = slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }));
  texts.set(slots, made);
  return made;
}

function addOwnCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutors/{id}/own',
      tags: ['Tutors'],
      summary: 'Whether this tutor is the caller',
      request: { params: tutorParams },
      responses: { 200: json(z.object({ own: z.boolean() }), 'Own or not'), ...failures(401, 404) },
    }),
    async (c) => {
      const input = { tutor: c.req.valid('param').id, accountId: requireAccount(c).id };
      return c.json({ own: await isOwnPage(services, input) }, 200);
    },
  );
  const application = z.object({ application: ownApplicationSchema.nullable() });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/application',
      tags: ['Tutors'],
      summary: 'My application to teach here',
      responses: { 200: json(application, 'The application or null'), ...failures(401) },
    }),
    async (c) =>
      c.json({ application: await readApplication(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/tutor/application',
      tags: ['Tutors'],
      summary: 'Applies to teach here; a founder decides',
      request: body(applicationSchema),
      responses: { 200: json(application, 'The application as stored'), ...failures(400, 401) },
    }),
    async (c) => {
      const account = requireAccount(c);
      const input = { account, application: c.req.valid('json'), language: c.var.language };
      return c.json({ application: await applyAsTutor(services, input) }, 200);
    },
  );
}
