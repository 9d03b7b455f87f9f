import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { type LearnerProfile, type LearnerPace, usualPace } from '#app/learners/index.ts';
import { Failed } from './needs-settings.tsx';
import { useChangeSetting } from './use-change-profile.ts';

const choices = {
  eveningsAWeek: [1, 2, 3, 4, 5, 6, 7],
  minutesAnEvening: [10, 15, 20, 30, 45, 60, 90],
} as const satisfies Record<keyof LearnerPace, readonly number[]>;

/** Planned amount of practice, which the forecasts of goals use. */
export function LearnerPaceSettings({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.pace');
  const { value, change: set, failed } = useChangeSetting(profile, 'pace');
  const { eveningsAWeek, minutesAnEvening } = value;
  const usual = {
    evenings: String(usualPace.eveningsAWeek),
    minutes: String(usualPace.minutesAnEvening),
  };
  return (
    <section aria-labelledby="pace">
      <h2 id="pace">{t('title')}</h2>
      <div className="pace">
        <Choice
          label={t('evenings')}
          value={eveningsAWeek}
          of={choices.eveningsAWeek}
          onPick={(picked) => set({ eveningsAWeek: picked })}
        />
        <Choice
          label={t('minutes')}
          value={minutesAnEvening}
          of={choices.minutesAnEvening}
          onPick={(picked) => set({ minutesAnEvening: picked })}
        />
      </div>
      <p className="small muted mt-3">{t('text', usual)}</p>
      <Failed failed={failed} />
    </section>
  );
}

type ChoiceProps = {
  label: string;
  value: number | null;
  of: readonly number[];
  onPick(value: number | null): void;
};

function Choice({ label, value, of, onPick }: ChoiceProps) {
  const t = useTranslations('learnerPage.pace');
  const id = useId();
  const all = value === null || of.includes(value) ? of : [...of, value].toSorted((a, b) => a - b);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onPick(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('open')}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  );
}
