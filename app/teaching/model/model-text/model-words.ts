import { z } from 'zod';
import type { TutorBlock, Text } from '../blocks.ts';

const formulaSchema = z.object({
  latex: z.string(),
  plain: z.string(),
  speech: z.string(),
  html: z.string().optional(),
});

/**
 * Language-model text that replaces the built-in prose of a turn: `app.teaching_turns.words`. `cut`: it broke off, and the built-in words
 * follow it. `failed`: only the built-in words are shown, whatever `text` contains. `notice` announces a cap before (`left` > 0) or when it is reached.
 */
export const wordsSchema = z.object({
  text: z.array(z.union([z.string(), formulaSchema])),
  state: z.enum(['streaming', 'done', 'stopped', 'cut', 'failed']),
  /** The attempt the text is from. */
  tries: z.number().int().min(1),
  /** Name of the language model. */
  by: z.string(),
  /** Start of the stream: a process that dies leaves the words in state `streaming`. */
  since: z.iso.datetime(),
  notice: z.object({ cap: z.enum(['day', 'month']), left: z.number().int().min(0) }).nullable(),
});
export type ModelWords = z.infer<typeof wordsSchema>;
export type WordsNotice = NonNullable<ModelWords['notice']>;

/** Milliseconds after which words still `streaming` belong to a dead process. */
export const longestWords = 45_000;

/** Blocks whose prose a language model may replace. */
const isProse = (block: TutorBlock): block is Extract<TutorBlock, { kind: 'say' | 'hint' | 'question' }> =>
  block.kind === 'say' || block.kind === 'hint' || block.kind === 'question';

export const hasProse = (blocks: readonly TutorBlock[]): boolean => blocks.some(isProse);

/**
 * The blocks of a turn with model text: it replaces the hint, else the first prose block; all other prose is dropped. Verdicts, lines,
 * formulas and worked steps stay.
 */
export function withWords(blocks: readonly TutorBlock[], text: Text): TutorBlock[] {
  const place = blocks.find(({ kind }) => kind === 'hint') ?? blocks.find(isProse);
  return blocks.flatMap((block): TutorBlock[] => {
    if (!isProse(block)) return [block];
    if (block !== place) return [];
    if (block.kind !== 'hint') return [{ ...block, text }];
    const { question: _, ...hint } = block;
    return [{ ...hint, text }];
  });
}

/** All blocks of a turn, with text that broke off inserted where the prose starts. */
function behindWords(blocks: readonly TutorBlock[], text: Text): TutorBlock[] {
  const place = blocks.find(({ kind }) => kind === 'hint') ?? blocks.find(isProse);
  return blocks.flatMap((block): TutorBlock[] => {
    if (block !== place) return [block];
    if (block.kind === 'hint') return [{ ...block, text: [...text, ' ', ...block.text] }];
    return [{ kind: 'say', text }, block];
  });
}

/** A turn as displayed: language-model text as far as it has arrived, and the built-in text around it. */
export function shownBlocks(
  blocks: readonly TutorBlock[],
  { text, state }: Pick<ModelWords, 'text' | 'state'>,
): readonly TutorBlock[] {
  if (state === 'failed' || (state === 'cut' && text.length === 0)) return blocks;
  return state === 'cut' ? behindWords(blocks, text) : withWords(blocks, text);
}

/** Merges adjacent plain-text pieces. */
export function joinedText(pieces: Text): Text[number][] {
  const text: Text[number][] = [];
  for (const piece of pieces) {
    const last = text.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') text[text.length - 1] = last + piece;
    else text.push(piece);
  }
  return text;
}
