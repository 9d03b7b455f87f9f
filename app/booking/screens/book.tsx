import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Book() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.book')} action={t('nav.home')} to="/" />;
}
