import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { SafetyCare } from '../model/blocks.ts';
import { dropThought, parkThought, sessionQuery } from '../api/client.ts';
import type { FocusView } from '../model/views.ts';
import { ParkIcon } from './icons.tsx';
import { NoticeLine } from './notice-line.tsx';
import type { SessionNotice } from './use-session.ts';

/** Parking lot for thoughts that can wait. Each is stored at once. */
export function ParkingLot({ id, focus }: { id: string; focus: FocusView }) {
  const t = useTranslations('teaching');
  const { user } = useAuth();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { queryKey } = sessionQuery(id, user?.id);
  // The clock was not fetched again: keep its timestamp.
  const change = (parkedNow: (parked: FocusView['parked']) => FocusView['parked']) =>
    cache.setQueryData(
      queryKey,
      (before) =>
        before?.focus
          ? { ...before, focus: { ...before.focus, parked: parkedNow(before.focus.parked) } }
          : before,
      { updatedAt: cache.getQueryState(queryKey)?.dataUpdatedAt },
    );
  const failed = (thrown: unknown) => setNotice(noticeOf(thrown, t));
  const park = useSingleFlight(async () => {
    setNotice(null);
    try {
      const thought = await parkThought(id, text.trim());
      change((parked) => [...parked, thought]);
      setText('');
    } catch (thrown) {
      failed(thrown);
    }
  });
  const drop = useSingleFlight(
    async (thoughtId: string) => {
      setNotice(null);
      try {
        await dropThought(id, thoughtId);
        change((parked) => parked.filter((thought) => thought.id !== thoughtId));
        field.current?.focus();
      } catch (thrown) {
        failed(thrown);
      }
    },
    (thoughtId) => thoughtId,
  );
  return (
    <section className="f-lot" aria-label={t('focus.parking')}>
      <details open={focus.parked.length > 0}>
        <summary>
          <ParkIcon />
          <span>
            {t('focus.parking')} <span>{t('focus.parkingHelp')}</span>
          </span>
        </summary>
        <form
          className="f-lot-in"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void park();
          }}
        >
          <label className="sr" htmlFor="park">
            {t('focus.thought')}
          </label>
          <input
            id="park"
            ref={field}
            className="input"
            placeholder={t('focus.thought')}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="btn btn-secondary">
            {t('focus.park')}
          </button>
        </form>
        <NoticeLine notice={notice} />
        <ul className="f-parked">
          {focus.parked.map((thought) => (
            <li key={thought.id}>
              {thought.text}
              <button
                type="button"
                className="icon-btn"
                aria-label={t('focus.unpark', { thought: thought.text })}
                onClick={() => void drop(thought.id)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The server's error message, or the answer to a safety flag. */
function noticeOf(thrown: unknown, t: (key: 'tutor.offline' | 'tutor.failed') => string): SessionNotice {
  if (thrown instanceof ApiUnreachable) return { text: t('tutor.offline'), signIn: false };
  if (!(thrown instanceof ApiFailure)) return { text: t('tutor.failed'), signIn: false };
  const care = thrown.code === 'worrying' ? { care: thrown.body.care as SafetyCare } : {};
  return { text: thrown.message || t('tutor.failed'), signIn: false, ...care };
}
