import { normalizePattern, letters, numbers } from '../../domain/safety/normalize-characters.ts';

/**
 * Kinds of safety flags, by priority: where several match, the first is answered. Abuse precedes threats: a child who is hurt at home and
 * wants to hit back is a victim first.
 */
export const safetyKinds = ['self_harm', 'abuse', 'threat', 'personal_data'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** A pattern over normalized text (normalize-characters.ts): in lower case, unless its capital letters count. */
export type Sign = { readonly expression: RegExp; readonly cased: boolean };

/**
 * Safety patterns of one language. They match text without accents, with plain apostrophes, ignoring case. Idioms, sports, word problems
 * and small accidents are in `harmless` and removed first. In `personal_data` the group `own` is masked, or the whole match without it.
 */
export type SafetyRules = Readonly<Record<SafetyKind | 'harmless', readonly Sign[]>>;

/** A lower-case pattern that matches whole words. */
export const sign = (pattern: string): Sign => ({
  expression: new RegExp(asWords(pattern), 'dg'),
  cased: false,
});

/**
 * A pattern in which names are recognised by capital letters; everything else is written with `anyCase`. Not `(?-i:…)`: once a process has
 * compiled many expressions, V8 stops optimising further ones and then fails to match such groups.
 */
export const signOfNames = (pattern: string): Sign => ({
  expression: new RegExp(asWords(pattern), 'dg'),
  cased: true,
});

const asWords = (pattern: string): string =>
  `(?<![${letters}${numbers}])(?:${normalizePattern(pattern)})(?![${letters}${numbers}])`;

/** A piece of a pattern without character classes that matches upper and lower case. */
export const anyCase = (piece: string): string =>
  piece.replaceAll(/\\p\{\w+\}|\\.|[a-z]/gu, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  );

/** A telephone number in any grouping: at least seven digits. */
export const phone = '\\(?\\+?\\d(?:[ ().-]{0,2}\\d){6,14}';
/** A user name on a platform where strangers can contact children: contains a digit, dot, hash, hyphen or underscore. */
export const handle = '@?[\\p{L}\\d]+(?:[._#-]+[\\p{L}\\d]+|\\d)[\\p{L}\\d._#-]*';
export const platforms =
  '(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|whatsapp|telegram|roblox|fortnite|facebook|kik)';
