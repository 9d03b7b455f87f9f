import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { shortDayOf, timeInSentence, clearTimeOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Booking } from '../model/schemas.ts';
import { BottomBar } from './bottom-bar.tsx';
import { WhenBoth } from './session-facts.tsx';

type MoveSummaryProps = {
  booking: Booking;
  /** The new time, once selected. */
  start: string | undefined;
  busy: boolean;
  onMove: (start: string) => void;
};

/** Old and new time in both zones, what stays the same, and the remaining moves with their deadline. */
export function MoveSummary({ booking, start, busy, onMove }: MoveSummaryProps) {
  const t = useTranslations('bookChanges.move');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const { tutor, freeUntil, movesLeft, minutes } = booking;
  const end = start && new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const confirm = (className: string) =>
    start && (
      <button type="button" className={className} disabled={busy} onClick={() => onMove(start)}>
        {t(busy ? 'moving' : 'confirm')}
      </button>
    );
  return (
    <>
      <aside className="sum card" aria-label={t('after')}>
        <h2>{t('after')}</h2>
        {start && end ? <WhenBoth session={{ start, end, tutor }} /> : <p className="muted">{t('choose')}</p>}
        {confirm('btn btn-primary btn-lg btn-block')}
        <div className="move-before">
          <h3>{t('before')}</h3>
          <WhenBoth session={booking} />
        </div>
        <p className="small muted">
          {t('limit', {
            day: shortDayOf(freeUntil, place),
            time: timeInSentence(freeUntil, place),
            left: movesLeft,
          })}
        </p>
        <Link className="btn btn-quiet btn-block" to={`/booking/thanks?booking=${booking.id}`}>
          {t('keep')}
        </Link>
      </aside>
      {start && (
        <BottomBar
          title={`${shortDayOf(start, place)}, ${clearTimeOf(start, place)}`}
          note={formatMoney(booking.price, state.locale)}
        >
          {confirm('btn btn-primary')}
        </BottomBar>
      )}
    </>
  );
}
