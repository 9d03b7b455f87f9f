import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, requireAccount, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall, readVisitor } from '#app/preferences/index.server.ts';
import { ownerOf } from '../use-cases/caller.server.ts';
import { payOrBook } from '../use-cases/paying/pay-or-book.server.ts';
import {
  bookingSchema,
  checkoutSchema,
  confirmRequestSchema,
  occurrenceSchema,
  seriesHoldRequestSchema,
  seriesHoldSchema,
  seriesRequestSchema,
} from '../model/schemas.ts';
import { confirmSeries } from '../use-cases/series/confirm-series.server.ts';
import { holdSeries, previewSeries } from '../use-cases/series/hold-series.server.ts';

type Api = ReturnType<typeof newApi>;

/** Routes for repeating sessions. Single holds of a series are read, extended and released by the hold routes. */
export function addSeriesCalls(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/series',
      tags: ['Booking'],
      summary:
        'Weekly or two-weekly times at the same local time: which are free, with alternatives for the others',
      request: { query: seriesRequestSchema },
      responses: {
        200: json(z.object({ occurrences: z.array(occurrenceSchema) }), 'The sessions'),
        ...failures(400, 404),
      },
    }),
    async (c) => {
      const { tutorId, start, timeZone, hold, ...plan } = c.req.valid('query');
      const zone = localeAndZoneOfCall(c, timeZone).timeZone;
      const own = hold ? { id: hold, owner: ownerOf(c) } : undefined;
      const input = { ...plan, tutor: tutorId, start: new Date(start), zone, hold: own };
      return c.json({ occurrences: await previewSeries(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/series/holds',
      tags: ['Booking'],
      summary:
        'Holds several times for ten minutes; 409 series_taken lists those that are not free, with alternatives. Needs an account',
      request: body(seriesHoldRequestSchema),
      responses: {
        201: json(z.object({ series: seriesHoldSchema }), 'Held'),
        ...failures(400, 401, 404, 409, 429),
      },
    }),
    async (c) => {
      const { tutorId, starts, minutes, currency, timeZone } = c.req.valid('json');
      const series = await holdSeries(services, {
        owner: { accountId: requireAccount(c).id, visitorId: c.var.visitorId },
        tutor: tutorId,
        starts: starts.map((start) => new Date(start)),
        minutes,
        currency: currency ?? readVisitor(c.req.raw).state.currency,
        reader: localeAndZoneOfCall(c, timeZone),
      });
      return c.json({ series }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/series/{id}/confirm',
      tags: ['Booking'],
      summary:
        'Books a series hold, by invoice or, with card payments, 202 with the payment page. Needs an account',
      request: { params: z.object({ id: z.uuid() }), ...body(confirmRequestSchema, false) },
      responses: {
        201: json(z.object({ bookings: z.array(bookingSchema) }), 'Booked'),
        202: json(z.object({ checkout: checkoutSchema }), 'To be paid first'),
        ...failures(400, 401, 404, 409, 503),
      },
    }),
    async (c) => {
      const held = { kind: 'series', ...c.req.valid('param'), request: c.req.valid('json') } as const;
      const outcome = await payOrBook(services, c, held, confirmSeries);
      return 'checkout' in outcome ? c.json(outcome, 202) : c.json({ bookings: outcome.booked }, 201);
    },
  );
}
