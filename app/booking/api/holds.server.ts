import { createRoute, z } from '@hono/zod-openapi';
import {
  body,
  failures,
  json,
  requireAccount,
  requireVisitor,
  type ApiContext,
  type newApi,
} from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall, readVisitor } from '#app/preferences/index.server.ts';
import { ownerOf } from '../use-cases/caller.server.ts';
import { confirmBooking } from '../use-cases/confirm-booking.server.ts';
import { creditsForHold } from '../use-cases/credit/pay-with-credit.server.ts';
import { payOrBook } from '../use-cases/paying/pay-or-book.server.ts';
import {
  bookingSchema,
  checkoutSchema,
  confirmRequestSchema,
  holdCreditsSchema,
  holdRequestSchema,
  holdSchema,
} from '../model/schemas.ts';
import { extendHold, findHold, releaseHold } from '../use-cases/keep-hold.server.ts';
import { placeHold } from '../use-cases/place-hold.server.ts';
import type { Owner } from '../db/holds.server.ts';

type Api = ReturnType<typeof newApi>;

const params = z.object({ id: z.uuid() });
const hold = z.object({ hold: holdSchema });
const booking = z.object({ booking: bookingSchema });

/** Owner of a new hold: the account plus what this browser held before; without a session the visitor cookie, set here. */
const makerOf = (c: ApiContext): Owner & { network?: string | undefined } =>
  c.var.account
    ? { accountId: c.var.account.id, visitorId: c.var.visitorId }
    : { accountId: null, visitorId: requireVisitor(c), network: c.var.network };

/** Routes for held times. They work with the visitor cookie alone, except those that pay. */
export function addHoldCalls(api: Api, services: Services): void {
  addPlacing(api, services);
  addKeeping(api, services);
  addPaying(api, services);
}

function addPlacing(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds',
      tags: ['Booking'],
      summary:
        'Holds a time for ten minutes; 409 slot_… gives the reason and the nearest free times as alternatives',
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
        reader: localeAndZoneOfCall(c, timeZone),
      });
      return c.json({ hold: placed }, 201);
    },
  );
}

function addKeeping(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/holds/{id}',
      tags: ['Booking'],
      summary: 'A hold that has not expired',
      request: { params },
      responses: { 200: json(hold, 'The hold'), ...failures(404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), owner: ownerOf(c), reader: localeAndZoneOfCall(c, undefined) };
      return c.json({ hold: await findHold(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds/{id}/extend',
      tags: ['Booking'],
      summary: 'Extends a hold by ten minutes, once',
      request: { params },
      responses: { 200: json(hold, 'The hold'), ...failures(404, 409) },
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), owner: ownerOf(c), reader: localeAndZoneOfCall(c, undefined) };
      return c.json({ hold: await extendHold(services, input) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/bookings/holds/{id}',
      tags: ['Booking'],
      summary: 'Releases a hold',
      request: { params },
      responses: { 204: { description: 'Given back' }, ...failures(404) },
    }),
    async (c) => {
      await releaseHold(services, { ...c.req.valid('param'), owner: ownerOf(c) });
      return c.body(null, 204);
    },
  );
}

function addPaying(api: Api, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/bookings/holds/{id}/credits',
      tags: ['Booking'],
      summary: 'How many of my credits can pay for the hold',
      request: { params },
      responses: {
        200: json(z.object({ credits: holdCreditsSchema }), 'The credits'),
        ...failures(401, 404),
      },
    }),
    async (c) => {
      const owner = { accountId: requireAccount(c).id, visitorId: c.var.visitorId };
      return c.json({ credits: await creditsForHold(services, { ...c.req.valid('param'), owner }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/bookings/holds/{id}/confirm',
      tags: ['Booking'],
      summary: 'Books a hold, by invoice or, with card payments, 202 with the payment page. Needs an account',
      request: { params, ...body(confirmRequestSchema, false) },
      responses: {
        201: json(booking, 'Booked'),
        202: json(z.object({ checkout: checkoutSchema }), 'To be paid first'),
        ...failures(400, 401, 404, 409, 503),
      },
    }),
    async (c) => {
      const held = { kind: 'booking', ...c.req.valid('param'), request: c.req.valid('json') } as const;
      const outcome = await payOrBook(services, c, held, confirmBooking);
      return 'checkout' in outcome ? c.json(outcome, 202) : c.json({ booking: outcome.booked }, 201);
    },
  );
}
