import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure, callApi } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { meetingLinkOf, type Meeting } from './link.ts';

const ownMeeting = queryOptions({
  queryKey: ['tutor', 'meeting'],
  queryFn: ({ signal }) => callApi<{ meeting: Meeting }>('/tutor/meeting', { signal }),
  select: ({ meeting }) => meeting,
});

const saveMeeting = (url: string | null) =>
  callApi<{ meeting: Meeting }>('/tutor/meeting', { method: 'PUT', body: { url } });

/** Where the tutor’s sessions take place. Needs the texts `tutorMeeting`. */
export function MeetingLink() {
  const { data } = useQuery(ownMeeting);
  return data ? <Form key={data.url} saved={data.url ?? ''} /> : null;
}

function Form({ saved }: { saved: string }) {
  const t = useTranslations('tutorMeeting');
  const queries = useQueryClient();
  const [typed, setTyped] = useState(saved);
  const [wrong, setWrong] = useState(false);
  const save = useMutation({
    mutationFn: saveMeeting,
    onSuccess: (answer) => {
      queries.setQueryData(ownMeeting.queryKey, answer);
      setTyped(answer.meeting.url ?? '');
      showToast({ title: t('saved') });
    },
  });
  const url = typed.trim();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = url !== '' && meetingLinkOf(url) === null;
    setWrong(refused);
    if (refused) event.currentTarget.querySelector('input')?.focus();
    else save.mutate(url === '' ? null : url);
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
          value={typed}
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
          {(save.error instanceof ApiFailure && save.error.message) || t('failed')}
        </p>
      )}
      <p className="small muted" id="meeting-note">
        {t(saved === '' ? 'missing' : 'note')}
      </p>
      <button className="btn btn-secondary" disabled={save.isPending || url === saved}>
        {t('save')}
      </button>
    </form>
  );
}
