/*
 * A reference of the money between families, tutors and the platform, written from sections 12 and 13 of docs/product.md: no database and no
 * product code. It follows accepted operations; which times are free is not its concern.
 */

export type MoneySide = 'learner' | 'tutor';
export type MoneyPayment = 'invoice' | 'card' | 'credit';

export type ReferenceClaim = {
  absent: MoneySide;
  by: MoneySide;
  at: number;
  isObjected: boolean;
  isDisputed: boolean;
};

/** Halves of one pack that pay for a session; what ends last comes back first. */
export type ReferencePart = { packId: string; halves: number; halfValue: number; end: number };

/** One line of the tutor's ledger. */
export type ReferenceLine = {
  amount: number;
  isPaidOut: boolean;
  decision: 'pay' | 'write_off' | null;
};

export type ReferenceBooking = {
  id: string;
  family: number;
  tutor: number;
  payment: MoneyPayment;
  price: number;
  /** What halves of credits paid of the price, and what came back of that. The rest is money. */
  credit: number;
  creditBack: number;
  /** The halves that still pay. */
  parts: ReferencePart[];
  currency: string;
  start: number;
  firstStart: number;
  minutes: number;
  state: 'confirmed' | 'completed' | 'cancelled' | 'no_show';
  refund: number | null;
  moves: number;
  claim: ReferenceClaim | null;
  /** The tutor recorded that the session took place. */
  hasEvidence: boolean;
  lines: ReferenceLine[];
  /** What it earns, once it has ended. */
  earning: number;
  /** There was evidence before its payment was changed outside. */
  hadProof: boolean;
  /** Index of the sale that bills its money; null if credits alone pay. */
  sale: number | null;
  /** Of that sale and of those of the packs whose credits pay. */
  sales: number[];
  seriesId: string | null;
  /** Which side was found absent, and whether a claim was decided at all. */
  absent: MoneySide | null;
  wasDecided: boolean;
  /** When a claim was decided; 0 without one. */
  decidedAt: number;
};

/** A credit note: what an invoice does not cost any more. */
export type ReferenceNote = { amount: number; isAfterPayment: boolean; isSent: boolean };

/** What is billed on one invoice. */
export type ReferenceSale = {
  key: string;
  family: number;
  currency: string;
  total: number;
  payment: 'invoice' | 'card';
  due: number | null;
  isMarkedPaid: boolean;
  /** How often the family was reminded of it. */
  reminders: number;
  notes: ReferenceNote[];
  /** Set once its payment was refunded by hand or disputed. */
  outside?: {
    changes: number;
    /** A dispute is open: pay and unused credits wait. */
    isContested: boolean;
    /** A founder decided what a lost dispute means for the tutor. */
    isDecided: boolean;
  };
};

/** Credits that a family bought, counted in halves. */
export type ReferencePack = {
  id: string;
  family: number;
  /** Null for a gift. */
  sale: number | null;
  halfValue: number;
  /** From then on it pays for nothing. */
  end: number;
};

