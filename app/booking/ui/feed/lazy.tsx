import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { Waiting } from '#app/ui/part.tsx';
import type { FeedSide } from '../../model/feed-schemas.ts';

const Parts = lazy(() => import('./feed-part.tsx'));

/** Calendar subscription for an account or a tutor, lazily loaded. Needs the texts `calendarFeed`. */
export function CalendarFeed({ side }: { side: FeedSide }) {
  const t = useTranslations('calendarFeed');
  return (
    <Suspense fallback={<Waiting height={14} label={t('loading')} />}>
      <Parts side={side} />
    </Suspense>
  );
}
