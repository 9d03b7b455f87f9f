import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import type { AnswerDraft } from '../../domain/answering/draft.ts';
import type { AskView } from '../../model/views.ts';
import { FormulaText, Sentence, spoken } from '../parts.tsx';

type Chosen = Extract<AnswerDraft, { kind: 'choice' | 'wrong_line' }>;
type Props<Kind extends 'choice' | 'wrong_line'> = {
  ask: Extract<AskView, { kind: Kind }>;
  draft: Chosen;
  disabled: boolean;
  onChange(draft: Chosen): void;
};

/** One of several options. */
export function ChoiceAnswer({ ask, draft, disabled, onChange }: Props<'choice'>) {
  const t = useTranslations('practice.answer');
  const name = useId();
  return (
    <fieldset className="p-options" disabled={disabled}>
      <legend className="label">{t('choose')}</legend>
      {ask.options.map(({ number, parts }) => (
        <label key={number} className="p-option">
          <input
            type="radio"
            name={name}
            aria-label={spoken(parts)}
            checked={draft.number === number}
            onChange={() => onChange({ kind: 'choice', number })}
          />
          <span>
            <Sentence parts={parts} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The line of a solution that does not follow. The first line is given, so it is not selectable. */
export function WrongLineAnswer({ ask, draft, disabled, onChange }: Props<'wrong_line'>) {
  const t = useTranslations('practice.answer');
  const name = useId();
  return (
    <fieldset className="p-options" disabled={disabled}>
      <legend className="label">{t('wrongLine')}</legend>
      {ask.lines.map(({ number, formula }, at) =>
        at === 0 ? (
          <p key={number} className="p-option p-given">
            <span className="n">{t('given')}</span>
            <FormulaText formula={formula} />
          </p>
        ) : (
          <label key={number} className="p-option">
            <input
              type="radio"
              name={name}
              aria-label={`${at + 1}: ${formula.speech}`}
              checked={draft.number === number}
              onChange={() => onChange({ kind: 'wrong_line', number })}
            />
            <span className="n">{at + 1}</span>
            <FormulaText formula={formula} />
          </label>
        ),
      )}
    </fieldset>
  );
}
