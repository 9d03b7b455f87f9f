import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { founderError } from '../model/errors.ts';
import { figuresCsv } from '../domain/figures/csv.ts';
import { readFigures } from '../use-cases/figures/read-figures.server.ts';
import { figuresSchema, rangeQuerySchema } from '../model/figures-schemas.ts';

const tags = ['Founders'];

/** Routes for the figures, as JSON and as CSV. */
export function addFigures(api: ReturnType<typeof newApi>, services: Services): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/figures',
      tags,
      summary: 'Company figures for a range of calendar days and the range before; 400 days at most',
      request: { query: rangeQuerySchema },
      responses: {
        200: json(z.object({ figures: figuresSchema }), 'The figures'),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      return c.json({ figures: await readFigures(services, c.req.valid('query')) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/figures.csv',
      tags,
      summary: 'The same figures as a CSV file, all of them or one (`revenue_net.GBP`)',
      request: { query: rangeQuerySchema.extend({ figure: z.string().max(60).optional() }) },
      responses: {
        200: { description: 'RFC 4180', content: { 'text/csv': { schema: z.string() } } },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const { figure, ...query } = c.req.valid('query');
      const file = figuresCsv(await readFigures(services, query), figure);
      if (file === null) throw founderError('unknown_figure', { status: 404 });
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="figures.csv"');
      return c.body(file);
    },
  );
}
