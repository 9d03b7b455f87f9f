import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { shortDayOf, timeOf } from '#app/platform/times.ts';
import type { Currency, LocaleState } from '../domain/locale.ts';
import { usableTimeZone } from '../domain/usable-time-zone.ts';

/** An amount of usual size in each currency, in minor units. */
const example: Record<Currency, number> = { USD: 3900, EUR: 3200, GBP: 3000, COP: 8_000_000 };

/** A moment and an amount, written the way these settings write them. */
export function Preview({ state }: { state: LocaleState }) {
  const t = useTranslations('preferences');
  const place = { locale: state.locale, timeZone: usableTimeZone(state) };
  const now = new Date();
  return (
    <p className="drawer-seen num">
      <span className="muted">{t('seen')}</span> {shortDayOf(now, place)}, {timeOf(now, place)},{' '}
      {formatMoney({ amountMinor: example[state.currency], currency: state.currency }, state.locale)}
    </p>
  );
}
