import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Callback() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.callback')} action={t('nav.home')} to="/" />;
}
