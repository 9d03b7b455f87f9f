import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadOwedInvoices } from '#app/pricing/index.server.ts';
import type { Enter } from '../model/enter.ts';
import { markInvoice } from '../use-cases/acts/mark-invoice.server.ts';
import { owedInvoiceSchema, paidSchema } from '../model/schemas-users.ts';

const tags = ['Founders'];
/** Rows per page. */
const pageRows = 100;

/** Routes for invoices by bank transfer, whose payments founders record. `enter` gives the acting founder. */
export function addInvoiceCalls(api: ReturnType<typeof newApi>, services: Services, enter: Enter): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/founders/invoices',
      tags,
      summary: 'Invoices paid by transfer and credit notes to refund, open ones first, by due date',
      request: { query: z.object({ offset: z.coerce.number().int().min(0).max(100_000).default(0) }) },
      responses: {
        200: json(
          z.object({ invoices: z.array(owedInvoiceSchema), more: z.boolean() }),
          'A page of invoices, and whether there are more after it',
        ),
        ...failures(400, 401, 403),
      },
    }),
    async (c) => {
      const { offset } = c.req.valid('query');
      const found = await loadOwedInvoices(services.db, { limit: pageRows + 1, offset });
      const invoices = found.slice(0, pageRows).map((invoice) => ({
        id: invoice.id,
        number: invoice.number,
        buyer: invoice.buyer,
        tutor: invoice.tutor,
        kind: invoice.kind,
        owed: { amountMinor: invoice.owedMinor, currency: invoice.currency },
        dueAt: invoice.dueAt?.toISOString() ?? null,
        paidAt: invoice.paidAt?.toISOString() ?? null,
      }));
      return c.json({ invoices, more: found.length > pageRows }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'patch',
      path: '/founders/invoices/{id}',
      tags,
      summary: 'Marks an invoice as paid or a credit note as refunded, or undoes it',
      request: { params: z.object({ id: z.uuid() }), ...body(paidSchema) },
      responses: {
        204: { description: 'Done, and written to the audit log' },
        ...failures(400, 401, 403, 404),
      },
    }),
    async (c) => {
      const founder = await enter(services, c);
      await markInvoice(services, { founder, ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  );
}
