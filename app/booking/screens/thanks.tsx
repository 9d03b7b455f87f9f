import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Thanks() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.thanks')} action={t('nav.home')} to="/" />;
}
