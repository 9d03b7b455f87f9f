import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { formatMoney } from '#app/platform/money.ts';
import { translator } from '#app/platform/texts.ts';
import { cityName } from '#app/platform/times.ts';
import { endOfPack } from '#app/pricing/index.server.ts';
import {
  begin,
  firstNameOf,
  headline,
  letter,
  type MailSubject,
  pageOf,
  paragraphs,
  textForLearner,
  toLearner,
  toTutor,
  when,
  where,
} from '../mails/letter.server.ts';
import { moneyBackMinorOf, moneyMinorOf } from '../../domain/paid-parts.ts';
import { founderActTexts } from '../../messages/founder-acts/index.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { FounderActChange } from '../../model/founder-acts-schemas.ts';
import type { ActEffect } from './preview-act.server.ts';

/** A founder’s act as the emails tell of it. */
type ActOfMail = {
  actId: string;
  change: FounderActChange;
  effect: ActEffect;
  before: BookingRecord;
  /** Whether a claim of absence was open. */
  isClaimOpen: boolean;
};

/** Email to the learner’s account: what we did, what comes back and how, and what can be done next. */
export function actForLearner(subject: MailSubject, act: ActOfMail): Mail {
  const { booking, tutor, siteUrl } = subject;
  const { t: common, place, city } = toLearner(booking, subject.now);
  const language = languageOfLocale(booking.learnerLocale);
  const t = translator(founderActTexts, language, 'founderActs');
  const { change, effect, before } = act;
  const session = { tutor: tutor.name, ...when(booking, place), place: city };
  const back = backLine(subject, act);
  const write = t('write', { url: `${siteUrl}/contact` });
  const lines: Record<typeof change.act, () => (string | null)[]> = {
    cancel: () => [
      t('cancel.learner', session),
      back,
      common('mail.cancelled.link', { url: `${siteUrl}/book?tutor=${tutor.slug}` }),
      write,
      common('mail.cancelled.file'),
    ],
    move: () => [
      t('move.learner', session),
      common('mail.moved.before', when(before, place)),
      t('move.terms'),
      where(subject, 'learner'),
      common('mail.confirmed.link', { url: pageOf(subject) }),
      write,
      common('mail.moved.file'),
    ],
    refund: () => [t('refund.learner', session), back, t('refund.next', { url: pageOf(subject) }), write],
    credit: () => [
      t('credit.learner', {
        halves: effect.halves ?? 0,
        credits: (effect.halves ?? 0) / 2,
        tutor: tutor.name,
        until: new Intl.DateTimeFormat(place.locale, { dateStyle: 'long', timeZone: place.timeZone }).format(
          endOfPack(subject.now),
        ),
      }),
      t('credit.next', {
        book: `${siteUrl}/book?tutor=${tutor.slug}`,
        url: `${siteUrl}/dashboard?tab=credits`,
      }),
    ],
    attended: () => [t('attended.learner', session), act.isClaimOpen ? t('attended.claim') : null, write],
    settle: () => [],
  };
  const words = {
    subject: t(`${change.act === 'settle' ? 'refund' : change.act}.subject`, headline(subject)),
    // A credit can be used for every child.
    text: change.act === 'credit' ? paragraphs(lines.credit()) : textForLearner(subject, lines[change.act]()),
  };
  return { ...letterFor(subject, 'learner', change, words), messageId: messageIdOf(subject, act, 'learner') };
}

