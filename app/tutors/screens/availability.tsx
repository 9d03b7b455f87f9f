import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Availability() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.availability')} action={t('nav.home')} to="/" />;
}
