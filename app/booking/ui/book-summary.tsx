import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, clearTimeOf } from '#app/platform/times.ts';
import { sessionTypeOf, type SessionType, type Tutor } from '#app/tutors/index.ts';
import type { Choice } from '../model/choice.ts';
import { freeUntil, LATE_REFUND_PERCENT, lateRefundOf } from '../domain/cancellation-policy.ts';
import type { Hold } from '../model/schemas.ts';
import type { SeriesState } from './series/use-series.ts';
import type { Holding } from './use-holding.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HoldSeriesButton } from './hold-series-button.tsx';
import { HoldClock } from './hold-clock.tsx';
import { Costs, Terms, WhenBoth } from './session-facts.tsx';

type BookSummaryProps = {
  tutor: Tutor;
  /** Paid by card on confirmation; otherwise by invoice. */
  card: boolean;
  choice: Choice;
  hold: Hold | undefined;
  holding: Holding;
  /** Set when the session repeats. */
  series: SeriesState | null;
  onOver: () => void;
};

const MINUTE = 60_000;

/** Summary of the choice. With a hold it links to the next step; otherwise one press holds the time. */
export function BookSummary(props: BookSummaryProps) {
  const { tutor, card, choice, hold, holding, series, onOver } = props;
  const t = useTranslations('bookPages');
  const paying = useTranslations('paying');
  const firstName = tutor.name.split(' ')[0] ?? tutor.name;
  const type = sessionTypeOf(choice.minutes);
  const price = type && tutor.prices[type];
  const { start } = choice;
  const wished = !hold && start && start !== holding.lost?.start ? start : undefined;
  return (
    <>
      <p className="sr" role="status">
        {hold && t('hold.done')}
      </p>
      <aside className="sum card" aria-label={t('summary.title')}>
        {hold && <HoldClock hold={hold} onOver={onOver} />}
        <h2>{t('summary.minutesWith', { minutes: hold?.minutes ?? choice.minutes, name: firstName })}</h2>
        {hold && <WhenBoth session={hold} where />}
        {wished && <WhenBoth session={{ start: wished, end: endOf(wished, choice.minutes), tutor }} where />}
        {!hold && !wished && <p className="muted">{t('summary.chooseTime')}</p>}
        {!series && hold && <Costs session={hold} />}
        {!series && !hold && price && <Costs session={{ sessionType: type, price }} />}
        {series && price && <SeriesCosts type={type} price={hold?.price ?? price} series={series} />}
        {series && <HoldSeriesButton series={series} block />}
        {!series && hold && (
          <Link className="btn btn-primary btn-lg btn-block" to={`/confirm?hold=${hold.id}`}>
            {t('summary.continue')}
          </Link>
        )}
        {!series && wished && <TakeButton holding={holding} start={wished} block />}
        {hold && <Terms session={hold} />}
        {!hold && wished && price && <Terms session={termsOf(tutor, wished, price)} />}
        {!hold && !(wished && price) && (
          <p className="small muted">
            {card
              ? paying('termsBefore', { hours: tutor.cancellationHours })
              : t('summary.termsBefore', { hours: tutor.cancellationHours })}
          </p>
        )}
      </aside>
      <Bar tutor={tutor} choice={choice} hold={hold} wished={wished} holding={holding} series={series} />
    </>
  );
}

/** The choice and its next step, on narrow screens. */
function Bar({
  tutor,
  choice,
  hold,
  wished,
  holding,
  series,
}: Omit<BookSummaryProps, 'onOver' | 'card'> & { wished: string | undefined }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const start = hold?.start ?? wished;
  if (!start) return null;
  const type = sessionTypeOf(choice.minutes);
  const price = hold?.price ?? (type ? tutor.prices[type] : null);
  return (
    <BottomBar
      title={`${shortDayOf(start, place)}, ${clearTimeOf(start, place)}`}
      note={
        <>
          {price && formatMoney(price, state.locale)}
          {hold && `, ${t('summary.held')}`}
        </>
      }
    >
      {series ? (
        <HoldSeriesButton series={series} />
      ) : hold ? (
        <Link className="btn btn-primary" to={`/confirm?hold=${hold.id}`}>
          {t('summary.continueShort')}
        </Link>
      ) : (
        <TakeButton holding={holding} start={start} />
      )}
    </BottomBar>
  );
}

type SeriesCostsProps = { type: SessionType; price: Hold['price']; series: SeriesState };

/** Total price of all times in the plan. */
function SeriesCosts({ type, price, series }: SeriesCostsProps) {
  const t = useTranslations('bookPages');
  const repeat = useTranslations('bookChanges.repeat');
  const { state } = usePreferences();
  const count = series.starts.length;
  const total = { ...price, amountMinor: price.amountMinor * count };
  return (
    <dl className="pay num">
      <dt>{t(`types.${type}`)}</dt>
      <dd>{repeat('each', { count, price: formatMoney(price, state.locale, 'exact') })}</dd>
      <dt className="t">{t('summary.toPay')}</dt>
      <dd className="t">{formatMoney(total, state.locale, 'exact')}</dd>
    </dl>
  );
}

function TakeButton({ holding, start, block = false }: { holding: Holding; start: string; block?: boolean }) {
  const t = useTranslations('bookPages');
  return (
    <button
      type="button"
      className={`btn btn-primary ${block ? 'btn-lg btn-block' : ''}`}
      disabled={holding.busy}
      onClick={() => holding.take(start)}
    >
      {holding.busy ? t('hold.holding') : t('hold.take')}
    </button>
  );
}

/** Terms a hold of this time would get: for a session that begins soon free cancellation must not be promised. */
function termsOf(tutor: Tutor, start: string, price: Hold['price']) {
  const policy = { fullRefundHours: tutor.cancellationHours, lateRefundPercent: LATE_REFUND_PERCENT };
  return {
    start,
    freeUntil: freeUntil({ policy, firstStartsAt: new Date(start), startsAt: new Date(start) }).toISOString(),
    lateRefund: {
      ...price,
      amountMinor: lateRefundOf({ policy, priceMinor: price.amountMinor, currency: price.currency }),
    },
  };
}

const endOf = (start: string, minutes: number) =>
  new Date(Date.parse(start) + minutes * MINUTE).toISOString();
