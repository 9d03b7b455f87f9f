import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** What applies without an account. */
export function VisitorNote() {
  const t = useTranslations('teaching.tutor');
  const { pathname, search } = useLocation();
  const way = `/auth?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <p className="small muted t-screen">
      {t.rich('visitor', { link: (chunks) => <Link to={way}>{chunks}</Link> })}
    </p>
  );
}
