import { partOf } from '#tests/support/part-of.ts';
import { expect, test, vi } from 'vitest';
import type { Services } from '#app/platform/services.server.ts';
import { expireCredits, notifyOfExpiry } from './credits/expire-credits.server.ts';
import { registerCreditJobs, registerPaymentJobs } from './jobs.server.ts';

vi.mock('./credits/expire-credits.server.ts');

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

test('invoices are numbered every minute, reminders go out every hour, and credits end every hour', () => {
  const { work, services } = recordedServices();
  registerCreditJobs(services, partOf({}));
  expect([...work].map(([name, { schedule }]) => [name, schedule])).toEqual([
    ['pricing.number-invoices', '* * * * *'],
    ['pricing.remind-unpaid', '40 * * * *'],
    ['pricing.expire-credits', '20 * * * *'],
  ]);
});

test('owners are notified of credits that end only after the ended ones are written off', async () => {
  const { work, services } = recordedServices();
  const tutors = partOf<Parameters<typeof registerCreditJobs>[1]>({});
  registerCreditJobs(services, tutors);
  const writeOff = Promise.withResolvers<void>();
  vi.mocked(expireCredits).mockReturnValueOnce(writeOff.promise);
  const running = work.get('pricing.expire-credits')?.run({ id: '' });
  expect(expireCredits).toHaveBeenCalledExactlyOnceWith(services);
  expect(notifyOfExpiry).not.toHaveBeenCalled();
  writeOff.resolve();
  await running;
  expect(notifyOfExpiry).toHaveBeenCalledExactlyOnceWith(services, tutors);
});
