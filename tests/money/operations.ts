import type { Random } from '#app/platform/random.ts';
import { invoiceOf, type MoneyFacts } from './facts.ts';
import type { MoneyRun, LeftCheckout } from './money-run.ts';
import { checkRefundsWait, generateOutside, type OutsideOperation, performOutside } from './outside.ts';
import { currencyOf, prices, type MoneyProduct, type MoneyResponse, tutors } from './product.ts';
import {
  decisionOf,
  end,
  endOf,
  endOfPack,
  isBlocked,
  isContested,
  isLongOverdue,
  isPaid,
  lineStateOf,
  mayCancel,
  mayClaim,
  owedOf,
  refundNow,
  settleTime,
  uphold,
  type MoneyPayment,
  type ReferenceBooking,
  type ReferenceState,
  type MoneySide,
} from './reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Indexes count modulo what there is, so that every shorter list of operations is one too. */
export type MoneyOperation =
  | { does: 'wait'; minutes: number }
  | { does: 'jobs' }
  | {
      does: 'book';
      family: number;
      tutor: number;
      hours: number;
      minutes: number;
      payment: MoneyPayment;
      isLate: boolean;
    }
  | { does: 'series'; family: number; tutor: number; hours: number; count: number; payment: MoneyPayment }
  | { does: 'payLate'; at: number }
  | { does: 'replay'; at: number; times: number }
  | { does: 'cancel'; at: number; by: MoneySide; isTwice: boolean }
  | { does: 'cancelRest'; at: number; by: MoneySide }
  | { does: 'move'; at: number; hours: number }
  | { does: 'claim'; at: number; by: MoneySide; absent: MoneySide }
  | { does: 'object'; at: number; by: MoneySide }
  | { does: 'attended'; at: number }
  | { does: 'decide'; at: number; isUpheld: boolean; familyPercent: number; tutorPercent: number }
  | {
      does: 'founderAct';
      at: number;
      act: 'cancel' | 'refund' | 'attended' | 'settle';
      isUpheld: boolean;
      familyPercent: number;
      tutorPercent: number;
    }
  | { does: 'founderMove'; at: number; hours: number }
  | { does: 'grantCredit'; at: number; halves: number }
  /** Credits come to their end: the clock goes to the given hours before it (after it, if negative). */
  | { does: 'endPack'; at: number; hoursBefore: number }
  | { does: 'markInvoice'; at: number; isPaid: boolean }
  | { does: 'markNote'; at: number }
  | { does: 'payOut'; tutor: number; currency: 'GBP' | 'COP'; isTwice: boolean }
  | { does: 'decideLine'; at: number; decision: 'pay' | 'write_off' }
  | { does: 'buyPack'; family: number; tutor: number; payment: 'invoice' | 'card' }
  | { does: 'giveBack'; at: number }
  | OutsideOperation;

const oneOf = <Each>(random: Random, values: readonly Each[]): Each =>
  values[Math.floor(random.fraction() * values.length)] as Each;

const kinds: [MoneyOperation['does'] | 'outside', number][] = [
  ['wait', 20],
  ['jobs', 14],
  ['book', 22],
  ['series', 3],
  ['payLate', 3],
  ['replay', 3],
  ['cancel', 8],
  ['cancelRest', 2],
  ['move', 5],
  ['claim', 9],
  ['object', 4],
  ['attended', 4],
  ['decide', 5],
  ['founderAct', 6],
  ['founderMove', 2],
  ['grantCredit', 2],
  ['endPack', 1],
  ['outside', 22],
  ['markInvoice', 9],
  ['markNote', 3],
  ['payOut', 5],
  ['decideLine', 2],
  ['buyPack', 6],
  ['giveBack', 2],
];
const weighted = kinds.flatMap(([does, weight]) => Array.from({ length: weight }, () => does));

