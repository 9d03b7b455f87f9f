import { createRoute } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { failures, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { isAdministrator } from './administrators.server.ts';
import { accountSchema } from './schemas.ts';

const whoAmI = createRoute({
  method: 'get',
  path: '/account',
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

export const accountsApi = (services: Pick<Services, 'db' | 'settings'>) =>
  newApi().openapi(whoAmI, async (c) => {
    const account = requireAccount(c);
    const isAdmin = await isAdministrator(services, account);
    const { id, email } = account;
    return c.json(
      { account: { id, email, isAdmin, role: isAdmin ? ('admin' as const) : ('user' as const) } },
      200,
    );
  });
