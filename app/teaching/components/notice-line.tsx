import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Notice } from './use-session.ts';

/** What did not work, in one sentence, and the way on where an account would help. */
export function NoticeLine({ notice }: { notice: Notice | null }) {
  const t = useTranslations('teaching.tutor');
  const { pathname, search } = useLocation();
  return (
    <div role="status" aria-live="polite">
      {notice && (
        <p className="t-notice">
          <span>{notice.text}</span>
          {notice.signIn && (
            <Link
              className="btn btn-secondary btn-sm"
              to={`/auth?${new URLSearchParams({ next: pathname + search })}`}
            >
              {t('signIn')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
