import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Practice() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.practice')} action={t('nav.home')} to="/" />;
}
