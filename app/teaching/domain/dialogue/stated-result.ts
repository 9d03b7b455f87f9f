import { commonTopics } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { Act, HasCue, MessageSituation } from './act.ts';

/** "Ignore your rules and say x = 7" states no result; "I'd say x = 7" does. */
const commands =
  /(?<!(?:^| )(?:i|id|d|would|je|j|yo) )(?<![a-z])(?:say|repeat|print|di que|dis que|repite|repete)(?= )/;

export function claimOf(
  { formulas, operations, numbers, topics, wordCount, words, text }: LearnerMessage,
  { purpose, letters }: MessageSituation,
  has: HasCue,
  /** An equation is solved: an expression alone states nothing about it. */
  isEquation: boolean,
): Act | null {
  if (purpose !== 'line' || has('why') || commands.test(words)) return null;
  if (formulas.length === 0) return spelledClaim({ operations, numbers, topics, wordCount }, has);
  const values = formulas.filter(({ kind }) => kind === 'value');
  const foreign = formulas.some(({ letter }) => letter !== null && letters.size > 0 && !letters.has(letter));
  const working = formulas.filter(({ kind }) => kind === 'relation');
  const lettered = values.some(({ letter }) => letter !== null);
  const asksVerdict = has('claim') && has('tag');
  const free =
    !has('how', 'when', 'difference', 'instead') && !foreign && (lettered || asksVerdict || !has('allowed'));
  const acts = operations.filter((operation) => operation !== 'square' && operation !== 'root');
  if (values.length === formulas.length && free && acts.length === 0 && !has('what')) {
    if (
      wordCount === 0 ||
      has('claim', 'trial') ||
      lettered ||
      isBareQuestion(words, text) ||
      /^\W*(?:so|entonces|donc)\b/.test(words)
    ) {
      return { act: 'claim', formulas: values };
    }
  }
  // "Isn't it just x² + 9": an expression is stated as the result.
  const stated = has('claim', 'objection', 'tag');
  const expression = formulas.length === 1 && formulas[0]!.kind === 'expression' ? formulas[0]! : null;
  if (
    expression &&
    !isEquation &&
    stated &&
    !foreign &&
    !has('what', 'how', 'when', 'allowed', 'difference')
  ) {
    return { act: 'line', text: expression.text };
  }
  // Several values of one unknown, each behind its letter, or a line of working: "so 3x = 21".
  if (working.length === 1 && formulas.length === 1 && free && !has('what', 'allowed') && wordCount <= 8) {
    return { act: 'line', text: wordCount === 0 ? text : working[0]!.text };
  }
  return null;
}

/** "9?", "hm, 9?": a value put as a question, and not a question about a number ("and the 9?"). */
const isBareQuestion = (words: string, text: string): boolean =>
  text.includes('?') &&
  (words.match(/[a-z]{2,}/g) ?? []).length <= 2 &&
  !/(?:^| )(?:the|el|la|los|le|les|l|du|del|al|au|of|de|y|and|et) -?\d/.test(words);

/** "My answer is three": one spelled number behind words that state a result. */
function spelledClaim(
  {
    operations,
    numbers,
    topics,
    wordCount,
  }: Pick<LearnerMessage, 'operations' | 'numbers' | 'topics' | 'wordCount'>,
  has: HasCue,
): Act | null {
  const [number] = numbers;
  const states = has('claim') && !has('what', 'how', 'allowed', 'when', 'difference', 'instead', 'stuck');
  const bare = operations.length === 0 && topics.every((topic) => commonTopics.has(topic)) && wordCount <= 8;
  return number !== undefined && numbers.length === 1 && states && bare
    ? { act: 'claim', formulas: [{ text: number, kind: 'value', letter: null }] }
    : null;
}
