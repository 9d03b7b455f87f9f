import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '#app/platform/random.ts';
import { withScratchServices } from '../booking/scratch.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { loadFacts } from './facts.ts';
import { families, openProduct, opening, type MoneyProduct } from './product.ts';

/*
 * Two years of one tutor and ten families on an injected clock: `node tests/money/two-years.ts <folder> [days]`. Statements, invoices and
 * emails are written to the folder, to be read, and the rows to be summed by tests/money/check-two-years.ts.
 */

const DAY = 86_400_000;
const HOUR = 3_600_000;
const [folder = '/tmp/two-years', days = '730'] = process.argv.slice(2);
const random = seededRandom(2026);
const chance = (share: number) => random.fraction() < share;

/** How each family behaves: when it has lessons, how it pays, and after how many days it pays an invoice (null: never after the third). */
const habits = families.map((_, family) => ({
  weekday: family % 7,
  hour: 14 + (family % 8),
  minutes: family === 9 ? 90 : 60,
  payment: (
    ['invoice', 'card', 'credit', 'invoice', 'invoice', 'invoice', 'card', 'invoice', 'card', 'card'] as const
  )[family],
  paysAfter: [3, 0, 0, 12, 19, null, 0, 5, 0, 0][family] ?? null,
}));

type Invoiced = {
  id: string;
  kind: string;
  owed: { amountMinor: number };
  dueAt: string | null;
  paidAt: string | null;
};

/** Sets the clock from one due job to the next, as they would run, and the repeated ones twice a day. */
async function advance(product: MoneyProduct, until: number): Promise<void> {
  const { clock } = product.app;
  for (let now = clock.now().getTime(); now < until; now = clock.now().getTime()) {
    clock.set(new Date(Math.min(until, now + 12 * HOUR, Math.max(now + 60_000, product.nextDue() ?? until))));
    await product.runJobs();
    await product.deliverAll();
  }
}

async function book(product: MoneyProduct, family: number, start: number): Promise<void> {
  const habit = habits[family];
  if (!habit) return;
  if (habit.payment === 'credit') await keepCredits(product, family);
  const hold = await product.call({ family }, 'POST', '/bookings/holds', {
    tutorId: 'lucia-restrepo',
    start: new Date(start).toISOString(),
    minutes: habit.minutes,
    currency: family === 3 ? 'COP' : 'GBP',
    timeZone: zoneOf(family),
  });
  if (hold.status !== 201) return;
  const { id } = hold.body.hold as { id: string };
  const request = { timeZone: zoneOf(family), ...(habit.payment === 'credit' && { payWith: 'credit' }) };
  const by = habit.payment === 'card' ? 'card' : 'transfer';
  const answer = await product.call({ family }, 'POST', `/bookings/holds/${id}/confirm`, request, by);
  if (answer.status === 202) await payPage(product, answer.body.checkout as { url: string });
}

async function payPage(product: MoneyProduct, { url }: { url: string }): Promise<void> {
  await product.stripe.deliveries.happened(product.stripe.ledger.pay(url.split('/').at(-1) ?? ''));
  await product.deliverAll();
}

const zoneOf = (family: number) =>
  family === 3 ? 'America/Bogota' : family === 4 ? 'Europe/Paris' : 'Europe/London';

/** Buys five credits by card when fewer than one is left. */
async function keepCredits(product: MoneyProduct, family: number): Promise<void> {
  const { body } = await product.call({ family }, 'GET', '/credits');
  const { packs } = body.credits as { packs: { halvesLeft: number; expiresAt: string }[] };
  const now = product.app.clock.now().toISOString();
  const left = packs
    .filter(({ expiresAt }) => expiresAt > now)
    .reduce((sum, { halvesLeft }) => sum + halvesLeft, 0);
  if (left >= 2) return;
  const offers = (await product.call({ family }, 'GET', '/credits/offers?currency=GBP')).body.offers as {
    tutor: { slug: string };
    price: object;
  }[];
  const price = offers.find(({ tutor }) => tutor.slug === 'lucia-restrepo')?.price;
  const request = {
    purchaseId: crypto.randomUUID(),
    tutorId: 'lucia-restrepo',
    price,
    timeZone: zoneOf(family),
  };
  const answer = await product.call({ family }, 'POST', '/credits/packs', request, 'card');
  if (answer.status === 202) await payPage(product, answer.body.checkout as { url: string });
}

