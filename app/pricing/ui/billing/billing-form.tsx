import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { billingQuery, saveBilling } from '../../api/billing-client.ts';
import {
  type BillingDetails,
  type BillingProblem,
  countries,
  findBillingProblems,
  invoicedCountries,
  usStates,
} from '../../domain/billing.ts';
import './billing.css';

/** Name, address and tax number on the account’s next invoices. Loads what is stored, then shows the form. */
export function BillingForm({ onSaved }: { onSaved?: () => void }) {
  const t = useTranslations('billing');
  const query = useQuery(billingQuery);
  const texts = { loading: t('loading'), failed: t('failed'), again: t('again') };
  return (
    <Part query={query} height={24} texts={texts}>
      {(stored) => <Form stored={stored} {...(onSaved && { onSaved })} />}
    </Part>
  );
}

const fields = ['name', 'street', 'postalCode', 'city', 'region', 'taxNumber'] as const;
const autocompletes = {
  name: 'name',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  taxNumber: 'off',
} as const;
const longest = { name: 120, street: 160, postalCode: 16, city: 80, region: 80, taxNumber: 32 } as const;

function Form({ stored, onSaved }: { stored: BillingDetails | null; onSaved?: () => void }) {
  const t = useTranslations('billing');
  const { state } = usePreferences();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const empty = { name: '', street: '', postalCode: '', city: '', region: '', taxNumber: '' };
  const [details, setDetails] = useState<BillingDetails>(
    stored ?? { ...empty, country: state.locale.slice(3) },
  );
  const [problems, setProblems] = useState<readonly BillingProblem[]>([]);
  const save = useSingleMutation({
    networkMode: 'always',
    mutationFn: saveBilling,
    onSuccess: (answer) => {
      queries.setQueryData(billingQuery.queryKey, answer);
      if (answer.billing) onSaved?.();
      else setDetails({ ...empty, country: details.country });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events of a portal on to the form around it.
    event.stopPropagation();
    const trimmed = { ...details };
    for (const field of fields) trimmed[field] = details[field].trim();
    const found = findBillingProblems(trimmed);
    setProblems(found);
    const [first] = found;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else save.mutate(trimmed);
  };
  const change = (part: Partial<BillingDetails>) => {
    save.reset();
    setDetails({ ...details, ...part });
  };
  const required = (field: BillingProblem) =>
    ['name', 'street', 'city'].includes(field) || (field === 'region' && details.country === 'US');
  return (
    <form className="fields billing" ref={form} noValidate onSubmit={submit}>
      {fields.slice(0, 1).map(row)}
      <label className="field">
        <span className="label">{t('country')}</span>
        <select
          className="input"
          autoComplete="country"
          value={details.country}
          onChange={(event) => change({ country: event.target.value, region: '' })}
        >
          <Countries locale={state.locale} />
        </select>
      </label>
      {fields.slice(1).map(row)}
      {save.error && (
        <p className="error" role="alert">
          {(save.error instanceof ApiFailure && save.error.message) || t('failed')}
        </p>
      )}
      {save.isSuccess && <p role="status">{t(save.data.billing ? 'saved' : 'removed')}</p>}
      <div className="acts">
        <button className="btn btn-primary" disabled={save.isPending}>
          {t(save.isPending ? 'saving' : 'save')}
        </button>
        {stored && (
          <button
            className="btn btn-quiet"
            type="button"
            disabled={save.isPending}
            onClick={() => save.mutate(null)}
          >
            {t('remove')}
          </button>
        )}
      </div>
    </form>
  );

  function row(field: (typeof fields)[number]) {
    const isState = field === 'region' && details.country === 'US';
    const set = { value: details[field], onChange: (value: string) => change({ [field]: value }) };
    return (
      <Field
        key={field}
        name={field}
        label={t(isState ? 'state' : field)}
        problem={problems.includes(field) ? t(`problems.${field}`) : null}
        optional={!required(field) && field !== 'postalCode'}
        states={isState}
        {...set}
      />
    );
  }
}

type FieldProps = {
  name: (typeof fields)[number];
  label: string;
  problem: string | null;
  optional: boolean;
  /** A choice among the states of the US. */
  states: boolean;
  value: string;
  onChange: (value: string) => void;
};

function Field({ name, label, problem, optional, states, value, onChange }: FieldProps) {
  const t = useTranslations('billing');
  const error = useId();
  const input = {
    className: 'input',
    name,
    value,
    autoComplete: autocompletes[name],
    'aria-invalid': problem !== null,
    ...(problem && { 'aria-describedby': error }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label>
        <span className="label">
          {label} {optional && <span className="muted">{t('optional')}</span>}
        </span>
        {states ? (
          <select {...input}>
            <option value="">{t('chooseState')}</option>
            {usStates.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        ) : (
          <input {...input} maxLength={longest[name]} />
        )}
      </label>
      {problem && (
        <p className="error" id={error}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The countries of our prices first, then all others by name. */
function Countries({ locale }: { locale: string }) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (codes: readonly string[]) =>
    codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const ours = new Set<string>(invoicedCountries);
  const others = countries.filter((code) => !ours.has(code));
  return [...named(invoicedCountries), ...named(others)].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