function generateOperation(random: Random): MoneyOperation {
  const at = Math.floor(random.fraction() * 1000);
  const family = oneOf(random, [0, 1, 2, 3]);
  const tutor = oneOf(random, [0, 0, 1]);
  const by = oneOf(random, ['learner', 'tutor'] as const);
  const isTwice = random.fraction() < 0.2;
  const hours = oneOf(random, [1, 2, 3, 5, 20, 23, 25, 26, 30, 49, 72, 100, 200, 400]);
  const payment = oneOf(random, ['invoice', 'invoice', 'card', 'credit', 'credit'] as const);
  const percent = () => oneOf(random, [0, 25, 33, 50, 100]);
  const does = oneOf(random, weighted);
  switch (does) {
    case 'wait':
      return { does, minutes: oneOf(random, [1, 7, 61, 800, 1500, 1500, 4400, 4400, 9000]) };
    case 'jobs':
      return { does };
    case 'book': {
      const minutes = oneOf(random, [30, 60, 60, 60, 90]);
      return { does, family, tutor, hours, minutes, payment, isLate: random.fraction() < 0.15 };
    }
    case 'series':
      return { does, family, tutor, hours, count: oneOf(random, [2, 3, 5]), payment };
    case 'payLate':
      return { does, at };
    case 'replay':
      return { does, at, times: oneOf(random, [1, 2]) };
    case 'cancel':
      return { does, at, by, isTwice };
    case 'cancelRest':
      return { does, at, by };
    case 'move':
      return { does, at, hours };
    case 'claim':
      return { does, at, by, absent: oneOf(random, ['learner', 'tutor', 'tutor'] as const) };
    case 'object':
      return { does, at, by };
    case 'attended':
    case 'markNote':
    case 'giveBack':
      return { does, at };
    case 'decide':
      return {
        does,
        at,
        isUpheld: random.fraction() < 0.5,
        familyPercent: percent(),
        tutorPercent: percent(),
      };
    case 'founderAct': {
      const act = oneOf(random, ['cancel', 'refund', 'refund', 'attended', 'settle'] as const);
      const isUpheld = random.fraction() < 0.5;
      return { does, at, act, isUpheld, familyPercent: percent(), tutorPercent: percent() };
    }
    case 'outside':
      return generateOutside(random);
    case 'founderMove':
      return { does, at, hours };
    case 'grantCredit':
      return { does, at, halves: oneOf(random, [1, 2, 3, 10]) };
    case 'endPack':
      return { does, at, hoursBefore: oneOf(random, [30, 2, 2, -1, -800]) };
    case 'markInvoice':
      return { does, at, isPaid: random.fraction() < 0.9 };
    case 'payOut':
      return { does, tutor, currency: currencyOf(family), isTwice };
    case 'decideLine':
      return { does, at, decision: oneOf(random, ['pay', 'write_off'] as const) };
    case 'buyPack':
      return { does, family, tutor, payment: oneOf(random, ['invoice', 'card'] as const) };
    default:
      throw new Error(`no generator for ${String(does)}`);
  }
}

/** Operations that lead to what single ones seldom reach: a credit comes back to a pack that is over. */
const outliveOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const by = oneOf(random, ['tutor', 'learner', 'tutor'] as const);
  return [
    { does: 'buyPack', family, tutor: 0, payment: oneOf(random, ['invoice', 'card'] as const) },
    { does: 'endPack', at: -1, hoursBefore: 2 },
    { does: 'book', family, tutor: 0, hours: 26, minutes: 60, payment: 'credit', isLate: false },
    { does: 'wait', minutes: 800 },
    { does: 'cancel', at: -1, by, isTwice: false },
    { does: 'giveBack', at: -1 },
  ];
};

/** A session that is paid by card and over, or ahead, and what happens around a dispute about it. */
const disputeOperations = (random: Random): MoneyOperation[] => {
  const family = oneOf(random, [0, 1, 2, 3]);
  const isPack = random.fraction() < 0.2;
  const isOver = random.fraction() < 0.7;
  const percent = oneOf(random, [33, 100, 100]);
  const act = (): MoneyOperation[] =>
    oneOf<MoneyOperation[]>(random, [
      [],
      [],
      [{ does: 'refundByHand', at: -1, percent: 33, isHeld: false }],
      [{ does: 'cancel', at: -1, by: 'learner', isTwice: false }],
      [{ does: 'giveBack', at: -1 }],
      [{ does: 'decideDispute', at: -1, tutor: oneOf(random, ['keeps_pay', 'charged_back'] as const) }],
      [
        {
          does: 'founderAct',
          at: -1,
          act: 'refund',
          isUpheld: false,
          familyPercent: oneOf(random, [0, 25, 100]),
          tutorPercent: oneOf(random, [0, 50, 100]),
        },
      ],
    ]);
  const useCredit: MoneyOperation = {
    does: 'book',
    family,
    tutor: 0,
    hours: 26,
    minutes: 60,
    payment: 'credit',
    isLate: false,
  };
  const step = (to: 'lost' | 'won'): MoneyOperation => ({
    does: 'disputeStep',
    at: -1,
    step: to,
    isHeld: random.fraction() < 0.2,
  });
  return [
    isPack
      ? { does: 'buyPack', family, tutor: 0, payment: 'card' }
      : {
          does: 'book',
          family,
          tutor: 0,
          hours: isOver ? 3 : 400,
          minutes: 60,
          payment: 'card',
          isLate: false,
        },
    ...(isOver
      ? ([
          { does: 'wait', minutes: 200 },
          ...(random.fraction() < 0.4 ? ([{ does: 'attended', at: -1 }] as const) : []),
          { does: 'wait', minutes: 9000 },
          { does: 'jobs' },
        ] as const)
      : []),
    ...act(),
    { does: 'dispute', at: -1, percent, isInquiry: false, isHeld: random.fraction() < 0.2 },
    ...act(),
    ...(isPack ? [useCredit] : []),
    { does: 'jobs' },
    step('lost'),
    ...act(),
    ...(random.fraction() < 0.5 ? [step('won')] : []),
    { does: 'deliver', seed: Math.floor(random.fraction() * 1000), times: 2 },
    ...act(),
  ];
};

const stories = [outliveOperations, disputeOperations, disputeOperations, disputeOperations];

export function generateOperations(random: Random, count: number): MoneyOperation[] {
  const operations: MoneyOperation[] = [];
  while (operations.length < count)
    if (random.fraction() < 0.02) operations.push(...oneOf(random, stories)(random));
    else operations.push(generateOperation(random));
  return operations.slice(0, count);
}

