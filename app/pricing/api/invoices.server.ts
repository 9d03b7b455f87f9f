import { createRoute, z } from '@hono/zod-openapi';
import { failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { localeOfCall } from '#app/preferences/index.server.ts';
import { paperOf } from '../domain/paper.ts';
import { invoicePdf } from '../use-cases/invoices/pdf.server.ts';
import { findInvoice, listInvoices } from '../use-cases/invoices/read-invoices.server.ts';
import { invoiceSchema } from '../model/credits-schemas.ts';

/** Routes for invoices: list of the account, and each as a PDF in the request’s language. */
export function invoicesApi(services: Services) {
  const api = newApi();
  api.openapi(
    createRoute({
      method: 'get',
      path: '/invoices',
      tags: ['Invoices'],
      summary: 'My invoices and credit notes, the latest first',
      responses: {
        200: json(z.object({ invoices: z.array(invoiceSchema) }), 'The invoices'),
        ...failures(401),
      },
    }),
    async (c) => c.json({ invoices: await listInvoices(services, requireAccount(c).id) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/invoices/{file}',
      tags: ['Invoices'],
      summary: 'My invoice as a PDF: its id and “.pdf”; founders can read all',
      request: { params: z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.pdf$/) }) },
      responses: {
        200: { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } },
        ...failures(400, 401, 404),
      },
    }),
    async (c) => {
      const id = c.req.valid('param').file.slice(0, 36);
      const account = requireAccount(c);
      const isAdmin = account.isAdmin && !c.var.factorMissing;
      const invoice = await findInvoice(services, { id, account: { ...account, isAdmin } });
      const paper = paperOf(invoice, localeOfCall(c));
      const bytes = await invoicePdf(paper, c.var.language, invoice.issuedAt);
      c.header('content-type', 'application/pdf');
      c.header('content-disposition', `attachment; filename="${paper.file}"`);
      return c.body(Uint8Array.from(bytes).buffer);
    },
  );
  return api;
}
