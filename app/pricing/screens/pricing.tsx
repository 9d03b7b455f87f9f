import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function Pricing() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.pricing')} action={t('nav.home')} to="/" />;
}