/** Counted from the end if `at` is negative. */
const pick = <Each>(values: readonly Each[], at: number): Each | undefined => values.at(at % values.length);
const isAccepted = ({ status }: MoneyResponse) => status < 300;

/** Refusals are clear: a status of the caller's, never an error of the product. */
function expectOutcome(what: string, answer: MoneyResponse, mayHappen: boolean | null): string[] {
  if (!isAccepted(answer) && ![403, 404, 409, 429].includes(answer.status))
    return [`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`];
  if (mayHappen === null || isAccepted(answer) === mayHappen) return [];
  return [`${what} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`];
}

/** Performs an operation with the product and the reference; returns the faults that its response shows. */
export async function perform(
  run: MoneyRun,
  operation: MoneyOperation,
  facts: MoneyFacts,
): Promise<string[]> {
  const { product, reference } = run;
  // Each operation takes a millisecond, so that no two instants are the same or exactly a period apart.
  reference.now += 1;
  product.app.clock.set(new Date(reference.now));
  const { now } = reference;
  run.touched = null;
  switch (operation.does) {
    case 'wait':
      reference.now += operation.minutes * MINUTE;
      product.app.clock.set(new Date(reference.now));
      return [];
    case 'jobs': {
      settleTime(reference);
      await product.runJobs();
      const faults = await checkRefundsWait(product, facts);
      await product.deliverAll();
      return faults;
    }
    case 'book':
      return book(run, operation);
    case 'series':
      return bookSeries(run, operation);
    case 'payLate': {
      const open = pick(run.checkouts, operation.at);
      if (!open) return [];
      run.checkouts = run.checkouts.filter((each) => each !== open);
      return payCheckout(run, open);
    }
    case 'replay': {
      const event = pick(product.stripe.deliveries.sent, operation.at);
      if (!event) return [];
      for (let time = 0; time < operation.times; time += 1) await product.take(event);
      return [];
    }
    case 'buyPack':
      return buyPack(run, operation);
    case 'giveBack':
      return giveBack(run, operation, facts);
    case 'refundByHand':
    case 'dispute':
    case 'disputeStep':
    case 'sendBack':
    case 'deliver':
    case 'settleRefund':
    case 'decideDispute':
      return performOutside(run, operation, facts);
    case 'endPack': {
      const pack = pick(reference.packs, operation.at);
      reference.now = Math.max(reference.now, (pack?.end ?? 0) - operation.hoursBefore * HOUR);
      product.app.clock.set(new Date(reference.now));
      return [];
    }
    case 'markInvoice': {
      const owing = reference.sales.filter(
        (sale) =>
          sale.payment === 'invoice' &&
          (operation.isPaid
            ? owedOf(sale) > 0
            : sale.isMarkedPaid && !sale.notes.some((note) => note.isSent)),
      );
      const sale = pick(owing, operation.at);
      const invoice = sale && invoiceOf(facts, sale);
      if (!sale || !invoice?.number) return [];
      const body = { paid: operation.isPaid };
      const answer = await product.call('founder', 'PATCH', `/founders/invoices/${invoice.id}`, body);
      sale.isMarkedPaid = operation.isPaid;
      for (const note of sale.notes) note.isAfterPayment = false;
      return expectOutcome('marking an invoice', answer, true);
    }
    case 'markNote': {
      const notes = reference.sales.flatMap((sale) =>
        sale.notes.filter((each) => each.isAfterPayment && !each.isSent).map((note) => ({ sale, note })),
      );
      const chosen = pick(notes, operation.at);
      const invoice = chosen && invoiceOf(facts, chosen.sale);
      // Notes in the order in which they were made; one of the same amount from before the payment is not to be sent.
      const stored = facts.invoices
        .filter(({ corrects }) => corrects === invoice?.id)
        .find(
          ({ total_minor, is_settled, number }, position) =>
            chosen?.sale.notes[position]?.isAfterPayment &&
            total_minor === chosen.note.amount &&
            !is_settled &&
            number !== null,
        );
      if (!chosen || !stored) return [];
      const answer = await product.call('founder', 'PATCH', `/founders/invoices/${stored.id}`, {
        paid: true,
      });
      if (!isAccepted(answer)) return expectOutcome('sending back what a credit note says', answer, true);
      chosen.note.isSent = true;
      return [];
    }
    case 'payOut':
      return payOut(run, operation);
    case 'decideLine':
      return decideLine(run, operation, facts);
    default: {
      const booking = pick(candidatesFor(operation, reference.bookings), operation.at);
      if (!booking) return [];
      run.touched = booking;
      return change(run, booking, operation, now);
    }
  }
}

type OnBooking = Extract<
  MoneyOperation,
  {
    does:
      | 'cancel'
      | 'cancelRest'
      | 'move'
      | 'claim'
      | 'object'
      | 'attended'
      | 'decide'
      | 'founderAct'
      | 'founderMove'
      | 'grantCredit';
  }
>;

