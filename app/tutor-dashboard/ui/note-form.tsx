import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf, type LocaleAndZone, timeInSentence, timeOf } from '#app/platform/times.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { Part } from '#app/ui/part.tsx';
import type { Booking } from '#app/booking/index.ts';
import { noteQuery, noteStatesQuery, sendNote } from '../api/client.ts';
import type { SessionNote } from '../model/schemas.server.ts';
import { NoteTextsList } from './note-texts.tsx';
import { OtherText } from './other-text.tsx';
import { usePartTexts } from './part-texts.ts';
import { useNote } from './use-note.ts';

type Props = { booking: Booking; place: LocaleAndZone };

/** Note of a session that has begun: autosaved while typing, visible to the family once sent. */
export function NoteSection({ booking, place }: Props) {
  const t = useTranslations('tutorDesk.note');
  const id = useId();
  return (
    <section className="desk-note" aria-labelledby={id}>
      <h2 id={id}>{t('title', { who: booking.learner ?? 'none' })}</h2>
      <p className="muted">
        {t('lead', { day: longDayOf(booking.start, place), time: timeInSentence(booking.start, place) })}
      </p>
      <Part query={useQuery(noteQuery(booking.id))} height={24} texts={usePartTexts()}>
        {(note) =>
          note.sentAt ? (
            <Sent note={note} place={place} />
          ) : (
            <Form id={booking.id} note={note} place={place} />
          )
        }
      </Part>
    </section>
  );
}

function Sent({ note, place }: { note: SessionNote; place: LocaleAndZone }) {
  const t = useTranslations('tutorDesk.note');
  const sent = note.sentAt ?? '';
  return (
    <>
      <NoteTextsList note={note} />
      <p className="small muted">
        {t('sent', { day: longDayOf(sent, place), time: timeInSentence(sent, place) })}
      </p>
    </>
  );
}

function Form({ id, note, place }: { id: string; note: SessionNote; place: LocaleAndZone }) {
  const t = useTranslations('tutorDesk.note');
  const queries = useQueryClient();
  const { keeper, standing } = useNote(id, note);
  const { texts, status, other } = standing;
  const empty = `${texts.did}${texts.alone}${texts.nextStep}`.trim() === '';
  const send = useSingleMutation({
    mutationFn: async () => {
      await keeper.flush();
      return keeper.read().status === 'kept' ? sendNote(id, keeper.read().version) : null;
    },
    onSuccess: (answer) => {
      if (!answer) return;
      queries.setQueryData(noteQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: noteStatesQuery.queryKey });
      showToast({ title: t('sentToast') });
    },
  });
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <label className="field">
        <span className="label">{t('did')}</span>
        <textarea
          className="input"
          value={texts.did}
          maxLength={4000}
          onChange={(event) => keeper.change({ did: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="label">{t('alone')}</span>
        <textarea
          className="input"
          value={texts.alone}
          maxLength={4000}
          placeholder={t('alonePlace')}
          onChange={(event) => keeper.change({ alone: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="label">{t('next')}</span>
        <input
          className="input"
          value={texts.nextStep}
          maxLength={500}
          placeholder={t('nextPlace')}
          onChange={(event) => keeper.change({ nextStep: event.target.value })}
        />
      </label>
      {other && (
        <OtherText
          other={other}
          keeper={keeper}
          onTaken={() => void queries.setQueryData(noteQuery(id).queryKey, { note: other })}
        />
      )}
      {send.error && (
        <p className="error" role="alert">
          {(send.error instanceof ApiFailure && send.error.message) || t('failed')}
        </p>
      )}
      <div className="acts">
        <button className="btn btn-secondary" disabled={empty || other !== null || send.isPending}>
          {send.isPending ? t('sending') : t('send')}
        </button>
        <span className="small muted" role="status">
          <SaveState status={status} version={standing.version} savedAt={note.savedAt} place={place} />
        </span>
        {(status === 'away' || status === 'refused') && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void keeper.flush()}>
            {t('retry')}
          </button>
        )}
      </div>
    </form>
  );
}

type SaveStateProps = { status: string; version: number; savedAt: string | null; place: LocaleAndZone };

/** Save state of the draft. The time is that of the previous visit until something is typed. */
function SaveState({ status, version, savedAt, place }: SaveStateProps) {
  const t = useTranslations('tutorDesk.note');
  if (status === 'changed') return t('changed');
  if (status === 'saving') return t('saving');
  if (status === 'away' || status === 'refused') return t(status);
  if (version === 0) return null;
  return savedAt ? t('keptAt', { time: timeOf(savedAt, place) }) : t('kept');
}
