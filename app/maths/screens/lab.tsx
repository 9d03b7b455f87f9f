import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Lab() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.lab')} action={t('nav.home')} to="/" />;
}
