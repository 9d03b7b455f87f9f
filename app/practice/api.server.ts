import { createRoute, z } from '@hono/zod-openapi';
import { renderFormula, tasks, type Maths } from '#app/maths/public.server.ts';
import { failures, newApi } from '#app/platform/api.server.ts';
import type { Random } from '#app/platform/random.ts';
import { families } from './families.ts';
import { freshProblem } from './fresh-problem.server.ts';

const problemSchema = z
  .object({
    text: z.string().openapi({ description: 'Reads back, verb included' }),
    family: z.enum(families),
    task: z.enum(tasks),
    formula: z.object({
      latex: z.string(),
      plain: z.string(),
      speech: z.string(),
      html: z.string().nullable(),
    }),
  })
  .openapi('PracticeProblem');

/** Practice: fresh problems. Their lines are checked by `POST /teaching/trials`, which keeps nothing. */
export const practiceApi = (services: { maths: Maths; random: Random }) => {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'get',
      path: '/practice/problems/{family}',
      tags: ['Practice'],
      summary:
        'A fresh problem of a family, made by the generator and solved by the solver before it is shown',
      request: {
        params: z.object({ family: z.enum(families) }),
        query: z.object({ seed: z.coerce.number().int().min(0).max(2_000_000_000).optional() }),
      },
      responses: {
        200: {
          description: 'The problem',
          content: { 'application/json': { schema: z.object({ problem: problemSchema }) } },
        },
        ...failures(400, 503),
      },
    }),
    async (c) => {
      const { family } = c.req.valid('param');
      const seed = c.req.valid('query').seed ?? Math.floor(services.random.fraction() * 1_000_000);
      const { formula, ...problem } = await freshProblem(services, family, seed, c.var.language);
      const { html } = renderFormula(formula.latex);
      return c.json({ problem: { ...problem, family, formula: { ...formula, html } } }, 200);
    },
  );
  return api;
};
