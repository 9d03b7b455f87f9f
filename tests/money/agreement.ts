import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Booking } from '#app/booking/model/schemas.ts';
import type { Random } from '#app/platform/random.ts';
import type { Locale } from '#app/preferences/index.ts';
import { loadFacts } from './facts.ts';
import { emptyRun, type MoneyRun } from './money-run.ts';
import type { MoneyOperation } from './generate.ts';
import { perform } from './operations.ts';
import { families, type MoneyCaller, type MoneyProduct, tutors } from './product.ts';
import { readMail, readPage, type SessionFacts } from './sentences.tsx';

/*
 * Histories of a session, after each step of which everything that family and tutor read about its money must agree with the invoice, the credits and
 * the ledger of pay: emails, and the pages of both sides.
 */

type HistoryStep =
  | MoneyOperation
  | { does: 'handRefund'; percent: number }
  | { does: 'bankDisputes' }
  | { does: 'bankDecides'; status: 'won' | 'lost' };
export type History = { name: string; steps: HistoryStep[] };

const DAY = 24 * 60;
const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

const wait = (minutes: number): MoneyOperation => ({ does: 'wait', minutes });
const jobs: MoneyOperation = { does: 'jobs' };
/** The session begins three hours or 31 hours after it was booked. */
const toItsStart = (hours: number) => wait((hours + 1) * 60 + 15);

const endings: Record<string, (random: Random, hours: number) => HistoryStep[]> = {
  'takes place': (_, hours) => [toItsStart(hours), wait(4 * DAY), jobs],
  'is cancelled': (random) => [
    { does: 'cancel', at: 0, by: oneOf(random, ['learner', 'learner', 'tutor'] as const), isTwice: false },
  ],
  'is cancelled late': (_, hours) => [
    wait((hours - 2) * 60),
    { does: 'cancel', at: 0, by: 'learner', isTwice: false },
  ],
  'is cancelled after its start': (_, hours) => [
    toItsStart(hours),
    { does: 'cancel', at: 0, by: 'learner', isTwice: false },
  ],
  'is missed, by a report that stands': (random, hours) => [
    toItsStart(hours),
    oneOf<MoneyOperation>(random, [
      { does: 'claim', at: 0, by: 'learner', absent: 'tutor' },
      { does: 'claim', at: 0, by: 'tutor', absent: 'learner' },
    ]),
    wait(4 * DAY),
    jobs,
  ],
  'is missed by the tutor, who says so': (_, hours) => [
    toItsStart(hours),
    { does: 'claim', at: 0, by: 'tutor', absent: 'tutor' },
  ],
  'is missed, by a report that the other side agrees to': (random, hours) => {
    const by = oneOf(random, ['learner', 'tutor'] as const);
    const absent = by === 'learner' ? 'tutor' : 'learner';
    return [toItsStart(hours), { does: 'claim', at: 0, by, absent }, { does: 'agree', at: 0, by: absent }];
  },
  'is disputed and decided': (random, hours) => {
    const by = oneOf(random, ['learner', 'tutor'] as const);
    const other = by === 'learner' ? 'tutor' : 'learner';
    return [
      toItsStart(hours),
      ...(random.fraction() < 0.4 ? [{ does: 'attended', at: 0 } as const] : []),
      { does: 'claim', at: 0, by, absent: other },
      { does: 'object', at: 0, by: other },
      {
        does: 'decide',
        at: 0,
        isUpheld: random.fraction() < 0.5,
        familyPercent: oneOf(random, [0, 25, 33, 50, 100]),
        tutorPercent: oneOf(random, [0, 25, 50, 100]),
      },
    ];
  },
  'is cancelled by a founder': (random) => [founderAct(random, 'cancel')],
};

const founderAct = (random: Random, act: 'cancel' | 'refund'): MoneyOperation => ({
  does: 'founderAct',
  at: 0,
  act,
  isUpheld: false,
  familyPercent: oneOf(random, [0, 25, 50, 100]),
  tutorPercent: oneOf(random, [0, 25, 50, 100]),
});

const ofCards: ((random: Random) => HistoryStep[])[] = [
  (random) => [{ does: 'handRefund', percent: oneOf(random, [25, 50, 100]) }],
  () => [{ does: 'bankDisputes' }, { does: 'bankDecides', status: 'lost' }],
  () => [{ does: 'bankDisputes' }, { does: 'bankDecides', status: 'won' }],
];
const afterwards: ((random: Random) => HistoryStep[])[] = [
  () => [{ does: 'markInvoice', at: 0, isPaid: true }],
  (random) => [founderAct(random, 'refund')],
  () => [{ does: 'payOut', tutor: 0, currency: 'GBP', isTwice: false }],
];

