import { useState, type ReactNode } from 'react';
import { readJson, tabStorage } from '#app/platform/browser-storage.ts';
import type { MailKind } from './auth-calls.ts';

const nothing: TypedCredentials = { name: '', email: '', password: '' };
/** Survives a visit to the terms page. The password is stored nowhere else. */
let current: TypedCredentials = nothing;
/** Name and address survive a reload of this tab and a return from another site. */
const key = 'typed_account';

/** Values typed into the account forms, kept until an account form succeeds. */
export function useTyped() {
  const [typed, setTyped] = useState(current);
  const type = (change: Partial<TypedCredentials>) => {
    current = { ...current, ...change };
    tabStorage.setItem(key, JSON.stringify({ name: current.name, email: current.email }));
    setTyped(current);
  };
  return { typed, type };
}

/** Values typed before the page was (re)loaded: already in the form, or stored for this tab. */
export function readTypedEarlier(form: HTMLFormElement | null): Partial<TypedCredentials> {
  const inForm = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  return { ...(current === nothing ? readStoredTyped() : {}), ...Object.fromEntries(inForm) };
}

function readStoredTyped(): Partial<TypedCredentials> {
  return readJson<Partial<TypedCredentials>>(tabStorage, key) ?? {};
}

export function forgetTyped(): void {
  current = nothing;
  tabStorage.removeItem(key);
}

/** Values typed into the account forms; kept when switching between forms. */
export type TypedCredentials = { name: string; email: string; password: string };

export type AuthFormProps = {
  typed: TypedCredentials;
  type: (change: Partial<TypedCredentials>) => void;
  /** The page to return to. */
  next: string | null;
  /** Whether Google sign-in is configured. */
  google: boolean;
  /** Called when an email was sent. */
  onSent: (kind: MailKind) => void;
  /** Heading of the form; embedded in another page it is not the page’s h1. */
  heading: (text: string) => ReactNode;
};
