import { expect, test } from 'vitest';
import { completePast } from '#app/booking/use-cases/settle-pay.server.ts';
import { lucia, maya, setUpBookingTest } from '#tests/booking/booking-setup.ts';
import { requestsTo } from '#tests/support/api.ts';
import { textOfPdf } from '#tests/support/pdf-text.ts';
import { payApi } from './routes.server.ts';

const at = setUpBookingTest();

/* A session of £32 that ends on Tuesday 24 November at 19:00 UTC, completed three days later. */

async function fileOf(name: string, { account = lucia, language = 'en' as 'en' | 'fr' } = {}) {
  const response = await requestsTo(payApi(at.app.services), account, language)(`/tutor/pay/${name}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

async function completedSession(): Promise<void> {
  await at.booked();
  at.app.clock.set('2026-11-27T19:00:00Z');
  await completePast(at.app.services, at.app.clock.now());
}

test('a statement is downloaded as a PDF or for a spreadsheet, named after its month', async () => {
  await completedSession();
  const pdf = await fileOf('2026-11.pdf');
  expect([pdf.status, pdf.type, pdf.disposition]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="pay-2026-11.pdf"',
  ]);
  expect(textOfPdf(pdf.bytes)).toContain('£25.60');
  const csv = await fileOf('2026-11.csv');
  expect([csv.status, csv.type, csv.disposition]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="pay-2026-11.csv"',
  ]);
  expect(new TextDecoder().decode(csv.bytes)).toContain(',session,waiting,payment,,25.6,GBP,,');
});

test('it has the month of its address and the language of the call', async () => {
  await completedSession();
  const october = await fileOf('2026-10.pdf');
  expect(october.disposition).toBe('attachment; filename="pay-2026-10.pdf"');
  expect(textOfPdf(october.bytes)).not.toContain('£25.60');
  expect((await fileOf('2026-11.pdf', { language: 'fr' })).disposition).toBe(
    'attachment; filename="releve-2026-11.pdf"',
  );
});

test.each([
  '2026-13.pdf',
  '2026-00.pdf',
  '2026-1.pdf',
  '2026-11.txt',
  '2026-11.pdf.zip',
  '12026-11.csv',
  '2026-11',
])('a file “%s” is refused', async (name) => {
  expect((await fileOf(name)).status).toBe(400);
});

test('only a tutor has statements', async () => {
  expect((await fileOf('2026-11.pdf', { account: maya })).status).toBe(403);
});
