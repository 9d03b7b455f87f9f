import type { MistakeId, StoryLetter, StoryPiece, Unread, Verdict } from '@curvela/maths';
import type { TutorPolicy } from '../models.ts';
import type { SafetyKind } from '../../model/safety/signs.ts';
import type { SkillMoment } from '../../model/moments.ts';
import type { ConceptId } from '../../model/concepts.ts';
import type { TopicId } from '../../model/understanding/topics/topic.ts';
import type { Here } from '../dialogue/numbers-at-hand.ts';
import type { ReplyId } from '../dialogue/reply-ids.ts';
import type {
  CardAsk,
  Card,
  Formula,
  WorkLine,
  ItemOutcome,
  SessionState,
  LineSlip,
  SessionTally,
  ProblemTask,
  FormulaTree,
} from './state.ts';

/** A written-out solution: of another problem (H3), or of this one after giving up. */
export type Worked = { problem: Formula; words?: string | null; steps: { formula: Formula; why: string }[] };
/** The next step of this problem, from the learner's last line. */
type ShownStep = { formula: Formula; tree: FormulaTree; why: string; last: boolean };

/** What the engine offers for a hint level; requested before the rules choose the response. */
export type HelpFacts =
  | { rung: 1; concept: ConceptId }
  | { rung: 2; slip: LineSlip; concept: ConceptId | null }
  | { rung: 3; worked: Worked }
  | { rung: 4; step: ShownStep };

/** What a true but incomplete line states part of: several solutions, the values of a system, antiderivatives. */
export type PartialResult = 'solutions' | 'system' | 'antiderivative';

/** Answers to messages that change nothing. */
export const clarifications = [
  'why',
  'no_verdict',
  'task',
  'thanks',
  'alone',
  'other',
  'start_first',
  'answer',
  'answer_last',
  'leave',
  'ended',
  'slower',
  'no_example',
  'check',
  'own',
] as const;
export type Clarification = (typeof clarifications)[number];

/** One tap in the conversation: an action, or a message sent for the learner. `problem` with `take`: the problem to begin. */
export const offerIds = [
  'hint',
  'cannot_start',
  'give_up',
  'continue',
  'another',
  'take',
  'task',
  'example',
  'draw',
  'stop',
] as const;
export type TutorOffer = {
  does: (typeof offerIds)[number];
  problem?: { text: string; formula: Formula };
};

/** What a true line beside the chain is; angles in degrees are named. `unrelated`: it has no number of the problem. */
export type AsideRole = 'definition' | 'aside' | 'check' | 'rounding' | 'degrees' | 'unrelated';

