import { BookedSession } from '#app/booking/ui/booked-session.tsx';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { bookChangesTexts } from '#app/booking/messages/changes/index.ts';
import { bookCreditTexts } from '#app/booking/messages/credit/index.ts';
import { founderActTexts } from '#app/booking/messages/founder-acts/index.ts';
import { bookingTexts } from '#app/booking/messages/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { payingTexts } from '#app/booking/messages/paying/index.ts';
import { payingMailTexts } from '#app/booking/messages/paying/mails/index.ts';
import type { Booking } from '#app/booking/model/schemas.ts';
import { formatMoney } from '#app/platform/money.ts';
import { type Language, pickTexts, translator } from '#app/platform/texts.ts';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { reviewPagesTexts, tutorPagesTexts } from '#app/tutors/index.ts';
import { rendered } from '../support/rendered.tsx';

/*
 * What sentences about the money of a session mean. A sentence is found by its text in the catalogues, so a reworded one keeps its meaning here, and a
 * new one with an amount must be added.
 */

/** A session as its ledgers have it. */
export type SessionFacts = {
  id: string;
  state: 'confirmed' | 'completed' | 'cancelled' | 'no_show';
  absent: 'learner' | 'tutor' | null;
  payment: 'invoice' | 'card' | 'credit';
  currency: 'GBP' | 'COP';
  price: number;
  refund: number;
  /** Of the refund, what had gone back to the card before. */
  before: number;
  /** Halves of credits that came back. */
  halves: number;
  /** Halves that paid for it, beside money or alone, their worth, and the worth of those that came back. */
  paidHalves: number;
  credit: number;
  creditBack: number;
  /** What went back by hand or by the bank. */
  outside: number;
  /** The same for all sessions booked together. */
  outsideOfAll: number;
  /** What the bank has taken in lost disputes about their payment. */
  lostOfAll: number;
  /** Sum of the tutor’s lines. */
  earned: number;
  claim: 'open' | 'disputed' | null;
  hasSeries: boolean;
  /** Price of all sessions booked together, as far as it is paid in money, and the halves that pay the rest. */
  priceOfAll: number;
  halvesOfAll: number;
};

type Amounts = Partial<
  Record<'refund' | 'due' | 'earned' | 'amount' | 'price' | 'half' | 'before' | 'rest', number>
>;
type Meaning = {
  name: string;
  text: string;
  /** `due` is a day, not an amount. */
  isDueDay?: boolean;
  /** What it says is true, apart from its amounts. */
  isTrue?: (now: SessionFacts, earlier: SessionFacts) => boolean;
  amounts?: (now: SessionFacts, earlier: SessionFacts) => Amounts;
};

const stepOf = ({ currency }: SessionFacts) => (currency === 'COP' ? 100 : 1);
const halfOf = (session: SessionFacts) => Math.ceil(session.price / 2 / stepOf(session)) * stepOf(session);
const moneyOf = ({ price, credit }: SessionFacts) => price - credit;
const moneyBackOf = ({ refund, creditBack }: SessionFacts) => refund - creditBack;
const leftToPayOf = (session: SessionFacts) => moneyOf(session) - moneyBackOf(session);
const isAll = ({ refund, price }: SessionFacts) => refund === price;
const isNone = ({ refund }: SessionFacts) => refund === 0;
const isPart = (session: SessionFacts) => !isAll(session) && !isNone(session);
const isHalf = (session: SessionFacts) => session.refund === halfOf(session);
const both = (session: SessionFacts): Amounts => ({
  refund: moneyBackOf(session),
  due: leftToPayOf(session),
});
const isAllMoney = (session: SessionFacts) => leftToPayOf(session) === 0;
const isNoMoney = (session: SessionFacts) => moneyBackOf(session) === 0;
const isPartOfMoney = (session: SessionFacts) => !isAllMoney(session) && !isNoMoney(session);
/** More than a session of 90 minutes takes. */
const mostHalves = 4;
const earned = (session: SessionFacts): Amounts => ({ earned: session.earned });

/** 1 to `most`. */
const countsOf = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

