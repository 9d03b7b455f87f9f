import type { TutorBlock, CardView, Text } from '#app/teaching/model/blocks.ts';
import type { Formula } from '#app/teaching/domain/pedagogy/state.ts';

/** All prose of a turn, including the question of its card. */
export function proseOf(blocks: readonly TutorBlock[]): Text[] {
  return blocks.flatMap((block): Text[] => {
    switch (block.kind) {
      case 'say':
      case 'verdict':
      case 'evidence':
      case 'question':
      case 'offer':
      case 'unread':
        return [block.text];
      case 'hint':
        return block.question ? [block.text, block.question] : [block.text];
      default:
        return [];
    }
  });
}

export const plainOf = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.plain)).join('');

const wordsIn = (texts: readonly Text[]): number =>
  texts
    .map(
      (text) =>
        text
          .filter((part) => typeof part === 'string')
          .join(' ')
          .split(/\s+/u)
          .filter((word) => /\p{L}/u.test(word)).length,
    )
    .reduce((sum, count) => sum + count, 0);

/** Numbers of questions and words in a turn with its card. */
export function countsOf(blocks: readonly TutorBlock[], card: CardView | null) {
  const prose = proseOf(blocks);
  const asked = [...prose, ...(card ? [card.prompt] : [])];
  return {
    questions: asked.reduce((sum, text) => sum + [...plainOf(text).matchAll(/\?/gu)].length, 0),
    words: wordsIn(prose),
  };
}

/** Formulas inside the tutor's texts; lines and a shown step are checked separately. */
export function formulasOf(blocks: readonly TutorBlock[], card: CardView | null): Formula[] {
  const inText = (text: Text) => text.filter((part): part is Formula => typeof part !== 'string');
  const inBlocks = blocks.flatMap((block): Formula[] => {
    switch (block.kind) {
      case 'formula':
        return [block.formula];
      default:
        return [];
    }
  });
  return [...inBlocks, ...[...proseOf(blocks), ...(card ? [card.prompt] : [])].flatMap(inText)];
}

/** Mathematics inside plain words: "put 5x − 3 into", "at x = 5". */
export function mathsInWords(text: string): string[] {
  const tokens = text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[("“«¿]+(?![^)]*\))|[.,;:?!"”»]+$/gu, ''));
  const runs: string[][] = [[]];
  for (const word of tokens) {
    if (
      /^[\d\-−+·*/^=<>≤≥()√|.,⁰¹²³⁴-⁹]+$|^[\d\-−+·*/^=<>≤≥()√|.,⁰¹²³⁴-⁹]*(?<!\p{L})[a-z][\d\-−+·*/^=<>≤≥()√|.,⁰¹²³⁴-⁹]*$/u.test(
        word,
      )
    )
      runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.map((run) => run.join(' ')).filter((run) => /\d/u.test(run));
}
