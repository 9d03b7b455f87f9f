import { useTranslations } from 'use-intl/react';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { cityName, cityOfZone, sameClock, shortDayOf, spanOf, timeInSentence } from '#app/platform/times.ts';
import type { Booking, Hold } from '../model/schemas.ts';

type Session = Pick<Hold | Booking, 'start' | 'end' | 'tutor'>;

type WhenBothProps = {
  session: Session;
  learner?: string | null;
  /** Whether to state where it takes place; used before there is a page with the link. */
  where?: boolean;
};

/** Date and time in both zones. */
export function WhenBoth({ session, learner, where = false }: WhenBothProps) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const { start, end, tutor } = session;
  const ownZone = { locale: state.locale, timeZone };
  const tutorZone = { locale: state.locale, timeZone: tutor.zone };
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  return (
    <dl className="two">
      <div>
        <dt>{t('summary.you', { city: cityOfZone(timeZone, state.locale) })}</dt>
        <dd className="num">
          <b>
            {shortDayOf(start, ownZone)}, <span className="nw">{spanOf(start, end, ownZone)}</span>
          </b>
        </dd>
      </div>
      <div>
        <dt>{t('summary.tutor', { name: firstName, city: cityName(tutor.city, state.locale) })}</dt>
        <dd className="num">
          {sameClock(start, timeZone, tutor.zone) ? (
            t('summary.sameTime')
          ) : (
            <>
              {shortDayOf(start, tutorZone)}, <span className="nw">{spanOf(start, end, tutorZone)}</span>
            </>
          )}
        </dd>
      </div>
      {where && (
        <div>
          <dt>{t('summary.where')}</dt>
          <dd>{t('summary.online')}</dd>
        </div>
      )}
      {learner && (
        <div>
          <dt>{t('summary.learner')}</dt>
          <dd>{learner}</dd>
        </div>
      )}
    </dl>
  );
}

type CostsProps = {
  session: Pick<Hold | Booking, 'price' | 'sessionType'> & Partial<Pick<Booking, 'payment'>>;
  refund?: Booking['refund'];
  /** Credits that pay a part. */
  credit?: { halves: number; worth: Money; returnedHalves?: number; returned?: Money } | undefined;
};

/** Price and what credits take off it; after cancellation also the refund and the amount still due. */
export function Costs({ session, refund = null, credit }: CostsProps) {
  const t = useTranslations('bookPages');
  const paying = useTranslations('paying');
  const { state } = usePreferences();
  const { currency, amountMinor } = session.price;
  const money = (amount: number) => formatMoney({ amountMinor: amount, currency }, state.locale, 'exact');
  const credits = useTranslations('bookCredit');
  // What came back as credits is no money.
  const back = (refund?.amountMinor ?? 0) - (credit?.returned?.amountMinor ?? 0);
  const taken = credit?.worth.amountMinor ?? 0;
  const returnedHalves = credit?.returnedHalves ?? 0;
  const inCredits = (halves: number) => credits('taken', { halves, credits: halves / 2 });
  return (
    <dl className="pay num">
      <dt>{t(`types.${session.sessionType}`)}</dt>
      <dd>{money(amountMinor)}</dd>
      {credit && (
        <>
          <dt>{inCredits(credit.halves)}</dt>
          <dd>−{formatMoney(credit.worth, state.locale, 'exact')}</dd>
        </>
      )}
      {returnedHalves > 0 && (
        <>
          <dt>{credits('back')}</dt>
          <dd>{inCredits(returnedHalves)}</dd>
        </>
      )}
      {back > 0 && (
        <>
          <dt>{t('summary.refund')}</dt>
          <dd>−{money(back)}</dd>
        </>
      )}
      <dt className="t">{isPaid(session.payment) ? paying('sum') : t('summary.toPay')}</dt>
      <dd className="t">{money(amountMinor - taken - back)}</dd>
    </dl>
  );
}

const isPaid = (payment: Booking['payment'] | undefined): boolean =>
  payment?.kind === 'card' || (payment?.kind === 'invoice' && payment.paid === true);

/** Deadline for free cancellation and the refund after it. */
export function Terms({ session }: { session: Pick<Hold | Booking, 'freeUntil' | 'lateRefund' | 'start'> }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const terms = {
    day: shortDayOf(session.freeUntil, place),
    time: timeInSentence(session.freeUntil, place),
    half: formatMoney(session.lateRefund, state.locale, 'exact'),
  };
  const formatTerms = (): string => {
    if (new Date(session.freeUntil) <= new Date()) return t('summary.termsLate', terms);
    // Moved to an earlier day: the deadline of the first time is after the session.
    if (session.freeUntil === session.start) return t('summary.termsToStart');
    return t('summary.terms', terms);
  };
  return <p className="small muted">{formatTerms()}</p>;
}