/** The same to the tutor, with what the session earns; null without an email address. */
export function actForTutor(subject: MailSubject, act: ActOfMail): Mail | null {
  const { booking, tutor, siteUrl } = subject;
  if (!tutor.email) return null;
  const { t: common, place } = toTutor(tutor, subject.now);
  const t = translator(founderActTexts, tutor.mailLanguage, 'founderActs');
  const { change, effect, before } = act;
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: booking.currency }, place.locale, 'exact');
  const session = {
    ...when(booking, place),
    learner: firstNameOf(subject.learner),
    city: cityName(tutor.city, place.locale),
  };
  const earns = common(effect.payMinor > 0 ? 'mail.tutorDecision.earns' : 'mail.tutorDecision.earnsNothing', {
    earned: money(effect.payMinor),
  });
  // In all, with what came back before.
  const halves = (before.returnedHalves ?? 0) + (effect.halves ?? 0);
  const page = common('mail.tutorCancelled.link', { url: `${siteUrl}/tutor-dashboard` });
  const write = t('write', { url: `${siteUrl}/contact` });
  const lines: Record<typeof change.act, () => (string | null)[]> = {
    cancel: () => [t('cancel.tutor', session), earns, page, write],
    move: () => [t('move.tutor', session), common('mail.moved.before', when(before, place)), page, write],
    refund: () => [
      t('refund.tutor', {
        ...session,
        refund: t('refund.amount', {
          halves,
          credits: halves / 2,
          with: effect.moneyBackMinor > 0 ? 'money' : 'nothing',
          money: money(effect.moneyBackMinor),
        }),
      }),
      earns,
      t('refund.tutorNext', { url: `${siteUrl}/tutor-dashboard` }),
      write,
    ],
    credit: () => [
      t('credit.tutor', { ...session, halves: effect.halves ?? 0, credits: (effect.halves ?? 0) / 2 }),
    ],
    attended: () => [t('attended.tutor', session), act.isClaimOpen ? t('attended.claim') : null, write],
    settle: () => [],
  };
  const words = {
    subject: t(`${change.act === 'settle' ? 'refund' : change.act}.tutorSubject`, begin(booking, place)),
    text: paragraphs(lines[change.act]()),
  };
  return { ...letterFor(subject, 'tutor', change, words), messageId: messageIdOf(subject, act, 'tutor') };
}

const messageIdOf = ({ booking }: MailSubject, { actId }: ActOfMail, side: 'learner' | 'tutor') =>
  `booking-${booking.id}-act-${actId}-${side}`;

/** With the calendar file where the calendar changes. */
function letterFor(
  subject: MailSubject,
  side: 'learner' | 'tutor',
  { act }: FounderActChange,
  words: { subject: string; text: string },
): Omit<Mail, 'messageId'> {
  const whole = letter(subject, side, act === 'cancel' ? 'cancelled' : 'moved', words);
  if (act === 'cancel' || act === 'move') return whole;
  const { attachments: _, ...plain } = whole;
  return plain;
}

/** What comes back now and how it gets to the family. */
function backLine({ booking }: MailSubject, { effect, before }: ActOfMail): string {
  const { place } = toLearner(booking);
  const t = translator(founderActTexts, languageOfLocale(place.locale), 'founderActs');
  const amountMinor = effect.moneyBackMinor - moneyBackMinorOf(before);
  if (effect.refundMinor > 0 && effect.refundMinor === (before.refundMinor ?? 0)) return t('back.noMore');
  const halves = effect.halves ?? 0;
  const credit = booking.creditHalves > 0 ? t('back.credit', { halves, credits: halves / 2 }) : null;
  if (credit !== null && (booking.payment === 'credit' || amountMinor === 0)) return credit;
  if (amountMinor === 0) return t('back.none');
  const line = moneyLine({ booking, before, amountMinor, moneyBackMinor: effect.moneyBackMinor });
  return credit !== null && halves > 0 ? `${credit} ${line}` : line;
}

/** The same of the part in money. */
function moneyLine({
  booking,
  before,
  amountMinor,
  moneyBackMinor,
}: {
  booking: BookingRecord;
  before: BookingRecord;
  amountMinor: number;
  moneyBackMinor: number;
}): string {
  const { place, money } = toLearner(booking);
  const t = translator(founderActTexts, languageOfLocale(place.locale), 'founderActs');
  const due = money(moneyMinorOf(booking) - moneyBackMinor);
  if (booking.payment !== 'card') return t('back.invoice', { refund: money(amountMinor), due });
  const earlier = (booking.backBeforeMinor ?? 0) - (before.backBeforeMinor ?? 0);
  const now = amountMinor - earlier;
  const line = now > 0 ? t('back.card', { refund: money(now) }) : null;
  return [line, earlier > 0 ? t('back.cardBefore', { before: money(earlier) }) : null]
    .filter((each) => each !== null)
    .join(' ');
}
