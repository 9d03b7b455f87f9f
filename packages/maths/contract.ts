import type { TreeJson } from './expression/json.ts';
import type { Task } from './reading/request.ts';
import type { ReadingError } from './expression/tokens.ts';
import type { TreeClass } from './expression/tree.ts';
import type { MistakeId } from './verify/mistake-ids.ts';
import type { RuleId } from './solve/rule-ids.ts';

/*
 * Input and output of the maths processes. Everything here is plain JSON. Formulas are passed in as text
 * (typed, or the `plain` of an earlier answer, which reads back in the same locale) and returned in every
 * notation a screen needs.
 */

/** One formula in the notations a screen needs: to draw, to edit, to speak; `tree` for programs. */
export type FormulaForms = {
  readonly latex: string;
  readonly plain: string;
  readonly speech: string;
  readonly tree: TreeJson;
};

export type ReadInput = { readonly text: string; readonly locale?: string | undefined };
export type ReadAnswer =
  | {
      readonly ok: true;
      /** The problem alone, as text that is read as exactly this problem. */
      readonly text: string;
      /** Present when the text states several problems: all that were read, the first one being this problem. */
      readonly parts?: readonly ProblemPart[];
      /** The task; inferred from the kind of formula when `said` is false. */
      readonly task: Task;
      readonly said: boolean;
      readonly formula: FormulaForms;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      /** Whose amounts the letters are that were chosen for a story: x is the age of Tom. */
      readonly letters?: readonly StoryLetter[];
      /** Of a word problem: its text around its numbers, and calculations or equations with these numbers that do not fit it. */
      readonly story?: { readonly pieces: readonly StoryPiece[]; readonly others: readonly FormulaForms[] };
      /** All readings, the chosen one first; null when there is only one. */
      readonly ambiguous: readonly FormulaForms[] | null;
    }
  | (Unread & {
      /** What the text can mean, where it can be meant in several ways. */
      readonly readings?: readonly OfferedReading[];
    });
/** A part of a word problem with at most one number. All parts of a text one after the other are the text. */
export type StoryPiece = {
  readonly before: string;
  /** The number as written; null in a part that has none. */
  readonly number: string | null;
  readonly after: string;
  /** The question. */
  readonly isAsked: boolean;
};
/** A letter, and the person or thing of the story as written there. */
export type StoryLetter = { readonly letter: string; readonly name: string };
/** One of several problems in a text, with its list mark; `text` is read as exactly this problem. */
export type ProblemPart = { readonly label: string; readonly text: string; readonly formula: FormulaForms };
/** The text could not be read: the position, and the reason in the reader's language. */
export type Unread = { readonly ok: false; readonly error: ReadingError; readonly text: string };

export type Verdict = 'equal' | 'different' | 'unknown';
export const requiredForms = [
  'simplified',
  'lowest-terms',
  'factored',
  'expanded',
  'solved',
  'mixed',
  'decimal',
  'scientific',
  'interval',
  'set',
  'line',
  'unit',
] as const;
export type RequiredForm = (typeof requiredForms)[number];

/**
 * Values for which two formulas differ: `at` by variable, and the value of each formula there (null:
 * undefined).
 */
export type Counterexample = {
  readonly at: Readonly<Record<string, string>>;
  readonly expected: string | null;
  readonly answer: string | null;
};

/**
 * Explains a verdict where needed. `timeout`: the process was stopped. `not_read`: the text is not a formula.
 * `ambiguous`: one of its readings is equal. `kind`: the two are different kinds of statement. `lost` and
 * `gained`: solutions are missing, or there are extra ones. `not_decided`: no method could decide. `unit`:
 * only one of the two has a unit.
 */
export const checkNotes = [
  'timeout',
  'busy',
  'not_read',
  'ambiguous',
  'kind',
  'lost',
  'gained',
  'lost_and_gained',
  'not_decided',
  'unit',
] as const;
export type CheckNote = (typeof checkNotes)[number];

export type CheckInput = {
  readonly expected: string;
  readonly answer: string;
  readonly form?: RequiredForm | undefined;
  /** For the form `decimal`: the exact number of decimals; values are compared after rounding to it. */
  readonly places?: number | undefined;
  readonly locale?: string | undefined;
};
export type CheckAnswer = {
  readonly verdict: Verdict;
  /** Present when a form was requested and the verdict is equal. */
  readonly formOk?: boolean;
  /** What the form still lacks, in the reader's language; present when `formOk` is false. */
  readonly formText?: string;
  /** Where only one of the two is defined, although they are equal elsewhere: `x = 0`. */
  readonly domainDifference?: string;
  readonly counterexample?: Counterexample;
  readonly note?: CheckNote;
};

