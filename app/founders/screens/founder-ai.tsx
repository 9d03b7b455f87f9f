import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function FounderAi() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.founderHub')} action={t('nav.home')} to="/" />;
}
