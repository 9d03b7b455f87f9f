import { useTranslations } from 'use-intl/react';
import { HALVES_PER_CREDIT } from '../../domain/credit.ts';

/** Says how many credits so many halves are: `2 credits and a half`. */
export function useAmount(): (halves: number) => string {
  const t = useTranslations('creditPages');
  return (halves) =>
    t('amount', {
      count: Math.floor(halves / HALVES_PER_CREDIT),
      half: halves % HALVES_PER_CREDIT === 0 ? 'no' : 'yes',
    });
}