function mailMeanings(language: Language): Meaning[] {
  const { mail } = bookingTexts[language].booking;
  const { payingMails: card } = payingMailTexts[language];
  const acts = founderActTexts[language].founderActs;
  const credit = translator(bookCreditTexts, language, 'bookCredit');
  const actCredit = translator(founderActTexts, language, 'founderActs');
  const goesOutside: Pick<Meaning, 'amounts'> = {
    amounts: (now, earlier) => ({ amount: Math.abs(now.outsideOfAll - earlier.outsideOfAll) }),
  };
  // Also where it makes up a refund that was due anyway.
  const takenByBank: Pick<Meaning, 'amounts'> = {
    amounts: (now, earlier) => ({ amount: Math.abs(now.lostOfAll - earlier.lostOfAll) }),
  };
  return [
    { name: 'refundAll', text: mail.cancelled.refundAll, isTrue: isAll, amounts: both },
    { name: 'refundPart', text: mail.cancelled.refundPart, isTrue: isHalf, amounts: both },
    { name: 'refundNone', text: mail.cancelled.refundNone, isTrue: isNone, amounts: both },
    { name: 'byTutor', text: mail.cancelled.byTutor, isTrue: isAll },
    { name: 'absentTutor', text: mail.absent.tutor, isTrue: (now) => now.absent === 'tutor' && isAll(now) },
    {
      name: 'absentLearner',
      text: mail.absent.learner,
      isTrue: (now) => now.absent === 'learner' && isNone(now),
      amounts: (now) => ({ amount: now.price }),
    },
    { name: 'decidedAll', text: mail.decision.all, isTrue: isAll, amounts: both },
    { name: 'decidedPart', text: mail.decision.part, isTrue: isPart, amounts: both },
    { name: 'decidedNone', text: mail.decision.none, isTrue: isNone, amounts: both },
    { name: 'price', text: mail.confirmed.price, isDueDay: true, amounts: ({ price }) => ({ price }) },
    {
      name: 'seriesPrice',
      text: mail.series.price,
      isDueDay: true,
      amounts: ({ priceOfAll }) => ({ price: priceOfAll }),
    },
    {
      name: 'invoice',
      text: mail.pay.invoice,
      isDueDay: true,
      amounts: ({ priceOfAll }) => ({ amount: priceOfAll }),
    },
    { name: 'policy', text: mail.confirmed.policy, amounts: (now) => ({ half: halfOf(now) }) },
    { name: 'policyLate', text: mail.confirmed.policyLate, amounts: (now) => ({ half: halfOf(now) }) },
    { name: 'claimOfLearner', text: mail.claim.follows, isTrue: ({ claim }) => claim === 'open' },
    { name: 'claimOfTutor', text: mail.tutorClaim.follows, isTrue: ({ claim }) => claim === 'open' },
    { name: 'disputedLearner', text: mail.claim.disputed, isTrue: ({ claim }) => claim === 'disputed' },
    { name: 'disputedTutor', text: mail.tutorClaim.disputed, isTrue: ({ claim }) => claim === 'disputed' },
    { name: 'earnsLate', text: mail.tutorCancelled.earns, amounts: earned },
    { name: 'tutorCancelled', text: mail.tutorCancelled.byYou, isTrue: isAll },
    {
      name: 'tutorWasAbsent',
      text: mail.tutorAbsent.tutor,
      isTrue: (now) => isAll(now) && now.earned === 0,
    },
    { name: 'earnsAbsence', text: mail.tutorAbsent.learner, isTrue: isNone, amounts: earned },
    { name: 'earnsDecided', text: mail.tutorDecision.earns, amounts: earned },
    { name: 'earnsNothing', text: mail.tutorDecision.earnsNothing, isTrue: (now) => now.earned === 0 },
    { name: 'paid', text: card.paid, amounts: ({ priceOfAll }) => ({ price: priceOfAll }) },
    { name: 'cardAll', text: card.back.all, isTrue: isAllMoney, amounts: both },
    { name: 'cardPart', text: card.back.part, isTrue: isPartOfMoney, amounts: both },
    { name: 'cardNone', text: card.back.none, isTrue: isNoMoney },
    {
      name: 'cardPartBefore',
      text: card.back.partBefore,
      amounts: (now) => ({ before: now.before, rest: moneyBackOf(now) - now.before }),
    },
    { name: 'cardAllBefore', text: card.back.allBefore, amounts: ({ before }) => ({ before }) },
    { name: 'cardAbsent', text: card.absent, isTrue: (now) => now.absent === 'learner' && isNone(now) },
    { name: 'handLearner', text: card.outside.refunded.learner, ...goesOutside },
    { name: 'handTutor', text: card.outside.refunded.tutor, ...goesOutside },
    {
      name: 'bankAsksLearner',
      text: card.outside.contested.learner,
      amounts: ({ priceOfAll }) => ({ amount: priceOfAll }),
    },
    {
      name: 'bankAsksTutor',
      text: card.outside.contested.tutor,
      amounts: ({ priceOfAll }) => ({ amount: priceOfAll }),
    },
    { name: 'lostLearner', text: card.outside.lost.learner, ...takenByBank },
    { name: 'lostTutor', text: card.outside.lost.tutor, ...takenByBank },
    {
      name: 'wonLearner',
      text: card.outside.won.learner,
      amounts: ({ priceOfAll }) => ({ amount: priceOfAll }),
    },
    {
      name: 'cancelledUnpaid',
      text: card.outside.unpaid.learner,
      isTrue: ({ state }) => state === 'cancelled',
    },
    ...[0, 1, 2].map((halves) => ({
      name: `creditBack${halves}`,
      text: credit('mail.back', { halves, credits: halves / 2 }),
      // A founder's act says the same of what it adds.
      isTrue: (now: SessionFacts, earlier: SessionFacts) => now.halves - earlier.halves === halves,
    })),
    {
      name: 'creditLearner',
      text: bookCreditTexts[language].bookCredit.mail.absentLearner,
      isTrue: ({ halves }) => halves === 0,
    },
    {
      name: 'creditTutor',
      text: bookCreditTexts[language].bookCredit.mail.absentTutor,
      isTrue: ({ halves }) => halves === 2,
    },
    ...countsOf(mostHalves).flatMap((halves) =>
      (['invoice', 'card', 'credit'] as const).map((by) => ({
        name: `bothPaid${halves}${by}`,
        text: credit('mail.both.paid', { halves, credits: halves / 2, by, money: '{amount}', due: '{due}' }),
        isDueDay: true,
        isTrue: (now: SessionFacts) => now.halvesOfAll === halves && now.payment === by,
        amounts: ({ priceOfAll }: SessionFacts) => ({ amount: priceOfAll }),
      })),
    ),
    {
      name: 'bothOff',
      text: bookCreditTexts[language].bookCredit.mail.both.off,
      amounts: both,
    },
    { name: 'bothNone', text: bookCreditTexts[language].bookCredit.mail.both.none, isTrue: isNone },
    {
      name: 'bothTutor',
      text: bookCreditTexts[language].bookCredit.mail.both.absentTutor,
      isTrue: (now) => now.absent === 'tutor' && isAll(now),
    },
    {
      name: 'bothLearner',
      text: bookCreditTexts[language].bookCredit.mail.both.absentLearner,
      isTrue: (now) => now.absent === 'learner' && isNone(now),
    },
    { name: 'actNone', text: acts.back.none, isTrue: (now) => isNone(now) },
    {
      name: 'actNoMore',
      text: acts.back.noMore,
      isTrue: (now, earlier) => now.refund === earlier.refund && !isNone(now),
    },
    {
      name: 'actCard',
      text: acts.back.card,
      amounts: (now, earlier) => ({
        refund: moneyBackOf(now) - moneyBackOf(earlier) - (now.before - earlier.before),
      }),
    },
    {
      name: 'actCardBefore',
      text: acts.back.cardBefore,
      amounts: (now, earlier) => ({ before: now.before - earlier.before }),
    },
    {
      name: 'actInvoice',
      text: acts.back.invoice,
      amounts: (now, earlier) => ({
        refund: moneyBackOf(now) - moneyBackOf(earlier),
        due: leftToPayOf(now),
      }),
    },
    ...[0, ...countsOf(mostHalves)].map((halves) => ({
      name: `actCredit${halves}`,
      text: actCredit('back.credit', { halves, credits: halves / 2 }),
      isTrue: (now: SessionFacts, earlier: SessionFacts) => now.halves - earlier.halves === halves,
    })),
    ...countsOf(mostHalves).map((halves) => ({
      name: `bothHalves${halves}`,
      text: credit('mail.both.halves', { halves, credits: halves / 2 }),
      isTrue: (now: SessionFacts) => now.halves === halves,
    })),
    ...countsOf(mostHalves).flatMap((count) =>
      (['money', 'nothing'] as const).map((what) => {
        const parts = { halves: count, credits: count / 2, with: what, money: '{refund}' };
        return {
          name: `actTutor${count}${what}`,
          text: acts.refund.tutor.replace('{refund}', actCredit('refund.amount', parts)),
          isTrue: (now: SessionFacts) => now.halves === count && (what === 'money' || isNoMoney(now)),
          amounts: both,
        };
      }),
    ),
    { name: 'actTutor', text: acts.refund.tutor, isTrue: ({ halves }) => halves === 0, amounts: both },
  ];
}

