import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function TutorModels() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.models')} action={t('nav.home')} to="/" />;
}
