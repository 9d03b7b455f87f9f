import { useState, type ReactNode } from 'react';
import { readJson, tabStorage } from '#app/platform/browser-storage.ts';
import type { MailKind } from './auth-calls.ts';

const nothing: TypedCredentials = { name: '', email: '', password: '' };
/** Outlives a look at the terms and back. The password is kept nowhere else. */
let current: TypedCredentials = nothing;
/** Name and address outlive a reload of this tab, and a way back from another site. */
const key = 'typed_account';

/** What was typed into the account forms, kept until it has served its purpose. */
export function useTyped() {
  const [typed, setTyped] = useState(current);
  const type = (change: Partial<TypedCredentials>) => {
    current = { ...current, ...change };
    tabStorage.setItem(key, JSON.stringify({ name: current.name, email: current.email }));
    setTyped(current);
  };
  return { typed, type };
}

/** What was typed before the page was loaded (again): it stands in the form already, or was kept for this tab. */
export function readTypedEarlier(form: HTMLFormElement | null): Partial<TypedCredentials> {
  const inForm = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  return { ...(current === nothing ? inSession() : {}), ...Object.fromEntries(inForm) };
}

function inSession(): Partial<TypedCredentials> {
  return readJson<Partial<TypedCredentials>>(tabStorage, key) ?? {};
}

export function forgetTyped(): void {
  current = nothing;
  tabStorage.removeItem(key);
}

/** What a person has typed; it survives every change between the ways in. */
export type TypedCredentials = { name: string; email: string; password: string };

export type AuthFormProps = {
  typed: TypedCredentials;
  type: (change: Partial<TypedCredentials>) => void;
  /** The page the visitor was on the way to. */
  next: string | null;
  /** Whether Google is set up. */
  google: boolean;
  /** A mail is on its way. */
  onSent: (kind: MailKind) => void;
  /** Stands over the form; within another page it is not the page’s own. */
  heading: (text: string) => ReactNode;
};