function pageMeanings(language: Language): Meaning[] {
  const { states, cancel } = bookPagesTexts[language].bookPages;
  const page = translator(bookPagesTexts, language, 'bookPages');
  const { back } = states;
  const { paying } = payingTexts[language];
  const endedAs = (state: SessionFacts['state']) => (now: SessionFacts) => now.state === state;
  return [
    { name: 'booked', text: states.confirmed, isTrue: endedAs('confirmed') },
    { name: 'tookPlace', text: states.completed, isTrue: endedAs('completed') },
    { name: 'cancelled', text: states.cancelled, isTrue: endedAs('cancelled') },
    { name: 'learnerAway', text: states.learnerAway, isTrue: ({ absent }) => absent === 'learner' },
    { name: 'tutorAway', text: states.tutorAway, isTrue: ({ absent }) => absent === 'tutor' },
    { name: 'all', text: back.all, isTrue: isAll, amounts: both },
    { name: 'part', text: back.part, isTrue: isPart, amounts: both },
    { name: 'none', text: back.none, isTrue: isNone },
    { name: 'invoiceAll', text: back.invoiceAll, isTrue: isAll, amounts: both },
    { name: 'invoicePart', text: back.invoicePart, isTrue: isPart, amounts: both },
    { name: 'tutorAll', text: back.tutorAll, isTrue: (now) => isAll(now) && now.halves === 0, amounts: both },
    {
      name: 'tutorPart',
      text: back.tutorPart,
      isTrue: (now) => !isNone(now) && now.halves === 0,
      amounts: both,
    },
    ...[0, ...countsOf(mostHalves)].flatMap((halves) =>
      (['money', 'nothing'] as const).map((what) => ({
        name: `both${halves}${what}`,
        text: page('cancel.bothBack', { halves, credits: halves / 2, with: what, money: '{refund}' }),
        isTrue: (now: SessionFacts) => now.halves === halves && (what === 'money' || isNoMoney(now)),
        amounts: both,
      })),
    ),
    { name: 'creditAll', text: cancel.creditAll, isTrue: ({ halves }) => halves === 2 },
    { name: 'creditPart', text: cancel.creditPart, isTrue: ({ halves }) => halves === 1 },
    ...countsOf(mostHalves).flatMap((count) =>
      (['money', 'nothing'] as const).map((what) => {
        const parts = { halves: count, credits: count / 2, with: what, money: '{refund}' };
        return {
          name: `tutorCredits${count}${what}`,
          text: page('states.back.tutorPart', { refund: page('cancel.amount', parts) }),
          isTrue: (now: SessionFacts) => now.halves === count && (what === 'money' || isNoMoney(now)),
          amounts: both,
        };
      }),
    ),
    // Sentences of the preview, which are no longer true of a session that is over.
    { name: 'previewPart', text: cancel.part, isTrue: isHalf, amounts: both },
    { name: 'previewInvoicePart', text: cancel.invoicePart, isTrue: isHalf, amounts: both },
    { name: 'previewNone', text: cancel.none, isTrue: () => false },
    { name: 'previewTutor', text: cancel.asTutor, isTrue: isAll, amounts: both },
    { name: 'previewCreditTutor', text: cancel.creditTutor, isTrue: ({ halves }) => halves === 2 },
    { name: 'before', text: paying.before, amounts: ({ before }) => ({ before }) },
    {
      name: 'outside',
      text: paying.outside,
      amounts: ({ outside, before }) => ({ amount: outside - before }),
    },
  ];
}

