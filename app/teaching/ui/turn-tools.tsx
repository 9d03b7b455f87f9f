import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { ReadAloud } from '#app/learners/index.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { showToast } from '#app/ui/toast.ts';
import type { TutorBlock } from '../model/blocks.ts';
import { rateTurn, sessionQuery } from '../api/client.ts';
import { longestReason } from '../model/limits.ts';
import type { TutorTurnView } from '../model/views.ts';
import { copiedText, spokenTexts } from '../domain/turns/turn-text.ts';
import { RephraseIcon, CopyIcon, ThumbDownIcon, ThumbUpIcon } from './icons.tsx';
import { keyOf } from './session-keys.ts';
import './conversations.css';

type Props = {
  sessionId: string;
  turn: TutorTurnView;
  /** Blocks as displayed. */
  blocks: readonly TutorBlock[];
  /** Rephrases the turn; absent where that is not possible. */
  onAnew?: (() => void) | undefined;
};

/** Actions on a tutor's turn: copy, read aloud, rate. */
export function TurnTools({ sessionId, turn, blocks, onAnew }: Props) {
  const words = useTranslations('tutorWords');
  const t = useTranslations('teaching.tutor');
  const { rating, asking, rate, done, down, up } = useRating(sessionId, turn);
  const copy = () => {
    navigator.clipboard.writeText(copiedText(blocks)).then(
      () => showToast({ title: t('copied') }),
      () => showToast({ title: t('copyFailed'), kind: 'destructive' }),
    );
  };
  return (
    <div className="t-tools">
      <div className="t-tools-row">
        <button type="button" className="icon-btn" aria-label={t('copy')} onClick={copy}>
          <CopyIcon />
        </button>
        <button
          type="button"
          className="icon-btn"
          ref={up}
          aria-label={t('thumbUp')}
          aria-pressed={rating?.value === 1}
          onClick={() => rate(1)}
        >
          <ThumbUpIcon />
        </button>
        <button
          type="button"
          className="icon-btn"
          ref={down}
          aria-label={t('thumbDown')}
          aria-pressed={rating?.value === -1}
          onClick={() => rate(-1)}
        >
          <ThumbDownIcon />
        </button>
        {onAnew && (
          <button
            type="button"
            className="icon-btn"
            aria-label={words('anew')}
            aria-keyshortcuts={keyOf('anew')}
            onClick={onAnew}
          >
            <RephraseIcon />
          </button>
        )}
        <ReadAloud texts={spokenTexts(blocks)} />
      </div>
      {rating && asking && <Reason key={rating.value} rating={rating} onDone={done} />}
    </div>
  );
}

type Rating = NonNullable<TutorTurnView['rating']>;

/** The learner's thumb: pressing it again clears it; a reason may be added while `asking`. */
function useRating(sessionId: string, turn: TutorTurnView) {
  const t = useTranslations('teaching.tutor');
  const { user } = useAuth();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const rating = turn.rating ?? null;
  const saveRating = async (value: 1 | -1 | null, reason: string) => {
    try {
      const stored = await rateTurn(sessionId, turn.id, { rating: value, ...(reason && { reason }) });
      cache.setQueryData(
        sessionQuery(sessionId, user?.id).queryKey,
        (before) =>
          before && {
            ...before,
            turns: before.turns.map((one) =>
              one.id === turn.id && one.speaker === 'tutor' ? { ...one, rating: stored } : one,
            ),
          },
      );
      return true;
    } catch {
      showToast({ title: t('changeFailed'), kind: 'destructive' });
      return false;
    }
  };
  const rate = useSingleFlight(async (value: 1 | -1) => {
    const back = rating?.value === value;
    if (await saveRating(back ? null : value, '')) setAsking(!back);
  }, String);
  /** Ends the question for a reason; null stores none. Focus returns to the thumb. */
  const done = useSingleFlight(async (reason: string | null) => {
    if (reason !== null && rating && !(await saveRating(rating.value, reason))) return;
    setAsking(false);
    (rating?.value === 1 ? up : down).current?.focus();
    if (reason !== null) showToast({ title: t('reasonKept') });
  });
  return { rating, asking, rate: (value: 1 | -1) => void rate(value), done, up, down };
}

function Reason({ rating, onDone }: { rating: Rating; onDone(reason: string | null): Promise<void> }) {
  const t = useTranslations('teaching.tutor');
  const id = useId();
  const [reason, setReason] = useState(rating.reason ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onDone(reason.trim() === '' ? null : reason.trim());
  };
  return (
    <form className="t-reason" onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {t(rating.value === 1 ? 'reasonUp' : 'reasonDown')}
      </label>
      <input
        id={id}
        ref={field}
        className="input"
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') void onDone(null);
        }}
      />
      <div className="t-choices">
        <button type="submit" className="btn btn-secondary btn-sm">
          {t('reasonSend')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void onDone(null)}>
          {t('skip')}
        </button>
      </div>
    </form>
  );
}
