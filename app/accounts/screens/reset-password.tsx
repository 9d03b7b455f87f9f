import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function ResetPassword() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.reset')} action={t('nav.home')} to="/" />;
}
