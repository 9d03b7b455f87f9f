import type { Language } from '#app/platform/texts.ts';
import { normalizeCharacters } from './normalize-characters.ts';
import { type SafetyKind, safetyKinds, type SafetyRules, type Sign, sign } from '../../model/safety/signs.ts';
import { english } from '../../model/safety/rules/english.ts';
import { french } from '../../model/safety/rules/french.ts';
import { spanish } from '../../model/safety/rules/spanish.ts';

const rules: Readonly<Record<Language, SafetyRules>> = { en: english, es: spanish, fr: french };
const languages = ['en', 'es', 'fr'] as const;
/** Language-independent. */
const address = sign('(?<own>[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*\\.\\p{L}{2,})');
const hidden = '•••';
/** Replaces harmless phrases. */
const takenOut = '·';

/**
 * The safety flag of a learner's words; null for everything else, above all mathematics. All three languages are checked, the
 * session's first, because people mix them. Pure rules as data: no model decides here.
 */
export function readSafety(text: string, language: Language): SafetyKind | null {
  const plain = plainly(text);
  const mine = [language, ...languages.filter((one) => one !== language)];
  const words = withoutHarmless(plain);
  return (
    safetyKinds.find((kind) => mine.some((one) => spansOf(words, rules[one][kind]).length > 0)) ??
    (spansOf(words, [address]).length > 0 ? 'personal_data' : null)
  );
}

/** Whether abuse is mentioned, regardless of other flags. */
export function speaksOfAbuse(text: string): boolean {
  const words = withoutHarmless(plainly(text));
  return languages.some((one) => spansOf(words, rules[one].abuse).length > 0);
}

/** The text with a person's addresses, numbers, names and places masked, fit for storage. */
export function maskPersonal(text: string): string {
  const words = withoutHarmless(plainly(text));
  const signs = [address, ...languages.flatMap((one) => rules[one].personal_data)];
  const spans = spansOf(words, signs).sort((a, b) => a[0] - b[0]);
  let masked = '';
  let at = 0;
  const composed = text.normalize('NFC');
  for (const [from, to] of spans) {
    if (from >= at) masked += composed.slice(at, from) + hidden;
    at = Math.max(at, to);
  }
  return masked + composed.slice(at);
}

/** Removes accents, normalizes apostrophes and reduces the alphabet, keeping each character's position. */
function plainly(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[’‘´`]/gu, "'")
    .replace(/\p{L}/gu, (letter) => {
      const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return base.length === letter.length ? base : letter;
    });
  return normalizeCharacters(plain);
}

/** The same words with original case and in lower case. */
type Words = { cased: string; small: string };

function withoutHarmless(cased: string): Words {
  const signs = languages.flatMap((one) => rules[one].harmless);
  const small = signs.reduce(
    (rest, { expression }) => rest.replace(expression, (found) => takenOut.repeat(found.length)),
    cased.toLowerCase(),
  );
  return {
    small,
    cased: Array.from(cased, (sign, at) => (small[at] === takenOut ? takenOut : sign)).join(''),
  };
}

function spansOf({ cased, small }: Words, signs: readonly Sign[]): [number, number][] {
  return signs.flatMap((one) =>
    [...(one.cased ? cased : small).matchAll(one.expression)].map(
      ({ index, 0: found, indices }): [number, number] =>
        indices?.groups?.['own'] ?? [index, index + found.length],
    ),
  );
}
