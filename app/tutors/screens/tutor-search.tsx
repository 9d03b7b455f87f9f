import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function TutorSearch() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.tutorSearch')} action={t('nav.home')} to="/" />;
}