const amountNames = ['refund', 'due', 'earned', 'amount', 'price', 'half', 'before', 'rest'];
const money = String.raw`(?:(?:[A-Z]{0,3}[£$€]|COP|GBP)[\u00a0\u202f ]?)?\d(?:[\d.,\u00a0\u202f]*\d)?(?:[\u00a0\u202f ]?(?:£GB|£|\$CO|COP|GBP|€))?`;
const anyMoney =
  /[£$€][\u00a0\u202f ]?\d|\d[\u00a0\u202f ]?(?:£|\$|€|COP|GBP)|(?:COP|GBP)[\u00a0\u202f ]?\d/u;

/** A text of a catalogue as a pattern: amounts become groups, other arguments match anything. */
function patternOf({ text, isDueDay = false }: Meaning): RegExp {
  let pattern = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] !== '{') {
      pattern += (text[at] as string).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
      continue;
    }
    const from = at;
    for (let depth = 0; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (depth === 0) break;
    }
    const name = text.slice(from + 1, at);
    if (!amountNames.includes(name) || (isDueDay && name === 'due')) pattern += '[^\n]*?';
    else pattern += pattern.includes(`(?<${name}>`) ? String.raw`\k<${name}>` : `(?<${name}>${money})`;
  }
  return new RegExp(pattern, 'gu');
}