/** Mostly sessions on which the operation can have an effect, sometimes any. */
function candidatesFor(
  operation: OnBooking,
  bookings: readonly ReferenceBooking[],
): readonly ReferenceBooking[] {
  const { does, at } = operation;
  const isDecision = does === 'decide' || (does === 'founderAct' && operation.act === 'settle');
  if (at % 5 === 0) return bookings;
  if (!isDecision && (does === 'founderAct' || does === 'grantCredit')) return bookings;
  const likely =
    isDecision || does === 'object'
      ? bookings.filter(({ claim: open }) => open !== null)
      : bookings.filter(({ state }) => state === 'confirmed');
  return likely.length > 0 ? likely : bookings;
}

async function change(
  run: MoneyRun,
  booking: ReferenceBooking,
  operation: OnBooking,
  now: number,
): Promise<string[]> {
  const { product, reference } = run;
  const path = `/bookings/${booking.id}`;
  const callerOf = (side: MoneySide) =>
    side === 'learner' ? { family: booking.family } : { tutor: booking.tutor };
  switch (operation.does) {
    case 'cancel': {
      const caller = callerOf(operation.by);
      const may = mayCancel(booking, now);
      const refund = refundNow(booking, operation.by, now);
      const preview = await product.call(caller, 'GET', `${path}/cancellation`);
      const answer = await product.call(caller, 'POST', `${path}/cancel`, {});
      const faults = [
        ...expectOutcome(`previewing as ${operation.by}`, preview, may),
        ...expectOutcome(`cancelling as ${operation.by}`, answer, may),
      ];
      if (!isAccepted(answer)) return faults;
      await endWith(run, booking, 'cancelled', refund);
      const shown = (preview.body.cancellation as { refund: { amountMinor: number } }).refund.amountMinor;
      if (shown !== booking.refund) faults.push(`the preview says ${shown}, not ${booking.refund}`);
      if (operation.isTwice)
        faults.push(
          ...expectOutcome(
            'cancelling again',
            await product.call(caller, 'POST', `${path}/cancel`, {}),
            false,
          ),
        );
      return faults;
    }
    case 'cancelRest': {
      if (!booking.seriesId) return [];
      const rest = reference.bookings.filter(
        (each) => each.seriesId === booking.seriesId && each.state === 'confirmed' && each.start > now,
      );
      const caller = callerOf(operation.by);
      const answer = await product.call(caller, 'POST', `/bookings/series/${booking.seriesId}/cancel`, {});
      const faults = expectOutcome('cancelling the rest of a series', answer, rest.length > 0);
      if (isAccepted(answer))
        for (const each of rest) await endWith(run, each, 'cancelled', refundNow(each, operation.by, now));
      return faults;
    }
    case 'move': {
      const start = startIn(now, operation.hours);
      const isSame = start === booking.start && booking.state === 'confirmed';
      const limit = Math.min(booking.start, booking.firstStart) - DAY;
      const may =
        isSame || (booking.state === 'confirmed' && now < booking.start && now <= limit && booking.moves < 2);
      const answer = await product.call({ family: booking.family }, 'POST', `${path}/move`, {
        start: new Date(start).toISOString(),
        timeZone: 'Europe/London',
      });
      if (isAccepted(answer) && !isSame) {
        booking.start = start;
        booking.moves += 1;
      }
      return expectOutcome('moving', answer, may ? null : false);
    }
    case 'claim':
      return claim(run, booking, operation);
    case 'object': {
      const open = booking.claim;
      const may =
        open !== null && open.by !== operation.by && (open.isObjected || now <= open.at + 72 * HOUR);
      const answer = await product.call(callerOf(operation.by), 'POST', `${path}/absence/objection`, {});
      if (isAccepted(answer) && open) Object.assign(open, { isObjected: true, isDisputed: true });
      return expectOutcome('objecting', answer, may);
    }
    case 'attended':
      await product.recordAttendance(booking.tutor, booking.id).then(
        () => {
          booking.hasEvidence = true;
        },
        () => undefined,
      );
      return [];
    case 'founderAct':
      return actAsFounder(run, booking, operation);
    case 'founderMove':
      return moveAsFounder(run, booking, operation);
    case 'grantCredit':
      return grantCredit(run, booking, operation);
    case 'decide': {
      const { isUpheld: upheld, familyPercent, tutorPercent } = operation;
      const answer = await product.call(
        'founder',
        'POST',
        `/founders/absence-claims/${booking.id}/decision`,
        {
          upheld,
          familyPercent,
          tutorPercent,
          reason: 'Both statements were read.',
        },
      );
      const may = booking.claim !== null;
      if (isAccepted(answer)) await decideClaim(run, booking, operation);
      return expectOutcome('deciding', answer, may);
    }
  }
}

/** Carries out a founder’s act on the version of the booking that is shown. */
async function requestAct(
  { product }: MoneyRun,
  { id }: ReferenceBooking,
  change: Record<string, unknown>,
): Promise<MoneyResponse> {
  const path = `/founders/bookings/${id}`;
  const { version } = (await product.call('founder', 'GET', path)).body.booking as { version: string };
  const reason = 'Both sides were heard.';
  return product.call('founder', 'POST', `${path}/acts?timeZone=UTC`, { change, reason, version });
}

