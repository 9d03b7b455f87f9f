import { useTranslations } from 'use-intl/react';
import { longestNote } from '../model/limits.ts';
import type { WorkView } from '../model/views.ts';
import { useNote } from './use-note.ts';

type Place = { readonly course: string; readonly lesson: string };
type Props = { place: Place; learner: string | undefined; work: WorkView | undefined };

/** The learner’s own notes beside a lesson. */
export function LessonNote({ place, learner, work }: Props) {
  const t = useTranslations('courses.note');
  return (
    <section className="co-note" aria-labelledby="co-note">
      <h2 id="co-note">{t('title')}</h2>
      {learner && work ? (
        <Editor key={`${learner} ${place.lesson}`} place={place} learner={learner} note={work.note} />
      ) : (
        <>
          <p className="muted co-note-field">{!learner && t('signedOut')}</p>
          <OnPaper />
        </>
      )}
    </section>
  );
}

function Editor({ place, learner, note }: { place: Place; learner: string; note: WorkView['note'] }) {
  const t = useTranslations('courses.note');
  const { text, status, change } = useNote({ ...place, learner }, note);
  return (
    <>
      <label className="field co-note-field">
        <span className="label">{t('label')}</span>
        <textarea
          className="input"
          rows={6}
          maxLength={longestNote}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <span className="help" role="status">
          {(text !== '' || status !== 'kept') && t(status)}
        </span>
      </label>
      <OnPaper text={text} />
    </>
  );
}

/** On paper a text field cuts its text off: the whole note is printed instead, or space for one. */
const OnPaper = ({ text = '' }: { text?: string }) => (
  <p className="co-print-note" aria-hidden="true">
    {text}
  </p>
);
