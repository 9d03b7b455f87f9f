import { createRoute, z } from '@hono/zod-openapi';
import {
  body,
  failures,
  json,
  newApi,
  requireAccount,
  requireVisitor,
  type ApiContext,
} from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { readVisitor } from '#app/preferences/public.server.ts';
import { cancelBooking, previewCancellation } from './cancel-booking.server.ts';
import { confirmBooking } from './confirm-booking.server.ts';
import { extendHold, findHold, releaseHold } from './holds/keep-hold.server.ts';
import { placeHold } from './holds/place-hold.server.ts';
import { findBooking, listBookings, readCalendarFile } from './list-bookings.server.ts';
import type { Reader } from './lost-time.server.ts';
import type { Owner } from './queries.server.ts';
import {
  bookingSchema,
  cancellationSchema,
  cancelRequestSchema,
  confirmRequestSchema,
  holdRequestSchema,
  holdSchema,
} from './schemas.ts';

/** The booking calls: hold, confirm, see, cancel. Holds work signed out, by the visitor cookie. */
export const bookingApi = (services: Services) => {
  const api = newApi();
  addHoldCalls(api, services);
  addBookingCalls(api, services);
  return api;
};

type Api = ReturnType<typeof newApi>;

const params = z.object({ id: z.uuid() });
const hold = z.object({ hold: holdSchema });
const booking = z.object({ booking: bookingSchema });

/** Who holds: the account together with what this browser held before; signed out the browser, known from now on. */
const makerOf = (c: ApiContext): Owner =>
  c.var.account
    ? { accountId: c.var.account.id, visitorId: c.var.visitorId }
    : { accountId: null, visitorId: requireVisitor(c) };

/** Whose holds may be touched: the account's, and those this browser made before signing in. */
const ownerOf = (c: ApiContext): Owner => ({
  accountId: c.var.account?.id ?? null,
  visitorId: c.var.visitorId,
});

/** The zone that the page says, else that of the preferences; the language is that of the call. */
function readerOf(c: ApiContext, timeZone: string | undefined): Reader {
  const { state, timeZone: preferred } = readVisitor(c.req.raw);
  const locale = state.locale.startsWith(c.var.language) ? state.locale : localeOf[c.var.language];
  return { locale, timeZone: timeZoneNamed(timeZone ?? '') || preferred };
}

const localeOf = { en: 'en-GB', es: 'es-CO', fr: 'fr-FR' } as const;

function addHoldCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds',
      tags: ['Booking'],
      summary: 'Holds a time for ten minutes; 409 slot_taken brings the nearest free times as alternatives',
      request: body(holdRequestSchema),
      responses: { 201: json(hold, 'Held'), ...failures(400, 404, 409, 429) },
    }),
    async (c) => {
      const { tutorId, start, timeZone, currency, ...session } = c.req.valid('json');
      const placed = await placeHold(services, {
        ...session,
        owner: makerOf(c),
        tutor: tutorId,
        start: new Date(start),
        currency: currency ?? readVisitor(c.req.raw).state.currency,
        reader: readerOf(c, timeZone),
      });
      return c.json({ hold: placed }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/holds/{id}',
      tags: ['Booking'],
      summary: 'A hold that still runs',
      request: { params },
      responses: { 200: json(hold, 'The hold'), ...failures(404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), owner: ownerOf(c), reader: readerOf(c, undefined) };
      return c.json({ hold: await findHold(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds/{id}/extend',
      tags: ['Booking'],
      summary: 'Ten minutes more, once',
      request: { params },
      responses: { 200: json(hold, 'The hold'), ...failures(404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), owner: ownerOf(c), reader: readerOf(c, undefined) };
      return c.json({ hold: await extendHold(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/bookings/holds/{id}',
      tags: ['Booking'],
      summary: 'Gives the time back',
      request: { params },
      responses: { 204: { description: 'Given back' }, ...failures(404) },
    }),
    async (c) => {
      await releaseHold(services, { ...c.req.valid('param'), owner: ownerOf(c) });
      return c.body(null, 204);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds/{id}/confirm',
      tags: ['Booking'],
      summary: 'Books what is held, to be paid by invoice; needs an account',
      request: { params, ...body(confirmRequestSchema, false) },
      responses: { 201: json(booking, 'Booked'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const { id: accountId, email } = requireAccount(c);
      const request = c.req.valid('json') ?? {};
      const confirmed = await confirmBooking(services, {
        ...c.req.valid('param'),
        account: { id: accountId, email },
        visitorId: c.var.visitorId,
        request,
        reader: readerOf(c, request.timeZone),
      });
      return c.json({ booking: confirmed }, 201);
    },
  );
}

function addBookingCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings',
      tags: ['Booking'],
      summary: 'My bookings; as=tutor: the sessions others booked with me',
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
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/{id}/cancellation',
      tags: ['Booking'],
      summary: 'What cancelling now would give back',
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
      summary: 'Cancels, if the refund is still the one that was shown',
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
