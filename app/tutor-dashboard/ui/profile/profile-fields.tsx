import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { type Language } from '#app/platform/texts.ts';
import { lowestPrice } from '#app/pricing/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { priceCurrencies, sessionMinutes, type SessionType } from '#app/tutors/index.ts';
import { joinList, listOf, type ProfileFieldProblem } from './draft.ts';
import type { ProfileField } from '#app/tutors/index.ts';
import { longest } from '#app/tutors/index.ts';

type Part = {
  field: ProfileField;
  typed: string;
  problem: ProfileFieldProblem | undefined;
  onType: (typed: string) => void;
};

function Wrong({ id, problem }: { id: string; problem: Exclude<ProfileFieldProblem, 'low'> }) {
  const t = useTranslations('tutorProfile');
  return (
    <p className="error" id={id}>
      {t(`problems.${problem}`)}
    </p>
  );
}

/** Headline or story in one language. */
export function WordsField(props: Part & { kind: 'headline' | 'story'; language: Language }) {
  const { field, typed, problem, onType, kind, language } = props;
  const t = useTranslations('tutorProfile');
  const wrong = useId();
  const shared = {
    className: 'input',
    lang: language,
    name: field,
    value: typed,
    maxLength: longest[kind],
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : wrong,
  };
  return (
    <label className="field">
      <span className="label">{t(kind)}</span>
      {kind === 'headline' ? (
        <input {...shared} placeholder={t('headlineHint')} onChange={({ target }) => onType(target.value)} />
      ) : (
        <textarea {...shared} rows={6} onChange={({ target }) => onType(target.value)} />
      )}
      {problem !== undefined && problem !== 'low' && <Wrong id={wrong} problem={problem} />}
    </label>
  );
}

/** Multiple choice. */
export function ChoiceField(
  props: Part & { legend: string; options: readonly (readonly [value: string, text: string])[] },
) {
  const { typed, problem, onType, legend, options } = props;
  const wrong = useId();
  const chosen = listOf(typed);
  const toggle = (value: string) =>
    onType(joinList(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]));
  return (
    <fieldset className="field" aria-describedby={problem === undefined ? undefined : wrong}>
      <legend className="label">{legend}</legend>
      <div className="chips">
        {options.map(([value, text], at) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(value)}
            data-wrong={at === 0 && problem !== undefined ? true : undefined}
            onClick={() => toggle(value)}
          >
            {text}
          </button>
        ))}
      </div>
      {problem !== undefined && problem !== 'low' && <Wrong id={wrong} problem={problem} />}
    </fieldset>
  );
}

/** Prices of one session type per currency; nothing is converted. */
export function PriceFields({ type, part }: { type: SessionType; part: (field: ProfileField) => Part }) {
  const pages = useTranslations('tutorPages');
  return (
    <fieldset className="profile-prices">
      <legend>{pages(`sessionTypes.${type}`, { minutes: sessionMinutes[type] })}</legend>
      {priceCurrencies.map((currency) => (
        <PriceField key={currency} {...part(`prices.${type}.${currency}`)} type={type} currency={currency} />
      ))}
    </fieldset>
  );
}

type PriceProps = Part & { type: SessionType; currency: (typeof priceCurrencies)[number] };

function PriceField({ field, typed, problem, onType, type, currency }: PriceProps) {
  const t = useTranslations('tutorProfile');
  const { state } = usePreferences();
  const lowest = useId();
  const price = formatMoney(lowestPrice(type, currency), state.locale);
  return (
    <label className="field">
      <span className="label">{currency}</span>
      <input
        className="input num"
        name={field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={lowest}
        onChange={({ target }) => onType(target.value)}
      />
      <span className={problem === undefined ? 'small muted' : 'error'} id={lowest}>
        {problem === 'amount' ? t('problems.amount') : t('lowest', { price })}
      </span>
    </label>
  );
}
