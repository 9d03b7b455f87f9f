import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeOfCall } from '#app/preferences/index.server.ts';
import { requireTutor } from '#app/tutors/index.server.ts';
import { statementOf } from '../domain/statement.ts';
import { monthSchema, paySchema } from '../model/schemas.ts';
import { readPay } from '../use-cases/read-pay.server.ts';
import { statementCsv, statementPdf } from '../use-cases/statement-files.server.ts';

/** Routes of a tutor’s own pay: the ledger by month and its statement. */
export function payApi(services: Services) {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/pay',
      tags: ['Tutor’s pay'],
      summary: 'My pay in a month, line by line, with totals by state; default: the current month',
      request: { query: z.object({ month: monthSchema.optional() }) },
      responses: { 200: json(z.object({ pay: paySchema }), 'The pay'), ...failures(400, 401, 403) },
    }),
    async (c) => {
      const { month } = c.req.valid('query');
      return c.json({ pay: await readPay(services, { accountId: requireAccount(c).id, month }) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/tutor/pay/{file}',
      tags: ['Tutor’s pay'],
      summary: 'The statement of a month as a file: the month and “.pdf” or “.csv”',
      request: { params: z.object({ file: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])\.(?:pdf|csv)$/) }) },
      responses: {
        200: {
          description: 'The statement',
          content: { 'application/pdf': { schema: z.string() }, 'text/csv': { schema: z.string() } },
        },
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const [month = '', kind] = c.req.valid('param').file.split('.');
      const accountId = requireAccount(c).id;
      const [pay, tutor] = await Promise.all([
        readPay(services, { accountId, month }),
        requireTutor(services, accountId),
      ]);
      const now = services.clock.now();
      const statement = statementOf(pay, { locale: localeOfCall(c), tutor: tutor.name, now });
      c.header('content-disposition', `attachment; filename="${statement.file}.${kind}"`);
      if (kind === 'csv') {
        c.header('content-type', 'text/csv; charset=utf-8');
        return c.body(statementCsv(pay));
      }
      c.header('content-type', 'application/pdf');
      const bytes = await statementPdf(statement, c.var.language, now);
      return c.body(Uint8Array.from(bytes).buffer);
    },
  );
  return api;
}
