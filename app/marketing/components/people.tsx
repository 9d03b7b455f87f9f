import { useTranslations } from 'use-intl/react';
import { MoreLink } from './ways.tsx';

/** Real tutors with their next free time, from the engine that sells it. */
export function People() {
  const t = useTranslations('home.people');
  return (
    <div className="page slim-pad">
      <h2 id="people-title">{t('titleNone')}</h2>
      <MoreLink to="/tutor">{t('all')}</MoreLink>
    </div>
  );
}
