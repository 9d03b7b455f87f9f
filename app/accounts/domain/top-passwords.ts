import { dictionary } from '@zxcvbn-ts/language-common';

const counted = 3000;
const shortest = 6;

/**
 * The most common passwords of an allowed length, in lower case, the most common first. Used by the build and its
 * tests.
 */
export function topPasswords(): string[] {
  const ranked = dictionary['passwords-common'] as readonly string[];
  return [...new Set(ranked.map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= shortest && !word.includes(' '))
    .slice(0, counted);
}
