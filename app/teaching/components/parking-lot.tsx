import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { dropThought, parkThought, sessionQuery } from '../client.ts';
import type { FocusView } from '../views.ts';
import { ParkIcon } from './icons.tsx';

/** A place for thoughts that can wait. Stored at once, so that they need not be held in mind. */
export function ParkingLot({ id, focus }: { id: string; focus: FocusView }) {
  const t = useTranslations('teaching');
  const { user } = useAuth();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const { queryKey } = sessionQuery(id, user?.id);
  const change = (parked: FocusView['parked']) =>
    cache.setQueryData(queryKey, (before) =>
      before?.focus ? { ...before, focus: { ...before.focus, parked } } : before,
    );
  const park = () => {
    setFailed(false);
    parkThought(id, text.trim()).then(
      (thought) => {
        change([...focus.parked, thought]);
        setText('');
      },
      () => setFailed(true),
    );
  };
  const drop = (thoughtId: string) => {
    dropThought(id, thoughtId).then(
      () => change(focus.parked.filter((thought) => thought.id !== thoughtId)),
      () => setFailed(true),
    );
  };
  return (
    <section className="f-lot" aria-label={t('focus.parking')}>
      <details open={focus.parked.length > 0}>
        <summary>
          <ParkIcon />
          {t('focus.parking')} <span>{t('focus.parkingHelp')}</span>
        </summary>
        <form
          className="f-lot-in"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') park();
          }}
        >
          <label className="sr" htmlFor="park">
            {t('focus.thought')}
          </label>
          <input
            id="park"
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
        {failed && <p className="error">{t('tutor.failed')}</p>}
        <ul className="f-parked">
          {focus.parked.map((thought) => (
            <li key={thought.id}>
              {thought.text}
              <button
                type="button"
                className="icon-btn"
                aria-label={t('focus.unpark', { thought: thought.text })}
                onClick={() => drop(thought.id)}
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
