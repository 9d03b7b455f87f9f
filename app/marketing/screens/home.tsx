import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Home() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.home')} action={t('nav.home')} to="/" />;
}
