import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { useTutorTarget } from '../tutor-target-context.ts';
import { meetingOf, saveMeetingOf } from '../../api/tutor-forms-client.ts';
import { meetingLinkOf, type Meeting } from '#app/tutors/index.ts';
import { isSharedLink } from '#app/tutors/index.ts';

/** Meeting link of the tutor’s sessions. Needs the texts `tutorMeeting`. */
export function MeetingLink() {
  const { data } = useQuery(meetingOf(useTutorTarget()));
  return data ? <Form saved={data.url ?? ''} /> : null;
}

function useSaving(done: () => void) {
  const t = useTranslations('tutorMeeting');
  const desk = useTutorTarget();
  const queries = useQueryClient();
  const keep = (meeting: Meeting) => queries.setQueryData(meetingOf(desk).queryKey, { meeting });
  return useSingleMutation({
    mutationFn: (change: { url: string | null; was: string | null }) => saveMeetingOf(desk, change),
    onSuccess: ({ meeting }) => {
      keep(meeting);
      if (!desk.own) void queries.invalidateQueries({ queryKey: desk.key.slice(0, 1) });
      done();
      showToast({ title: t('saved') });
    },
    onError: (error) => {
      const { meeting } = error instanceof ApiFailure ? error.body : {};
      if (meeting) keep(meeting as Meeting);
    },
  });
}

/** Typed text is kept even if another link is saved elsewhere meanwhile. */
function Form({ saved }: { saved: string }) {
  const t = useTranslations('tutorMeeting');
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const save = useSaving(() => setTyped(null));
  const url = (typed ?? saved).trim();
  const changed = save.error instanceof ApiFailure && save.error.code === 'meeting_changed';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = url !== '' && meetingLinkOf(url) === null;
    setWrong(refused);
    if (refused) event.currentTarget.querySelector('input')?.focus();
    else save.mutate({ url: url === '' ? null : url, was: saved === '' ? null : saved });
  };
  return (
    <form className="meeting-link" onSubmit={submit} noValidate>
      <label className="field">
        <span className="label">{t('label')}</span>
        <input
          className="input"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://"
          value={typed ?? saved}
          aria-describedby={wrong ? 'meeting-wrong meeting-note' : 'meeting-note'}
          aria-invalid={wrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {wrong && (
        <p className="error" id="meeting-wrong" role="alert">
          {t('wrong')}
        </p>
      )}
      {save.error && (
        <p className="error" role="alert">
          {(save.error instanceof ApiFailure && save.error.message) || t('failed')}{' '}
          {changed && t('standing', { url: saved === '' ? t('empty') : saved })}
        </p>
      )}
      <p className="small muted" id="meeting-note">
        {t(saved === '' ? 'missing' : 'note')} {saved !== '' && isSharedLink(saved) && t('shared')}
      </p>
      <button className="btn btn-secondary" disabled={save.isPending || url === saved}>
        {t('save')}
      </button>
    </form>
  );
}
