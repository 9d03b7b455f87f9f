import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, toResponse } from '#app/platform/api.server.ts';
import { type PracticeApi, callerOf, params, tags } from './parts.server.ts';
import { disputeClaim } from '../use-cases/mastery/dispute-claim.server.ts';
import { readClaims } from '../use-cases/mastery/read-claims.server.ts';
import { readMap } from '../use-cases/mastery/read-map.server.ts';
import type { PracticeServices } from '../use-cases/context.server.ts';
import { disputeSchema } from '../model/schemas.ts';
import { readToday } from '../use-cases/sessions/read-today.server.ts';
import { readWeek } from '../use-cases/sessions/read-week.server.ts';
import {
  claimSchema,
  disputeViewSchema,
  mapSchema,
  todaySchema,
  weekSchema,
} from '../use-cases/view-schemas.server.ts';

const claims = json(
  z.object({
    claims: z.array(claimSchema),
    disputes: z.array(disputeViewSchema),
  }),
  'The claims and the objections',
);

/** The plan for a learner and the estimates about one. */
export function addLearnerCalls(api: PracticeApi, services: PracticeServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/profiles/{id}/today',
      tags,
      summary: 'Today’s practice plan of a learner of mine, and the open session',
      request: { params },
      responses: { 200: json(todaySchema, 'Today'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { profileId: c.req.valid('param').id };
      return c.json(toResponse(await readToday(services, callerOf(c), own)), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/profiles/{id}/map',
      tags,
      summary: 'The mastery map of a learner of mine',
      request: { params },
      responses: { 200: json(mapSchema, 'The map'), ...failures(401, 404) },
    }),
    async (c) => {
      const own = { profileId: c.req.valid('param').id };
      return c.json(toResponse(await readMap(services, callerOf(c), own)), 200);
    },
  );
  addWeekCall(api, services);
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/profiles/{id}/claims',
      tags,
      summary: 'What we believe about a learner of mine, with evidence and objections',
      request: { params },
      responses: { 200: claims, ...failures(401, 404) },
    }),
    async (c) => {
      const own = { profileId: c.req.valid('param').id };
      return c.json(toResponse(await readClaims(services, callerOf(c), own)), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/profiles/{id}/disputes',
      tags,
      summary:
        'Objects to a claim: it does not count until someone has checked it or newer answers settle it',
      request: { params, ...body(disputeSchema) },
      responses: { 200: claims, ...failures(400, 401, 404) },
    }),
    async (c) => {
      const input = { profileId: c.req.valid('param').id, ...c.req.valid('json') };
      return c.json(toResponse(await disputeClaim(services, callerOf(c), input)), 200);
    },
  );
}

/** First day of the week in the region: Monday (1) or Sunday (7). */
const firstDay = z.object({ first: z.enum(['1', '7']).default('1') });

function addWeekCall(api: PracticeApi, services: PracticeServices): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/profiles/{id}/week',
      tags,
      summary: 'A learner’s week: practice, reviews due, and results',
      request: { params, query: firstDay },
      responses: { 200: json(weekSchema, 'The week'), ...failures(400, 401, 404) },
    }),
    async (c) => {
      const first = c.req.valid('query').first === '7' ? 7 : 1;
      const own = { profileId: c.req.valid('param').id, first } as const;
      return c.json(toResponse(await readWeek(services, callerOf(c), own)), 200);
    },
  );
}