/** At most sixty acts an hour are carried out. */
const expectAct = (what: string, answer: MoneyResponse, mayHappen: boolean | null) =>
  expectOutcome(what, answer, answer.status === 429 ? null : mayHappen);

/**
 * A founder cancels, refunds in part, marks as attended or settles a claim. Only settling moves money while a claim is open, and a refund is
 * never lowered.
 */
async function actAsFounder(
  run: MoneyRun,
  booking: ReferenceBooking,
  operation: MoneyOperation & { does: 'founderAct' },
): Promise<string[]> {
  const { reference } = run;
  const { act, isUpheld: upheld, familyPercent, tutorPercent } = operation;
  const shares = { familyPercent, tutorPercent };
  if (act === 'attended') {
    const answer = await requestAct(run, booking, { act });
    if (isAccepted(answer)) {
      booking.hasEvidence = true;
      if (booking.claim) booking.claim.isDisputed = true;
    }
    return expectAct('marking as attended', answer, null);
  }
  if (act === 'settle') {
    const answer = await requestAct(run, booking, { act, upheld, ...shares });
    const may = booking.claim !== null;
    if (isAccepted(answer)) await decideClaim(run, booking, operation);
    return expectAct('settling a claim', answer, may);
  }
  const answer = await requestAct(run, booking, { act, ...shares });
  const { refund, earning } = decisionOf(booking, operation);
  const earned = booking.lines.reduce((sum, { amount }) => sum + amount, 0);
  const isOver = booking.state !== 'confirmed' || reference.now >= endOf(booking);
  const isSame = booking.state !== 'confirmed' && refund === (booking.refund ?? 0) && earning === earned;
  const may =
    act === 'cancel'
      ? mayCancel(booking, reference.now)
      : !booking.claim && isOver && refund >= (booking.refund ?? 0) && !isSame;
  if (isAccepted(answer)) {
    const ended = booking.state === 'confirmed' ? 'completed' : booking.state;
    booking.wasDecided = true;
    await endWith(run, booking, act === 'cancel' ? 'cancelled' : ended, refund, earning);
  }
  return expectAct(`a founder’s ${act}`, answer, may);
}

async function decideClaim(
  run: MoneyRun,
  booking: ReferenceBooking,
  decision: { isUpheld: boolean; familyPercent: number; tutorPercent: number },
): Promise<void> {
  if (!booking.claim) return;
  const { refund, earning } = decisionOf(booking, decision);
  booking.absent = decision.isUpheld ? booking.claim.absent : null;
  await endWith(run, booking, decision.isUpheld ? 'no_show' : 'completed', refund, earning);
}

/** "A move by a founder is free and not counted." Possible until the start. */
async function moveAsFounder(
  run: MoneyRun,
  booking: ReferenceBooking,
  { hours }: { hours: number },
): Promise<string[]> {
  const { now } = run.reference;
  const start = startIn(now, hours);
  const answer = await requestAct(run, booking, { act: 'move', start: new Date(start).toISOString() });
  const may = booking.state === 'confirmed' && now < booking.start;
  if (isAccepted(answer)) booking.start = start;
  return expectAct('moving as a founder', answer, may ? null : false);
}

/** Credits as a gift: no price, no invoice, each half worth half an hour with the tutor. */
async function grantCredit(
  run: MoneyRun,
  booking: ReferenceBooking,
  { halves }: { halves: number },
): Promise<string[]> {
  const { product, reference } = run;
  const answer = await requestAct(run, booking, { act: 'credit', halves });
  if (!isAccepted(answer)) return expectAct('giving credits', answer, true);
  const { rows } = await product.app.pool.query<{ id: string }>(
    `select id from app.credit_packs where payment = 'goodwill' and id <> all($1)`,
    [reference.packs.map(({ id }) => id)],
  );
  const { family, tutor, currency } = booking;
  const step = currency === 'COP' ? 100 : 1;
  const hour = prices[tutor]?.[currency as 'GBP' | 'COP'][60] ?? 0;
  const halfValue = Math.floor(hour / 2 / step) * step;
  const end = endOfPack(reference.now);
  for (const { id } of rows) reference.packs.push({ id, family, sale: null, halfValue, end });
  reference.halves[family] = (reference.halves[family] ?? 0) + halves;
  return rows.length === 1 ? [] : [`${rows.length} packs were given`];
}

/** Ends a session in the reference; for credits the product chooses which halves come back, and their value counts. */
async function endWith(
  { product, reference }: MoneyRun,
  booking: ReferenceBooking,
  state: 'cancelled' | 'completed' | 'no_show',
  refund: number,
  earning?: number,
): Promise<void> {
  const back = booking.payment === 'credit' ? await valueBack(product, booking, refund) : refund;
  end(reference, booking, { state, refund: back, ...(earning !== undefined && { earning }) });
}

async function valueBack({ app }: MoneyProduct, booking: ReferenceBooking, refund: number): Promise<number> {
  if (refund === 0 || refund === booking.price) return refund;
  const { rows } = await app.pool.query<{ worth: number }>(
    `select coalesce(sum(entry.halves * pack.half_value_minor), 0)::int as worth from app.credit_entries as entry
     join app.credit_packs as pack on pack.id = entry.pack_id where entry.booking_id = $1 and entry.kind = 'returned'`,
    [booking.id],
  );
  return rows[0]?.worth ?? 0;
}

