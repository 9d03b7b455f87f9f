import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeAndZoneOfCall } from '#app/preferences/index.server.ts';
import { takesCards } from '../use-cases/payments/provider.server.ts';
import { buyByCard } from '../use-cases/credits/buy-by-card.server.ts';
import { packPrice } from '../domain/credit.ts';
import { buyPack, offerOf } from '../use-cases/credits/buy-pack.server.ts';
import { giveBackPack } from '../use-cases/credits/give-back-pack.server.ts';
import { listCredits, packView } from '../use-cases/credits/list-credits.server.ts';
import {
  buyRequestSchema,
  creditsSchema,
  giveBackRequestSchema,
  packCheckoutSchema,
  packOfferSchema,
  packSchema,
} from '../model/credits-schemas.ts';
import type { TutorLookups } from '../use-cases/selling-tutors.ts';

type Api = ReturnType<typeof newApi>;

/** Routes for credits: pack prices, buying by card or invoice, balance, returning unused credits. */
export function creditsApi(services: Services, tutors: TutorLookups) {
  const api = newApi();
  addOffers(api, services, tutors);
  addOwn(api, services, tutors);
  return api;
}

function addOffers(api: Api, services: Services, tutors: TutorLookups): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/credits/offers',
      tags: ['Credits'],
      summary: 'What a pack of five or ten credits costs with each tutor',
      request: { query: z.object({ currency: z.enum(['USD', 'COP', 'EUR', 'GBP']) }) },
      responses: { 200: json(z.object({ offers: z.array(packOfferSchema) }), 'The offers, by name') },
    }),
    async (c) => {
      const { currency } = c.req.valid('query');
      const offers = (await tutors.loadActiveTutors(services.db))
        .flatMap((tutor) => offerOf(tutor, currency, 5) ?? [])
        .map(({ tutor: { id, slug, name }, price, sessionMinor }) => ({
          tutor: { id, slug, name },
          price,
          ten: { ...packPrice(sessionMinor, currency, 10), currency },
          single: { amountMinor: sessionMinor, currency },
        }))
        .toSorted((one, other) => one.tutor.name.localeCompare(other.tutor.name));
      return c.json({ offers }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/credits/packs',
      tags: ['Credits'],
      summary:
        'Buys five or ten credits, by card or by invoice due in 14 days; with an invoice they are usable immediately',
      request: body(buyRequestSchema),
      responses: {
        201: json(z.object({ pack: packSchema }), 'Bought'),
        202: json(z.object({ checkout: packCheckoutSchema }), 'To be paid first'),
        ...failures(400, 401, 404, 409, 503),
      },
    }),
    async (c) => {
      const { tutorId, timeZone, purchaseId, credits, price } = c.req.valid('json');
      const { id: accountId, email } = requireAccount(c);
      const purchase = {
        purchaseId,
        credits,
        price,
        tutor: tutorId,
        accountId,
        reader: localeAndZoneOfCall(c, timeZone),
      };
      const bought = takesCards(services.settings)
        ? await buyByCard(services, tutors, { ...purchase, email })
        : { pack: await buyPack(services, tutors, purchase) };
      if ('checkout' in bought) return c.json(bought, 202);
      const { pack } = bought;
      const tutor = await tutors.loadTutor(services.db, pack.tutorId);
      return c.json({ pack: packView(pack, tutor?.name ?? '') }, 201);
    },
  );
}

function addOwn(api: Api, services: Services, tutors: TutorLookups): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/credits',
      tags: ['Credits'],
      summary: 'My credits: packs, what is left, and their history',
      responses: { 200: json(z.object({ credits: creditsSchema }), 'The credits'), ...failures(401) },
    }),
    async (c) => c.json({ credits: await listCredits(services, tutors, requireAccount(c).id) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/credits/packs/{id}/give-back',
      tags: ['Credits'],
      summary: 'Refunds the unused credits of a pack, unless their value has changed',
      request: { params: z.object({ id: z.uuid() }), ...body(giveBackRequestSchema) },
      responses: {
        200: json(z.object({ credits: creditsSchema }), 'Given back'),
        ...failures(400, 401, 404, 409),
      },
    }),
    async (c) => {
      const accountId = requireAccount(c).id;
      const { amountMinor } = c.req.valid('json');
      await giveBackPack(services, { ...c.req.valid('param'), accountId, amountMinor });
      return c.json({ credits: await listCredits(services, tutors, accountId) }, 200);
    },
  );
}
