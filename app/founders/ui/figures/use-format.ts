import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { shortDayOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { figureId, type Unit, unitOf } from '../../domain/figures/figures.ts';
import type { FigureSeries } from '../../model/figures-schemas.ts';

/** Number formats of the reader’s region. */
export function useFormat() {
  const t = useTranslations('founderFigures');
  const { locale } = usePreferences().state;
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    spaced(new Intl.NumberFormat(locale, options).format(value), locale);
  const write = (unit: Unit, currency: string | null, value: number): string => {
    if (unit === 'money')
      return spaced(formatMoney({ amountMinor: value, currency: currency ?? '' }, locale, 'exact'), locale);
    if (unit === 'cost') return number(value / 1e6, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    if (unit === 'share') return number(value, { style: 'percent' });
    if (unit === 'mean') return number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    if (unit === 'milliseconds')
      return t('seconds', {
        value: number(value / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      });
    return number(value);
  };
  const day = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    number,
    write,
    /** Formats a value, or a placeholder for none. */
    value: ({ key, currency }: Pick<FigureSeries, 'key' | 'currency'>, value: number | null) =>
      value === null ? t('chart.none') : write(unitOf(key), currency, value),
    /** Short format for chart scales. */
    tick: (unit: Unit, value: number) =>
      unit === 'share' || unit === 'milliseconds' || unit === 'mean'
        ? write(unit, null, value)
        : number(unit === 'money' ? value / 100 : unit === 'cost' ? value / 1e6 : value, {
            notation: 'compact',
          }),
    percent: (value: number) => number(value / 100, { style: 'percent', signDisplay: 'exceptZero' }),
    name: (series: Pick<FigureSeries, 'key' | 'currency'>) =>
      series.currency === null ? t(`names.${series.key}`) : `${t(`names.${series.key}`)}, ${series.currency}`,
    id: figureId,
    day: (date: string) => shortDayOf(utc(date), { locale, timeZone: 'UTC' }),
    shortDay: (date: string) => day({ day: 'numeric', month: 'short' }).format(utc(date)),
    days: ({ from, to }: { from: string; to: string }) =>
      day({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(utc(from), utc(to)),
  };
}

/** Normalizes no-break spaces, and adds one before the percent sign for all Spanish locales. */
export function spaced(text: string, locale: string): string {
  const written = text.replaceAll('\u202f', '\u00a0');
  return locale.startsWith('es') ? written.replace(/(\d)%/, '$1\u00a0%') : written;
}

/** Calendar dates are formatted in UTC, independent of any zone. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
export const isWeekend = (day: string) => [0, 6].includes(utc(day).getUTCDay());
