import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { formatMoney, type Money } from '#app/platform/money.ts';
import { InvoiceTo } from '#app/pricing/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { learnersQuery } from '../api/client.ts';
import { learnerFor } from '../model/choice.ts';
import { PayChoice } from './credit/pay-choice.tsx';
import { isOneCreditEach, payWithOf, useCredit } from './credit/use-credit.ts';
import { keepLearner, keepNote, readLearner, readNote } from './note.ts';
import { PaymentNotice } from './paying/payment-notice.tsx';
import { SharePractice } from './share-practice.tsx';
import { type ToBook, useBooking } from './use-booking.ts';
import { ForWhom } from './for-whom.tsx';

type ConfirmFormProps = { held: ToBook; card: boolean; onHeldNoMore: () => void };

/** Learner, note to the tutor, payment method and the submit button. */
export function ConfirmForm({ held, card, onHeldNoMore }: ConfirmFormProps) {
  const t = useTranslations('bookPages');
  const paying = useTranslations('paying');
  const { state, timeZone } = usePreferences();
  const firstName = held.tutor.name.split(' ')[0] ?? held.tutor.name;
  const form = useRef<HTMLFormElement>(null);
  const payment = useSearchParams()[0].get('payment');
  const { learner, ...forWhom } = useLearner(held);
  const [note, setNote] = useState(() => readNote(held.tutor.id));
  // Consent for one learner is none for another who is chosen later.
  const [sharedOf, setSharedOf] = useState<string | null>(null);
  const profile = forWhom.learners?.find(({ id }) => id === learner);
  const shares = profile !== undefined && profile.id === sharedOf;
  const credit = useCredit(held.firstHold);
  const { option } = credit;
  const toPay = option?.difference ?? held.price;
  const isFree = option !== null && toPay.amountMinor === 0;
  const book = useBooking(held, { onHeldNoMore, onCreditChanged: credit.reload });
  const price = formatMoney(toPay, state.locale, 'exact');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forWhom.ask();
    if (learner === undefined) {
      form.current?.querySelector<HTMLInputElement>('[name=learner]')?.focus();
      return;
    }
    const consent = shares ? { sharesProgress: true } : {};
    book.press({ learnerProfileId: learner, note, timeZone, ...consent, ...payWithOf(option) });
  };
  return (
    <form className="fields" ref={form} onSubmit={submit}>
      {payment && <PaymentNotice id={payment} />}
      {forWhom.learners && (
        <ForWhom
          learners={forWhom.learners}
          chosen={learner}
          missing={forWhom.missing}
          back={`/confirm?${held.kind}=${held.id}`}
          onChoose={forWhom.choose}
        />
      )}
      {profile && (
        <SharePractice
          learner={profile.name}
          tutor={firstName}
          sessions={held.sessions}
          shares={shares}
          onChange={(allowed) => setSharedOf(allowed ? profile.id : null)}
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
          onChange={(event) => {
            setNote(event.target.value);
            keepNote(held.tutor.id, event.target.value);
          }}
        />
      </label>
      <PayChoice credit={credit} price={held.price} card={card} sessions={held.sessions} />
      {!isFree && (
        <p>{card ? `${paying('card', { price })} ${paying('kept')}` : t('confirm.invoice', { price })}</p>
      )}
      {!card && toPay.amountMinor > 0 && <InvoiceTo />}
      {book.error && (
        <p className="error" role="alert">
          {(book.error instanceof ApiFailure && book.error.message) || t('failed')}
        </p>
      )}
      <div>
        <button className="btn btn-primary btn-lg" disabled={book.leaving}>
          <Press
            held={held}
            toPay={toPay}
            by={isFree ? 'credit' : card ? 'card' : 'invoice'}
            isWhole={option !== null && isOneCreditEach(option, held.sessions)}
            busy={book.leaving}
          />
        </button>
      </div>
    </form>
  );
}

/** The selected learner: from the URL, or stored earlier for this hold. `ask` shows the error for a missing selection. */
function useLearner({ id }: ToBook) {
  const { data: learners } = useQuery(learnersQuery);
  const [parameters] = useSearchParams();
  const [chosenLearner, setChosenLearner] = useState<string | null | undefined>(
    () => parameters.get('learner') ?? readLearner(id),
  );
  const [submitted, setSubmitted] = useState(false);
  const learner = learnerFor(chosenLearner, learners ?? []);
  return {
    learners,
    learner,
    missing: submitted && learner === undefined,
    ask: () => setSubmitted(true),
    choose: (chosen: string | null) => {
      setChosenLearner(chosen);
      keepLearner(id, chosen);
    },
  };
}

type PressProps = {
  held: ToBook;
  toPay: Money;
  by: 'credit' | 'card' | 'invoice';
  /** One whole credit for each session. */
  isWhole: boolean;
  busy: boolean;
};

/** Submit button with its label or progress text. */
function Press({ held, toPay, by, isWhole, busy }: PressProps) {
  const t = useTranslations('bookPages.confirm');
  const all = useTranslations('bookChanges.repeat');
  const paying = useTranslations('paying');
  const credits = useTranslations('bookCredit');
  const { state } = usePreferences();
  const one = held.kind === 'hold';
  if (busy && by === 'card') return paying('leading');
  if (busy) return one ? t('booking') : all('booking');
  if (by === 'credit' && one) return isWhole ? credits('book') : credits('bookWithCredits');
  if (by === 'credit') return credits('bookAll');
  if (by === 'invoice') return one ? t('book') : all('book');
  return one ? paying('pay', { price: formatMoney(toPay, state.locale, 'exact') }) : all('bookAndPay');
}
