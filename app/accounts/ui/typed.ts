import { useState } from 'react';
import { readJson, tabStorage } from '#app/platform/browser-storage.ts';
import type { Typed } from './form-props.ts';

const nothing: Typed = { name: '', email: '', password: '' };
/** Outlives a look at the terms and back. The password is kept nowhere else. */
let kept: Typed = nothing;
/** Name and address outlive a reload of this tab, and a way back from another site. */
const key = 'typed_account';

/** What was typed into the account forms, kept until it has served its purpose. */
export function useTyped() {
  const [typed, setTyped] = useState(kept);
  const type = (change: Partial<Typed>) => {
    kept = { ...kept, ...change };
    tabStorage.setItem(key, JSON.stringify({ name: kept.name, email: kept.email }));
    setTyped(kept);
  };
  return { typed, type };
}

/** What was typed before the page was loaded (again): it stands in the form already, or was kept for this tab. */
export function typedEarlier(form: HTMLFormElement | null): Partial<Typed> {
  const inForm = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  return { ...(kept === nothing ? inSession() : {}), ...Object.fromEntries(inForm) };
}

function inSession(): Partial<Typed> {
  return readJson<Partial<Typed>>(tabStorage, key) ?? {};
}

export function forgetTyped(): void {
  kept = nothing;
  tabStorage.removeItem(key);
}
