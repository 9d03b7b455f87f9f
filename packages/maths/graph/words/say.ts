import type { en } from '../messages/en.ts';

type Texts = (typeof en)['graph'];
type KeyOf<Part extends 'kinds' | 'facts' | 'errors'> = `${Part}.${Extract<keyof Texts[Part], string>}`;

/** A text of the catalogue `graph` in the reader’s language. */
export type Say = (
  key: KeyOf<'kinds'> | KeyOf<'facts'> | KeyOf<'errors'>,
  values?: Readonly<Record<string, string | number>>,
) => string;
