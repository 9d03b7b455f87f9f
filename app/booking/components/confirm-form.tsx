import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { bookingQuery, confirmHold, learnersQuery } from '../client.ts';
import { learnerFor } from '../choice.ts';
import { forgetNote, keepLearner, keepNote, readLearner, readNote } from '../note.ts';
import { PaymentNotice } from '../paying/payment-notice.tsx';
import type { Hold } from '../schemas.ts';
import { PayChoice } from '../credit/pay-choice.tsx';
import { useCredit } from '../credit/use-credit.ts';
import { ForWhom } from './for-whom.tsx';

/** For whom, what the tutor should know, and the one button that books. */
export function ConfirmForm({ hold, card, onExpired }: { hold: Hold; card: boolean; onExpired: () => void }) {
  const t = useTranslations('bookPages');
  const paying = useTranslations('paying');
  const { state, timeZone } = usePreferences();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const learners = useQuery(learnersQuery);
  const [parameters] = useSearchParams();
  const [asked, setChosen] = useState<string | null | undefined>(
    () => parameters.get('learner') ?? readLearner(hold.id),
  );
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState(() => readNote(hold.tutor.id));
  const [key] = useState(() => crypto.randomUUID());
  const firstName = hold.tutor.name.split(' ')[0] ?? hold.tutor.name;
  const others = learners.data ?? [];
  const learner = learnerFor(asked, others);
  const credit = useCredit(hold.id);
  const credits = useTranslations('bookCredit');
  const book = useMutation({
    // A learner chosen after a refusal is another request: it needs another key.
    mutationFn: () =>
      confirmHold(
        hold.id,
        {
          learnerProfileId: learner ?? null,
          note,
          timeZone,
          ...(credit.chosen && { payWith: 'credit' as const }),
        },
        // Paid by card, the server gives the same page however often it is asked.
        card && !credit.chosen ? crypto.randomUUID() : `${key}-${learner ?? 'account'}-${credit.chosen}`,
      ),
    onSuccess: (answer) => {
      if ('checkout' in answer) return window.location.assign(answer.checkout.url);
      forgetNote(hold.tutor.id);
      queries.setQueryData(bookingQuery(answer.booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      if (credit.chosen) void queries.invalidateQueries({ queryKey: ['credits'] });
      void navigate(`/booking/thanks?booking=${answer.booking.id}`, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'hold_expired') onExpired();
    },
  });
  const { reset } = book;
  useEffect(() => {
    // Whoever comes back by the browser’s own way back finds the button as it was.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
  const leaving = book.isPending || book.data !== undefined;
  const price = formatMoney(hold.price, state.locale, 'exact');
  const payment = parameters.get('payment');
  const choose = (learner: string | null) => {
    setChosen(learner);
    keepLearner(hold.id, learner);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(true);
    if (learner === undefined) form.current?.querySelector<HTMLInputElement>('[name=learner]')?.focus();
    else book.mutate();
  };
  const type = (text: string) => {
    setNote(text);
    keepNote(hold.tutor.id, text);
  };
  return (
    <form className="fields" ref={form} onSubmit={submit}>
      {payment && <PaymentNotice id={payment} />}
      {learners.data && (
        <ForWhom
          learners={learners.data}
          chosen={learner}
          missing={missing && learner === undefined}
          back={`/confirm?hold=${hold.id}`}
          onChoose={choose}
        />
      )}
      <label className="field">
        <span className="label">
          {t('confirm.note', { name: firstName })} <span className="muted">{t('confirm.optional')}</span>
        </span>
        <textarea
          className="input"
          maxLength={2000}
          value={note}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <PayChoice credit={credit} price={hold.price} />
      {!credit.chosen && (
        <p>{card ? `${paying('card', { price })} ${paying('kept')}` : t('confirm.invoice', { price })}</p>
      )}
      {book.error && (
        <p className="error" role="alert">
          {(book.error instanceof ApiFailure && book.error.message) || t('failed')}
        </p>
      )}
      <div>
        <button className="btn btn-primary btn-lg" disabled={leaving}>
          {card && !credit.chosen
            ? leaving
              ? paying('leading')
              : paying('pay', { price })
            : leaving
              ? t('confirm.booking')
              : credit.chosen
                ? credits('book')
                : t('confirm.book')}
        </button>
      </div>
    </form>
  );
}
