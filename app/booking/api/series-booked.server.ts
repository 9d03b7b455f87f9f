import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, requireAccount, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall } from '#app/preferences/index.server.ts';
import { ownerOf } from '../use-cases/caller.server.ts';
import {
  bookingSchema,
  cancelRequestSchema,
  restCancellationSchema,
  seriesHoldSchema,
} from '../model/schemas.ts';
import { findSeries, readSeriesCalendar } from '../use-cases/series/booked-series.server.ts';
import { cancelRest, previewRest } from '../use-cases/series/cancel-rest.server.ts';
import { findSeriesHold } from '../use-cases/series/held-series.server.ts';

type Api = ReturnType<typeof newApi>;

const params = z.object({ id: z.uuid() });
const bookings = z.object({ bookings: z.array(bookingSchema) });

/** Routes for series that are held or booked: read, export to a calendar, cancel the rest. */
export function addBookedSeriesCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/series/{id}',
      tags: ['Booking'],
      summary: 'My sessions that were booked together',
      request: { params },
      responses: { 200: json(bookings, 'The sessions'), ...failures(401, 404) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), accountId: requireAccount(c).id };
      return c.json({ bookings: await findSeries(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/series/{id}/hold',
      tags: ['Booking'],
      summary: 'My series hold that has not expired',
      request: { params },
      responses: { 200: json(z.object({ series: seriesHoldSchema }), 'The times'), ...failures(404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), owner: ownerOf(c), reader: localeAndZoneOfCall(c, undefined) };
      return c.json({ series: await findSeriesHold(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/series/{id}/calendar.ics',
      tags: ['Booking'],
      summary: 'One calendar file with all sessions of a series',
      request: { params },
      responses: {
        200: { description: 'RFC 5545', content: { 'text/calendar': { schema: z.string() } } },
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), accountId: requireAccount(c).id };
      const file = await readSeriesCalendar(services, input);
      c.header('content-type', 'text/calendar; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="sessions.ics"');
      return c.body(file);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/series/{id}/cancellation',
      tags: ['Booking'],
      summary: 'The refund if all future sessions of a series were cancelled now',
      request: { params },
      responses: {
        200: json(z.object({ cancellation: restCancellationSchema }), 'The refunds'),
        ...failures(401, 404, 409),
      },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), accountId: requireAccount(c).id };
      return c.json({ cancellation: await previewRest(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/series/{id}/cancel',
      tags: ['Booking'],
      summary: 'Cancels all future sessions of a series, or none if the refund has changed',
      request: { params, ...body(cancelRequestSchema, false) },
      responses: { 200: json(bookings, 'Cancelled'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), accountId: requireAccount(c).id };
      const request = c.req.valid('json') ?? {};
      return c.json({ bookings: await cancelRest(services, { ...input, ...request }) }, 200);
    },
  );
}
