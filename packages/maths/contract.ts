import type { TreeJson } from './expression/json.ts';
import type { Task } from './reading/request.ts';
import type { ReadingError } from './expression/tokens.ts';
import type { TreeClass } from './expression/tree.ts';
import type { MistakeId } from './verify/mistake-ids.ts';
import type { RuleId } from './solve/rule-ids.ts';

/*
 * What goes in and out of the maths processes. Everything here is plain JSON. Formulas go in as text (what somebody typed, or
 * the `plain` of an earlier answer, which reads back in the same locale) and come out written in every way a screen needs.
 */

/** One formula in the ways that a screen needs: to draw, to edit, to speak; `tree` for programs. */
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
      /** What is to be done; concluded from the kind of formula when `said` is false. */
      readonly task: Task;
      readonly said: boolean;
      readonly formula: FormulaForms;
      readonly class: TreeClass;
      readonly variables: readonly string[];
      /** All readings, the chosen one first; null when there is one. */
      readonly ambiguous: readonly FormulaForms[] | null;
    }
  | Unread;
/** The text could not be read: where, and why in the reader's language. */
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

/** Values at which two formulas differ: `at` by variable, and what each gives there (null: not defined). */
export type Counterexample = {
  readonly at: Readonly<Record<string, string>>;
  readonly expected: string | null;
  readonly answer: string | null;
};

/**
 * Why a verdict is what it is, where that needs saying. `timeout`: the process was stopped. `not_read`: the text is no
 * formula. `ambiguous`: one of its readings is equal. `kind`: the two are different kinds of statement. `lost` and
 * `gained`: solutions are missing or too many. `not_decided`: no method could decide. `unit`: only one of the two has a unit.
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
  /** For the form `decimal`: exactly so many places, and equal after rounding to them. */
  readonly places?: number | undefined;
  readonly locale?: string | undefined;
};
export type CheckAnswer = {
  readonly verdict: Verdict;
  /** Present when a form was asked and the verdict is equal. */
  readonly formOk?: boolean;
  /** What the form still misses, in the reader's language; present when `formOk` is false. */
  readonly formText?: string;
  /** Where the two are not both defined, although equal elsewhere: `x = 0`. */
  readonly domainDifference?: string;
  readonly counterexample?: Counterexample;
  readonly note?: CheckNote;
};

/** A documented mistake that explains a wrong line, with its text in the asked language. */
export type Mistake = {
  readonly id: MistakeId;
  readonly params: Readonly<Record<string, string>>;
  readonly text: string;
};

export type LineInput = {
  /** The problem, or the last line that was right. */
  readonly previous: string;
  /** The problem in its own words. With it candidates are tested, and a line may be right that the line above does not show. */
  readonly problem?: string | undefined;
  /** What the learner wrote now. */
  readonly line: string;
  /** What is done with the problem; concluded from `previous` without it. */
  readonly task?: Task | undefined;
  readonly locale?: string | undefined;
};
export type LineAnswer =
  | {
      readonly ok: true;
      readonly verdict: Verdict;
      readonly line: FormulaForms;
      /** The line is the answer: solved, simplified, factored, expanded or evaluated completely. */
      readonly finished: boolean;
      /** The line is true but names only some of the solutions (`x = 3` of two). */
      readonly partial: boolean;
      /**
       * Solutions of `previous` that the line no longer has, and the other way round. Gained ones beside the verdict `equal`:
       * the line is right, but its values are yet to be put into the problem.
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

/** One step of a solution: which rule led from `before` to `after`, and the reason in words. */
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
export type Cannot = { readonly kind: 'cannot'; readonly reason: CannotReason; readonly text: string };

export type SolveInput = { readonly problem: string; readonly locale?: string | undefined };
export type SolveAnswer =
  | {
      readonly kind: 'solved';
      readonly task: Task;
      readonly family: Family;
      readonly problem: FormulaForms;
      readonly steps: readonly Step[];
      readonly result: FormulaForms;
      /** The values of the unknown; empty when there is none. Null for everything but equations. */
      readonly solutions: readonly FormulaForms[] | null;
      /** The result of an inequality as an interval or a union of intervals. */
      readonly interval?: FormulaForms;
      /** Why the way that the problem asks for is not taken; absent when it is, and when none was asked for. */
      readonly note?: string;
      /** Always true: each step was checked before it was returned. */
      readonly checked: true;
    }
  | Cannot;

export type AnalogousInput = SolveInput & {
  /** Any whole number; the same seed gives the same problem. */
  readonly seed: number;
};
export type AnalogousAnswer =
  | {
      readonly kind: 'problem';
      /** The problem as text that reads back, verb included: "factor x² - 7x + 12". */
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

/** The checked maths, run in child processes with hard limits. Every method answers; none throws on what a learner types. */
export type Maths = {
  /** Reads a problem or a line. */
  parse(input: ReadInput): Promise<ReadAnswer>;
  /** Compares an answer with the expected one. */
  check(input: CheckInput): Promise<CheckAnswer>;
  /** Checks one line of a learner's working against the line before. */
  checkLine(input: LineInput): Promise<LineAnswer>;
  /** Solves with checked steps, or says that it cannot. */
  solve(input: SolveInput): Promise<SolveAnswer>;
  /** A fresh problem of the same family with other numbers and a nice answer. */
  analogous(input: AnalogousInput): Promise<AnalogousAnswer>;
  /** The next step from the learner's own current line. */
  nextStep(input: NextStepInput): Promise<NextStepAnswer>;
  /** Ends the child processes. */
  close(): Promise<void>;
};

/** The questions a child process answers, by method name. */
export type Questions = {
  parse: [ReadInput, ReadAnswer];
  check: [CheckInput, CheckAnswer];
  checkLine: [LineInput, LineAnswer];
  solve: [SolveInput, SolveAnswer];
  analogous: [AnalogousInput, AnalogousAnswer];
  nextStep: [NextStepInput, NextStepAnswer];
};
export type Method = keyof Questions;
