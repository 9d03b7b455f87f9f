import { useTranslations } from 'use-intl/react';

/** What a part of this room says while it is on its way or did not arrive. */
export function usePartTexts() {
  const t = useTranslations('tutorDesk.card');
  return { loading: t('loading'), failed: t('loadFailed'), again: t('again') };
}