export type ReferenceState = {
  now: number;
  bookings: ReferenceBooking[];
  sales: ReferenceSale[];
  packs: ReferencePack[];
  /** Halves of credits that each family has. */
  halves: number[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Pesos have no centavos. */
const stepOf = (currency: string) => (currency === 'COP' ? 100 : 1);
const up = (amount: number, step: number) => Math.ceil(amount / step) * step;
const down = (amount: number, step: number) => Math.floor(amount / step) * step;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

export const endOf = ({ start, minutes }: ReferenceBooking): number => start + minutes * MINUTE;

/** "A tutor earns 80 %." */
export const earningOf = (kept: number, currency: string): number => down((kept * 4) / 5, stepOf(currency));

/** "All back until 24 hours before, half until the start, nothing after." The earlier of first and current start decides. */
export function refundNow(booking: ReferenceBooking, by: MoneySide, now: number): number {
  if (by === 'tutor') return booking.price;
  if (now >= booking.start) return 0;
  if (now <= Math.min(booking.start, booking.firstStart) - 24 * HOUR) return booking.price;
  return up(booking.price / 2, stepOf(booking.currency));
}

export const mayCancel = (booking: ReferenceBooking, now: number): boolean =>
  booking.state === 'confirmed' && !booking.claim && now < endOf(booking);

/** "A claim can be made until 72 hours after the end." */
export const mayClaim = (booking: ReferenceBooking, now: number): boolean =>
  ['confirmed', 'completed'].includes(booking.state) &&
  !booking.claim &&
  booking.refund === null &&
  now >= booking.start + 10 * MINUTE &&
  now <= endOf(booking) + 72 * HOUR;

/** Credits are good for twelve months. */
export function endOfPack(bought: number): number {
  const end = new Date(bought);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  if (end.getUTCMonth() !== new Date(bought).getUTCMonth()) end.setUTCDate(0);
  return end.getTime();
}

/** What came back of the money. */
export const moneyBackOf = ({ refund, creditBack }: ReferenceBooking): number => (refund ?? 0) - creditBack;

const worthOf = (parts: readonly ReferencePart[]) =>
  sumOf(parts.map(({ halves, halfValue }) => halves * halfValue));

/** Every way to take some of the halves. */
function choicesOf([first, ...others]: readonly ReferencePart[]): ReferencePart[][] {
  if (!first) return [[]];
  return choicesOf(others).flatMap((rest) =>
    Array.from({ length: first.halves + 1 }, (_, halves) => [{ ...first, halves }, ...rest]),
  );
}

/**
 * What comes back so that the family has `target` in all: never less, and as little more as undivided halves allow; of what is equal, as many
 * halves as possible, those that end last first.
 */
export function divide(
  booking: ReferenceBooking,
  target: number,
): { parts: ReferencePart[]; money: number; refund: number } {
  const more = Math.max(0, target - (booking.refund ?? 0));
  if (more === 0) return { parts: [], money: 0, refund: booking.refund ?? 0 };
  const open = booking.price - booking.credit - moneyBackOf(booking);
  const lastFirst = booking.parts.toSorted((one, other) => other.end - one.end);
  const choices = choicesOf(lastFirst)
    .map((parts) => ({ parts, worth: worthOf(parts) }))
    .map(({ parts, worth }) => ({ parts, worth, money: Math.min(open, Math.max(0, more - worth)) }))
    .filter(({ worth, money }) => worth + money >= more);
  const [best] = choices.toSorted(
    (one, other) =>
      one.worth + one.money - other.worth - other.money ||
      (other.parts.map(({ halves }, at) => halves - (one.parts[at]?.halves ?? 0)).find(Boolean) ?? 0),
  );
  if (!best) throw new Error(`${target} cannot come back`);
  const { parts, worth, money } = best;
  return { parts, money, refund: (booking.refund ?? 0) + worth + money };
}

/** Halves return to the family. */
export function returnHalves(
  reference: ReferenceState,
  booking: ReferenceBooking,
  parts: readonly ReferencePart[],
): void {
  const back = sumOf(parts.map(({ halves }) => halves));
  reference.halves[booking.family] = (reference.halves[booking.family] ?? 0) + back;
  booking.creditBack += worthOf(parts);
  booking.parts = booking.parts.map((part) => {
    const taken = parts.find(({ packId }) => packId === part.packId)?.halves ?? 0;
    return { ...part, halves: part.halves - taken };
  });
}

/** Ends a session: what the family keeps paying, a credit note on its invoice, and the tutor's line. `refund` is what shall come back in all. */
export function end(
  reference: ReferenceState,
  booking: ReferenceBooking,
  outcome: { state: 'completed' | 'cancelled' | 'no_show'; refund: number | null; earning?: number },
): void {
  booking.state = outcome.state;
  booking.wasDecided ||= booking.claim !== null;
  if (booking.claim) booking.decidedAt = reference.now;
  booking.claim = null;
  const { parts, money, refund } = divide(booking, outcome.refund ?? 0);
  returnHalves(reference, booking, parts);
  booking.refund = outcome.refund === null ? null : refund;
  const back = refund;
  const sale = booking.sale === null ? undefined : reference.sales[booking.sale];
  if (sale && money > 0)
    sale.notes.push({
      amount: money,
      isAfterPayment: sale.payment === 'invoice' && sale.isMarkedPaid,
      isSent: false,
    });
  const earned = outcome.earning ?? earningOf(booking.price - back, booking.currency);
  booking.earning = earned;
  const earlier = booking.lines.reduce((sum, { amount }) => sum + amount, 0);
  // A founder’s decision leaves a line in any case.
  if (earned !== earlier || outcome.earning !== undefined)
    booking.lines.push({ amount: earned - earlier, isPaidOut: false, decision: null });
}

/** A claim of absence that stands: all back without the tutor, nothing without the learner. */
export function uphold(reference: ReferenceState, booking: ReferenceBooking, absent: MoneySide): void {
  const refund = absent === 'tutor' ? booking.price : 0;
  booking.wasDecided = true;
  booking.absent = absent;
  end(reference, booking, { state: 'no_show', refund });
}

/** What a founder decides, in money. A credit goes back in halves. */
export function decisionOf(
  booking: ReferenceBooking,
  { familyPercent, tutorPercent }: { familyPercent: number; tutorPercent: number },
): { refund: number; earning: number } {
  const step = stepOf(booking.currency);
  const percent = booking.payment === 'credit' ? Math.round(familyPercent / 50) * 50 : familyPercent;
  return {
    refund: up((booking.price * percent) / 100, step),
    earning: down((earningOf(booking.price, booking.currency) * tutorPercent) / 100, step),
  };
}

/** The effect of time: claims that nobody answered stand, unless evidence speaks against them; sessions without a claim are completed. */
export function settleTime(reference: ReferenceState): void {
  const { now } = reference;
  for (const booking of reference.bookings) {
    const { claim } = booking;
    if (claim && !claim.isDisputed && claim.at + 72 * HOUR <= now) {
      if (booking.hasEvidence) claim.isDisputed = true;
      else uphold(reference, booking, claim.absent);
    }
    if (booking.state === 'confirmed' && !booking.claim && endOf(booking) + 72 * HOUR <= now)
      end(reference, booking, { state: 'completed', refund: null });
  }
}

/** What the family still has to pay of a sale. */
export function owedOf({ payment, isMarkedPaid, total, notes }: ReferenceSale): number {
  if (payment === 'card' || isMarkedPaid) return 0;
  return total - sumOf(notes.map(({ amount }) => amount));
}

/** What the family has transferred for a sale: the total less what was taken off before. */
export function transferredOf({ payment, isMarkedPaid, total, notes }: ReferenceSale): number {
  if (payment === 'card' || !isMarkedPaid) return 0;
  return total - sumOf(notes.filter((note) => !note.isAfterPayment).map(({ amount }) => amount));
}

const isSettled = (sale: ReferenceSale | undefined) =>
  sale !== undefined && (sale.payment === 'card' || sale.isMarkedPaid || owedOf(sale) === 0);

export const isPaid = (reference: ReferenceState, booking: ReferenceBooking): boolean =>
  booking.sales.every((at) => isSettled(reference.sales[at]));

/** The bank asks for the payment of the session, or of credits that paid for it. */
export const isContested = (reference: ReferenceState, booking: ReferenceBooking): boolean =>
  booking.sales.some((at) => reference.sales[at]?.outside?.isContested);

export type MoneyLineState = 'waiting' | 'due' | 'paid_out' | 'written_off';

/** Waiting until the family has paid, then due, then paid out; or written off as long as nothing is paid. */
export function lineStateOf(
  reference: ReferenceState,
  booking: ReferenceBooking,
  line: ReferenceLine,
): MoneyLineState {
  if (line.isPaidOut) return 'paid_out';
  if (line.amount === 0) return 'written_off';
  if (booking.claim || isContested(reference, booking)) return 'waiting';
  if (isPaid(reference, booking)) return 'due';
  // What becomes of a line becomes of its corrections.
  if (booking.lines.some(({ decision }) => decision === 'write_off')) return 'written_off';
  return booking.lines.some((other) => other.decision === 'pay' || other.isPaidOut) ? 'due' : 'waiting';
}

/** Whether a founder may pay or write off what waits: 30 days after the unpaid invoice was due. */
export function isLongOverdue(reference: ReferenceState, booking: ReferenceBooking): boolean {
  const dues = booking.sales.flatMap((at) => {
    const sale = reference.sales[at];
    return sale?.due && !sale.isMarkedPaid ? [sale.due] : [];
  });
  return dues.length > 0 && Math.min(...dues) + 30 * DAY <= reference.now;
}

/**
 * Whether something is overdue by more than ten days: no new unpaid bookings. What is charged for a session with an open claim is not due, and the
 * days count from the decision.
 */
export const isBlocked = (reference: ReferenceState, family: number): boolean =>
  reference.sales.some((sale, at) => {
    if (sale.family !== family || sale.due === null) return false;
    const billed = reference.bookings.filter((booking) => booking.sale === at);
    const claimed = sumOf(billed.map(({ claim, price, credit }) => (claim ? price - credit : 0)));
    const due = Math.max(sale.due, ...billed.map(({ decidedAt }) => decidedAt));
    return due + 10 * DAY < reference.now && owedOf(sale) > claimed;
  });
