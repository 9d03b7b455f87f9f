import { normalizePattern, letters, numbers } from '../../domain/safety/normalize-characters.ts';

/**
 * What a person should read. Where several fit, the first is answered. Abuse stands before threats: who is hurt at home and wants to hurt
 * back is hurt first.
 */
export const safetyKinds = ['self_harm', 'abuse', 'threat', 'personal_data'] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** What is looked for in words of few signs (few-signs.ts): in small letters, unless its capital letters count. */
export type Sign = { readonly expression: RegExp; readonly cased: boolean };

/**
 * Signs of one language. They are read over text without accents, with plain apostrophes, small and capital letters alike.
 * Idioms, sports, word problems and small accidents are in `harmless`: they are taken out before anything is looked for.
 * In `personal_data` the group `own` is what is masked; without it, the whole match is.
 */
export type SafetyRules = Readonly<Record<SafetyKind | 'harmless', readonly Sign[]>>;

/** A sign that stands as whole words, written in small letters. */
export const sign = (pattern: string): Sign => ({
  expression: new RegExp(asWords(pattern), 'dg'),
  cased: false,
});

/**
 * The same for a sign in which names count by their capital letters: everything else is written with `anyCase`. Not `(?-i:…)`: when
 * a process has compiled many expressions, V8 stops optimising further ones, and then misses what stands in such a group.
 */
export const signOfNames = (pattern: string): Sign => ({
  expression: new RegExp(asWords(pattern), 'dg'),
  cased: true,
});

const asWords = (pattern: string): string =>
  `(?<![${letters}${numbers}])(?:${normalizePattern(pattern)})(?![${letters}${numbers}])`;

/** A piece of a pattern, without classes of letters, in small and capital letters alike. */
export const anyCase = (piece: string): string =>
  piece.replaceAll(/\\p\{\w+\}|\\.|[a-z]/gu, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  );

/** A telephone number in any grouping: seven digits at least. */
export const phone = '\\(?\\+?\\d(?:[ ().-]{0,2}\\d){6,14}';
/** A name on a platform where strangers write to children: it has a digit, a dot, a hash or a line in it. */
export const handle = '@?[\\p{L}\\d]+(?:[._#-]+[\\p{L}\\d]+|\\d)[\\p{L}\\d._#-]*';
export const platforms =
  '(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|whatsapp|telegram|roblox|fortnite|facebook|kik)';