async function claim(
  { product, reference }: MoneyRun,
  booking: ReferenceBooking,
  { by, absent }: { by: MoneySide; absent: MoneySide },
): Promise<string[]> {
  const { now } = reference;
  const caller = by === 'learner' ? { family: booking.family } : { tutor: booking.tutor };
  const answer = await product.call(caller, 'POST', `/bookings/${booking.id}/absence`, { absent });
  const result = (may: boolean) =>
    expectOutcome(`claiming that the ${absent} was absent as ${by}`, answer, may);
  const open = booking.claim;
  if (by === 'learner' && absent === 'learner') return result(false);
  if (booking.absent !== null) return result(booking.absent === absent);
  if (booking.wasDecided) return result(false);
  if (open && by === absent) {
    uphold(reference, booking, absent);
    return result(true);
  }
  if (open && open.by !== by) {
    const may = open.isObjected || now <= open.at + 72 * HOUR;
    if (may) Object.assign(open, { isObjected: true, isDisputed: true });
    return result(may);
  }
  if (open) return result(true);
  if (!mayClaim(booking, now)) return result(false);
  if (by === absent) {
    uphold(reference, booking, absent);
  } else booking.claim = { absent, by, at: now, isObjected: false, isDisputed: booking.hasEvidence };
  return result(true);
}

/** The next whole hour and so many hours more. */
const startIn = (now: number, hours: number) => Math.ceil(now / HOUR) * HOUR + hours * HOUR;

