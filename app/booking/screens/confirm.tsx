import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Confirm() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.confirm')} action={t('nav.home')} to="/" />;
}
