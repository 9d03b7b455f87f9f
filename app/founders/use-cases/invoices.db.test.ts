import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ana, carmen, codeOf, setUpFoundersTest } from '#tests/support/founders-setup.ts';

const at = setUpFoundersTest();
const packOf = new Map<string, string>();

/** An invoice of five sessions; `corrects` makes it a credit note, which gets its number later if `numberedAfter` is set. */
async function invoice(
  position: number,
  minor: number,
  payment: 'invoice' | 'card' = 'invoice',
  corrects: string | null = null,
  numberedAfter = 0,
) {
  const id = at.app.services.random.uuid();
  const tutor = await at.idOfTutor('lucia-restrepo');
  const now = at.app.clock.now();
  const pack = corrects ? packOf.get(corrects) : at.app.services.random.uuid();
  packOf.set(id, pack ?? '');
  await sql`insert into app.credit_packs (id, account_id, tutor_id, halves, price_minor, half_value_minor, session_minor, currency,
      payment, locale, zone, bought_at, expires_at)
    values (${pack}, ${carmen.id}, ${tutor}, 10, 15000, 1500, 3000, 'GBP', 'invoice', 'en-GB', 'UTC', ${now},
      ${new Date(now.getTime() + 86_400_000)}) on conflict do nothing`.execute(at.app.db);
  await sql`insert into app.invoice_years (year) values (2026) on conflict do nothing`.execute(at.app.db);
  await sql`insert into app.invoices (id, kind, corrects, account_id, pack_id, tutor_id, tutor_name, minutes, quantity, total_minor, currency,
      payment, due_at, created_at, year, position, number, issued_at, seller, buyer, tax_basis_points)
    values (${id}, ${corrects ? 'credit_note' : 'invoice'}, ${corrects}, ${carmen.id}, ${pack}, ${tutor}, 'Lucía', 60, 5, ${minor}, 'GBP', ${payment},
      ${new Date(now.getTime() + position * 86_400_000)}, ${now}, 2026, ${position}, ${`C-${position}`}, ${new Date(now.getTime() + numberedAfter)}, '{}', '{"name":"Carmen","email":"x@example.org"}', 0)`.execute(
    at.app.db,
  );
  return id;
}
type Listed = { number: string; kind: string; owed: { amountMinor: number }; paidAt: string | null };
const listInvoices = async () => (await at.as(ana)('GET', '/founders/invoices')).body.invoices as Listed[];
const mark = (id: string, paid: boolean) => at.as(ana)('PATCH', `/founders/invoices/${id}`, { paid });

test('an invoice is marked as paid and as unpaid, once each, with audit log entries; the next due one is listed first', async () => {
  const later = await invoice(4, 14_000);
  await invoice(1, 15_000);
  expect((await listInvoices()).map(({ number }) => number)).toEqual(['C-1', 'C-4']);
  for (let n = 0; n < 2; n += 1) expect((await mark(later, true)).status).toBe(204);
  expect((await listInvoices()).at(-1)).toMatchObject({ number: 'C-4', paidAt: '2026-11-20T09:00:00.000Z' });
  for (let n = 0; n < 2; n += 1) expect((await mark(later, false)).status).toBe(204);
  expect((await listInvoices()).map(({ paidAt }) => paidAt)).toEqual([null, null]);
  expect((await at.acts()).map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
    'invoice.pay C-4',
    'invoice.reopen C-4',
  ]);
});

test('credit notes reduce the amount owed; card invoices, credit notes and missing ones are not found', async () => {
  const id = await invoice(1, 15_000);
  const note = await invoice(3, 6000, 'invoice', id);
  expect(await listInvoices()).toMatchObject([{ number: 'C-1', owed: { amountMinor: 9000 } }]);
  const whole = await invoice(5, 9000, 'invoice', id);
  expect(await listInvoices()).toEqual([]);
  const card = await invoice(2, 14_000, 'card');
  for (const other of [note, whole, card, '00000000-0000-4000-a000-00000000ffff']) {
    const answer = await mark(other, true);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'unknown_invoice']);
  }
});

test('a refund after payment is listed for transfer; a refund before payment only reduces the amount owed', async () => {
  const paidFirst = await invoice(1, 15_000);
  await mark(paidFirst, true);
  at.app.clock.advance(60_000);
  const note = await invoice(2, 6000, 'invoice', paidFirst);
  const paidLater = await invoice(3, 14_000);
  await invoice(4, 4000, 'invoice', paidLater);
  at.app.clock.advance(60_000);
  await mark(paidLater, true);
  expect(
    (await listInvoices()).map(({ number, kind, owed }) => `${kind} ${number} ${owed.amountMinor}`),
  ).toEqual(['credit_note C-2 6000', 'invoice C-3 10000', 'invoice C-1 15000']);
  for (let n = 0; n < 2; n += 1) expect((await mark(note, true)).status).toBe(204);
  expect((await listInvoices()).filter(({ paidAt }) => paidAt === null)).toEqual([]);
  await mark(note, false);
  expect((await at.acts()).map(({ action, subject }) => `${action} ${subject}`).toSorted()).toEqual([
    'credit_note.reopen C-2',
    'credit_note.send C-2',
    'invoice.pay C-1',
    'invoice.pay C-3',
  ]);
});

test('a credit note made before payment gives nothing back, also when it gets its number afterwards', async () => {
  const paid = await invoice(1, 15_000);
  const note = await invoice(2, 6000, 'invoice', paid, 60_000);
  at.app.clock.advance(1000);
  await mark(paid, true);
  at.app.clock.advance(59_000);
  expect(
    (await listInvoices()).map(({ number, kind, owed }) => `${kind} ${number} ${owed.amountMinor}`),
  ).toEqual(['invoice C-1 9000']);
  expect((await mark(note, true)).status).toBe(404);
});

test('all invoices are listed, a hundred per page', async () => {
  for (let position = 1; position <= 103; position += 1) await invoice(position, 1000);
  const page = async (offset: number) =>
    (await at.as(ana)('GET', `/founders/invoices?offset=${offset}`)).body;
  const [first, second] = [await page(0), await page(100)];
  expect([(first.invoices as Listed[]).length, first.more]).toEqual([100, true]);
  expect([(second.invoices as Listed[]).map(({ number }) => number), second.more]).toEqual([
    ['C-101', 'C-102', 'C-103'],
    false,
  ]);
});
