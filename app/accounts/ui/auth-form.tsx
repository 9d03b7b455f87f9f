import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { AuthOutcome } from '../model/errors.ts';
import { emailProblem, passwordProblem } from '../model/rules.ts';
import { Problem } from './fields.tsx';
import { type AuthFormProps, readTypedEarlier } from './typed-credentials.ts';

type Problems = { email: AuthOutcome; password: AuthOutcome; form: AuthOutcome };
const none: Problems = { email: null, password: null, form: null };

/** Problems that are shown at a field instead of the form. */
const places: Readonly<Record<string, keyof Problems>> = {
  email: 'email',
  alreadyRegistered: 'email',
  noAccount: 'email',
  password: 'password',
  passwordLong: 'password',
  credentials: 'password',
};

type Values = { email: string; password?: string };

/**
 * Validates, calls, and shows the problem at the field or the form. A second submit while the first is running is
 * ignored. Focus moves to the first invalid field.
 */
export function useAuthForm(values: Values, call: () => Promise<AuthOutcome>, done: () => void) {
  const [problems, setProblems] = useState<Problems>(none);
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, next: Problems) => {
    setProblems(next);
    const wrong = next.email ? 'email' : next.password ? 'password' : null;
    if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  const run = useSingleFlight(
    async (what: () => Promise<AuthOutcome>, then: () => void, form?: HTMLFormElement) => {
      setBusy(true);
      setProblems(none);
      const outcome = await what();
      setBusy(false);
      if (outcome === null) return then();
      const place = typeof outcome === 'string' ? (places[outcome] ?? 'form') : 'form';
      const next = { ...none, [place]: outcome };
      if (form) show(form, next);
      else setProblems(next);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const email = emailProblem(values.email);
    const password = values.password === undefined ? null : passwordProblem(values.password);
    if (email || password) return show(form, { email, password, form: null });
    void run(call, done, form);
  };
  return { problems, busy, submit, run };
}

type FormProps = Pick<AuthFormProps, 'type'> & {
  form: ReturnType<typeof useAuthForm>;
  submit: string;
  busy: string;
  children: ReactNode;
  /** Shown with the problem of the whole form: how to resolve it. */
  remedy?: ReactNode;
  after?: ReactNode;
};

/** Adopts what was typed before hydration. */
function useTypedEarlier(type: AuthFormProps['type']) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const earlier = readTypedEarlier(form.current);
    if (Object.keys(earlier).length > 0) type(earlier);
    // Once: afterwards change events keep the state up to date.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return form;
}

/** The form: fields, the form-level problem, and one primary button that shows its progress. */
export function AuthForm({ form, type, submit, busy, children, remedy, after }: FormProps) {
  const hydrated = useHydrated();
  const element = useTypedEarlier(type);
  return (
    <form className="auth-form" ref={element} method="post" onSubmit={form.submit} noValidate>
      {children}
      <Problem id="form-problem" problem={form.problems.form} />
      {remedy}
      <div className="go">
        <button
          className="btn btn-primary btn-lg btn-block"
          type="submit"
          disabled={!hydrated}
          aria-disabled={form.busy}
        >
          {form.busy ? busy : submit}
        </button>
        {after}
      </div>
    </form>
  );
}
