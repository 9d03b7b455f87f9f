import { useTranslations } from 'use-intl/react';
import type { Confidence as Sure } from '../model/mastery/evidence.ts';

const choices: readonly Sure[] = ['guessing', 'fairly', 'certain'];

/** How sure the learner is. Optional; a choice can be cleared. */
export function Confidence({
  value,
  disabled,
  onChange,
}: {
  value: Sure | null;
  disabled: boolean;
  onChange(value: Sure | null): void;
}) {
  const t = useTranslations('practice.sure');
  return (
    <fieldset className="p-sure" disabled={disabled}>
      <legend className="label">{t('question')}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip"
            aria-pressed={value === choice}
            onClick={() => onChange(value === choice ? null : choice)}
          >
            {t(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
