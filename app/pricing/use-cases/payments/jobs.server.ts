import type { Services } from '#app/platform/services.server.ts';
import { closeCheckout, closeJob } from './close-checkout.server.ts';
import { carryOutRefund } from './refunds/carry-out.server.ts';
import { refundJob } from './refunds/order-refund.server.ts';

/** The work of payments that no request waits for. Call once, before the jobs start. */
export function registerPaymentJobs(services: Services): void {
  services.jobs.handle<{ id: string }>(refundJob, ({ id }) => carryOutRefund(services, id));
  services.jobs.handle<{ id: string }>(closeJob, ({ id }) => closeCheckout(services, id));
}
