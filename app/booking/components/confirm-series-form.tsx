import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { learnerFor } from '../choice.ts';
import { learnersQuery } from '../client.ts';
import { forgetNote, keepLearner, keepNote, readLearner, readNote } from '../note.ts';
import { PaymentNotice } from '../paying/payment-notice.tsx';
import type { SeriesHold } from '../schemas.ts';
import { confirmSeries } from '../series/client.ts';
import { PayChoice } from '../credit/pay-choice.tsx';
import { useCredit } from '../credit/use-credit.ts';
import { ForWhom } from './for-whom.tsx';

type ConfirmSeriesFormProps = { series: SeriesHold; card: boolean; onExpired: () => void };

/** For whom, what the tutor should know, and the one button that books all sessions. */
export function ConfirmSeriesForm({ series, card, onExpired }: ConfirmSeriesFormProps) {
  const t = useTranslations('bookPages');
  const repeat = useTranslations('bookChanges.repeat');
  const paying = useTranslations('paying');
  const { state } = usePreferences();
  const tutor = series.sessions[0]?.tutor ?? { id: '', name: '' };
  const form = useRef<HTMLFormElement>(null);
  const learners = useQuery(learnersQuery);
  const payment = useSearchParams()[0].get('payment');
  const [asked, setAsked] = useState(() => readLearner(series.id));
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState(() => readNote(tutor.id));
  const learner = learnerFor(asked, learners.data ?? []);
  const credit = useCredit(series.sessions[0]?.id ?? '', series.sessions.length);
  const credits = useTranslations('bookCredit');
  const byCard = card && !credit.chosen;
  const book = useBookSeries({
    series,
    card: byCard,
    credit: credit.chosen,
    note,
    learner: learner ?? null,
    tutorId: tutor.id,
    onExpired,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (learner === undefined) form.current?.querySelector<HTMLInputElement>('[name=learner]')?.focus();
    else book.mutate();
  };
  const total = formatMoney(series.total, state.locale, 'exact');
  const leaving = book.isPending || book.data !== undefined;
  return (
    <form className="fields" ref={form} onSubmit={submit}>
      {payment && <PaymentNotice id={payment} />}
      {learners.data && (
        <ForWhom
          learners={learners.data}
          chosen={learner}
          missing={missing && learner === undefined}
          back={`/confirm?series=${series.id}`}
          onChoose={(chosen) => {
            setAsked(chosen);
            keepLearner(series.id, chosen);
          }}
        />
      )}
      <label className="field">
        <span className="label">
          {t('confirm.note', { name: tutor.name.split(' ')[0] ?? tutor.name })}{' '}
          <span className="muted">{t('confirm.optional')}</span>
        </span>
        <textarea
          className="input"
          maxLength={2000}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            keepNote(tutor.id, event.target.value);
          }}
        />
      </label>
      <PayChoice credit={credit} price={series.total} sessions={series.sessions.length} />
      {!credit.chosen && (
        <p>
          {card
            ? `${paying('card', { price: total })} ${paying('kept')}`
            : t('confirm.invoice', { price: total })}
        </p>
      )}
      {book.error && (
        <p className="error" role="alert">
          {(book.error instanceof ApiFailure && book.error.message) || t('failed')}
        </p>
      )}
      <div>
        <button className="btn btn-primary btn-lg" disabled={leaving}>
          {leaving
            ? repeat('booking')
            : credit.chosen
              ? credits('bookAll')
              : byCard
                ? repeat('bookAndPay')
                : repeat('book')}
        </button>
      </div>
    </form>
  );
}

type Booked = {
  series: SeriesHold;
  card: boolean;
  credit: boolean;
  note: string;
  learner: string | null;
  tutorId: string;
  onExpired: () => void;
};

function useBookSeries({ series, card, credit, note, learner, tutorId, onExpired }: Booked) {
  const { timeZone } = usePreferences();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    // A learner chosen after a refusal is another request: it needs another key.
    mutationFn: () =>
      confirmSeries(
        series.id,
        { learnerProfileId: learner, note, timeZone, ...(credit && { payWith: 'credit' as const }) },
        // Paid by card, the server gives the same page however often it is asked.
        card ? crypto.randomUUID() : `${key}-${learner ?? 'account'}-${credit}`,
      ),
    onSuccess: (answer) => {
      if ('checkout' in answer) return window.location.assign(answer.checkout.url);
      forgetNote(tutorId);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      void navigate(`/booking/thanks?series=${series.id}`, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'hold_expired') onExpired();
    },
  });
}
