import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { bookingQuery, confirmHold, learnersQuery } from '../client.ts';
import { forgetNote, keepNote, readNote } from '../note.ts';
import type { Hold } from '../schemas.ts';

/** For whom, what the tutor should know, and the one button that books. */
export function ConfirmForm({ hold, onExpired }: { hold: Hold; onExpired: () => void }) {
  const t = useTranslations('bookPages');
  const { state, timeZone } = usePreferences();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const learners = useQuery(learnersQuery);
  const [learner, setLearner] = useState<string | null>(null);
  const [shares, setShares] = useState(true);
  const [note, setNote] = useState(() => readNote(hold.tutor.id));
  const [key] = useState(() => crypto.randomUUID());
  const firstName = hold.tutor.name.split(' ')[0] ?? hold.tutor.name;
  const chosen = learners.data?.find(({ id }) => id === learner);
  const book = useMutation({
    // A learner chosen after a refusal is another request: it needs another key.
    mutationFn: () =>
      confirmHold(
        hold.id,
        { learnerProfileId: learner, note, sharesProgress: learner !== null && shares, timeZone },
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
    book.mutate();
  };
  const type = (text: string) => {
    setNote(text);
    keepNote(hold.tutor.id, text);
  };
  return (
    <form className="fields" onSubmit={submit}>
      {learners.data && learners.data.length > 0 && (
        <fieldset className="field">
          <legend className="label">{t('confirm.forWhom')}</legend>
          <div className="chips">
            {[{ id: null, name: t('confirm.me') }, ...learners.data].map(({ id, name }) => (
              <label key={id ?? 'me'} className={`chip ${learner === id ? 'is-on' : ''}`}>
                <input
                  className="sr"
                  type="radio"
                  name="learner"
                  checked={learner === id}
                  onChange={() => setLearner(id)}
                />
                {name}
              </label>
            ))}
            <Link className="chip" to="/learner-profiles">
              {t('confirm.addLearner')}
            </Link>
          </div>
        </fieldset>
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
      {chosen && (
        <label className="check">
          <input type="checkbox" checked={shares} onChange={(event) => setShares(event.target.checked)} />
          <span>{t('confirm.shares', { tutor: firstName, learner: chosen.name })}</span>
        </label>
      )}
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
