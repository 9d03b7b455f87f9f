import type { Language, Texts } from '@curvela/maths';
import type { Messages } from 'use-intl/core';
import { readyTexts } from './ready-texts.ts';

export { type Language, languages, type Texts, type Translation } from '@curvela/maths';

/** Any feature's catalogue, regardless of its keys. */
export type AnyTexts = Texts<object>;

/** Merges the catalogues of several features in one language; each feature has its own top-level key. */
export function pickTexts(language: Language, catalogues: readonly AnyTexts[]): Partial<Messages> {
  return Object.assign({}, ...catalogues.map((catalogue) => readyTexts(catalogue[language])));
}

export { translator } from './translator.ts';
