import type { Services } from '#app/platform/services.server.ts';
import { closeCheckout, closeJob } from './payments/close-checkout.server.ts';
import { carryOutRefund } from './payments/refunds/carry-out.server.ts';
import { refundJob } from './payments/refunds/order-refund.server.ts';
import { numberInvoices } from './invoices/number-invoices.server.ts';
import { generateAttachment, invoiceAttachments } from './invoices/pdf.server.ts';
import { remindUnpaid } from './invoices/remind-unpaid.server.ts';
import { notifyOfExpiry } from './credits/notify-of-expiry.server.ts';
import type { TutorLookups } from './selling-tutors.ts';

/** Registers the background jobs of payments. Call once, before the jobs start. */
export function registerPaymentJobs(services: Services): void {
  services.jobs.handle<{ id: string }>(refundJob, ({ id }) => carryOutRefund(services, id));
  services.jobs.handle<{ id: string }>(closeJob, ({ id }) => closeCheckout(services, id));
}

/** Registers the background jobs of credits and invoices, and the invoices attached to emails. Call once, before the jobs start. */
export function registerCreditJobs(services: Services, tutors: TutorLookups): void {
  const { jobs, mail } = services;
  mail.generate(invoiceAttachments, (about) => generateAttachment(services.db, about));
  jobs.repeat('pricing.number-invoices', '* * * * *', () => numberInvoices(services));
  jobs.repeat('pricing.remind-unpaid', '40 * * * *', () => remindUnpaid(services));
  jobs.repeat('pricing.notify-of-expiry', '20 * * * *', () => notifyOfExpiry(services, tutors));
}
