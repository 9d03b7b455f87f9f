import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Maths } from '@curvela/maths';
import { newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { createTutorWords, teachingApi } from '#app/teaching/index.server.ts';

/** A call of the teaching API as a signed-in account. */
export type TeachingCall = (accountId: string, path: string, init?: RequestInit) => Promise<Response>;
export type TeachingTestApp = { readonly call: TeachingCall; close(): Promise<void> };

const asked = 'x-simulated-account';

/** The teaching API over HTTP on the loopback interface; with a language model where `services.settings.ai` names one. */
export async function openTeachingTestApp(
  services: Services & { maths: Maths },
  patience?: { first: number; next: number; whole: number },
): Promise<TeachingTestApp> {
  const words = createTutorWords({ ...services, ...(patience ? { patience } : {}) });
  const app = newApi();
  app.use(async (c, next) => {
    const id = c.req.header(asked) ?? '';
    c.set('requestId', 'simulated');
    c.set('language', 'en');
    c.set('account', { id, email: `${id}@example.org`, isAdmin: false, sessionId: undefined });
    c.set('visitorId', null);
    await next();
  });
  app.route('/', teachingApi({ ...services, words }));
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call: TeachingCall = (accountId, path, init = {}) =>
    fetch(`http://127.0.0.1:${port}/teaching${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers, [asked]: accountId },
    });
  const close = async () => {
    await words?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { call, close };
}
