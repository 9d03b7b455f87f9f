import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Course() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.courses')} action={t('nav.home')} to="/" />;
}
