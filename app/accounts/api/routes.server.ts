import { createRoute } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { accountPageApi } from './account-page.server.ts';
import type { LiveSessions } from '../use-cases/account-page/live-sessions.server.ts';
import { createRoleReader } from '../use-cases/read-role.server.ts';
import { raiseSecurityAlert } from '../use-cases/raise-security-alert.server.ts';
import {
  accountSchema,
  declarationRequestSchema,
  declarationSchema,
  securityAlertSchema,
} from '../model/schemas.ts';
import { type Declaration, findDeclaration } from '../db/declarations.server.ts';
import { declare } from '../use-cases/declare.server.ts';

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

const declaration = z.object({ declaration: declarationSchema.nullable() });

const readDeclaration = createRoute({
  method: 'get',
  path: '/account/declaration',
  tags: ['Account'],
  summary: 'What I declared about terms and age; null while nothing',
  security: [{ bearer: [] }],
  responses: { 200: json(declaration, 'The declaration'), ...failures(401) },
});

const makeDeclaration = createRoute({
  method: 'put',
  path: '/account/declaration',
  tags: ['Account'],
  summary: 'Declares that I accept the terms, how old I am, and that I may act for the children whom I add',
  security: [{ bearer: [] }],
  request: body(declarationRequestSchema),
  responses: { 200: json(declaration, 'The declaration'), ...failures(400, 401, 409) },
});

const viewOf = (made: Declaration | undefined) => ({
  declaration: made ? { ...made, declaredAt: made.declaredAt.toISOString() } : null,
});

type Deps = Pick<Services, 'db' | 'settings' | 'clock' | 'random' | 'log'> & { liveSessions: LiveSessions };

export const accountsApi = (services: Deps) => {
  const readRole = createRoleReader(services);
  return newApi()
    .openapi(whoAmI, async (c) => {
      const account = requireAccount(c);
      const { isAdmin, needsDeclaration } = await readRole(account);
      const { id, email } = account;
      return c.json(
        {
          account: {
            id,
            email,
            isAdmin,
            role: isAdmin ? ('admin' as const) : ('user' as const),
            needsFactor: c.var.factorMissing === 'enrolment',
            needsDeclaration,
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
    .openapi(readDeclaration, async (c) =>
      c.json(viewOf(await findDeclaration(services.db, requireAccount(c).id)), 200),
    )
    .openapi(makeDeclaration, async (c) =>
      c.json(viewOf(await declare(services, requireAccount(c).id, c.req.valid('json'))), 200),
    )
    .route('/', accountPageApi(services));
};
