import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, orNull } from '#app/platform/api.server.ts';
import { type TeachingApi, ownerOf, sessionParams, tags } from './context.server.ts';
import { changeFocusTime, dropThought, parkThought } from '../use-cases/focus/focus-time.server.ts';
import { focusPlan } from '../use-cases/focus/focus-plan.server.ts';
import { focusActionSchema, thoughtSchema } from '../model/schemas.server.ts';
import { focusSchema } from '../use-cases/view-schemas.server.ts';
import type { TeachingServices } from '../model/services.ts';

/** A focus session's clock and parked thoughts. */
export function addFocusCalls(api: TeachingApi, services: TeachingServices): void {
  const thought = z.object({ id: z.uuid(), text: z.string() });
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/focus',
      tags,
      summary: 'Pauses, takes a break, resumes, adds five minutes or stops for today',
      request: { params: sessionParams, ...body(focusActionSchema) },
      responses: {
        200: json(z.object({ focus: orNull(focusSchema) }), 'The time'),
        ...failures(404, 409),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const { id } = c.req.valid('param');
      return c.json({ focus: await changeFocusTime(services, owner, id, c.req.valid('json')) }, 200);
    },
  );
  const part = z.object({ name: z.string().nullable(), steps: z.int(), done: z.int() });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/sessions/{id}/plan',
      tags,
      summary: 'The plan of the open problem, three parts at most, with progress',
      request: { params: sessionParams },
      responses: {
        200: json(z.object({ plan: z.array(part).nullable() }), 'The parts; null where no way is known'),
        ...failures(404, 409),
      },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      return c.json({ plan: await focusPlan(services, owner, c.req.valid('param').id) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/sessions/{id}/thoughts',
      tags,
      summary: 'Parks a thought for later',
      request: { params: sessionParams, ...body(thoughtSchema) },
      responses: { 201: json(z.object({ thought }), 'The thought'), ...failures(404, 409, 422) },
    }),
    async (c) => {
      const owner = await ownerOf(c, services);
      const { text } = c.req.valid('json');
      const thought = { id: c.var.madeId ?? services.random.uuid(), text };
      return c.json({ thought: await parkThought(services, owner, c.req.valid('param').id, thought) }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/teaching/sessions/{id}/thoughts/{thoughtId}',
      tags,
      summary: 'Removes a parked thought',
      request: { params: sessionParams.extend({ thoughtId: z.uuid() }) },
      responses: { 204: { description: 'Deleted' }, ...failures(404) },
    }),
    async (c) => {
      const { id, thoughtId } = c.req.valid('param');
      await dropThought(services, await ownerOf(c, services), id, thoughtId);
      return c.body(null, 204);
    },
  );
}
