import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import { Problem } from '../fields.tsx';
import { saveName } from './account-calls.ts';
import { fullNameSchema, longestFullName } from '../../domain/full-name.ts';
import type { AccountDetails } from '../../model/account-page-schemas.ts';
import { StatusLine } from './section.tsx';

/** The display name. */
export function NamePart({ details }: { details: AccountDetails }) {
  const t = useTranslations('accountPage.name');
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(details.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const [saved, setSaved] = useState('');
  const save = useSingleFlight(async () => {
    setSaved('');
    const read = fullNameSchema.safeParse(name);
    if (!read.success) return setProblem({ text: t('unusable', { most: longestFullName }) });
    setBusy(true);
    const outcome = await saveName(read.data);
    setBusy(false);
    setProblem(outcome);
    if (outcome !== null) return;
    setName(read.data);
    setSaved(t('saved'));
    // Every greeting shows the new name.
    await queries.invalidateQueries();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save();
  };
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('label')}
        </label>
        <input
          id={id}
          className="input"
          name="name"
          autoComplete="name"
          value={name}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={({ target }) => {
            setName(target.value);
            setSaved('');
          }}
        />
        <p className="help" id={`${id}-help`}>
          {t('help')} {details.google.connected && t('google')}
        </p>
        <Problem id={`${id}-problem`} problem={problem} />
      </div>
      <div className="acts">
        <button className="btn btn-secondary" type="submit" aria-disabled={busy}>
          {busy ? t('busy') : t('save')}
        </button>
        <StatusLine>{saved}</StatusLine>
      </div>
    </form>
  );
}