/** A known mistake that explains a wrong line, with its text in the requested language. */
export type Mistake = {
  readonly id: MistakeId;
  readonly params: Readonly<Record<string, string>>;
  readonly text: string;
};

export type LineInput = {
  /** The problem, or the last correct line. */
  readonly previous: string;
  /**
   * The problem in its own words. Needed to test candidates, and to accept lines that do not follow from the
   * previous line alone.
   */
  readonly problem?: string | undefined;
  /** The text of a story that `problem` was read from: its numbers and units decide what a calculation claims. */
  readonly story?: string | undefined;
  /** The learner's current line. */
  readonly line: string;
  /** Earlier lines that were accepted, as typed, also those beside the chain: their definitions count. */
  readonly earlier?: readonly string[] | undefined;
  /** The task; inferred from `previous` when absent. */
  readonly task?: Task | undefined;
  readonly locale?: string | undefined;
};

/**
 * What a true statement is in a learner's working: the result; a step that goes on from an earlier line; a part of the answer (one solution, one
 * equation of a system, one case); a line that stands there already; a definition; a truth beside the chain; a check; a rounded value.
 */
export const lineRoles = [
  'result',
  'step',
  'part',
  'restatement',
  'definition',
  'aside',
  'check',
  'rounding',
] as const;
export type LineRole = (typeof lineRoles)[number];
/**
 * How a statement was found to hold: literally; rounded to its decimals; with angles in degrees; with an approximation of π; with a unit on one side
 * only.
 */
export const truthNotes = ['exact', 'rounded', 'degrees', 'rough_pi', 'unit'] as const;
export type TruthNote = (typeof truthNotes)[number];
/** One statement of a line, as it was read and taken. */
export type LineStatement = {
  readonly plain: string;
  readonly verdict: 'holds' | 'fails' | 'undecided';
  readonly role: LineRole | null;
  readonly note: TruthNote | null;
};

export type LineAnswer =
  | {
      readonly ok: true;
      readonly verdict: Verdict;
      readonly line: FormulaForms;
      /** What a true line is in the working; null for one that does not hold or could not be decided. */
      readonly role: LineRole | null;
      readonly truth: TruthNote | null;
      /** The line takes the place of the previous one; a true line that does not stands beside the chain. */
      readonly continues: boolean;
      readonly statements: readonly LineStatement[];
      /** The line is the answer: completely solved, simplified, factored, expanded or evaluated. */
      readonly finished: boolean;
      /** The line is true but names only some of the solutions (`x = 3` of two). */
      readonly partial: boolean;
      /**
       * `lost`: solutions of `previous` that the line no longer has; `gained`: the reverse. Gained ones with
       * the verdict `equal`: the line is right, but its values still have to be tested in the problem.
       */
      readonly lost: readonly FormulaForms[];
      readonly gained: readonly FormulaForms[];
      readonly domainDifference?: string;
      readonly counterexample?: Counterexample;
      readonly mistake?: Mistake;
      readonly note?: CheckNote;
    }
  | Unread;

export type Family =
  | 'linear_equation'
  | 'quadratic_equation'
  | 'polynomial_equation'
  | 'linear_inequality'
  | 'arithmetic'
  | 'fraction'
  | 'collect'
  | 'expand'
  | 'factor'
  | 'surd'
  | 'system'
  | 'formula'
  | 'rational_equation'
  | 'radical_equation'
  | 'absolute_equation'
  | 'exponential_equation'
  | 'logarithmic_equation'
  | 'trigonometric_equation'
  | 'quadratic_inequality'
  | 'rational_inequality'
  | 'absolute_inequality'
  | 'completing_square'
  | 'algebraic_fraction'
  | 'powers'
  | 'logarithms'
  | 'trigonometric_value'
  | 'polynomial_division'
  | 'complex_numbers'
  | 'derivative'
  | 'integral'
  | 'limit'
  | 'series'
  | 'sequence'
  | 'counting'
  | 'statistics'
  | 'percent'
  | 'proportion'
  | 'units'
  | 'straight_line'
  | 'measure'
  | 'domain';

/** One step of a solution: the rule that led from `before` to `after`, and the reason in words. */
export type Step = {
  readonly rule: RuleId;
  readonly before: FormulaForms;
  readonly after: FormulaForms;
  readonly params: Readonly<Record<string, string>>;
  readonly text: string;
};
export const cannotReasons = [
  'not_read',
  'family',
  'impossible',
  'not_real',
  'angle_unit',
  'too_large',
  'unchecked',
  'timeout',
  'busy',
] as const;
export type CannotReason = (typeof cannotReasons)[number];
export type Cannot = {
  readonly kind: 'cannot';
  readonly reason: CannotReason;
  readonly text: string;
  /** What of the problem was read; present where there was something. */
  readonly found?: readonly string[];
};

