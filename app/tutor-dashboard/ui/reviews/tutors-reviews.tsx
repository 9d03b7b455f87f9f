import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { sendAnswer, tutorsReviewsQuery } from '#app/tutors/index.ts';
import type { TutorsReview } from '#app/tutors/index.ts';
import { ReviewText } from '#app/tutors/index.ts';
import '#app/tutors/ui/reviews/reviews.css';

/** Reviews of the signed-in tutor, each with a form to answer once. */
export function TutorsReviews({ name }: { name: string }) {
  const t = useTranslations('reviewPages.tutor');
  const { data: reviews } = useQuery(tutorsReviewsQuery);
  if (!reviews) return null;
  return (
    <section className="desk-reviews" aria-labelledby="about-me">
      <h2 id="about-me">{t('title')}</h2>
      {reviews.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className="review-list">
        {reviews.map((review) => (
          <li key={review.bookingId}>
            <ReviewText review={review} name={name} />
            {review.hidden && <p className="small muted">{t('hidden')}</p>}
            {!review.hidden && review.answer === null && <Answer review={review} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ review: { bookingId } }: { review: TutorsReview }) {
  const t = useTranslations('reviewPages.tutor');
  const queries = useQueryClient();
  const [key, setKey] = useState<string | null>(null);
  const [text, setText] = useState('');
  const send = useSingleMutation({
    mutationFn: (idempotencyKey: string) => sendAnswer(bookingId, text, idempotencyKey),
    onSuccess: () => queries.invalidateQueries({ queryKey: tutorsReviewsQuery.queryKey }),
  });
  if (key === null)
    return (
      <button
        type="button"
        className="btn btn-quiet btn-sm -ml-4"
        onClick={() => setKey(crypto.randomUUID())}
      >
        {t('write')}
      </button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(key);
  };
  return (
    <form className="review-form" onSubmit={submit}>
      <label className="field">
        <span className="label">{t('answer')}</span>
        <textarea
          className="input"
          required
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className="help">{t('help')}</span>
      </label>
      {send.error && (
        <p className="error" role="alert">
          {(send.error instanceof ApiFailure && send.error.message) || t('failed')}
        </p>
      )}
      <div className="acts">
        <button className="btn btn-secondary btn-sm" disabled={text.trim() === '' || send.isPending}>
          {send.isPending ? t('sending') : t('send')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setKey(null)}>
          {t('leave')}
        </button>
      </div>
    </form>
  );
}
