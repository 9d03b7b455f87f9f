import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { reviewsQuery, setReviewHidden } from '../api/client.ts';
import type { ReviewRow } from '../model/schemas.ts';
import { FirstRows } from './first-rows.tsx';
import { useMoment } from './moment.ts';
import { Part } from './part.tsx';
import { firstRows } from './queue.tsx';
import { Section } from './section.tsx';
import { useAct } from './use-act.ts';

/** Reviews loaded per press. */
const STEP = 100;

/** Learners’ reviews of tutors, latest first. */
export function Reviews() {
  const t = useTranslations('founders.reviews');
  const [limit, setLimit] = useState(STEP);
  const query = useQuery(reviewsQuery(limit));
  const hidden = query.data?.hidden;
  return (
    <Section
      name="reviews"
      wide
      title={t('title')}
      {...(hidden === undefined ? {} : { note: t('note', { count: hidden }) })}
    >
      <Part query={query} height={8}>
        {({ reviews, older }) =>
          reviews.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <>
              <FirstRows rows={reviews} first={firstRows}>
                {(shown) => (
                  <ul className="queue">
                    {shown.map((review) => (
                      <Review key={review.bookingId} review={review} />
                    ))}
                  </ul>
                )}
              </FirstRows>
              {older > 0 && (
                <button
                  type="button"
                  className="btn btn-secondary btn-sm"
                  onClick={() => setLimit(reviews.length + STEP)}
                >
                  {t('older', { count: older })}
                </button>
              )}
            </>
          )
        }
      </Part>
    </Section>
  );
}

function Review({ review }: { review: ReviewRow }) {
  const t = useTranslations('founders.reviews');
  const moment = useMoment();
  const { bookingId, tutor, stars, words, name, at, answer, hidden } = review;
  const deciding = useAct(
    (hidden: boolean) => setReviewHidden(bookingId, hidden),
    t(hidden ? 'shown' : 'hidden', { tutor }),
  );
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{t('of', { tutor, stars })}</b>{' '}
          <span className="small muted">{t('by', { name: name ?? t('learner'), at: moment(at) })}</span>
        </p>
        <p className={`said ${hidden ? 'muted' : ''}`}>{t('said', { text: words })}</p>
        {answer !== null && <p className="small">{t('answer', { tutor, text: answer })}</p>}
      </div>
      <span className={`tag ${hidden ? 'tag-sun' : ''}`}>{t(hidden ? 'stateHidden' : 'stateShown')}</span>
      <div className="row-acts">
        <button
          className={`btn btn-sm ${hidden ? 'btn-secondary' : 'btn-quiet -ml-4'}`}
          type="button"
          disabled={deciding.isPending}
          onClick={() => deciding.mutate(!hidden)}
        >
          {t(hidden ? 'show' : 'hide')}
        </button>
      </div>
    </li>
  );
}
