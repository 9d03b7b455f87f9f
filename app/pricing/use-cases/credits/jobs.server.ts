import type { Services } from '#app/platform/services.server.ts';
import { numberInvoices } from '../invoices/number-invoices.server.ts';
import { remindUnpaid } from '../invoices/remind-unpaid.server.ts';
import { expireCredits, notifyOfExpiry } from './expire-credits.server.ts';
import type { TutorLookups } from '../selling-tutors.ts';

/** The work of credits and invoices that no request waits for. Call once, before the jobs start. */
export function registerCreditJobs(services: Services, tutors: TutorLookups): void {
  const { jobs } = services;
  jobs.repeat('pricing.number-invoices', '* * * * *', () => numberInvoices(services));
  jobs.repeat('pricing.remind-unpaid', '40 * * * *', () => remindUnpaid(services));
  jobs.repeat('pricing.expire-credits', '20 * * * *', async () => {
    await expireCredits(services);
    await notifyOfExpiry(services, tutors);
  });
}
