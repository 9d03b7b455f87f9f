import { useState } from 'react';
import type { Typed } from './form-props.ts';

const nothing: Typed = { name: '', email: '', password: '' };
/** Outlives a look at the terms and back. Only in memory: a password is written down nowhere. */
let kept: Typed = nothing;

/** What was typed into the account forms, kept until it has served its purpose. */
export function useTyped() {
  const [typed, setTyped] = useState(kept);
  const type = (change: Partial<Typed>) => {
    kept = { ...kept, ...change };
    setTyped(kept);
  };
  return { typed, type };
}

export const forgetTyped = (): void => void (kept = nothing);
