import type { ReactNode } from 'react';
import type { MailKind } from './auth-calls.ts';

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
