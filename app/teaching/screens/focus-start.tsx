import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function FocusStart() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.focus')} action={t('nav.home')} to="/" />;
}
