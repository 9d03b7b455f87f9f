import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { deleteBillingDetails, loadBillingDetails, saveBillingDetails } from '../db/billing.server.ts';
import { findBillingProblems } from '../domain/billing.ts';
import { billingDetailsSchema } from '../model/billing-schemas.ts';
import { creditError } from '../model/errors.ts';

const answer = z.object({ billing: billingDetailsSchema.nullable() });

/** Routes for the name, address and tax number on the account’s next invoices. */
export function billingApi({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const api = newApi();
  const path = '/account/billing';
  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags: ['Invoices'],
      summary: 'The name and address on my invoices; null if not set',
      responses: { 200: json(answer, 'The details'), ...failures(401) },
    }),
    async (c) => c.json({ billing: await loadBillingDetails(db, requireAccount(c).id) }, 200),
  );
  api.openapi(
    createRoute({
      method: 'put',
      path,
      tags: ['Invoices'],
      summary: 'Sets the name and address on my next invoices; numbered invoices do not change',
      request: body(billingDetailsSchema),
      responses: { 200: json(answer, 'The details'), ...failures(400, 401) },
    }),
    async (c) => {
      const details = c.req.valid('json');
      const [problem] = findBillingProblems(details);
      if (problem) throw creditError(`billing_${problem}`, { status: 400 });
      await saveBillingDetails(db, requireAccount(c).id, details, clock.now());
      return c.json({ billing: details }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path,
      tags: ['Invoices'],
      summary: 'Removes name, address and tax number from my next invoices',
      responses: { 200: json(answer, 'Nothing is entered any more'), ...failures(401) },
    }),
    async (c) => {
      await deleteBillingDetails(db, requireAccount(c).id);
      return c.json({ billing: null }, 200);
    },
  );
  return api;
}
