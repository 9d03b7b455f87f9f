import { createRoute, z } from '@hono/zod-openapi';
import type { Random } from '#app/platform/random.ts';
import { body, failures, json, toResponse } from '#app/platform/api.server.ts';
import type { Maths } from '@curvela/maths';
import { type PracticeApi, tags } from './parts.server.ts';
import { skillList, skillView } from '../use-cases/items/skill-view.server.ts';
import { answerTry, readTry } from '../use-cases/items/try-item.server.ts';
import { skillSchema, trySchema } from '../model/schemas.ts';
import {
  attemptViewSchema,
  itemSchema,
  skillStrandSchema,
  skillViewSchema,
} from '../use-cases/view-schemas.server.ts';

type Deps = { readonly maths: Maths; readonly random: Random };

/** Public calls; nothing is stored. They are rate-limited by address where the API is put together. */
export function addOpenCalls(api: PracticeApi, services: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/skills',
      tags,
      summary: 'All skills taught',
      responses: { 200: json(z.object({ strands: z.array(skillStrandSchema) }), 'The skills') },
    }),
    (c) => c.json(toResponse({ strands: skillList(c.var.language) }), 200),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/skills/{id}',
      tags,
      summary: 'A skill explained, with a worked example and the most common mistakes',
      request: { params: z.object({ id: skillSchema }) },
      responses: { 200: json(skillViewSchema, 'The skill'), ...failures(400, 404) },
    }),
    (c) => c.json(toResponse(skillView(c.req.valid('param').id, c.var.language)), 200),
  );
  addTries(api, services);
}

function addTries(api: PracticeApi, services: Deps): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/tries/{skill}',
      tags,
      summary: 'A question at a skill’s lowest level, without an account; nothing is stored',
      request: {
        params: z.object({ skill: skillSchema }),
        query: z.object({ seed: z.coerce.number().int().min(0).max(2_000_000_000).optional() }),
      },
      responses: {
        200: json(z.object({ item: itemSchema, template: z.string(), seed: z.number() }), 'The question'),
        ...failures(400, 404, 429),
      },
    }),
    async (c) => {
      const seed = c.req.valid('query').seed ?? Math.floor(services.random.fraction() * 1_000_000);
      const { skill } = c.req.valid('param');
      return c.json(toResponse(await readTry(services, { skill, seed }, c.var.language)), 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/practice/tries',
      tags,
      summary: 'Grades an answer to such a question and shows the solution',
      request: body(trySchema),
      responses: {
        200: json(z.object({ attempt: attemptViewSchema, item: itemSchema }), 'The verdict'),
        ...failures(400, 404, 422, 429),
      },
    }),
    async (c) => c.json(toResponse(await answerTry(services, c.req.valid('json'), c.var.language)), 200),
  );
}
