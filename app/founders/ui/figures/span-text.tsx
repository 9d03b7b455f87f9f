import { useTranslations } from 'use-intl/react';
import { cityOfZone, timeInSentence } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';
import { useFormat } from './use-format.ts';

/** The counted days, their time zone, and the range they are compared with. */
export function SpanText({ figures }: { figures: FounderFigures }) {
  const t = useTranslations('founderFigures');
  const format = useFormat();
  const { locale } = usePreferences().state;
  const { range, before, zone, soFar, step } = figures;
  return (
    <p className="muted small num figures-span">
      {t('span', { range: format.days(range), before: format.days(before), city: cityOfZone(zone, locale) })}{' '}
      {soFar !== null &&
        t('soFar', { time: timeInSentence(`2000-01-01T${soFar}:00Z`, { locale, timeZone: 'UTC' }) })}{' '}
      {step === 'week' && t('weekly')}
    </p>
  );
}
