import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { longestTalk } from '../model/limits.ts';
import { PencilIcon } from './icons.tsx';
import { describeReading } from '../model/possible-reading.ts';
import { NoticeLine } from './notice-line.tsx';
import type { TurnRevision } from './use-turn-revision.ts';
import './turn-revision.css';

type Props = {
  turnId: string;
  /** The original text. */
  typed: string;
  /** A problem, or a message beside the card. */
  kind: 'problem' | 'talk';
  revision: TurnRevision;
  children: ReactNode;
};

/** A learner's bubble that can be edited. Escape cancels and returns focus to the pencil button. */
export function EditableBubble({ turnId, typed, kind, revision, children }: Props) {
  const t = useTranslations('tutorWords.edit');
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (!editing && left.current) pencil.current?.focus();
    left.current = editing;
  }, [editing]);
  if (editing)
    return (
      <EditForm
        typed={typed}
        kind={kind}
        revision={revision}
        onSend={(text) => revision.edit(turnId, text)}
        onDone={() => {
          revision.quiet();
          setEditing(false);
        }}
      />
    );
  return (
    <div className="t-mine">
      <div className="bubble-me">{children}</div>
      <button
        type="button"
        className="icon-btn"
        ref={pencil}
        aria-label={t(kind === 'problem' ? 'openProblem' : 'open', { text: typed.slice(0, 60) })}
        onClick={() => setEditing(true)}
      >
        <PencilIcon />
      </button>
    </div>
  );
}

type FormProps = Pick<Props, 'typed' | 'kind' | 'revision'> & {
  onSend(text: string): Promise<boolean>;
  onDone(): void;
};

function EditForm({ typed, kind, revision, onSend, onDone }: FormProps) {
  const t = useTranslations('tutorWords.edit');
  const id = useId();
  const [text, setText] = useState(typed);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (wanted: string) => {
    const question = wanted.trim();
    if (question === '' || revision.busy) return;
    if (question === typed.trim() || (await onSend(question))) onDone();
  };
  return (
    <form
      className="t-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void send(text);
      }}
    >
      <label className="label" htmlFor={id}>
        {t(kind === 'problem' ? 'labelProblem' : 'label')}
      </label>
      <textarea
        id={id}
        ref={field}
        className="input"
        rows={2}
        maxLength={longestTalk}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void send(text);
          }
        }}
      />
      <p className="small muted" id={`${id}-help`}>
        {t('help')}
      </p>
      <NoticeLine notice={revision.notice} />
      {revision.readings.length > 0 && (
        <div className="t-choices">
          {revision.readings.map((reading) => (
            <button
              key={reading.text}
              type="button"
              className="btn btn-secondary"
              onClick={() => void send(reading.text)}
            >
              {describeReading(reading)}
            </button>
          ))}
        </div>
      )}
      <div className="t-choices">
        <button type="submit" className="btn btn-primary btn-sm" aria-disabled={revision.busy}>
          {t(revision.busy ? 'sending' : 'send')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onDone}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
