import { useTranslations } from 'use-intl/react';
import { PlainPage } from '#app/ui/plain-page.tsx';

export default function AiTutor() {
  const t = useTranslations('shell');
  return <PlainPage title={t('openings.aiTutor')} action={t('nav.home')} to="/" />;
}
