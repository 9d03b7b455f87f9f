import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import type { ClaimView } from '#app/practice/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { claimsQuery, sendObjection } from '../api/learner-client.ts';

const longestObjection = 500;

/** "This isn’t right", with a reason. On failure the input is kept. */
export function ObjectionForm({
  profileId,
  claim,
  onClose,
}: {
  profileId: string;
  claim: ClaimView;
  onClose(): void;
}) {
  const t = useTranslations('learnerPage.objection');
  const { language } = usePreferences();
  const cache = useQueryClient();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const sending = useSingleMutation({
    mutationFn: () => sendObjection(profileId, { claim: claim.key, text: text.trim() }),
    onSuccess: (accepted) => {
      cache.setQueryData(claimsQuery(profileId, language).queryKey, accepted);
      void cache.invalidateQueries({ queryKey: ['practice'] });
      showToast({ title: t('sent') });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = text.trim() === '';
    setMissing(empty);
    if (empty) field.current?.focus();
    else if (!sending.isPending) sending.mutate();
  };
  return (
    <form className="objection-form" onSubmit={submit} noValidate>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('label')}
        </label>
        <textarea
          className="input"
          id={id}
          ref={field}
          rows={2}
          value={text}
          maxLength={longestObjection}
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
        <p className={missing ? 'error' : 'help'} id={`${id}-help`}>
          {t(missing ? 'missing' : 'help')}
        </p>
      </div>
      <div role="alert">
        {sending.error && (
          <p className="error">
            {sending.error instanceof ApiFailure ? sending.error.message : t('offline')}
          </p>
        )}
      </div>
      <div className="acts">
        <button className="btn btn-secondary btn-sm" type="submit" aria-disabled={sending.isPending}>
          {t(sending.isPending ? 'sending' : 'send')}
        </button>
        <button className="btn btn-quiet btn-sm" type="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