/** One thing the tutor has to say, without wording: the voice knows the model, the language and the session. */
export type TutorMoment =
  | SkillMoment
  | {
      say: 'read';
      task: ProblemTask;
      formula: Formula;
      /** The question, if the formula alone does not express it. */
      words: string | null;
      twin: 'no' | 'after_solving' | 'after_giving_up';
    }
  /** The numbers of a word problem with the words around them. `asksModel`: which calculation or equation fits is asked next. */
  | { say: 'story'; pieces: readonly StoryPiece[]; asksModel: boolean }
  /** What the learner wrote or chose is the calculation or equation of the text. */
  | { say: 'model_right'; formula: Formula }
  | { say: 'model_wrong'; formula: Formula; mistake: MistakeId | null; times: number }
  | { say: 'model_choose' }
  | { say: 'model_shown'; formula: Formula }
  | { say: 'letters'; letters: readonly StoryLetter[] }
  /** A mistake that the learner repeats in such problems, before the first line. */
  | {
      say: 'recall';
      mistake: string;
      text: string;
      times: number;
      daysAgo: number;
      helped: 'oneself' | 'hint' | null;
      profileId: string;
    }
  | { say: 'unsolvable' }
  | { say: 'nothing_to_do'; formula: Formula }
  | { say: 'lines'; lines: WorkLine[]; extra: { n: number; formula: Formula; verdict: Verdict } | null }
  | { say: 'right'; line: number; before: number }
  | { say: 'finished'; line: number; before: number; outcome: ItemOutcome; seconds: number }
  /** Right, and perhaps with values that the problem does not have: they are put to the test at the end. */
  | { say: 'to_test'; line: number; before: number }
  /** `mistake`: the known one that leaves out the rest. */
  | { say: 'partial'; line: number; of: PartialResult; mistake?: MistakeId | null }
  | { say: 'different'; line: number; before: number; slip: LineSlip; times: number; asked?: boolean }
  /** True beside the chain. `line`: the line still to be written. */
  | { say: 'aside'; line: number; role: AsideRole; formula: Formula }
  | { say: 'unknown'; line: number }
  | { say: 'unread'; error: Unread; typed: string }
  | { say: 'repeated'; line: number }
  | { say: 'same_wrong'; line: number; before: number; slip: LineSlip | null }
  | { say: 'guessing' }
  | { say: 'try_first' }
  | { say: 'idea'; concept: ConceptId; small: boolean }
  | { say: 'aimed'; slip: LineSlip; concept: ConceptId | null; line: number; before: number }
  | { say: 'worked'; worked: Worked }
  | { say: 'shown'; line: number; step: ShownStep }
  | { say: 'full_answer'; worked: Worked; why: 'asked' | 'one_step' }
  | { say: 'no_help' }
  | { say: 'answer_unknown' }
  | { say: 'no_twin' }
  /** The twin was given up as well: a person is the better help now. */
  | { say: 'two_given_up' }
  | { say: 'explained' }
  | { say: 'skipped' }
  | { say: 'reflected' }
  | { say: 'close'; tally: SessionTally; seconds: number }
  | { say: 'picture' }
  | { say: 'clarify'; about: Clarification; slip: LineSlip | null; line: number | null; again?: number }
  /** Why a shown step is right. */
  | { say: 'reason'; line: number; before: number; text: string }
  /** The picture was asked for; it says so when there is none. */
  | { say: 'drawn' }
  | { say: 'stop'; open: boolean; line: WorkLine }
  /** A problem of the learner's own in the chat, while another one is open. */
  | { say: 'other_problem'; formula: Formula }
  /** What was written can be meant in several ways. */
  | { say: 'several'; readings: Formula[] }
  /** The message states several problems: the one with this list mark begins. */
  | { say: 'parts'; first: string; count: number }
  /** Lines that were pasted together: these stand. */
  | { say: 'kept'; from: number; to: number }
  /** The known mistake of a line, in words. */
  | { say: 'named'; line: number; text: string }
  | { say: 'offers'; offers: readonly TutorOffer[] }
  | { say: 'line_in_chat'; formula: Formula }
  /** A notion explained: what it is, why it holds, how it is done. `line`: the way back to the open line. `again`: said before in a row. */
  | {
      say: 'topic';
      topic: TopicId;
      aspect: 'what' | 'why' | 'how' | 'scope';
      here: Here | null;
      /** The learner's problem: an example that works it out is left out. */
      problem?: string;
      line: number | null;
      again?: number;
    }
  | { say: 'compare'; topics: readonly TopicId[]; line: number | null; again?: number }
  /** A reply of the dialogue with its values. */
  | {
      say: 'reply';
      about: ReplyId;
      values: Readonly<Record<string, string | number | Formula>>;
      line: number | null;
      again?: number;
    }
  /** The numbers that show why a line is wrong. */
  | { say: 'evidence'; slip: LineSlip; line: number; before: number }
  /** A rule in the engine's words. */
  | { say: 'rule'; text: string }
  /** The way to human tutors. */
  | { say: 'people' }
  /** Something was written that a person should read. */
  | { say: 'safety'; kind: SafetyKind; abuse?: boolean };

/** The result of a turn: the new state and the moments to say. `phase` is the phase of the turn itself. */
export type Advance = { state: SessionState; moments: TutorMoment[]; phase: SessionState['phase'] };

/** What the rules get from outside: the model's policy, the time, new ids for cards. */
export type Circumstances = {
  policy: TutorPolicy;
  at: number;
  newId: () => string;
};

export const lineCard = (
  { newId }: Pick<Circumstances, 'newId'>,
  line: number,
  ask: CardAsk,
  concept: ConceptId | null = null,
): Card => ({
  id: newId(),
  purpose: 'line',
  ask,
  line,
  concept,
});
export const otherCard = (
  { newId }: Pick<Circumstances, 'newId'>,
  purpose: 'explain' | 'reflect' | 'twin',
): Card => ({ id: newId(), purpose, ask: purpose, line: null, concept: null });