/** Families and the tutor cancel, move, claim and answer now and then. */
async function act(product: MoneyProduct, now: number): Promise<void> {
  const facts = await loadFacts(product);
  for (const booking of facts.bookings) {
    const family = families.findIndex(({ id }) => id === booking.account_id);
    const start = Date.parse(booking.starts_at);
    if (booking.state !== 'confirmed') continue;
    const path = `/bookings/${booking.id}`;
    const ahead = start - now;
    if (ahead > 0 && ahead < DAY && chance(family === 1 ? 0.15 : 0.03))
      await product.call({ family }, 'POST', `${path}/cancel`, {});
    else if (ahead > DAY && chance(0.01)) await product.call({ tutor: 0 }, 'POST', `${path}/cancel`, {});
    else if (ahead > 2 * DAY && chance(family === 9 ? 0.1 : 0.01))
      await product.call({ family }, 'POST', `${path}/move`, {
        start: new Date(start + DAY + HOUR).toISOString(),
        timeZone: zoneOf(family),
      });
    else if (ahead < -2 * HOUR && ahead > -DAY) {
      if (chance(0.5)) await product.recordAttendance(0, booking.id).catch(() => undefined);
      if (family === 6 && chance(0.2))
        await product.call({ family }, 'POST', `${path}/absence`, { absent: 'tutor' });
      if (family === 7 && chance(0.2))
        await product.call({ tutor: 0 }, 'POST', `${path}/absence`, { absent: 'learner' });
      if (family === 8 && chance(0.2)) {
        await product.call({ tutor: 0 }, 'POST', `${path}/absence`, { absent: 'learner' });
        await product.call({ family }, 'POST', `${path}/absence/objection`, {});
      }
    }
  }
}

/** Every day a founder decides disputes of four days, marks what was paid, and once a month pays the tutor. */
async function founder(
  product: MoneyProduct,
  day: number,
  { paidAt, count }: { paidAt: Map<string, number>; count: () => number },
): Promise<void> {
  const facts = await loadFacts(product);
  const now = product.app.clock.now().getTime();
  for (const { booking_id, outcome, disputed_at } of facts.claims)
    if (outcome === null && disputed_at !== null && now - Date.parse(disputed_at) > 4 * DAY)
      await product.call('founder', 'POST', `/founders/absence-claims/${booking_id}/decision`, {
        upheld: false,
        familyPercent: 25,
        tutorPercent: 75,
        reason: 'The lesson began half an hour late.',
      });
  const { body } = await product.call('founder', 'GET', '/founders/invoices');
  for (const { id, kind, paidAt: paid } of body.invoices as Invoiced[]) {
    if (paid !== null) continue;
    const invoice = facts.invoices.find((each) => each.id === id);
    const family = families.findIndex((each) => each.id === invoice?.account_id);
    const issued = paidAt.get(id) ?? now;
    paidAt.set(id, issued);
    const after = kind === 'credit_note' ? 2 : habits[family]?.paysAfter;
    const isUnpaid = after === null && (day > 60 || day < 3);
    if (isUnpaid || now - issued < (after ?? 4) * DAY) continue;
    await callOrFail(product, 'PATCH', `/founders/invoices/${id}`, { paid: true });
  }
  if (day % 30 !== 29) return;
  const pay = (await product.call('founder', 'GET', '/founders/pay')).body.pay as {
    tutorId: string;
    currency: string;
    dueMinor: number;
    version: string;
    overdue: { id: string }[];
  }[];
  for (const { tutorId, currency, dueMinor, version, overdue } of pay) {
    const payout = { tutorId, currency, amountMinor: dueMinor, version };
    if (dueMinor > 0) await callOrFail(product, 'POST', '/founders/pay/payouts', payout);
    for (const { id } of overdue)
      await callOrFail(product, 'POST', `/founders/pay/lines/${id}/decision`, {
        decision: count() % 2 === 0 ? 'pay' : 'write_off',
        reason: 'Nobody answers the reminders.',
      });
  }
}