async function book(
  run: MoneyRun,
  { family, tutor, hours, minutes, payment, isLate }: MoneyOperation & { does: 'book' },
): Promise<string[]> {
  const { product, reference } = run;
  const by = payment === 'card' ? 'card' : 'transfer';
  const currency = currencyOf(family);
  const hold = await product.call({ family }, 'POST', '/bookings/holds', {
    tutorId: tutors[tutor]?.slug,
    start: new Date(startIn(reference.now, hours)).toISOString(),
    minutes,
    currency,
    timeZone: 'Europe/London',
  });
  if (!isAccepted(hold)) return expectOutcome('holding', hold, null);
  const { id } = hold.body.hold as { id: string };
  const request = { timeZone: 'Europe/London', ...(payment === 'credit' && { payWith: 'credit' }) };
  const path = `/bookings/holds/${id}/confirm`;
  const answer = await product.call({ family }, 'POST', path, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming', answer, null);
  if (payment === 'card') {
    const open = { ...checkoutOf(answer), holdId: id, isSeries: false, family, tutor };
    if (!isLate) return payCheckout(run, open);
    run.checkouts.push(open);
    return [];
  }
  const again = await product.call({ family }, 'POST', path, request, by);
  return [
    ...(await adopt(run, [answer.body.booking as BookingBody], { family, tutor, payment })),
    ...expectOutcome('confirming again', again, true),
  ];
}

async function bookSeries(
  run: MoneyRun,
  { family, tutor, hours, count, payment }: MoneyOperation & { does: 'series' },
): Promise<string[]> {
  const { product, reference } = run;
  const first = startIn(reference.now, hours);
  const hold = await product.call({ family }, 'POST', '/bookings/series/holds', {
    tutorId: tutors[tutor]?.slug,
    starts: Array.from({ length: count }, (_, week) => new Date(first + week * 7 * DAY).toISOString()),
    minutes: 60,
    currency: currencyOf(family),
    timeZone: 'Europe/London',
  });
  if (!isAccepted(hold)) return expectOutcome('holding a series', hold, null);
  const { id } = hold.body.series as { id: string };
  const by = payment === 'card' ? 'card' : 'transfer';
  const request = { timeZone: 'Europe/London', ...(payment === 'credit' && { payWith: 'credit' }) };
  const answer = await product.call({ family }, 'POST', `/bookings/series/${id}/confirm`, request, by);
  if (!isAccepted(answer)) return expectOutcome('confirming a series', answer, null);
  if (payment === 'card')
    return payCheckout(run, { ...checkoutOf(answer), holdId: id, isSeries: true, family, tutor });
  return adopt(run, answer.body.bookings as BookingBody[], { family, tutor, payment });
}

const checkoutOf = ({ body }: MoneyResponse) => {
  const { paymentId, url } = body.checkout as { paymentId: string; url: string };
  return { paymentId, session: url.split('/').at(-1) ?? '' };
};

/** The family pays on Stripe's page, perhaps after the hold ended: the session is booked or all goes back. */
async function payCheckout(run: MoneyRun, open: LeftCheckout): Promise<string[]> {
  const { product } = run;
  const { family, tutor } = open;
  await product.stripe.deliveries.happened(product.stripe.ledger.pay(open.session));
  await product.deliverAll(2);
  const { rows } = await product.app.pool.query<{ state: string; outcome: string | null }>(
    'select state, outcome from app.payments where id = $1',
    [open.paymentId],
  );
  if (rows[0]?.outcome !== 'booked') return [];
  const path = open.isSeries ? `/bookings/series/${open.holdId}` : `/bookings/${open.holdId}`;
  const { body } = await product.call({ family }, 'GET', path);
  const bookings = (open.isSeries ? body.bookings : [body.booking]) as BookingBody[];
  return adopt(run, bookings, { family, tutor, payment: 'card' });
}

type BookingBody = {
  id: string;
  start: string;
  minutes: number;
  price: { amountMinor: number; currency: string };
  seriesId: string | null;
};

/** Takes new sessions into the reference, with the invoice that bills them, and checks their price and the limits of unpaid sessions. */
async function adopt(
  run: MoneyRun,
  bodies: readonly BookingBody[],
  { family, tutor, payment }: { family: number; tutor: number; payment: MoneyPayment },
): Promise<string[]> {
  const { reference, product } = run;
  const { now } = reference;
  const currency = currencyOf(family);
  const faults: string[] = [];
  const wasBlocked = isBlocked(reference, family);
  const sales = payment === 'credit' ? null : [reference.sales.length];
  const [first] = bodies;
  if (sales && first)
    reference.sales.push({
      key: first.id,
      family,
      currency,
      total: bodies.reduce((sum, { minutes }) => sum + (prices[tutor]?.[currency][minutes] ?? 0), 0),
      payment: payment === 'card' ? 'card' : 'invoice',
      due: payment === 'card' ? null : Math.min(now + 14 * DAY, Date.parse(first.start)),
      isMarkedPaid: false,
      notes: [],
    });
  for (const { id, start, minutes, price, seriesId } of bodies) {
    if (payment !== 'credit' && price.amountMinor !== prices[tutor]?.[currency][minutes])
      faults.push(`the price is ${price.amountMinor}`);
    if (payment === 'credit') reference.halves[family] = (reference.halves[family] ?? 0) - 2;
    reference.bookings.push({
      id,
      family,
      tutor,
      payment,
      price: price.amountMinor,
      currency,
      start: Date.parse(start),
      firstStart: Date.parse(start),
      minutes,
      state: 'confirmed',
      refund: null,
      moves: 0,
      claim: null,
      hasEvidence: false,
      lines: [],
      earning: 0,
      hadProof: false,
      sales: sales ?? (await salesOfCredit(product, reference, id)),
      seriesId,
      absent: null,
      wasDecided: false,
    });
  }
  run.touched = reference.bookings.at(-1) ?? null;
  if (payment === 'credit' && run.touched && isContested(reference, run.touched))
    faults.push('credits paid for a session while the bank asks for their payment');
  if (payment === 'invoice' && wasBlocked) faults.push('an account with an overdue invoice books again');
  if (payment === 'invoice') faults.push(...checkLimits(reference, family));
  return faults;
}

async function salesOfCredit(
  product: MoneyProduct,
  reference: ReferenceState,
  bookingId: string,
): Promise<number[]> {
  const { rows } = await product.app.pool.query<{ id: string }>(
    `select distinct coalesce(pack.from_pack_id, pack.id) as id from app.credit_entries as entry
     join app.credit_packs as pack on pack.id = entry.pack_id where entry.booking_id = $1 and entry.kind = 'spent'`,
    [bookingId],
  );
  return rows.flatMap(({ id }) => reference.packs.find((pack) => pack.id === id)?.sale ?? []);
}

/** "Until an account's first payment at most 3 open unpaid sessions. Afterwards 6 and one series." */
function checkLimits(reference: ReferenceState, family: number): string[] {
  const own = reference.bookings.filter(
    (booking) =>
      booking.family === family &&
      booking.state === 'confirmed' &&
      booking.start > reference.now &&
      !isPaid(reference, booking),
  );
  const hasPaid = reference.sales.some(
    (sale) => sale.family === family && (sale.isMarkedPaid || sale.payment === 'card'),
  );
  if (!hasPaid) return own.length > 3 ? [`${own.length} unpaid sessions before the first payment`] : [];
  const series = new Set(own.flatMap(({ seriesId }) => seriesId ?? []));
  const singles = own.filter(({ seriesId }) => seriesId === null).length;
  return singles > 6 || series.size > 1 ? [`${singles} unpaid sessions and ${series.size} series`] : [];
}

async function buyPack(
  run: MoneyRun,
  { family, tutor, payment }: MoneyOperation & { does: 'buyPack' },
): Promise<string[]> {
  const { product, reference } = run;
  const currency = currencyOf(family);
  const by = payment === 'card' ? 'card' : 'transfer';
  const { slug = '' } = tutors[tutor] ?? {};
  const { body } = await product.call({ family }, 'GET', `/credits/offers?currency=${currency}`);
  const offers = body.offers as { tutor: { slug: string }; price: { amountMinor: number } }[];
  const price = offers.find((offer) => offer.tutor.slug === slug)?.price;
  if (!price) return ['no pack is offered'];
  const purchaseId = crypto.randomUUID();
  const request = { purchaseId, tutorId: slug, price, timeZone: 'Europe/London' };
  const answer = await product.call({ family }, 'POST', '/credits/packs', request, by);
  if (!isAccepted(answer)) return expectOutcome('buying credits', answer, null);
  if (payment === 'card') {
    await product.stripe.deliveries.happened(product.stripe.ledger.pay(checkoutOf(answer).session));
    await product.deliverAll(2);
  } else await product.call({ family }, 'POST', '/credits/packs', request, by);
  reference.packs.push({
    id: purchaseId,
    family,
    sale: reference.sales.length,
    halfValue: price.amountMinor / 10,
    end: endOfPack(reference.now),
  });
  reference.halves[family] = (reference.halves[family] ?? 0) + 10;
  reference.sales.push({
    key: purchaseId,
    family,
    currency,
    total: price.amountMinor,
    payment,
    due: payment === 'card' ? null : reference.now + 14 * DAY,
    isMarkedPaid: false,
    notes: [],
  });
  return Number.isInteger(price.amountMinor / 10) ? [] : ['half a credit is no whole amount'];
}

/** Returns what is left of a pack, or of credits that came back after their pack was over: at what was paid, off the invoice or to the card. */
async function giveBack(
  { product, reference }: MoneyRun,
  { at }: { at: number },
  facts: MoneyFacts,
): Promise<string[]> {
  const latest = new Map(facts.entries.map((entry) => [entry.pack_id, entry]));
  const entry = pick([...latest.values()], at);
  const pack = reference.packs.find(({ id }) => id === entry?.root_id);
  if (!entry || !pack) return [];
  const { balance } = entry;
  const amount = balance * pack.halfValue;
  const path = `/credits/packs/${entry.pack_id}/give-back`;
  const answer = await product.call({ family: pack.family }, 'POST', path, { amountMinor: amount }, 'card');
  const sale = pack.sale === null ? undefined : reference.sales[pack.sale];
  // Whether the rest can still be given back after a refund by hand or a loss is the product’s to say.
  const isOpen = sale?.outside !== undefined && !sale.outside.isContested;
  const may = balance > 0 && sale !== undefined && !sale.outside?.isContested;
  if (isAccepted(answer)) {
    sale?.notes.push({ amount, isAfterPayment: sale.isMarkedPaid, isSent: false });
    reference.halves[pack.family] = (reference.halves[pack.family] ?? 0) - balance;
  }
  return expectOutcome('giving credits back', answer, may && isOpen ? null : may);
}

const linesOf = (reference: ReferenceState, tutor: number, currency: string) =>
  reference.bookings
    .filter((booking) => booking.tutor === tutor && booking.currency === currency)
    .flatMap((booking) => booking.lines.map((line) => ({ booking, line })));

async function payOut(
  { product, reference }: MoneyRun,
  { tutor, currency, isTwice }: MoneyOperation & { does: 'payOut' },
): Promise<string[]> {
  const due = linesOf(reference, tutor, currency).filter(
    ({ booking, line }) => lineStateOf(reference, booking, line) === 'due',
  );
  const amountMinor = due.reduce((sum, { line }) => sum + line.amount, 0);
  const { body } = await product.call('founder', 'GET', '/founders/pay');
  const { slug = '' } = tutors[tutor] ?? {};
  const rows = body.pay as {
    tutorId: string;
    tutor: string;
    currency: string;
    dueMinor: number;
    version: string;
  }[];
  const { rows: known } = await product.app.pool.query<{ id: string }>(
    'select id from app.tutors where slug = $1',
    [slug],
  );
  const tutorId = known[0]?.id ?? '';
  const open = rows.find((row) => row.tutorId === tutorId && row.currency === currency);
  const shown = open?.dueMinor ?? 0;
  const faults = shown === amountMinor ? [] : [`${shown} is due, not ${amountMinor}`];
  if (amountMinor <= 0) return faults;
  const request = { tutorId, currency, amountMinor, version: open?.version };
  const pay = () => product.call('founder', 'POST', '/founders/pay/payouts', request);
  faults.push(...expectOutcome('paying out', await pay(), true));
  for (const { line } of due) line.isPaidOut = true;
  if (isTwice) faults.push(...expectOutcome('paying out again', await pay(), false));
  return faults;
}

async function decideLine(
  { product, reference }: MoneyRun,
  { at, decision }: MoneyOperation & { does: 'decideLine' },
  facts: MoneyFacts,
): Promise<string[]> {
  const waiting = reference.bookings.flatMap((booking) =>
    booking.lines
      .filter((line) => lineStateOf(reference, booking, line) === 'waiting')
      .map((line) => ({ booking, line })),
  );
  const chosen = pick(waiting, at);
  if (!chosen) return [];
  const { booking, line } = chosen;
  const stored = facts.lines.find(
    (row) =>
      row.booking_id === booking.id &&
      row.amount_minor === line.amount &&
      row.payout_id === null &&
      row.approved_at === null &&
      row.written_off_at === null,
  );
  if (!stored) return ['a waiting line is missing'];
  const may = !booking.claim && line.amount > 0 && isLongOverdue(reference, booking);
  const path = `/founders/pay/lines/${stored.id}/decision`;
  const answer = await product.call('founder', 'POST', path, { decision, reason: 'Nobody answers.' });
  if (isAccepted(answer)) for (const open of booking.lines) if (!open.isPaidOut) open.decision = decision;
  return expectOutcome(`deciding a line that ends ${endOf(booking)}`, answer, may);
}
