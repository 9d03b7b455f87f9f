import type { Language } from '#app/platform/texts.ts';
import type { Intent } from '../../model/intents.ts';
import type { Action, TurnInput } from '../../model/schemas.server.ts';
import type { Card, SessionState } from '../pedagogy/state.ts';
import { readIntent } from '../understanding/read-intent.ts';
import { readMessage, type LearnerMessage } from '../understanding/read-message.ts';
import { formulaToken, tokensOf } from '../understanding/tokens.ts';
import { inputKind } from '../understanding/words-or-line.ts';
import { writtenLines } from '../understanding/written-lines.ts';
import type { Act } from '../dialogue/act.ts';
import { readAct } from '../dialogue/read-act.ts';

/** A message with what its words mean at this point of the problem. */
export type ReadWords = {
  readonly text: string;
  readonly message: LearnerMessage;
  readonly intent: Intent | null;
  readonly act: Act;
  readonly hasFormula: boolean;
};

/** What a turn is, read once; the steps after it ask the text nothing more. */
export type Understood =
  | { readonly is: 'press'; readonly action: Action; readonly problem: string | undefined }
  /** For the card of an explanation, the reflection or the twin. `mayBeLine`: a calculation without a sentence around it. */
  | { readonly is: 'reply'; readonly card: Card; readonly text: string; readonly mayBeLine: boolean }
  /**
   * For the line field. `lines`: several lines pasted together. `words`: what it means if it cannot be parsed; null where only the position of
   * the error helps. `isLine`: words that mean nothing here leave it a line.
   */
  | {
      readonly is: 'line';
      readonly card: Card;
      readonly text: string;
      readonly lines: readonly string[] | null;
      readonly words: ReadWords | null;
      readonly isLine: boolean;
    }
  /** A message beside the card, or words in the line field. `lines`: working pasted into it. */
  | { readonly is: 'words'; readonly lines: readonly string[] | null; readonly words: ReadWords };

/** Reads what a learner typed or pressed. Null where nothing is asked for that could be answered. */
export function understand(input: TurnInput, state: SessionState, language: Language): Understood | null {
  const { card } = state;
  if ('action' in input) return { is: 'press', action: input.action, problem: input.problem };
  if ('given' in input) return null;
  if ('text' in input) {
    const { text } = input;
    const lines = card?.purpose === 'line' ? writtenLines(text) : null;
    return { is: 'words', lines, words: readWords(text, readIntent(text, language), state, language) };
  }
  const text = input.answer;
  switch (card?.purpose) {
    case 'line':
      return understandField(text, card, state, language);
    case 'explain':
      return { is: 'reply', card, text, mayBeLine: false };
    case 'reflect':
    case 'twin':
      return { is: 'reply', card, text, mayBeLine: isBareCalculation(text) };
    default:
      return null;
  }
}

function understandField(text: string, card: Card, state: SessionState, language: Language): Understood {
  const intent = readIntent(text, language);
  const kind = inputKind(text, intent);
  if (kind === 'words') return { is: 'words', lines: null, words: readWords(text, intent, state, language) };
  const isLine = kind === 'line';
  const mayBeWords = !isLine || /\p{L}{4,}/u.test(text);
  const words = mayBeWords ? readWords(text, intent, state, language) : null;
  return { is: 'line', card, text, lines: writtenLines(text), words, isLine };
}

function readWords(text: string, intent: Intent | null, state: SessionState, language: Language): ReadWords {
  const message = readMessage(text, language);
  const hasFormula = tokensOf(text).includes(formulaToken);
  return { text, message, intent, act: readAct(message, intent, state), hasFormula };
}

/** With more words than these, a formula is part of a sentence about the work and not a line of it. */
const mostWords = 3;
const isBareCalculation = (text: string): boolean =>
  (text.match(/\p{L}{3,}/gu) ?? []).length <= mostWords && tokensOf(text).includes(formulaToken);
