import { createRoute } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { failures, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { accountPageApi } from './account-page.server.ts';
import type { LiveSessions } from '../use-cases/account-page/live-sessions.server.ts';
import { isAdministrator } from '../use-cases/administrators.server.ts';
import { raiseSecurityAlert } from '../use-cases/raise-security-alert.server.ts';
import { accountSchema, securityAlertSchema } from '../model/schemas.ts';

const whoAmI = createRoute({
  method: 'get',
  path: '/account',
  tags: ['Account'],
  summary: 'The signed-in account and its role',
  security: [{ bearer: [] }],
  responses: {
    200: {
      description: 'The account',
      content: { 'application/json': { schema: z.object({ account: accountSchema }) } },
    },
    ...failures(401),
  },
});

const raiseAlert = createRoute({
  method: 'post',
  path: '/account/security-alerts',
  tags: ['Account'],
  summary: 'Logs that the caller tried to open an administrators’ page; not logged for administrators',
  security: [{ bearer: [] }],
  request: { body: { required: true, content: { 'application/json': { schema: securityAlertSchema } } } },
  responses: { 204: { description: 'Logged' }, ...failures(400, 401) },
});

type Deps = Pick<Services, 'db' | 'settings' | 'clock' | 'random' | 'log'> & { liveSessions: LiveSessions };

export const accountsApi = (services: Deps) =>
  newApi()
    .openapi(whoAmI, async (c) => {
      const account = requireAccount(c);
      const isAdmin = await isAdministrator(services, account);
      const { id, email } = account;
      return c.json(
        {
          account: {
            id,
            email,
            isAdmin,
            role: isAdmin ? ('admin' as const) : ('user' as const),
            needsFactor: c.var.factorMissing === 'enrolment',
          },
        },
        200,
      );
    })
    .openapi(raiseAlert, async (c) => {
      await raiseSecurityAlert(services, {
        account: requireAccount(c),
        ...c.req.valid('json'),
        userAgent: c.req.header('user-agent'),
      });
      return c.body(null, 204);
    })
    .route('/', accountPageApi(services));
