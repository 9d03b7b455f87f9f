import { bodyLimit } from 'hono/body-limit';
import { timeout } from 'hono/timeout';
import { readStrictJson } from '#app/platform/api/input.server.ts';
import { idempotency } from '#app/platform/api/idempotency.server.ts';
import { newApi } from '#app/platform/api.server.ts';
import { accountsApi } from '#app/accounts/public.server.ts';
import { bookingApi } from '#app/booking/public.server.ts';
import { foundersApi } from '#app/founders/public.server.ts';
import { learnersApi } from '#app/learners/public.server.ts';
import { marketingApi } from '#app/marketing/public.server.ts';
import { mailboxApi } from '#app/platform/mail/mailbox.server.ts';
import { platformError } from '#app/platform/problems.ts';
import { tutorsApi } from '#app/tutors/public.server.ts';
import type { AppParts } from './parts.ts';
import { describeApi } from './reference.ts';

/** Largest body in bytes. Nothing that a person types comes near. */
const largestBody = 256 * 1024;
/** Milliseconds after which a call is given up. Streams have no limit. */
const longestCall = 15_000;

/** Everything under /functions/v1: our own calls, one sub-app per feature. */
export function functionsApi(parts: AppParts) {
  const { services } = parts;
  const api = newApi();

  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw platformError('too_large', { status: 413 });
      },
    }),
  );
  api.use(async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (!['GET', 'HEAD', 'DELETE'].includes(c.req.method)) {
      const bytes = await c.req.arrayBuffer();
      if (bytes.byteLength > 0 && !/^application\/json\b/i.test(type)) {
        throw platformError('unsupported_media', { status: 415 });
      }
      if (bytes.byteLength > 0) readStrictJson(bytes);
    }
    c.header('cache-control', 'no-store');
    await next();
  });
  const limited = timeout(longestCall, () => {
    throw platformError('timeout', { status: 408 });
  });
  api.use((c, next) => (c.req.header('accept')?.includes('text/event-stream') ? next() : limited(c, next)));
  api.use(idempotency(services));

  api.route('/', mailboxApi(services));
  api.route('/', accountsApi(services));
  api.route('/', tutorsApi(services));
  api.route('/', bookingApi(services));
  api.route('/', marketingApi(services));
  api.route('/', learnersApi(services));
  api.route('/', foundersApi(services));
  describeApi(api, services.settings.siteUrl);
  api.all('*', () => {
    throw platformError('not_found', { status: 404 });
  });
  return api;
}