/** `isSplit`: halves of credits pay a part, or all without being one whole credit. */
const waysToPay = [
  { payment: 'invoice', isSplit: false },
  { payment: 'card', isSplit: false },
  { payment: 'credit', isSplit: false },
  { payment: 'invoice', isSplit: true },
  { payment: 'card', isSplit: true },
] as const;

/** A history of each ending by each payment, with other acts before and after it. */
export function generateHistories(random: Random): History[] {
  return waysToPay.flatMap(({ payment, isSplit }) =>
    Object.entries(endings).map(([ending, stepsOf]) => {
      const family = oneOf(random, [0, 3, 4]);
      const tutor = oneOf(random, [0, 1]);
      const hours = ending === 'is cancelled after its start' || random.fraction() < 0.3 ? 3 : 31;
      const isSeries = payment !== 'credit' && random.fraction() < 0.25;
      const split = isSplit ? { halves: Math.floor(random.fraction() * 100) } : {};
      // A session of 90 minutes takes three halves, or fewer and money.
      const minutes = isSplit ? oneOf(random, [60, 90, 90]) : 60;
      const book: MoneyOperation[] = isSeries
        ? [{ does: 'series', family, tutor, hours, count: 2, payment, ...split }]
        : [{ does: 'book', family, tutor, hours, minutes, payment, isLate: false, ...split }];
      const packOf = isSplit ? oneOf(random, [0, 1]) : tutor;
      const early =
        random.fraction() < 0.4 ? oneOf(random, payment === 'card' ? ofCards : afterwards)(random) : [];
      const late = [...afterwards, ...(payment === 'card' ? ofCards : [])];
      return {
        name: `${isSeries ? 'the first of a series' : 'a session'} by ${payment}${isSplit ? ' and credits' : ''} of family ${family} ${ending}`,
        steps: [
          ...(payment === 'credit' || isSplit
            ? [{ does: 'buyPack', family, tutor: packOf, payment: 'card' } as const]
            : []),
          ...book,
          jobs,
          ...early,
          ...stepsOf(random, hours),
          jobs,
          ...oneOf(random, late)(random),
          jobs,
          ...oneOf(random, late)(random),
          jobs,
        ],
      };
    }),
  );
}

type FactRow = SessionFacts & { learnerLocale: Locale; accountId: string; slug: string };

const factsOfSessions = `select booking.id, booking.state, booking.absent, booking.payment, booking.currency,
  booking.price_minor as price, coalesce(booking.refund_minor, 0) as refund, coalesce(booking.back_before_minor, 0) as before,
  coalesce(booking.returned_halves, 0) as halves, booking.credit_halves as "paidHalves", booking.credit_minor as credit,
  coalesce(booking.credit_back_minor, 0) as "creditBack",
  (select coalesce(sum(share.amount_minor), 0)::int from app.refund_shares as share where share.booking_id = booking.id) as outside,
  (select coalesce(sum(share.amount_minor), 0)::int from app.refund_shares as share join app.bookings as other on other.id = share.booking_id
    where other.id = booking.id or other.series_id = booking.series_id) as "outsideOfAll",
  (select coalesce(sum(dispute.amount_minor), 0)::int from app.disputes as dispute join app.payments as payment on payment.id = dispute.payment_id
    where dispute.state = 'lost' and payment.subject_id in (booking.id, booking.series_id)) as "lostOfAll",
  (select coalesce(sum(amount_minor), 0)::int from app.pay_lines where booking_id = booking.id) as earned,
  (select case when disputed_at is null then 'open' else 'disputed' end from app.absence_claims
    where booking_id = booking.id and outcome is null) as claim,
  booking.series_id is not null as "hasSeries",
  (select sum(other.price_minor - other.credit_minor)::int from app.bookings as other
    where other.id = booking.id or other.series_id = booking.series_id) as "priceOfAll",
  (select sum(other.credit_halves)::int from app.bookings as other
    where other.id = booking.id or other.series_id = booking.series_id) as "halvesOfAll",
  booking.learner_locale as "learnerLocale", booking.account_id as "accountId", tutor.slug
  from app.bookings as booking join app.tutors as tutor on tutor.id = booking.tutor_id where booking.state not in ('held', 'expired') order by booking.starts_at`;

async function loadSessions({ app }: MoneyProduct): Promise<FactRow[]> {
  return (await app.pool.query<FactRow>(factsOfSessions)).rows;
}

type MailRow = { message_id: string; recipient: string; language: string; text: string };

