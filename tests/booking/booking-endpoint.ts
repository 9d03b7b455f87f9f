import { bookingApi } from '#app/booking/index.server.ts';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import { idempotency } from '#app/platform/api/idempotency.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/** The booking calls with their idempotency keys, as the server mounts them. The caller is set by `x-account` or `x-visitor`; for tests only. */
export function createBookingEndpoint(services: Services) {
  const endpoint = newApi();
  endpoint.use(async (c, next) => {
    const id = c.req.header('x-account');
    c.set('requestId', 'contest');
    c.set('language', 'en');
    c.set('account', id ? { id, email: 'someone@example.org', isAdmin: false, sessionId: undefined } : null);
    c.set('visitorId', c.req.header('x-visitor') ?? null);
    c.set('issueVisitorId', () => services.random.uuid());
    await next();
  });
  endpoint.use(idempotency(services));
  endpoint.onError((thrown) =>
    errorResponse(thrown, { requestId: 'contest', language: 'en', log: services.log }),
  );
  endpoint.route('/', bookingApi(services));
  return endpoint;
}

export type BookingCall = { path: string; body?: object; account?: string; visitor?: string; key?: string };
export type BookingAnswer = { status: number; body: Record<string, unknown> };
export type BookingEndpoint = (request: Request) => Promise<Response> | Response;

/** One POST to an endpoint, in this process or behind an address. */
export async function post(
  endpoint: BookingEndpoint,
  { path, body = {}, account, visitor, key }: BookingCall,
): Promise<BookingAnswer> {
  const headers = {
    'content-type': 'application/json',
    ...(account ? { 'x-account': account } : {}),
    ...(visitor ? { 'x-visitor': visitor } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const request = new Request(`http://room${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await endpoint(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The endpoint of a process that listens at an address. */
export const openEndpoint =
  (url: string): BookingEndpoint =>
  (request) =>
    fetch(request.url.replace('http://room', url), request);
