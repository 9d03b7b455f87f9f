import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Dashboard() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.dashboard')} action={t('nav.home')} to="/" />;
}
