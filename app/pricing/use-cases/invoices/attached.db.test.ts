import { expect, test } from 'vitest';
import { setUpBookingTest, maya, reader, signedIn } from '#tests/booking/booking-setup.ts';
import { partOf } from '#tests/support/part-of.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { confirmSeries } from '#app/booking/use-cases/series/confirm-series.server.ts';
import { holdSeries } from '#app/booking/use-cases/series/hold-series.server.ts';
import { createMailQueue } from '#app/platform/mail/queue.server.ts';
import type { MailAttachment } from '#app/platform/mail/mail.ts';
import { loadTutor, loadTutorsByIds } from '#app/tutors/index.server.ts';
import { buyPack } from '../credits/buy-pack.server.ts';
import { registerCreditJobs } from '../jobs.server.ts';
import { remindUnpaid } from './remind-unpaid.server.ts';

const at = setUpBookingTest();

type SentMail = { subject: string; attachments: readonly MailAttachment[] };

/** Services whose mails go to a mail server. `deliver` sends what is waiting and returns it. */
function withMailServer() {
  const sent: SentMail[] = [];
  const handlers: ((data: { id: string }) => Promise<void>)[] = [];
  const jobs = {
    ...at.app.services.jobs,
    handle: (_: string, handler: unknown) => void handlers.push(handler as (typeof handlers)[number]),
    repeat: () => undefined,
    sendAll: () => Promise.resolve(),
    toQueries: () => Promise.resolve([]),
  };
  const queued = { ...at.app.services, jobs, siteUrl: 'https://curvela.example' };
  const mail = createMailQueue(queued, (outgoing) => Promise.resolve(void sent.push(outgoing)));
  const services = { ...at.app.services, jobs: partOf<typeof at.app.services.jobs>(jobs), mail };
  registerCreditJobs(services, partOf({}));
  const deliver = async () => {
    const waiting = await at.app.db
      .selectFrom('app.mails')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    for (const { id } of waiting) await handlers[0]?.({ id });
    return sent.splice(0);
  };
  return { services, deliver };
}
const pdfIn = ({ attachments }: SentMail) => {
  const file = attachments.find(({ contentType }) => contentType === 'application/pdf');
  return file && { filename: file.filename, text: textOfPdf(Buffer.from(file.content, 'base64')) };
};

test('the mail about a series by invoice has its one invoice as PDF; that to the tutor has none', async () => {
  const { services, deliver } = withMailServer();
  const starts = ['2026-11-24', '2026-12-01'].map((day) => new Date(`${day}T18:00:00.000Z`));
  const input = { tutor: 'lucia-restrepo', minutes: 60, currency: 'GBP', reader } as const;
  const { id } = await holdSeries(services, { ...input, owner: signedIn(maya), starts });
  await confirmSeries(services, { id, account: maya, visitorId: null, request: {}, reader });
  const mails = await deliver();
  const files = mails.map(pdfIn).filter((file) => file !== undefined);
  expect(mails.length).toBeGreaterThan(1);
  expect(files).toHaveLength(1);
  expect(files[0]?.filename).toBe('invoice-C-2026-00001.pdf');
  for (const part of ['C-2026-00001', '24 November 2026', '1 December 2026', '£64.00', 'RF74C202600001'])
    expect(files[0]?.text.replaceAll(/[\u00A0\n]/g, ' ')).toContain(part);
});

test('the mail about a pack and the reminder have the invoice as PDF in the language of the mail', async () => {
  const { services, deliver } = withMailServer();
  await at.app.pool.query(`insert into auth.users (id, email) values ($1, $2)`, [maya.id, maya.email]);
  const tutors = { loadTutor, loadTutorsByIds, loadActiveTutors: () => Promise.resolve([]) };
  await buyPack(services, tutors, {
    purchaseId: services.random.uuid(),
    accountId: maya.id,
    tutor: 'lucia-restrepo',
    credits: 5,
    price: { amountMinor: 15_000, currency: 'GBP' },
    reader: { locale: 'fr-FR', timeZone: 'Europe/Paris' },
  });
  const [bought] = await deliver();
  const file = bought && pdfIn(bought);
  expect(file?.filename).toBe('facture-C-2026-00001.pdf');
  expect(file?.text.replaceAll('\n', ' ')).toContain('utilisables du 20 novembre 2026 au 20 novembre 2027');
  at.app.clock.set('2026-12-08T10:00:00Z');
  await remindUnpaid(services);
  const [reminder] = await deliver();
  expect(reminder?.subject).toContain('C-2026-00001');
  expect(reminder && pdfIn(reminder)?.text).toContain('Facture');
});
