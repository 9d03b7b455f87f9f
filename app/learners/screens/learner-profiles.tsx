import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function LearnerProfiles() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.profiles')} action={t('nav.home')} to="/" />;
}
