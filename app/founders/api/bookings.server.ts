import { createRoute, z } from '@hono/zod-openapi';
import {
  actPreviewRequestSchema,
  actPreviewSchema,
  actRequestSchema,
  bookingForActsSchema,
  foundBookingSchema,
  listActTimes,
  previewAct,
} from '#app/booking/index.server.ts';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import { instant } from '#app/platform/instant.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall } from '#app/preferences/index.server.ts';
import { countActsOn } from '../db/founders.server.ts';
import type { Enter } from '../model/enter.ts';
import { bookingHistorySchema } from '../model/schemas.ts';
import { actOnBooking } from '../use-cases/acts/act-on-booking.server.ts';
import { findBookings, readBooking } from '../use-cases/find-bookings.server.ts';

const tags = ['Founders'];
const params = z.object({ id: z.uuid() });
const timeZone = z.string().max(64).optional();
const booking = z.object({ booking: bookingForActsSchema });

/** Routes for finding bookings and acting on them. `enter` gives the acting founder. */
export function addBookingActCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  addReads(api, services);
  addActs(api, services, enter);
}

function addReads(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/bookings',
      tags,
      summary: 'Searches bookings by email or tutor name, booking or invoice number, and day',
      request: {
        query: z.object({
          search: z.string().trim().max(254).default(''),
          day: z.iso.date().optional(),
          timeZone,
        }),
      },
      responses: {
        200: json(z.object({ bookings: z.array(foundBookingSchema), more: z.boolean() }), 'The bookings'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const { search, day, timeZone: wanted } = c.req.valid('query');
      const zone = localeAndZoneOfCall(c, wanted).timeZone;
      return c.json(await findBookings(services, { search, day, zone }), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/bookings/{id}',
      tags,
      summary: 'One booking with its amounts, the actions possible now, and the founders’ earlier actions',
      request: { params },
      responses: {
        200: json(booking.extend({ history: bookingHistorySchema }), 'The booking'),
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      return c.json(await readBooking(services, c.req.valid('param').id), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/bookings/{id}/times',
      tags,
      summary: 'Free times a founder can move the session to',
      request: { params },
      responses: {
        200: json(z.object({ starts: z.array(instant) }), 'The times'),
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), countActs: countActsOn };
      return c.json({ starts: await listActTimes(services, input) }, 200);
    },
  );
}

function addActs(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/bookings/{id}/preview',
      tags,
      summary: 'Preview of an action in money: for the family, the tutor and the platform. Changes nothing',
      request: { params, ...body(actPreviewRequestSchema) },
      responses: {
        200: json(z.object({ preview: actPreviewSchema }), 'Before and after'),
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json'), countActs: countActsOn };
      return c.json({ preview: await previewAct(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/founders/bookings/{id}/acts',
      tags,
      summary:
        'Cancels, moves, refunds, gives credits, marks as attended or settles a claim; 409 booking_changed after a concurrent change',
      request: { params, query: z.object({ timeZone }), ...body(actRequestSchema) },
      responses: {
        200: json(booking, 'Done: both sides have an email, and it stands in the audit log'),
        ...failures(400, 401, 403, 404, 409, 429),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      const reader = localeAndZoneOfCall(c, c.req.valid('query').timeZone);
      const request = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json({ booking: await actOnBooking(services, { ...request, founder, reader }) }, 200);
    },
  );
}