/** Performs a history; returns what the two sides read that is not true. Counts the sentences that were read. */
export async function checkHistory(
  product: MoneyProduct,
  { name, steps }: History,
  counts: Map<string, number>,
): Promise<string[]> {
  await product.reset();
  const run = emptyRun(product);
  const read = new Set<string>();
  let earlier = new Map<string, FactRow>();
  for (const [at, step] of steps.entries()) {
    await performStep(run, step);
    const now = new Map((await loadSessions(product)).map((row) => [row.id, row]));
    const faults = [
      ...(await checkMails(product, { now, earlier, read }, counts)),
      ...(await checkPages(product, changedOf(now, earlier), counts)),
    ];
    if (faults.length > 0)
      return [`${name}, after ${JSON.stringify(steps.slice(0, at + 1))}:`, ...new Set(faults)];
    earlier = now;
  }
  return [];
}

/** Pages are read again when something has changed. */
const changedOf = (now: Map<string, FactRow>, earlier: Map<string, FactRow>) =>
  [...now.values()].filter((row) => JSON.stringify(row) !== JSON.stringify(earlier.get(row.id)));

async function checkMails(
  { app }: MoneyProduct,
  { now, earlier, read }: { now: Map<string, FactRow>; earlier: Map<string, FactRow>; read: Set<string> },
  counts: Map<string, number>,
): Promise<string[]> {
  const { rows } = await app.pool.query<MailRow>(
    `select message_id, recipient, language, body_text as text from app.mails where message_id like 'booking-%' order by created_at`,
  );
  const faults: string[] = [];
  for (const { message_id, language, text } of rows.filter((row) => !read.has(row.message_id))) {
    read.add(message_id);
    const session = [...now.values()].find(({ id }) => message_id.startsWith(`booking-${id}`));
    if (!session) continue;
    const isTutor = message_id.endsWith('-tutor');
    const locale = isTutor ? tutorLocaleOf(language) : session.learnerLocale;
    const facts: [SessionFacts, SessionFacts] = [session, earlier.get(session.id) ?? session];
    faults.push(
      ...readMail({ language: languageOfLocale(locale), locale, text }, facts, counts).map(
        (fault) => `${message_id}: ${fault}`,
      ),
    );
  }
  return faults;
}

const tutorLocaleOf = (language: string): Locale =>
  language === 'es' ? 'es-ES' : language === 'fr' ? 'fr-FR' : 'en-GB';

const sidesOf = ({ accountId, slug }: FactRow): MoneyCaller[] => [
  { family: families.findIndex(({ id }) => id === accountId) },
  { tutor: tutors.findIndex((tutor) => tutor.slug === slug) },
];

/** The page of the family in its language, and that of the tutor in English. */
async function checkPages(
  product: MoneyProduct,
  sessions: readonly FactRow[],
  counts: Map<string, number>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const session of sessions) {
    for (const caller of sidesOf(session)) {
      const { body } = await product.call(caller, 'GET', `/bookings/${session.id}`);
      const booking = body.booking as Booking;
      const locale = booking.as === 'tutor' ? 'en-GB' : session.learnerLocale;
      faults.push(...readPage(booking, { language: languageOfLocale(locale), locale }, session, counts));
    }
  }
  return faults;
}

async function performStep(run: MoneyRun, step: HistoryStep): Promise<void> {
  const { product } = run;
  switch (step.does) {
    case 'handRefund':
    case 'bankDisputes': {
      // The first one may be that of a pack.
      const charge = [...product.stripe.ledger.charges.values()].at(-1);
      if (!charge) return;
      const { payment_intent: intent, amount, amount_refunded } = charge;
      if (step.does === 'bankDisputes') {
        if (amount_refunded === 0)
          await product.stripe.deliveries.happened(product.stripe.ledger.dispute(intent).happenings);
      } else {
        const back = Math.min(Math.floor((amount * step.percent) / 100), amount - amount_refunded);
        if (back > 0 && !charge.disputed)
          await product.stripe.deliveries.happened(product.stripe.ledger.giveBack(intent, back));
      }
      return product.deliverAll();
    }
    case 'bankDecides': {
      // A lost dispute can still be won; what was won stays won.
      const dispute = [...product.stripe.ledger.disputes.values()].find(({ status }) => status !== 'won');
      if (dispute)
        await product.stripe.deliveries.happened(product.stripe.ledger.decide(dispute.id, step.status));
      return product.deliverAll();
    }
    default:
      // What the product answers is checked by the comparison with the reference.
      await perform(run, step, await loadFacts(product));
  }
}
