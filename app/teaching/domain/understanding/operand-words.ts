import type { Language } from '#app/platform/texts.ts';
import { englishCues } from '../../model/understanding/cues/english.ts';
import { frenchCues } from '../../model/understanding/cues/french.ts';
import { spanishCues } from '../../model/understanding/cues/spanish.ts';
import type { Cues } from '../../model/understanding/cues/cue.ts';

/** The words of one language around an operand. */
export type OperandLexicon = {
  readonly locale: Language;
  /** "Both sides" and "the two equations", whose number is no operand. */
  readonly sides: RegExp;
  /** "By minus 3". */
  readonly minus: RegExp;
  /** A letter that is also a word of the language. */
  readonly isWord: (text: string) => boolean;
  /** A word before a letter that makes it a letter of the problem. */
  readonly introduces: (word: string) => boolean;
  /** The word before what is divided or multiplied by. */
  readonly isBy: (word: string) => boolean;
  /** A spelled number as digits: "fours" is 4. */
  readonly digitsOf: (word: string) => string | null;
};

let lexicons: Readonly<Record<Language, OperandLexicon>> | null = null;

/** The words around operands in a language. */
export const operandWordsIn = (language: Language): OperandLexicon =>
  (lexicons ??= {
    en: lexiconOf('en', englishCues),
    es: lexiconOf('es', spanishCues),
    fr: lexiconOf('fr', frenchCues),
  })[language];

function lexiconOf(locale: Language, { operands, numbers }: Cues): OperandLexicon {
  const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
  const [word, introducing, by] = [operands.letterWords, operands.introducing, operands.by].map(whole);
  return {
    locale,
    sides: new RegExp(`(?<![a-z0-9])(?:${operands.sides})(?![a-z0-9])`, 'g'),
    minus: new RegExp(`(?<= (?:${operands.by}) )(?:${operands.minus}) (?=[a-z0-9])`, 'g'),
    isWord: (text) => word!.test(text),
    introduces: (text) => introducing!.test(text) || by!.test(text),
    isBy: (text) => by!.test(text),
    digitsOf: (text) => {
      const [sign, word] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
      const value = numbers.findIndex((one) => [one, `${one}s`, `${one}es`].includes(word));
      // "One" is also an article.
      return value < 0 || value === 1 ? null : `${sign}${value}`;
    },
  };
}
