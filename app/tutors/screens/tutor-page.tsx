import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function TutorPage() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.tutorPage')} action={t('nav.home')} to="/" />;
}
