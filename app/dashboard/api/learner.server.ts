import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadZone } from '#app/practice/index.server.ts';
import { goalSchema, newGoalSchema } from '#app/learners/index.server.ts';
import { dropGoal, listGoals, setGoal } from '../use-cases/goals.server.ts';
import { endShare, listShares, shareWith, type TutorsBookedFor } from '../use-cases/sharing.server.ts';

const tags = ['Learners'];
const params = z.object({ id: z.uuid() });
const goals = z.object({ goals: z.array(goalSchema) });
const shares = z.object({
  shares: z.array(
    z.object({ tutorId: z.uuid(), slug: z.string(), name: z.string(), since: z.string().nullable() }),
  ),
});
type Api = ReturnType<typeof newApi>;

/** Goals of the account's learner. Each call returns all running goals, so that a screen needs no second call. */
export function addGoalCalls(api: Api, services: Services): void {
  const path = '/learner-profiles/{id}/goals';
  const all = async (own: { id: string; accountId: string }, language: 'en' | 'es' | 'fr') => {
    const zone = await loadZone(services.db, { profileId: own.id, accountId: own.accountId });
    return { goals: await listGoals(services, own, { language, zone }) };
  };
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'The current goals of a learner, each with a forecast',
      request: { params },
      responses: { 200: json(goals, 'The goals'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json(await all(own, c.var.language), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path,
      tags,
      summary: 'Sets a goal: skills to master by a date',
      request: { params, ...body(newGoalSchema) },
      responses: { 201: json(goals, 'The goals'), ...failures(400, 401, 404, 409, 422) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      const zone = await loadZone(services.db, { profileId: own.id, accountId: own.accountId });
      await setGoal(
        services,
        own,
        { ...c.req.valid('json'), id: c.var.madeId ?? services.random.uuid() },
        zone,
      );
      return c.json(await all(own, c.var.language), 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/learner-goals/{id}',
      tags,
      summary: 'Ends a goal of mine, reached or not',
      request: { params },
      responses: { 204: { description: 'Ended' }, ...failures(401, 404) },
    }),
    async (c) => {
      await dropGoal(services, { accountId: requireAccount(c).id, ...c.req.valid('param') });
      return c.body(null, 204);
    },
  );
}

/** Tutors who may read the report of the account's learner. */
export function addShareCalls(api: Api, services: Services & { tutorsBookedFor: TutorsBookedFor }): void {
  const path = '/learner-profiles/{id}/shares';
  const one = z.object({ id: z.uuid(), tutorId: z.uuid() });
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: 'Tutors who can read a learner’s report, and booked tutors who could be allowed',
      request: { params },
      responses: { 200: json(shares, 'The tutors'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { accountId: requireAccount(c).id, ...c.req.valid('param') };
      return c.json({ shares: await listShares(services, own) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: `${path}/{tutorId}`,
      tags,
      summary: 'Allows a booked tutor to read the brief and the report of a learner',
      request: { params: one },
      responses: { 200: json(shares, 'The tutors'), ...failures(401, 404, 409) },
    }),
    async (c) => {
      const { id, tutorId } = c.req.valid('param');
      const own = { accountId: requireAccount(c).id, id };
      await shareWith(services, own, tutorId);
      return c.json({ shares: await listShares(services, own) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: `${path}/{tutorId}`,
      tags,
      summary: 'Withdraws that permission',
      request: { params: one },
      responses: { 200: json(shares, 'The tutors'), ...failures(401, 404) },
    }),
    async (c) => {
      const { id, tutorId } = c.req.valid('param');
      const own = { accountId: requireAccount(c).id, id };
      await endShare(services, own, tutorId);
      return c.json({ shares: await listShares(services, own) }, 200);
    },
  );
}
