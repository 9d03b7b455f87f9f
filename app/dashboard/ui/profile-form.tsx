import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { languages } from '#app/platform/texts.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { AlertIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { addProfile, changeProfile, learnersKey } from '#app/learners/index.ts';
import {
  ageBands,
  type LearnerProfile,
  longestName,
  longestSchoolYear,
  defaultNeeds,
  unsetPace,
} from '#app/learners/index.ts';
import type { NewProfile } from '#app/learners/index.ts';

type Props = {
  /** The profile to change; without it a new one is added. */
  profile?: LearnerProfile;
  onClose: () => void;
  onSaved?: (profile: LearnerProfile) => void;
};

/** Adds or changes a learner. On failure the dialog stays open and keeps the input. */
export function ProfileForm({ profile, onClose, onSaved }: Props) {
  const t = useTranslations('learners.profiles');
  const { language } = usePreferences();
  const [draft, setDraft] = useState<NewProfile>(
    profile ?? {
      name: '',
      ageBand: null,
      schoolYear: null,
      language,
      needs: defaultNeeds,
      pace: unsetPace,
      safetyMail: true,
    },
  );
  const [nameMissing, setNameMissing] = useState(false);
  const save = useSaving(profile, (saved) => {
    onSaved?.(saved);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameMissing(draft.name.trim() === '');
    if (draft.name.trim() !== '') save.mutate(draft);
  };
  const title = profile ? t('form.edit', { name: profile.name }) : t('form.add');
  return (
    <Window title={title} onClose={onClose}>
      <form className="window-form" onSubmit={submit} noValidate>
        <Fields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          nameMissing={nameMissing}
        />
        <div role="alert">
          {save.error && (
            <p className="error">
              <AlertIcon />
              {save.error instanceof ApiFailure ? save.error.message : t('form.offline')}
            </p>
          )}
        </div>
        <div className="dialog-actions mt-0">
          <button className="btn btn-secondary" type="button" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button className="btn btn-primary" type="submit" disabled={save.isPending}>
            {save.isPending ? t('form.saving') : t('form.save')}
          </button>
        </div>
      </form>
    </Window>
  );
}

/** Fields of this form only: settings on the page may be newer than the draft. */
const aboutOf = ({ name, ageBand, schoolYear, language }: NewProfile) => ({
  name,
  ageBand,
  schoolYear,
  language,
});

function useSaving(profile: LearnerProfile | undefined, onSaved: (saved: LearnerProfile) => void) {
  const t = useTranslations('learners.profiles');
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useSingleMutation({
    mutationFn: async (draft: NewProfile) => {
      const answer = await (profile ? changeProfile(profile.id, aboutOf(draft)) : addProfile(draft, key));
      await queries.invalidateQueries({ queryKey: learnersKey });
      return answer.profile;
    },
    onSuccess: (saved) => {
      showToast({ title: t('saved', { name: saved.name }) });
      onSaved(saved);
    },
  });
}

type FieldsProps = {
  draft: NewProfile;
  onChange: (change: Partial<NewProfile>) => void;
  nameMissing: boolean;
};

function Fields({ draft, onChange, nameMissing }: FieldsProps) {
  const t = useTranslations('learners');
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={`${id}-name`}>
          {t('profiles.form.name')}
        </label>
        <input
          className="input"
          id={`${id}-name`}
          value={draft.name}
          maxLength={longestName}
          autoComplete="off"
          aria-invalid={nameMissing}
          aria-describedby={`${id}-name-help`}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <p className={nameMissing ? 'error' : 'help'} id={`${id}-name-help`}>
          {t(nameMissing ? 'profiles.form.nameMissing' : 'profiles.form.nameHelp')}
        </p>
      </div>
      <label className="field">
        <span className="label">{t('profiles.form.age')}</span>
        <select
          className="input"
          value={draft.ageBand ?? ''}
          onChange={({ target }) =>
            onChange({ ageBand: ageBands.find((band) => band === target.value) ?? null })
          }
        >
          <option value="">{t('profiles.form.ageNone')}</option>
          {ageBands.map((band) => (
            <option key={band} value={band}>
              {t(`bands.${band}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <label className="label" htmlFor={`${id}-year`}>
          {t('profiles.form.year')}
        </label>
        <input
          className="input"
          id={`${id}-year`}
          value={draft.schoolYear ?? ''}
          maxLength={longestSchoolYear}
          autoComplete="off"
          aria-describedby={`${id}-year-help`}
          onChange={({ target }) => onChange({ schoolYear: target.value || null })}
        />
        <p className="help" id={`${id}-year-help`}>
          {t('profiles.form.yearHelp')}
        </p>
      </div>
      <label className="field">
        <span className="label">{t('profiles.form.language')}</span>
        <select
          className="input"
          value={draft.language}
          onChange={({ target }) =>
            onChange({ language: languages.find((each) => each === target.value) ?? draft.language })
          }
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`languages.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
