import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import type { Review, ReviewPage } from '../../model/reviews-schemas.ts';
import { Stars } from './stars.tsx';
import './reviews.css';

/** Reviews of a tutor after completed sessions. Texts are shown as typed. */
export function ReviewList({ page, name }: { page: ReviewPage; name: string }) {
  const t = useTranslations('reviewPages.list');
  return (
    <section className="sec" aria-labelledby="reviews">
      <h2 id="reviews">{t('title')}</h2>
      {page.reviews.length === 0 ? (
        <p className="muted">{t('none', { name })}</p>
      ) : (
        <ul className="review-list">
          {page.reviews.map((review, at) => (
            // Reviews can be identical; the order does not change on the page.
            <li key={at}>
              <ReviewText review={review} name={name} />
            </li>
          ))}
        </ul>
      )}
      {page.more > 0 && <p className="small muted">{t('more', { count: page.more })}</p>}
      <p className="small muted">{t('from')}</p>
    </section>
  );
}

/** One review with its answer. */
export function ReviewText({ review, name }: { review: Review; name: string }) {
  const t = useTranslations('reviewPages.list');
  const { state } = usePreferences();
  const month = new Intl.DateTimeFormat(state.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${review.month}-15T12:00:00Z`));
  return (
    <>
      <Stars stars={review.stars} />
      {review.words && <p className="as-said">{review.words}</p>}
      <p className="small muted">
        {review.name ?? t('learner')}, {month}
      </p>
      {review.answer && (
        <p className="as-said answer">
          <b>{t('answer', { name })}</b> {review.answer}
        </p>
      )}
    </>
  );
}
