import { expect, it } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { stubDatabase } from '#tests/support/stub-database.ts';
import type { PaymentDisputeRecord } from '../../../db/disputes.server.ts';
import { notifyOfDispute } from './dispute-mails.server.ts';

type Deps = Parameters<typeof notifyOfDispute>[0];

const dispute = partOf<PaymentDisputeRecord>({
  id: 'du_1',
  state: 'open',
  amountMinor: 3200,
  currency: 'GBP',
  reason: 'fraudulent',
  evidenceDueAt: new Date('2026-11-30T09:00:00Z'),
});

async function mailsAbout(before: PaymentDisputeRecord['state'] | null) {
  const mails: { to: string; language: string; subject: string; text: string }[] = [];
  const deps = partOf<Deps>({
    db: stubDatabase().db,
    settings: { adminEmails: ['ana@example.org', 'ben@example.org'], siteUrl: 'https://curvela.example' },
    mail: { enqueue: (_: unknown, mail: (typeof mails)[number]) => Promise.resolve(void mails.push(mail)) },
  });
  await notifyOfDispute(deps, { dispute, before, payment: null });
  return mails;
}

it('each founder without an account gets an email in English about a new dispute', async () => {
  const mails = await mailsAbout(null);
  expect(mails.map(({ to, language, subject }) => [to, language, subject])).toEqual([
    ['ana@example.org', 'en', 'A payment of £32.00 is disputed'],
    ['ben@example.org', 'en', 'A payment of £32.00 is disputed'],
  ]);
  expect(mails[0]?.text).toMatch(/Stripe accepts evidence until [^.]*2026\./);
});

it('nobody gets an email about a dispute whose state stays the same', async () => {
  expect(await mailsAbout('open')).toEqual([]);
});
