import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function TutorDashboard() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.tutorDashboard')} action={t('nav.home')} to="/" />;
}
