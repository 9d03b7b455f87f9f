import type { Language } from '#app/platform/texts.ts';
import {
  problemQuestions,
  problemQuestionTerms,
  type ProblemQuestion,
} from '../../model/understanding/problem-questions.ts';

type Terms = readonly (readonly [ProblemQuestion, RegExp])[];

const termsOf = (language: Language): Terms =>
  problemQuestions.map((question) => [
    question,
    new RegExp(`(?<![a-z0-9])(?:${problemQuestionTerms[language][question]})(?![a-z0-9])`),
  ]);

let terms: Readonly<Record<Language, Terms>> | null = null;

/** What a message asks about the problem in hand. `words`: lower case, no accents, no question marks. */
export function readProblemQuestions(words: string, language: Language): ReadonlySet<ProblemQuestion> {
  terms ??= { en: termsOf('en'), es: termsOf('es'), fr: termsOf('fr') };
  return new Set(terms[language].filter(([, pattern]) => pattern.test(words)).map(([question]) => question));
}
