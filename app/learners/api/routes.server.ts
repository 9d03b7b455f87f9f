import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { addAdultLinkCalls } from './adult-links.server.ts';
import {
  addProfile,
  changeProfile,
  listProfiles,
  type NextSessionOf,
  removeProfile,
} from '../use-cases/profiles.server.ts';
import { keepProfile } from '../use-cases/dormancy.server.ts';
import { changeModelConsent, type ConsentsOfLearner, readConsents } from '../use-cases/consents.server.ts';
import { consentsSchema, newProfileSchema, profileChangeSchema, profileSchema } from '../model/schemas.ts';

type Deps = Services & { nextSessionOf: NextSessionOf };

/** Routes of an account's learner profiles. */
export const learnersApi = (services: Deps) => {
  const api = newApi();
  addProfileCalls(api, services);
  addConsentCalls(api, services);
  addAdultLinkCalls(api, services);
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
      responses: { 200: json(profile, 'The learner'), ...failures(400, 401, 404, 409) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ profile: await changeProfile(services, { ...own, change: c.req.valid('json') }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/learner-profiles/{id}/keep',
      tags,
      summary: 'Keeps a learner of mine that would be deleted because nobody uses the profile',
      request: { params },
      responses: { 200: json(profile, 'The learner'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ profile: await keepProfile(services, own) }, 200);
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

const consentsView = ({ consents, modelNeedsConsent, decidedBy }: ConsentsOfLearner) => ({
  modelNeedsConsent,
  decidedBy,
  consents: consents.map(({ purpose, textVersion, agreedBy, grantedAt, withdrawnAt }) => ({
    purpose,
    textVersion,
    agreedBy,
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })),
});

function addConsentCalls(api: ReturnType<typeof newApi>, services: Deps): void {
  const tags = ['Learners'];
  const responses = { 200: json(consentsSchema, 'The consents'), ...failures(401, 404) };
  api.openapi(
    createRoute({
      method: 'get',
      path: '/learner-profiles/{id}/consents',
      tags,
      summary:
        'What was agreed to for a learner of mine or of my family link, by whom, to which wording, since when and until when',
      request: { params },
      responses,
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json(consentsView(await readConsents(services, own)), 200);
    },
  );
  for (const method of ['put', 'delete'] as const)
    api.openapi(
      createRoute({
        method,
        path: '/learner-profiles/{id}/consents/model',
        tags,
        summary:
          method === 'put'
            ? 'Agrees that a language model reads what a learner of mine or of my family link writes to the tutor'
            : 'Takes that back with immediate effect',
        request: { params },
        responses: { ...responses, ...failures(401, 404, 409) },
      }),
      async (c) => {
        const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
        return c.json(consentsView(await changeModelConsent(services, own, method === 'put')), 200);
      },
    );
}
