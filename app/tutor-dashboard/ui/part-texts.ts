import { useTranslations } from 'use-intl/react';

/** Loading and error texts of dashboard sections. */
export function usePartTexts() {
  const t = useTranslations('tutorDesk.card');
  return { loading: t('loading'), failed: t('loadFailed'), again: t('again') };
}
