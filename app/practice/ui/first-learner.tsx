import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { addProfile, learnersKey } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';

const longestName = 80;

/** For an account without learners: a name is all that is needed to begin. */
export function FirstLearner() {
  const t = useTranslations('practice.first');
  const { language } = usePreferences();
  const id = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const cache = useQueryClient();
  const navigate = useNavigate();
  const save = useSingleMutation({
    mutationFn: () => addProfile({ name: name.trim(), ageBand: null, schoolYear: null, language }, key),
    onSuccess: async ({ profile }) => {
      await cache.invalidateQueries({ queryKey: learnersKey });
      void navigate(`/tutor/practice?learner=${profile.id}`, { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !save.isPending) save.mutate();
  };
  return (
    <form className="p-first" onSubmit={submit} noValidate>
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('name')}
        </label>
        <input
          className="input"
          id={id}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setName(target.value)}
        />
        <p className={missing ? 'error' : 'help'} id={`${id}-help`}>
          {t(missing ? 'missing' : 'help')}
        </p>
      </div>
      <div role="alert">
        {save.error && (
          <p className="error">{save.error instanceof ApiFailure ? save.error.message : t('offline')}</p>
        )}
      </div>
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={save.isPending}>
        {t('go')}
      </button>
    </form>
  );
}
