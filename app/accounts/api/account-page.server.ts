import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { disconnectGoogle } from '../use-cases/account-page/disconnect-google.server.ts';
import { endOtherSessions, endSession } from '../use-cases/account-page/end-sessions.server.ts';
import { listSessions } from '../use-cases/account-page/list-sessions.server.ts';
import type { LiveSessions } from '../use-cases/account-page/live-sessions.server.ts';
import { clearEmailChange } from '../db/account-page.server.ts';
import { readAccount } from '../use-cases/account-page/read-account.server.ts';
import { accountDetailsSchema, sessionSchema } from '../model/account-page-schemas.ts';

const security = [{ bearer: [] }];
const tags = ['Account'];
const done = { 204: { description: 'Done' } };

const details = createRoute({
  method: 'get',
  path: '/account/details',
  tags,
  security,
  summary: 'My name, my email address, an unconfirmed new one, and my sign-in methods',
  responses: { 200: json(z.object({ details: accountDetailsSchema }), 'The account'), ...failures(401) },
});

const emailChange = createRoute({
  method: 'delete',
  path: '/account/email-change',
  tags,
  security,
  summary: 'Cancels an unconfirmed change of address; its link and code stop working',
  responses: { ...done, ...failures(401) },
});

const google = createRoute({
  method: 'delete',
  path: '/account/google',
  tags,
  security,
  summary: 'Disconnects Google sign-in',
  responses: { ...done, ...failures(401, 403, 404, 409) },
});

const sessions = createRoute({
  method: 'get',
  path: '/account/sessions',
  tags,
  security,
  summary: 'My active sign-ins',
  responses: {
    200: json(z.object({ sessions: z.array(sessionSchema) }), 'This session first, then the latest used'),
    ...failures(401),
  },
});

const others = createRoute({
  method: 'delete',
  path: '/account/sessions',
  tags,
  security,
  summary: 'Signs me out everywhere else',
  responses: {
    200: json(z.object({ ended: z.int() }), 'How many sessions ended'),
    ...failures(401),
  },
});

const one = createRoute({
  method: 'delete',
  path: '/account/sessions/{id}',
  tags,
  security,
  summary: 'Ends one of my sign-ins',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { ...done, ...failures(400, 401, 404) },
});

type Deps = Pick<Services, 'db' | 'settings' | 'clock' | 'random'> & { liveSessions: LiveSessions };

/**
 * Routes of the account page. The browser calls the auth service directly for what that service supports (password,
 * email, name).
 */
export const accountPageApi = (services: Deps) =>
  newApi()
    .openapi(details, async (c) =>
      c.json({ details: await readAccount(services, requireAccount(c).id) }, 200),
    )
    .openapi(emailChange, async (c) => {
      await clearEmailChange(services.db, requireAccount(c).id, services.clock.now());
      return c.body(null, 204);
    })
    .openapi(google, async (c) => {
      await disconnectGoogle(services, requireAccount(c));
      return c.body(null, 204);
    })
    .openapi(sessions, async (c) =>
      c.json({ sessions: await listSessions(services, requireAccount(c)) }, 200),
    )
    .openapi(others, async (c) => c.json({ ended: await endOtherSessions(services, requireAccount(c)) }, 200))
    .openapi(one, async (c) => {
      const account = requireAccount(c);
      await endSession(services, { account, sessionId: c.req.valid('param').id });
      return c.body(null, 204);
    });
