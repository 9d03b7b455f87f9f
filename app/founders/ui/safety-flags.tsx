import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { markFlagReviewed, safetyQuery } from '../api/client.ts';
import { longestNote, type SafetyFlagView } from '../model/schemas.ts';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { useAct } from './use-act.ts';
import { isOpen } from './waiting.ts';

/** Flagged texts of learners: the words and the time, no other personal data. */
export function SafetyFlags() {
  const t = useTranslations('founders.safety');
  return (
    <Queue
      name="safety"
      waits={isOpen}
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(safetyQuery)}
    >
      {(flag) => <Flag key={flag.id} flag={flag} />}
    </Queue>
  );
}

function Flag({ flag: { id, kind, state, at, text, note } }: { flag: SafetyFlagView }) {
  const t = useTranslations('founders.safety');
  const moment = useMoment();
  return (
    <li className="row-item">
      <div>
        <p>
          <b>{t('of', { kind: t(`kinds.${kind}`), at: moment(at) })}</b>
        </p>
        <p className="said">{t('said', { text })}</p>
        {note !== null && <p className="small">{t('noted', { note })}</p>}
      </div>
      <span className={`tag ${state === 'open' ? 'tag-sun' : ''}`}>{t(`states.${state}`)}</span>
      {state === 'open' && <Seeing id={id} />}
    </li>
  );
}

function Seeing({ id }: { id: string }) {
  const t = useTranslations('founders.safety');
  const field = useId();
  const [note, setNote] = useState('');
  const seeing = useAct((note: string | null) => markFlagReviewed(id, note));
  return (
    <form
      className="row-acts"
      onSubmit={(event) => {
        event.preventDefault();
        if (!seeing.isPending) seeing.mutate(note.trim() === '' ? null : note.trim());
      }}
    >
      <div className="note-field">
        <label className="label" htmlFor={field}>
          {t('noteLabel')}
        </label>
        <textarea
          className="input"
          id={field}
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <button className="btn btn-sm btn-secondary" type="submit" aria-disabled={seeing.isPending}>
        {t('see')}
      </button>
    </form>
  );
}
