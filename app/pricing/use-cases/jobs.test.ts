import { partOf } from '#tests/support/part-of.ts';
import { expect, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { registerCreditJobs, registerPaymentJobs } from './jobs.server.ts';

/** Services that only record their jobs, on a database that returns nothing and records the queries. */
function recordedServices() {
  const work = new Map<string, { schedule: string | null; run: (data: { id: string }) => unknown }>();
  const selectFrom = vi.fn(() => {
    throw new Error('the database was asked');
  });
  const services = {
    jobs: {
      handle: (name: string, run: (data: { id: string }) => unknown) =>
        work.set(name, { schedule: null, run }),
      repeat: (name: string, schedule: string, run: () => unknown) => work.set(name, { schedule, run }),
    },
    mail: { generate: () => undefined },
    clock: { now: () => new Date('2026-11-20T09:00:00Z') },
    db: { selectFrom },
    settings: {},
  } as unknown as Services;
  return { work, services, selectFrom };
}

test('refunds are carried out and pages for paying are closed by jobs', async () => {
  const { work, services, selectFrom } = recordedServices();
  registerPaymentJobs(services);
  expect([...work.keys()]).toEqual(['payments.refund', 'payments.close-checkout']);
  for (const { run } of work.values())
    await expect(Promise.resolve(run({ id: 'one' }))).rejects.toThrow('the database was asked');
  expect(selectFrom.mock.calls).toEqual([['app.refunds as refund'], ['app.payments']]);
});

test('invoices are numbered every minute, reminders go out every hour, and owners of credits that end are notified every hour', () => {
  const { work, services } = recordedServices();
  registerCreditJobs(services, partOf({}));
  expect([...work].map(([name, { schedule }]) => [name, schedule])).toEqual([
    ['pricing.number-invoices', '* * * * *'],
    ['pricing.remind-unpaid', '40 * * * *'],
    ['pricing.notify-of-expiry', '20 * * * *'],
  ]);
});
