const soft = '\u00AD';
/** Words up to this length fit on one line of the map. */
const short = 11;
const vowel = 'aeiouyàâäéèêëîïôöùûüáíóúœæ';
const consonant = 'bcdfgjklmnpqrstvzçñ';
/**
 * Break positions: before a consonant followed by a vowel, and after a vowel or consonant; valid in Spanish and
 * French, acceptable in English. l and r stay with a preceding consonant.
 */
const joint = new RegExp(
  `(?<=[${vowel}])(?=[${consonant}][${vowel}])|(?<=[${vowel}][${consonant}])(?=[bcdfgjkmnpqstvzçñ][${vowel}])`,
  'giu',
);
/** Minimum letters before and after a break. */
const least = 4;

/** Inserts soft hyphens into long words: `propor-tionnalité` instead of `proportionnali té` where a line breaks. */
export const withSoftHyphens = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) =>
    word.length <= short
      ? word
      : word.replace(joint, (_, at: number) => (at >= least && at <= word.length - least ? soft : '')),
  );
