import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { ownReviewQuery, sendReview, waitingReviewsQuery } from '../../api/reviews-client.ts';
import type { NewReview, OwnReview } from '../../model/reviews-schemas.ts';
import { Star } from './stars.tsx';

const mostWords = 1000;
type Props = { bookingId: string; own: OwnReview; onDone(): void; onLeave?: () => void };

/** Stars as radio buttons, text, and the signature. */
export function ReviewForm({ bookingId, own, onDone, onLeave }: Props) {
  const t = useTranslations('reviewPages.own');
  const queries = useQueryClient();
  const id = useId();
  const [stars, setStars] = useState(own.review?.stars ?? 0);
  const [words, setWords] = useState(own.review?.words ?? '');
  const [signed, setSigned] = useState<NewReview['signed']>(own.review?.signed ?? 'initial');
  const [missing, setMissing] = useState(false);
  const send = useSingleMutation({
    mutationFn: () => sendReview(bookingId, { stars, words, signed }),
    onSuccess: (answer) => {
      queries.setQueryData(ownReviewQuery(bookingId).queryKey, answer);
      void queries.invalidateQueries({ queryKey: waitingReviewsQuery.queryKey });
      onDone();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars === 0) event.currentTarget.querySelector('input')?.focus();
    else send.mutate();
  };
  return (
    <form className="review-form" onSubmit={submit}>
      <fieldset aria-describedby={missing ? `${id}-missing` : undefined}>
        <legend className="label">{t('stars')}</legend>
        <div className="star-choice">
          {[1, 2, 3, 4, 5].map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-stars`}
                checked={stars === each}
                onChange={() => setStars(each)}
              />
              <Star full={each <= stars} />
              <span className="sr">{t('star', { stars: each })}</span>
            </label>
          ))}
        </div>
        {missing && stars === 0 && (
          <p className="error" id={`${id}-missing`} role="alert">
            {t('missing')}
          </p>
        )}
      </fieldset>
      <label className="field">
        <span className="label">{t('words')}</span>
        <textarea
          className="input"
          value={words}
          maxLength={mostWords}
          aria-describedby={`${id}-help`}
          onChange={(event) => setWords(event.target.value)}
        />
        <span className="help" id={`${id}-help`}>
          {t('wordsHelp')}
        </span>
      </label>
      <Signed own={own} signed={signed} onChange={setSigned} />
      {own.review?.answer && <p className="small muted">{t('answerGoes', { tutor: own.tutor })}</p>}
      {send.error && (
        <p className="error" role="alert">
          {(send.error instanceof ApiFailure && send.error.message) || t('failed')}
        </p>
      )}
      <div className="acts">
        <button className="btn btn-primary" disabled={send.isPending}>
          {send.isPending ? t('sending') : t(own.review ? 'save' : 'send')}
        </button>
        {onLeave && (
          <button type="button" className="btn btn-quiet" onClick={onLeave}>
            {t('leave')}
          </button>
        )}
      </div>
    </form>
  );
}

type SignedProps = {
  own: OwnReview;
  signed: NewReview['signed'];
  onChange(signed: NewReview['signed']): void;
};

function Signed({ own: { names }, signed, onChange }: SignedProps) {
  const t = useTranslations('reviewPages.own');
  const id = useId();
  if (!names) return <p className="small muted">{t('learner')}</p>;
  return (
    <fieldset>
      <legend className="label">{t('signed')}</legend>
      {(['initial', 'name'] as const).map((each) => (
        <label key={each} className="check">
          <input type="radio" name={id} checked={signed === each} onChange={() => onChange(each)} />
          {names[each]}
        </label>
      ))}
    </fieldset>
  );
}