const compile = (meanings: Meaning[]) => meanings.map((each) => ({ ...each, pattern: patternOf(each) }));
type Compiled = ReturnType<typeof compile>;
const cache = new Map<string, Compiled>();
function compiled(kind: 'mail' | 'page', language: Language): Compiled {
  const key = `${kind} ${language}`;
  const found = cache.get(key) ?? compile((kind === 'mail' ? mailMeanings : pageMeanings)(language));
  cache.set(key, found);
  return found;
}

/**
 * Faults of a text: sentences that are not true of the session, and amounts that no sentence explains. A sentence that was found is removed, so a
 * shorter one that it contains must come after it. Counts the sentences that it knows.
 */
function readText(
  {
    kind,
    language,
    locale,
    text,
  }: { kind: 'mail' | 'page'; language: Language; locale: string; text: string },
  [now, earlier]: [SessionFacts, SessionFacts],
  counts: Map<string, number>,
): string[] {
  let rest = text;
  const faults: string[] = [];
  for (const { name, pattern, isTrue, amounts } of compiled(kind, language))
    for (const match of rest.matchAll(pattern)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      rest = rest.replace(match[0], '');
      if (isTrue && !isTrue(now, earlier)) faults.push(`“${match[0]}” is not true of ${JSON.stringify(now)}`);
      const expected = amounts?.(now, earlier) ?? {};
      for (const [part, shown] of Object.entries(match.groups ?? {})) {
        const amountMinor = expected[part as keyof Amounts] ?? -1;
        const right = formatMoney({ amountMinor, currency: now.currency }, locale, 'exact');
        if (shown.trim() !== right.trim())
          faults.push(`“${match[0]}” has ${part} ${shown}, not ${right}, of ${JSON.stringify(now)}`);
      }
    }
  if (anyMoney.test(rest)) faults.push(`no sentence explains an amount in “${rest}”`);
  return faults;
}

export const readMail = (
  mail: { language: Language; locale: string; text: string },
  facts: [SessionFacts, SessionFacts],
  counts: Map<string, number>,
): string[] => readText({ kind: 'mail', ...mail }, facts, counts);

const pageTexts = [
  accountsTexts,
  bookPagesTexts,
  bookChangesTexts,
  bookCreditTexts,
  payingTexts,
  tutorPagesTexts,
  reviewPagesTexts,
];

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The page knows the time from its own clock; what it offers for a session ahead is not read here. */
const past = { start: '2026-01-05T10:00:00.000Z', end: '2026-01-05T11:00:00.000Z' };

/** What the page of a session says of its state and its costs. */
export function readPage(
  booking: Booking,
  { language, locale }: { language: Language; locale: typeof fallbackState.locale },
  facts: SessionFacts,
  counts: Map<string, number>,
): string[] {
  const html = rendered(<BookedSession booking={{ ...booking, ...past }} cancels={false} />, {
    messages: pickTexts(language, pageTexts),
    visitor: { language, state: { ...fallbackState, locale } },
  });
  const state = /<p class="state[^"]*" role="status">(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  const faults = readText({ kind: 'page', language, locale, text: textOf(state) }, [facts, facts], counts);
  const sum = /<dd class="t">(.*?)<\/dd>/s.exec(html)?.[1];
  const right = formatMoney({ amountMinor: leftToPayOf(facts), currency: facts.currency }, locale, 'exact');
  if (sum !== undefined ? sum !== right : facts.payment !== 'credit')
    faults.push(`the page of ${booking.as} sums up to ${sum}, not ${right}, of ${JSON.stringify(facts)}`);
  return faults;
}
