import { z } from 'zod';
import type { TutorBlock, Text } from '../blocks.ts';

const formulaSchema = z.object({
  latex: z.string(),
  plain: z.string(),
  speech: z.string(),
  html: z.string().optional(),
});

/**
 * What a language model said in place of the built-in prose of a turn: `app.teaching_turns.words`. `cut`: it broke off, and the built-in
 * words stand behind it. `failed` means that they stand alone, whatever `text` holds. `notice` announces a cap, before it bites (`left` > 0) or when it does.
 */
export const wordsSchema = z.object({
  text: z.array(z.union([z.string(), formulaSchema])),
  state: z.enum(['streaming', 'done', 'stopped', 'cut', 'failed']),
  /** Which try of the model the text is of. */
  tries: z.number().int().min(1),
  /** Name of the language model. */
  by: z.string(),
  /** When the words were begun: a process that died leaves them streaming. */
  since: z.iso.datetime(),
  notice: z.object({ cap: z.enum(['day', 'month']), left: z.number().int().min(0) }).nullable(),
});
export type ModelWords = z.infer<typeof wordsSchema>;
export type WordsNotice = NonNullable<ModelWords['notice']>;

/** Milliseconds after which words that still stream belong to a process that has gone. */
export const longestWords = 45_000;

/** The blocks whose prose a language model may say in its own words. */
const isProse = (block: TutorBlock): block is Extract<TutorBlock, { kind: 'say' | 'hint' | 'question' }> =>
  block.kind === 'say' || block.kind === 'hint' || block.kind === 'question';

export const hasProse = (blocks: readonly TutorBlock[]): boolean => blocks.some(isProse);

/**
 * The blocks of a turn with other words: they stand where the hint stood, else where the first prose did, and all other prose
 * goes. Verdicts, lines, formulas and worked steps stay as they are.
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

/** The blocks of a turn behind words that broke off: all of them, with those words where their prose begins. */
function behindWords(blocks: readonly TutorBlock[], text: Text): TutorBlock[] {
  const place = blocks.find(({ kind }) => kind === 'hint') ?? blocks.find(isProse);
  return blocks.flatMap((block): TutorBlock[] => {
    if (block !== place) return [block];
    if (block.kind === 'hint') return [{ ...block, text: [...text, ' ', ...block.text] }];
    return [{ kind: 'say', text }, block];
  });
}

/** A turn as it is read: the words of a language model as far as they came, and the built-in ones where they stand. */
export function shownBlocks(
  blocks: readonly TutorBlock[],
  { text, state }: Pick<ModelWords, 'text' | 'state'>,
): readonly TutorBlock[] {
  if (state === 'failed' || (state === 'cut' && text.length === 0)) return blocks;
  return state === 'cut' ? behindWords(blocks, text) : withWords(blocks, text);
}

/** Text pieces put together: neighbours that are words become one. */
export function joinedText(pieces: Text): Text[number][] {
  const text: Text[number][] = [];
  for (const piece of pieces) {
    const last = text.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') text[text.length - 1] = last + piece;
    else text.push(piece);
  }
  return text;
}
