import { createRoute, z } from '@hono/zod-openapi';
import { failures } from '#app/platform/api.server.ts';
import { type Api, body, json, seen, tags } from './api-parts.server.ts';
import { checkTrial } from './check-trial.server.ts';
import { withDrawings } from './drawing.server.ts';
import { longestLine } from './limits.ts';
import { teachingTexts } from './messages/index.ts';
import { modelIds } from './models.ts';
import { localeSchema, trialSchema } from './schemas.ts';
import type { TeachingServices } from './services.ts';

/** What works without a session: the models, one line tried, how a line is read. */
export function addTrialCalls(api: Api, services: TeachingServices): void {
  const reading = z.looseObject({ ok: z.boolean() }).openapi('Reading');
  const model = z.object({
    id: z.enum(modelIds),
    name: z.string(),
    how: z.string(),
    hints: z.string(),
    take: z.string(),
  });
  api.openapi(
    createRoute({
      method: 'get',
      path: '/teaching/models',
      tags,
      summary: 'The tutor models: how each talks, when it helps, whom it suits',
      responses: { 200: json(z.object({ models: z.array(model) }), 'The models') },
    }),
    (c) => {
      const { models } = teachingTexts[c.var.language].teaching;
      return c.json({ models: modelIds.map((id) => ({ id, ...pick(models[id]) })) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/trials',
      tags,
      summary: 'One line tried without a session. Nothing is stored',
      request: body(trialSchema),
      responses: {
        200: json(z.looseObject({ finished: z.boolean() }), 'What the tutor says'),
        ...failures(400, 422, 503),
      },
    }),
    async (c) => c.json(seen(await checkTrial(services, c.req.valid('json'))), 200),
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/teaching/readings',
      tags,
      summary: 'How a line is read, while it is being typed',
      request: body(z.object({ text: z.string().max(longestLine), locale: localeSchema })),
      responses: { 200: json(reading, 'The formula, or the place where reading stopped'), ...failures(400) },
    }),
    async (c) => {
      const read = await services.maths.parse(c.req.valid('json'));
      if (!read.ok) return c.json({ ok: false, ...read.error }, 200);
      const { latex, plain, speech } = read.formula;
      return c.json(withDrawings({ ok: true, formula: { latex, plain, speech } }), 200);
    },
  );
}

const pick = ({ name, how, hints, take }: { name: string; how: string; hints: string; take: string }) => ({
  name,
  how,
  hints,
  take,
});
