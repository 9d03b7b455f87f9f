import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { newLesson } from './addresses.ts';

/** Link from a new conversation to a whole lesson. */
export function LessonLink() {
  const t = useTranslations('lessons');
  return (
    <p className="ls-link">
      <Link className="btn btn-secondary" to={newLesson()}>
        {t('link')}
      </Link>
      <span className="small muted">{t('linkText')}</span>
    </p>
  );
}