export type SolveInput = { readonly problem: string; readonly locale?: string | undefined };
/** The answer to one problem. */
export type SolvedProblem =
  | {
      readonly kind: 'solved';
      readonly task: Task;
      readonly family: Family;
      /** How the problem was read, as text that is read as exactly this problem. */
      readonly reading: string;
      readonly problem: FormulaForms;
      readonly steps: readonly Step[];
      readonly result: FormulaForms;
      /** The answer to a question whether something is so, whether a function is even or odd, or which offer is the cheapest; absent for any other question. */
      readonly verdict?:
        | 'yes'
        | 'no'
        | 'even'
        | 'odd'
        | 'neither'
        | 'first_offer'
        | 'second_offer'
        | 'third_offer'
        | 'same_price';
      /** Which of the points of the result are maxima and which minima; absent for any other question. */
      readonly extrema?: {
        readonly maximum: readonly FormulaForms[];
        readonly minimum: readonly FormulaForms[];
      };
      /** The values of the unknown; empty when there are none. Null for anything but equations. */
      readonly solutions: readonly FormulaForms[] | null;
      /** The result of an inequality as an interval or a union of intervals. */
      readonly interval?: FormulaForms;
      /**
       * Why the method requested by the problem is not used; absent when it is used or none was requested.
       */
      readonly note?: string;
      /** Always true: each step is checked before it is returned. */
      readonly checked: true;
    }
  | Cannot
  | SeveralReadings;
export type SolveAnswer = SolvedProblem | SolvedParts;

/** One of the readings of a problem that can be meant in several ways. `text` is read as exactly this problem. */
export type OfferedReading = { readonly id: string; readonly text: string; readonly formula: FormulaForms };
/** The problem can be meant in these ways; the text alone does not decide. */
export type SeveralReadings = {
  readonly kind: 'readings';
  readonly readings: readonly OfferedReading[];
  /** The question to the reader, in the reader's language. */
  readonly text: string;
};
/** Several problems in one text, each with its list mark. */
export type SolvedParts = {
  readonly kind: 'parts';
  readonly parts: readonly { readonly label: string; readonly solved: SolvedProblem }[];
};

export type AnalogousInput = SolveInput & {
  /** Any whole number; the same seed gives the same problem. */
  readonly seed: number;
};
export type AnalogousAnswer =
  | {
      readonly kind: 'problem';
      /** The problem as text that reads back, including its verb: "factor x² - 7x + 12". */
      readonly text: string;
      readonly task: Task;
      readonly family: Family;
      readonly formula: FormulaForms;
    }
  | Cannot;

export type NextStepInput = {
  readonly problem: string;
  readonly line: string;
  readonly locale?: string | undefined;
};
export type NextStepAnswer =
  | { readonly kind: 'step'; readonly step: Step; readonly last: boolean }
  | { readonly kind: 'done'; readonly result: FormulaForms }
  | Cannot;

/**
 * The checked maths, run in child processes with hard limits. Every method returns a result; none throws on
 * anything a learner types.
 */
export type Maths = {
  /** Reads a problem or a line. */
  parse(input: ReadInput): Promise<ReadAnswer>;
  /** Compares an answer with the expected one. */
  check(input: CheckInput): Promise<CheckAnswer>;
  /** Checks one line of a learner's working against the previous line. */
  checkLine(input: LineInput): Promise<LineAnswer>;
  /** Solves with checked steps, or refuses with a reason. */
  solve(input: SolveInput): Promise<SolveAnswer>;
  /** A new problem of the same family with other numbers and a simple answer. */
  analogous(input: AnalogousInput): Promise<AnalogousAnswer>;
  /** The next step from the learner's current line. */
  nextStep(input: NextStepInput): Promise<NextStepAnswer>;
  /** Stops the child processes. */
  close(): Promise<void>;
};

/** The requests that a child process handles, by method name. */
export type Questions = {
  parse: [ReadInput, ReadAnswer];
  check: [CheckInput, CheckAnswer];
  checkLine: [LineInput, LineAnswer];
  solve: [SolveInput, SolveAnswer];
  analogous: [AnalogousInput, AnalogousAnswer];
  nextStep: [NextStepInput, NextStepAnswer];
};
export type Method = keyof Questions;
