import { useTranslations } from 'use-intl/react';
import { compare } from '../../domain/figures/compare.ts';
import { unitOf } from '../../domain/figures/figures.ts';
import type { FigureSeries } from '../../model/figures-schemas.ts';
import { useFormat } from './use-format.ts';

/** Change of a figure against the previous range: in words, with a percentage where meaningful. */
export function ChangeText({ series }: { series: FigureSeries }) {
  const t = useTranslations('founderFigures.changes');
  const format = useFormat();
  const { now, before, keptMonths } = series;
  const unit = unitOf(series.key);
  const change = compare(unit, now, before, keptMonths !== null);
  if (!('difference' in change)) {
    if (change.kind === 'erased') return t('erased', { months: String(keptMonths) });
    return t(change.kind, { before: format.value(series, before.value) });
  }
  if (change.kind === 'few' && before.base !== null)
    return t('fewBase', { now: format.number(now.base ?? 0), before: format.number(before.base) });
  const size = Math.abs(change.difference);
  const difference =
    unit === 'share'
      ? t('points', { difference: Math.round(size * 100) })
      : format.write(unit, series.currency, size);
  if (
    difference ===
    (unit === 'share' ? t('points', { difference: 0 }) : format.write(unit, series.currency, 0))
  )
    return t('same');
  const words = t(change.difference > 0 ? 'up' : 'down', { difference });
  if (change.kind === 'few') return t('few', { words });
  return change.percent === null
    ? words
    : `${words} ${t('percent', { percent: format.percent(change.percent) })}`;
}
