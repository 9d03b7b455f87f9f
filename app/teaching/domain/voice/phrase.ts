import { createTranslator } from 'use-intl/core';
import { readyTexts } from '#app/platform/ready-texts.ts';
import type { Locale } from '#app/preferences/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { Text } from '../../model/blocks.ts';
import type { ModelId, TutorPolicy } from '../models.ts';
import type { Formula } from '../pedagogy/state.ts';
import { rephrasedTexts } from '../../messages/voice/rephrased.ts';
import { voiceTexts } from '../../messages/voice/index.ts';

/** The language of a session, with its region if given: `es`, `es-CO`. */
export type SessionLocale = Locale | Language;

/** Language, model and position in the session, which selects the phrasing. */
export type Speaker = {
  language: Language;
  locale: SessionLocale;
  model: ModelId;
  /** Policy of the model version; the built-in one if absent. */
  policy?: TutorPolicy;
  seed: number;
  position: number;
  /** How often the same text was shown before: selects the next wording. */
  again?: number;
  /** Asks the question of the next idea instead of naming it. */
  small?: boolean;
  /** Recipients of safety flags; the team and the account's adult if absent. */
  audience?: Audience | undefined;
};

/**
 * `begun`: an account, when no conversation has been started yet. `visitor`: someone without an account; only the team reads it. `trial`:
 * no one, because nothing is stored.
 */
type Audience = 'begun' | 'visitor' | 'trial';

export type PhraseValues = Record<string, string | number | Formula>;
type Entry = string | readonly string[] | { readonly [key: string]: Entry };

/** The phrase as a sentence with formulas. Throws for a key missing in the catalogues; the tests cover every key. */
export function phrase(speaker: Speaker, key: string, values: PhraseValues = {}): Text {
  const pattern = patternOf(speaker, key);
  if (pattern === null) throw new Error(`the tutor has no words for ${key}`);
  return format(speaker, pattern, values);
}

/** The phrase as plain text, for labels and titles. */
export const words = (speaker: Speaker, key: string, values: PhraseValues = {}): string =>
  phrase(speaker, key, values)
    .map((part) => (typeof part === 'string' ? part : part.plain))
    .join('');

/** For text with one wording only: rephrased by adding an introductory sentence. */
export const rephrase = (speaker: Speaker, key: 'small' | 'slip', text: Text): Text =>
  (speaker.again ?? 0) % 2 === 0 ? text : [...phrase(speaker, `anew.${key}`), ' ', ...text];

/** Without a graph (6/8 has none) Visual Explorer uses the wording of Socratic Guide, which mentions no graph. */
export const speakerFor = (speaker: Speaker, drawn: boolean): Speaker =>
  speaker.model === 'visual-explorer' && !drawn ? { ...speaker, model: 'socratic-guide' } : speaker;

export const hasPhrase = (speaker: Speaker, key: string): boolean => patternOf(speaker, key) !== null;

/** The model's own wording, else the common one. Phrasings rotate, starting at an offset from the session's seed. */
function patternOf({ language, model, seed, position, again = 0 }: Speaker, key: string): string | null {
  const catalogue: { readonly [key: string]: Entry } = voiceTexts[language];
  const path = key.split('.');
  const found = foundAt(catalogue, path, { model, language });
  if (found === undefined) return null;
  if (typeof found === 'string') return found;
  const list = Array.isArray(found) ? (found as readonly string[]) : [];
  const at = (Math.abs(seed) + position) % Math.max(list.length, 1);
  if (again === 0) return list[at] ?? null;
  const others = [entryAt(catalogue.all, path), entryAt(rephrasedTexts[language], path)].flatMap(phrasings);
  const pool = [...new Set([...list, ...others])];
  return pool[(at + again) % Math.max(pool.length, 1)] ?? null;
}

/** Catalogues that are the same for every model. */
const shared: ReadonlySet<string> = new Set(['concepts', 'mistakes', 'safety', 'dialogue', 'topics']);

function foundAt(
  catalogue: { readonly [key: string]: Entry },
  path: readonly string[],
  { model, language }: Pick<Speaker, 'model' | 'language'>,
): Entry | undefined {
  const [first] = path;
  if (first === 'anew') return entryAt(rephrasedTexts[language], path);
  if (first !== undefined && shared.has(first)) return entryAt(catalogue, path);
  if (first === 'skill') {
    const rest = path.slice(1);
    return entryAt(catalogue.skill, [model, ...rest]) ?? entryAt(catalogue.skill, ['all', ...rest]);
  }
  return entryAt(catalogue[model], path) ?? entryAt(catalogue.all, path);
}

const phrasings = (entry: Entry | undefined): readonly string[] =>
  Array.isArray(entry) ? (entry as readonly string[]) : [];

function entryAt(from: Entry | undefined, path: readonly string[]): Entry | undefined {
  let entry = from;
  for (const part of path) {
    if (entry === undefined || typeof entry === 'string' || Array.isArray(entry)) return undefined;
    entry = (entry as { readonly [key: string]: Entry })[part];
  }
  return entry;
}

/** Marks formulas as private-use characters while the message formatter runs. */
const open = '\uE000';
const close = '\uE001';

function format({ locale }: Speaker, pattern: string, values: PhraseValues): Text {
  const formulas: Formula[] = [];
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'object') return [name, value];
      return [name, `${open}${formulas.push(value) - 1}${close}`];
    }),
  );
  const translate = createTranslator({
    locale,
    messages: readyTexts({ phrase: pattern }),
    onError: (error) => {
      throw error;
    },
  });
  const sentence = (translate as (key: string, values: object) => string)('phrase', plain);
  return sentence
    .split(new RegExp(`${open}(\\d+)${close}`))
    .map((part, at) => (at % 2 === 1 ? formulas[Number(part)] : part))
    .filter((part): part is string | Formula => part !== undefined && part !== '');
}
