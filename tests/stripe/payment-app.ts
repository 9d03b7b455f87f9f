import { serve } from '@hono/node-server';
import { creditsApi, invoicesApi, paidPacks } from '#app/pricing/index.server.ts';
import { bookingApi, bookPaid, paidSessions } from '#app/booking/index.server.ts';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { type BookPaid, paymentsApi } from '#app/pricing/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';

const tutorsFeature = { loadTutor, loadTutorsByIds, loadActiveTutors };
export const webhookSecret = 'whsec_of_the_tests';

/** Services with card payments, with a provider at `apiBase`. */
export const withProvider = (services: Services, apiBase: string): Services => ({
  ...services,
  settings: { ...services.settings, stripe: { secretKey: 'sk_test_x', webhookSecret, apiBase } },
});

export type Caller = { id: string; email: string };

/** The calls of booking and payment as the server mounts them, for one caller at a time. */
export function tillApp(services: Services, caller: Caller | null = null, book: BookPaid = bookPaid) {
  const app = newApi();
  app.use(async (c, next) => {
    c.set('requestId', 'till');
    c.set('language', 'en');
    c.set('account', caller && { ...caller, isAdmin: false, sessionId: undefined });
    c.set('visitorId', null);
    await next();
  });
  app.onError((thrown) => errorResponse(thrown, { requestId: 'till', language: 'en', log: services.log }));
  app.route('/', bookingApi(services));
  app.route('/', creditsApi(services, tutorsFeature));
  app.route('/', invoicesApi(services));
  app.route(
    '/',
    paymentsApi({
      ...services,
      bookPaid: book,
      packs: paidPacks(tutorsFeature),
      sessions: paidSessions,
    }),
  );
  return app;
}

/** The same listening at an address, for deliveries. */
export async function openTill(services: Services, book: BookPaid = bookPaid) {
  const app = tillApp(services, null, book);
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}/stripe/webhook`, close: () => server.close() }),
    );
  });
}
