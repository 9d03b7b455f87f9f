import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { bookingQuery, confirmHold, learnersQuery } from '../client.ts';
import { learnerFor } from '../choice.ts';
import { forgetNote, keepNote, readNote } from '../note.ts';
import type { Hold } from '../schemas.ts';
import { ForWhom } from './for-whom.tsx';

/** For whom, what the tutor should know, and the one button that books. */
export function ConfirmForm({ hold, onExpired }: { hold: Hold; onExpired: () => void }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const learners = useQuery(learnersQuery);
  const [parameters] = useSearchParams();
  const [asked, setChosen] = useState<string | null | undefined>(parameters.get('learner') ?? undefined);
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState(() => readNote(hold.tutor.id));
  const [key] = useState(() => crypto.randomUUID());
  const firstName = hold.tutor.name.split(' ')[0] ?? hold.tutor.name;
  const others = learners.data ?? [];
  const learner = learnerFor(asked, others);
  const book = useMutation({
    // A learner chosen after a refusal is another request: it needs another key.
    mutationFn: () =>
      confirmHold(
        hold.id,
        { learnerProfileId: learner ?? null, note, timeZone },
        `${key}-${learner ?? 'account'}`,
      ),
    onSuccess: (answer) => {
      forgetNote(hold.tutor.id);
      queries.setQueryData(bookingQuery(answer.booking.id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: ['booking', 'list'] });
      void navigate(`/booking/thanks?booking=${answer.booking.id}`, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'hold_expired') onExpired();
    },
  });
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
      {learners.data && (
        <ForWhom
          learners={learners.data}
          chosen={learner}
          missing={missing && learner === undefined}
          back={`/confirm?hold=${hold.id}`}
          onChoose={setChosen}
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
      <p>{t('confirm.invoice', { price: formatMoney(hold.price, state.locale, 'exact') })}</p>
      {book.error && (
        <p className="error" role="alert">
          {(book.error instanceof ApiFailure && book.error.message) || t('failed')}
        </p>
      )}
      <div>
        <button className="btn btn-primary btn-lg" disabled={book.isPending}>
          {book.isPending ? t('confirm.booking') : t('confirm.book')}
        </button>
      </div>
    </form>
  );
}
