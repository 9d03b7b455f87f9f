import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  addProfile,
  changeProfile,
  listProfiles,
  type NextSessionOf,
  removeProfile,
} from '../use-cases/profiles.server.ts';
import { newProfileSchema, profileChangeSchema, profileSchema } from '../model/schemas.ts';

type Deps = Services & { nextSessionOf: NextSessionOf };

/** Routes of an account's learner profiles. */
export const learnersApi = (services: Deps) => {
  const api = newApi();
  addProfileCalls(api, services);
  return api;
};

const params = z.object({ id: z.uuid() });
const profile = z.object({ profile: profileSchema });

function addProfileCalls(api: ReturnType<typeof newApi>, services: Deps): void {
  const tags = ['Learners'];
  api.openapi(
    createRoute({
      method: 'get',
      path: '/learner-profiles',
      tags,
      summary: 'The learners of my account',
      responses: {
        200: json(z.object({ profiles: z.array(profileSchema) }), 'The learners'),
        ...failures(401),
      },
    }),
    async (c) => c.json({ profiles: await listProfiles(services, { accountId: requireAccount(c).id }) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/learner-profiles',
      tags,
      summary: 'Adds a learner, twelve at most',
      request: body(newProfileSchema),
      responses: { 201: json(profile, 'The learner'), ...failures(400, 401, 409) },
    }),
    async (c) => {
      const id = c.var.madeId ?? services.random.uuid();
      const input = { id, accountId: requireAccount(c).id, profile: c.req.valid('json') };
      return c.json({ profile: await addProfile(services, input) }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/learner-profiles/{id}',
      tags,
      summary: 'Changes a learner of mine; omitted fields stay as they are',
      request: { params, ...body(profileChangeSchema) },
      responses: { 200: json(profile, 'The learner'), ...failures(400, 401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ profile: await changeProfile(services, { ...own, change: c.req.valid('json') }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/learner-profiles/{id}',
      tags,
      summary: 'Removes a learner of mine, unless a session is booked',
      request: { params },
      responses: { 204: { description: 'Removed' }, ...failures(401, 404, 409) },
    }),
    async (c) => {
      await removeProfile(services, { accountId: requireAccount(c).id, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
}
