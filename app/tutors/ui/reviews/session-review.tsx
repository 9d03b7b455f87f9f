import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { longDayOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { ownReviewQuery, sentNoteQuery } from '../../api/reviews-client.ts';
import type { OwnReview } from '../../model/reviews-schemas.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import './reviews.css';

/** After a session, for the account that booked it: the tutor’s note and the account’s review. Needs the texts `reviewPages`. */
export function AfterSession({ bookingId, tutor }: { bookingId: string; tutor: string }) {
  const { data: own } = useQuery(ownReviewQuery(bookingId));
  return (
    <>
      <SentNote bookingId={bookingId} tutor={tutor} />
      {own && (own.mayWrite || own.review) && <OwnReviewPart bookingId={bookingId} own={own} />}
    </>
  );
}

function SentNote({ bookingId, tutor }: { bookingId: string; tutor: string }) {
  const t = useTranslations('reviewPages.note');
  const { state, timeZone } = usePreferences();
  const { data: note } = useQuery(sentNoteQuery(bookingId));
  if (!note) return null;
  const parts = [
    [t('did'), note.did],
    [t('alone'), note.alone],
    [t('next'), note.nextStep],
  ] as const;
  return (
    <section className="after-session" aria-labelledby="note">
      <h2 id="note">{t('title', { tutor })}</h2>
      <dl>
        {parts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="small muted">
        {t('sent', { day: longDayOf(note.sentAt, { locale: state.locale, timeZone }) })}
      </p>
    </section>
  );
}

function OwnReviewPart({ bookingId, own }: { bookingId: string; own: OwnReview }) {
  const t = useTranslations('reviewPages.own');
  const { state, timeZone } = usePreferences();
  const [changing, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  // The form has been replaced: move the focus to the result.
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  const { review, until, mayWrite, tutor } = own;
  const writing = review === null || changing;
  return (
    <section className="after-session" id="review" aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {writing ? t('title', { tutor }) : t('yours')}
      </h2>
      {writing ? (
        <ReviewForm
          bookingId={bookingId}
          own={own}
          onDone={() => {
            setChanging(false);
            setSent(sent + 1);
          }}
          {...(review ? { onLeave: () => setChanging(false) } : {})}
        />
      ) : (
        <>
          <Stars stars={review.stars} />
          {review.words && <p className="as-said">{review.words}</p>}
          {review.answer && (
            <p className="as-said answer">
              <b>{t('answer', { tutor })}</b> {review.answer}
            </p>
          )}
          <p className="small muted">
            {t('thanks', { tutor })}{' '}
            {mayWrite && until && t('until', { day: longDayOf(until, { locale: state.locale, timeZone }) })}
          </p>
          {mayWrite && (
            <button type="button" className="btn btn-secondary btn-sm" onClick={() => setChanging(true)}>
              {t('change')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
