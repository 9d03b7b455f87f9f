import type { Unread } from '@curvela/maths';
import type { ProposalFacts } from '../dialogue/judge-proposal.ts';
import type { StepFact, StepFacts } from '../dialogue/step-facts.ts';
import type { LineFacts, LinePlan } from '../pedagogy/answer-line.ts';
import type { CheckedLine, Judgement } from '../pedagogy/judgement.ts';
import type { Advance, HelpFacts, Worked } from '../pedagogy/moments.ts';
import type { ItemFacts } from '../pedagogy/start.ts';
import type { Formula } from '../pedagogy/state.ts';

/*
 * What the engine found about a turn. Facts only: what is said and how the state changes is decided from them afterwards.
 */

/** A problem to begin; null when the engine can make none. */
export type NextProblem = ItemFacts | null;

/** A line that could be parsed. `twin`: the problem to follow if the line ends in giving up. */
export type JudgedLine = {
  readonly check: CheckedLine;
  readonly plan: LinePlan;
  readonly facts: LineFacts;
  readonly twin: NextProblem;
};

/** Several lines of working, judged one after the other. */
export type JudgedWorking = {
  readonly advance: Advance;
  readonly judgement: Judgement | 'unread';
  readonly twin: NextProblem;
};

/** Mathematics in a message that is neither a stated result nor a line of working. */
export type FormulaInMessage =
  /** A line for the field. */
  | { readonly kind: 'line'; readonly formula: Formula }
  | { readonly kind: 'several'; readonly readings: readonly { text: string; formula: Formula }[] }
  /** Another problem, begun at once since nothing is lost. */
  | { readonly kind: 'begins'; readonly facts: ItemFacts }
  | { readonly kind: 'other'; readonly problem: { text: string; formula: Formula } };

/** What a message needs from the engine. */
export type WordsFacts =
  | { readonly found: 'line'; readonly line: JudgedLine; readonly steps: StepFacts | null }
  | { readonly found: 'formula'; readonly formula: FormulaInMessage }
  | { readonly found: 'steps'; readonly steps: ProposalFacts }
  | { readonly found: 'stuck'; readonly steps: StepFacts | null; readonly help: HelpFacts | null }
  | { readonly found: 'help'; readonly help: HelpFacts | null }
  /** The step that led to the last line. */
  | { readonly found: 'reason'; readonly step: StepFact | null }
  | { readonly found: 'twin'; readonly twin: NextProblem }
  | { readonly found: 'nothing' };

export type TurnFacts =
  | { readonly found: 'line'; readonly line: JudgedLine }
  | { readonly found: 'working'; readonly working: JudgedWorking }
  /** `words`: what the text says, where it may be words. */
  | { readonly found: 'unread'; readonly error: Unread; readonly words: WordsFacts | null }
  /** A line written after the end; null when it is none, or cannot be decided. */
  | { readonly found: 'after_end'; readonly check: CheckedLine | null; readonly twin: NextProblem }
  | { readonly found: 'words'; readonly words: WordsFacts }
  /** Help asked for with a button, or the whole solution. */
  | {
      readonly found: 'help';
      readonly help: HelpFacts | null;
      readonly solution: Worked | null;
      readonly twin: NextProblem;
    }
  | { readonly found: 'problem'; readonly problem: NextProblem };
