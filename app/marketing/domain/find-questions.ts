import { type DocumentBlock, type Section, piecesOf } from './document.ts';

/** Words too frequent in questions to distinguish them. */
const smallWords = new Set(
  `a an and are at can do does for from how i if in is it my of on or the there to what when where which who whose will with you your
  al como con cual cuando de del donde el en es hay la las lo los me mi o para por puedo que quien se si su sus tu un una y
  au avec ce combien comment dans des du est et il je le les ma mes mon ou par pour puis qu quand que quel quelle qui sa ses son sur un une`.split(
    /\s+/u,
  ),
);

/** Normalizes text for comparison: no accents, lower case. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Questions that match the typed words, by section: those with every word or its beginning, else those with most of
 * the words. Accents, case and endings (“cancelling”, “refunds”) are ignored. All questions for an empty query.
 */
export function findQuestions(sections: readonly Section[], typed: string): Section[] {
  const words = wordsIn(typed);
  const telling = words.filter((word) => !smallWords.has(word));
  const wanted = telling.length > 0 ? telling : words;
  if (wanted.length === 0) return [...sections];
  const score = (texts: readonly string[]) => {
    const known = wordsIn(texts.join(' '));
    return wanted.filter((word) => known.some((each) => means(each, word))).length;
  };
  const most = Math.max(0, ...questionsOf(sections).map(score));
  // One matching word out of four is not a match.
  if (most < wanted.length / 2) return [];
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block): DocumentBlock[] => {
      if (typeof block === 'string' || block.kind !== 'questions') return [];
      const questions = block.questions.filter((question) => score(textsOf(question)) === most);
      return questions.length > 0 ? [{ ...block, questions }] : [];
    });
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

/** Number of questions in the sections. */
export const countQuestions = (sections: readonly Section[]): number => questionsOf(sections).length;

const textsOf = ([, question, answer, also = '']: readonly [string, string, string, string?]) => [
  question,
  piecesOf(answer)
    .map(({ text }) => text)
    .join(''),
  also,
];
const questionsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.questions.map(textsOf) : [],
    ),
  );

/** A word that begins with the typed one, or is the typed one with a different ending. */
const means = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (word.length >= 4 && typed.length <= word.length + 4 && typed.startsWith(word));
