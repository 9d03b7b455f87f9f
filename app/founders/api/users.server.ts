import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Enter } from '../model/enter.ts';
import { readSessionsOfUser, readUsers } from '../use-cases/read-users.server.ts';
import {
  suspensionSchema,
  userRowSchema,
  userSessionSchema,
  usersQuerySchema,
} from '../model/schemas-users.ts';
import { suspendUser } from '../use-cases/acts/suspend-user.server.ts';
import { setUnpaidLimits } from '../use-cases/acts/raise-unpaid-limits.server.ts';
import { readUser } from '../use-cases/read-user.server.ts';
import { unpaidLimitsSchema, userDetailSchema } from '../model/user-detail-schemas.ts';

/** Called with ended sessions, to drop cached authentication. */
export type Forget = (sessionIds: readonly string[]) => void;

const tags = ['Founders'];
const params = z.object({ id: z.uuid() });

/** Routes for accounts and their suspension. `enter` gives the acting founder. */
export function addUserCalls(
  api: ReturnType<typeof newApi>,
  services: Services,
  enter: Enter,
  forget: Forget,
): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/users',
      tags,
      summary: 'Accounts by a part of their address, the latest sign-up first',
      request: { query: usersQuerySchema },
      responses: {
        200: json(z.object({ users: z.array(userRowSchema), more: z.boolean() }), 'The accounts'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      return c.json(await readUsers(services, c.req.valid('query')), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/users/{id}',
      tags,
      summary: 'One account: role, state, number of profiles, tutor page, suspension, invoices',
      request: { params },
      responses: {
        200: json(z.object({ user: userDetailSchema }), 'The account'),
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      return c.json({ user: await readUser(services, c.req.valid('param').id) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/users/{id}/sessions',
      tags,
      summary: 'The bookings of an account, including suspended accounts',
      request: { params },
      responses: {
        200: json(z.object({ sessions: z.array(userSessionSchema) }), 'The sessions'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      return c.json({ sessions: await readSessionsOfUser(services, c.req.valid('param').id) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/users/{id}',
      tags,
      summary: 'Suspends an account and ends its sign-ins, or lifts the suspension; bookings stay',
      request: { params, ...body(suspensionSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404, 409),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      forget(await suspendUser(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') }));
      return c.body(null, 204);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/founders/users/{id}/unpaid-limits',
      tags,
      summary: 'Raises an account’s limits of unpaid sessions and series; null restores the defaults',
      request: { params, ...body(unpaidLimitsSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await setUnpaidLimits(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