/** A founder’s call that must succeed; a refused one would only make the sums below smaller. */
async function callOrFail(product: MoneyProduct, method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await product.call('founder', method, path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

async function write(product: MoneyProduct): Promise<void> {
  for (const part of ['mails', 'statements', 'invoices']) mkdirSync(join(folder, part), { recursive: true });
  const { pool } = product.app;
  const rows = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows;
  const tables = {
    bookings: await rows(
      `select id, state, price_minor, refund_minor, currency, payment, account_id, starts_at, cancelled_by, absent from app.bookings
       where state not in ('held', 'expired') order by starts_at`,
    ),
    lines: await rows('select * from app.pay_lines order by entered_at, id'),
    payouts: await rows('select * from app.pay_payouts order by paid_at'),
    invoices: await rows(
      `select paper.*, settled.settled_at from app.invoices as paper
       left join app.invoice_settlements as settled on settled.invoice_id = paper.id order by created_at`,
    ),
    payments: await rows('select * from app.payments order by created_at'),
    entries: await rows(
      `select entry.*, pack.half_value_minor, pack.account_id from app.credit_entries as entry
       join app.credit_packs as pack on pack.id = entry.pack_id order by entry.position`,
    ),
    charges: [...product.stripe.ledger.charges.values()],
  };
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(tables, null, 1));
  const mails = await rows(
    'select created_at, recipient, language, subject, body_text, message_id from app.mails order by created_at, id',
  );
  for (const { id, email } of families) {
    const own = mails.filter(({ recipient }) => recipient === email);
    writeFileSync(join(folder, 'mails', `${email}.txt`), own.map(mailText).join('\n\n=====\n\n'));
    const invoices = tables.invoices.filter((row) => row.account_id === id && row.number);
    for (const invoice of invoices
      .slice(0, 6)
      .concat(invoices.filter(({ kind }) => kind === 'credit_note').slice(0, 3)))
      writeFileSync(
        join(folder, 'invoices', `${email}-${String(invoice.number)}.txt`),
        await product
          .readFile(
            { family: families.findIndex((each) => each.id === id) },
            `/invoices/${String(invoice.id)}.pdf`,
          )
          .then(textOfPdf),
      );
  }
  const toTutor = mails.filter(({ recipient }) => String(recipient).includes('person-c0'));
  writeFileSync(join(folder, 'mails', 'tutor.txt'), toTutor.map(mailText).join('\n\n=====\n\n'));
  const { body } = await product.call({ tutor: 0 }, 'GET', '/tutor/pay');
  for (const month of (body.pay as { months: string[] }).months) {
    const csv = await product.readFile({ tutor: 0 }, `/tutor/pay/${month}.csv`);
    writeFileSync(join(folder, 'statements', `${month}.csv`), csv);
    const pdf = await product.readFile({ tutor: 0 }, `/tutor/pay/${month}.pdf`);
    writeFileSync(join(folder, 'statements', `${month}.txt`), textOfPdf(pdf));
  }
}

const mailText = ({ created_at, subject, body_text, message_id }: Record<string, unknown>) =>
  `${(created_at as Date).toISOString()} ${String(message_id)}\n${String(subject)}\n\n${String(body_text)}`;

await withScratchServices(async (app) => {
  const product = await openProduct(app);
  await product.reset();
  const paidAt = new Map<string, number>();
  let neverPaid = 0;
  for (let day = 0; day < Number(days); day += 1) {
    const morning = opening + day * DAY;
    await advance(product, morning);
    for (const [family, habit] of habits.entries())
      if ((day + 2) % 7 === habit.weekday && chance(0.9))
        await book(product, family, morning + (3 * 24 + habit.hour - 9) * HOUR);
    await act(product, morning);
    await founder(product, day, { paidAt, count: () => (neverPaid += 1) });
    if (day % 100 === 99) process.stdout.write(`${day + 1} days\n`);
  }
  await advance(product, opening + (Number(days) + 6) * DAY);
  await write(product);
  await product.close();
});
