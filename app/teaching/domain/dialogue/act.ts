import type { Intent } from '../../model/intents.ts';
import type { NamedOperation } from '../../model/understanding/cues/cue.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import type { CueName, LearnerMessage } from '../understanding/read-message.ts';
import type { FormulaInText } from '../understanding/written-formulas.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { ProblemAsk } from './problem-act.ts';
import type { ProposedOperation } from './proposed-operation.ts';

/** What a question about a notion asks for; `scope`: when it holds, and whether there can be none or several. */
export type Aspect = 'what' | 'why' | 'how' | 'scope';

export const feelings = [
  'sad',
  'discouraged',
  'annoyed',
  'purpose',
  'tired',
  'nervous',
  'happy',
  'too_easy',
] as const;

export type Feeling = (typeof feelings)[number];

/** What a learner does with a message in the middle of a problem. */
export type Act =
  /** States a result: it is checked as a line. */
  | { readonly act: 'claim'; readonly formulas: readonly FormulaInText[] }
  /** A line of working typed into the conversation. */
  | { readonly act: 'line'; readonly text: string }
  /** Wants another problem, given in the message. */
  | { readonly act: 'switch' }
  | { readonly act: 'topic'; readonly topic: TopicId; readonly aspect: Aspect }
  | { readonly act: 'compare'; readonly topics: readonly TopicId[] }
  | { readonly act: 'why_wrong'; readonly calculation: boolean }
  /** Why this step, or why not that result. */
  | {
      readonly act: 'why_step';
      readonly operations: readonly NamedOperation[];
      readonly numbers: readonly string[];
      readonly topic: TopicId | null;
    }
  | {
      readonly act: 'allowed';
      /** Null when the operation cannot be read. */
      readonly proposal: ProposedOperation | null;
    }
  /** A question that only the problem in hand answers. */
  | {
      readonly act: 'about_problem';
      readonly ask: ProblemAsk;
      readonly numbers: readonly string[];
      /** The number is named by its place in front of something. */
      readonly inFront: boolean;
      /** The notions and operations to choose from. */
      readonly topics: readonly TopicId[];
      readonly operations: readonly NamedOperation[];
    }
  /** A question about this problem that names nothing in particular. */
  | { readonly act: 'here' }
  /** How a result is checked; `brackets`: a product that was written. */
  | { readonly act: 'checking'; readonly brackets: boolean }
  /** Answers the tutor's question with an operation, a place or an idea. */
  | {
      readonly act: 'answer';
      readonly operations: readonly NamedOperation[];
      readonly numbers: readonly string[];
      readonly sign: boolean;
    }
  | { readonly act: 'yes' }
  | { readonly act: 'no' }
  | { readonly act: 'stuck' }
  | { readonly act: 'reword' }
  | { readonly act: 'other_way' }
  | { readonly act: 'easier' }
  | { readonly act: 'feeling'; readonly feeling: Feeling }
  | { readonly act: 'complaint' }
  | { readonly act: 'greeting' }
  | { readonly act: 'about_tutor' }
  /** Asks who can read the conversation. */
  | { readonly act: 'readers' }
  | { readonly act: 'off_topic' }
  /** Answers a question in words: the explanation of a step, or the reflection. */
  | { readonly act: 'words' }
  | { readonly act: 'intent'; readonly intent: Intent }
  | { readonly act: 'unclear' };

export type MessageSituation = {
  readonly purpose: 'line' | 'words' | 'twin' | 'ended';
  /** Help on the open line was given or has begun. */
  readonly helped: boolean;
  /** There is a wrong line to talk about. */
  readonly slipped: boolean;
  /** That line. */
  readonly wrong: string | null;
  /** Letters of the problem. */
  readonly letters: ReadonlySet<string>;
  readonly given: string;
};

export function situationFor({ card, item }: SessionState): MessageSituation {
  const purpose =
    card === null ? 'ended' : card.purpose === 'line' ? 'line' : card.purpose === 'twin' ? 'twin' : 'words';
  const letters = new Set(item.given.plain.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []);
  const { step } = item;
  const helped = purpose === 'line' && (step.rung > 0 || (step.stuck ?? 0) > 0);
  const wrong = step.slip?.formula.plain ?? null;
  return { purpose, helped, slipped: wrong !== null, wrong, letters, given: item.given.plain };
}

/** Whether a message has any of the cues. */
export type HasCue = (...names: CueName[]) => boolean;
export const cuesIn =
  ({ cues }: LearnerMessage): HasCue =>
  (...names) =>
    names.some((name) => cues.has(name));
