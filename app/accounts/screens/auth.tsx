import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Auth() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.auth')} action={t('nav.home')} to="/" />;
}
