import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { problemOfCall } from '../api/account-page-client.ts';
import { type AccountAgeBand, accountAgeBands, ageOfOwnAccount, needsAdult } from '../domain/declaration.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { Problem } from './fields.tsx';
import { termsLinks } from './fine-print.tsx';
import { markDeclared } from './session.ts';

/** Any country that is not in the table of ages. */
const elsewhere = 'ZZ';

/**
 * What the person of an account declares before anything about learners is stored: age, country, the terms, and for an adult that they may act for
 * the children whom they add. Somebody too young is told how to go on.
 */
export default function DeclarationStep({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.declaration');
  const { state } = usePreferences();
  const [ageBand, setAgeBand] = useState<AccountAgeBand>('adult');
  const [country, setCountry] = useState(state.country in ageOfOwnAccount ? state.country : elsewhere);
  const [terms, setTerms] = useState(false);
  const [guardian, setGuardian] = useState(false);
  const form = useDeclaring(onDone);
  const tooYoung = needsAdult(ageBand, country);
  const isAdult = ageBand === 'adult';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!terms || (isAdult && !guardian)) return form.refuse(t('missing'));
    return form.send({ terms, ageBand, country, guardian: isAdult });
  };
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <form className="auth-form" onSubmit={submit} noValidate>
        <Choice
          label={t('country')}
          value={country}
          onChange={setCountry}
          options={countriesIn(state.locale, t('elsewhere'))}
        />
        <Choice
          label={t('age')}
          value={ageBand}
          onChange={(value) => setAgeBand(accountAgeBands.find((band) => band === value) ?? 'adult')}
          options={accountAgeBands.toReversed().map((band) => [band, t(`bands.${band}`)] as const)}
        />
        {tooYoung ? (
          <p role="status">{t('tooYoung')}</p>
        ) : (
          <>
            <Tick checked={terms} onChange={setTerms}>
              {t.rich('terms', termsLinks)}
            </Tick>
            {isAdult && (
              <Tick checked={guardian} onChange={setGuardian}>
                {t('guardian')}
              </Tick>
            )}
            <Problem id="declaration-problem" problem={form.problem} />
            <div className="go">
              <button
                className="btn btn-primary btn-lg btn-block"
                type="submit"
                aria-disabled={form.busy}
                aria-describedby="declaration-problem"
              >
                {t(form.busy ? 'busy' : 'submit')}
              </button>
            </div>
          </>
        )}
      </form>
    </>
  );
}

const countriesIn = (locale: string, other: string): readonly (readonly [string, string])[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return [
    ...Object.keys(ageOfOwnAccount).map((country) => [country, names.of(country) ?? country] as const),
    [elsewhere, other],
  ];
};

type Declared = { terms: boolean; ageBand: AccountAgeBand; country: string; guardian: boolean };

function useDeclaring(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const send = useSingleFlight(async (body: Declared) => {
    setBusy(true);
    const outcome = await callApi('/account/declaration', { method: 'PUT', body }).then(
      () => null,
      problemOfCall,
    );
    setBusy(false);
    setProblem(outcome);
    if (outcome !== null) return;
    markDeclared();
    onDone();
  });
  return { busy, problem, send, refuse: (text: string) => setProblem({ text }) };
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, name: string])[];
};

function Choice({ label, value, onChange, options }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

type TickProps = { checked: boolean; onChange: (checked: boolean) => void; children: React.ReactNode };

const Tick = ({ checked, onChange, children }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
);
