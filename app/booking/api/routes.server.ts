import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall } from '#app/preferences/index.server.ts';
import { cancelBooking, previewCancellation } from '../use-cases/changing/cancel-booking.server.ts';
import { addAdultLinkCalls } from './adult-links.server.ts';
import { addFeedCalls } from './feed.server.ts';
import { findMeeting } from '../use-cases/find-meeting.server.ts';
import { addHoldCalls } from './holds.server.ts';
import { findBooking, listBookings, readCalendarFile } from '../use-cases/list-bookings.server.ts';
import { listMoveTimes } from '../use-cases/changing/list-move-times.server.ts';
import { moveBooking } from '../use-cases/changing/move-booking.server.ts';
import { confirmAttendance, writeStatement } from '../use-cases/changing/claim-evidence.server.ts';
import { agreeToClaim, claimAbsence, objectToClaim } from '../use-cases/changing/claim-absence.server.ts';
import {
  absenceRequestSchema,
  statementRequestSchema,
  bookingSchema,
  cancellationSchema,
  cancelRequestSchema,
  meetingPlaceSchema,
  moveRequestSchema,
  movingSchema,
} from '../model/schemas.ts';
import { addBookedSeriesCalls } from './series-booked.server.ts';
import { addSeriesCalls } from './series.server.ts';

/** Booking routes: hold, confirm, read, move, cancel, claim absence. Holds work with the visitor cookie alone. */
export const bookingApi = (services: Services) => {
  const api = newApi();
  addHoldCalls(api, services);
  // Registered before the routes with `:id`: `series` is not an id.
  addSeriesCalls(api, services);
  addBookedSeriesCalls(api, services);
  addBookingCalls(api, services);
  addCancelCalls(api, services);
  addMoveCalls(api, services);
  addFeedCalls(api, services);
  addAdultLinkCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;

const params = z.object({ id: z.uuid() });
const booking = z.object({ booking: bookingSchema });

function addBookingCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings',
      tags: ['Booking'],
      summary: 'My bookings; as=tutor: the sessions booked with me',
      request: { query: z.object({ as: z.enum(['learner', 'tutor']).default('learner') }) },
      responses: {
        200: json(z.object({ bookings: z.array(bookingSchema) }), 'The bookings'),
        ...failures(401, 403),
      },
    }),
    async (c) => {
      const bookings = await listBookings(services, {
        accountId: requireAccount(c).id,
        ...c.req.valid('query'),
      });
      return c.json({ bookings }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}',
      tags: ['Booking'],
      summary: 'One booking of mine',
      request: { params },
      responses: { 200: json(booking, 'The booking'), ...failures(401, 404) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ booking: await findBooking(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/meeting',
      tags: ['Booking'],
      summary: 'The meeting link of my session, from ten minutes before the start until the end',
      request: { params },
      responses: { 200: json(z.object({ meeting: meetingPlaceSchema }), 'The place'), ...failures(401, 404) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      c.header('cache-control', 'no-store');
      return c.json({ meeting: await findMeeting(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/calendar.ics',
      tags: ['Booking'],
      summary: 'The calendar file',
      request: { params },
      responses: {
        200: { description: 'RFC 5545', content: { 'text/calendar': { schema: z.string() } } },
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const file = await readCalendarFile(services, {
        accountId: requireAccount(c).id,
        ...c.req.valid('param'),
      });
      c.header('content-type', 'text/calendar; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="session.ics"');
      return c.body(file);
    },
  );
}

function addCancelCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/cancellation',
      tags: ['Booking'],
      summary: 'The refund if the session were cancelled now',
      request: { params },
      responses: {
        200: json(z.object({ cancellation: cancellationSchema }), 'The refund'),
        ...failures(401, 404, 409),
      },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ cancellation: await previewCancellation(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/cancel',
      tags: ['Booking'],
      summary: 'Cancels a session, unless the refund has changed',
      request: { params, ...body(cancelRequestSchema, false) },
      responses: { 200: json(booking, 'Cancelled'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const request = c.req.valid('json') ?? {};
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param'), ...request };
      return c.json({ booking: await cancelBooking(services, input) }, 200);
    },
  );
}

/** Routes for moving a session and for claims of absence. */
function addMoveCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/times',
      tags: ['Booking'],
      summary: 'Times my session can be moved to, or why it cannot be moved',
      request: { params, query: z.object({ timeZone: z.string().max(64).optional() }) },
      responses: { 200: json(z.object({ moving: movingSchema }), 'The times'), ...failures(401, 404) },
    }),
    async (c) => {
      const moving = await listMoveTimes(services, {
        ...c.req.valid('param'),
        accountId: requireAccount(c).id,
        reader: localeAndZoneOfCall(c, c.req.valid('query').timeZone),
        language: c.var.language,
      });
      return c.json({ moving }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/move',
      tags: ['Booking'],
      summary:
        'Moves my session to another free time; 409 slot_… gives the reason and the nearest free times',
      request: { params, ...body(moveRequestSchema) },
      responses: { 200: json(booking, 'Moved'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const { start, timeZone } = c.req.valid('json');
      const moved = await moveBooking(services, {
        ...c.req.valid('param'),
        accountId: requireAccount(c).id,
        start: new Date(start),
        reader: localeAndZoneOfCall(c, timeZone),
      });
      return c.json({ booking: moved }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/absence',
      tags: ['Booking'],
      summary:
        'Reports that the tutor (or, as the tutor, the learner) did not come; the other side can object',
      request: { params, ...body(absenceRequestSchema) },
      responses: { 200: json(booking, 'Noted'), ...failures(400, 401, 403, 404, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json({ booking: await claimAbsence(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/bookings/{id}/absence/statement',
      tags: ['Booking'],
      summary: 'Saves my statement about an open claim, for the founder who decides',
      request: { params, ...body(statementRequestSchema) },
      responses: { 200: json(booking, 'Stored'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json({ booking: await writeStatement(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/attendance',
      tags: ['Booking'],
      summary: 'Confirms, as the family, that the session took place: evidence against a claim of absence',
      request: { params },
      responses: { 200: json(booking, 'Noted'), ...failures(401, 403, 404, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ booking: await confirmAttendance(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/absence/objection',
      tags: ['Booking'],
      summary: 'Objects to the claim that I did not come, within 72 hours; a founder then decides',
      request: { params },
      responses: { 200: json(booking, 'Disputed'), ...failures(401, 404, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ booking: await objectToClaim(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/{id}/absence/agreement',
      tags: ['Booking'],
      summary: 'Agrees to the claim that I did not come, which takes effect at once',
      request: { params },
      responses: { 200: json(booking, 'Settled'), ...failures(401, 404, 409) },
    }),
    async (c) => {
      const input = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ booking: await agreeToClaim(services, input) }, 200);
    },
  );
}
