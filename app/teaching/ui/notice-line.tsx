import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { CareBlock } from './care-block.tsx';
import type { SessionNotice } from './use-session.ts';

/** The error in one sentence, with a link to sign in if that helps; or the answer to a safety flag. */
export function NoticeLine({ notice }: { notice: SessionNotice | null }) {
  const t = useTranslations('teaching.tutor');
  const { pathname, search } = useLocation();
  if (notice?.care) return <CareBlock block={notice.care} />;
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
