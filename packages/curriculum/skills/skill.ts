import type { RequiredForm, MistakeId } from '@curvela/maths';
import type { Draw } from '../items/draw.ts';
import type { WithDescription, FigureSpec } from '../figures/figure-spec.ts';
import type { ContentMistakeId } from './content-mistakes.ts';
import type { SkillId } from './skill-graph.ts';
import type { LocalizedText } from '../localized-text.ts';

export type { LocalizedText } from '../localized-text.ts';

/**
 * Formulas are written once, in English plain notation as the parser accepts it (`1/2 x + 3.5`, `y = -2x + 1`), and rendered in the
 * learner's notation. In a text, `{name}` stands for a formula of `slots` or, where there is none, of `words`.
 */
export type Slots = Readonly<Record<string, string>>;
export type SlotWords = Readonly<Record<string, LocalizedText>>;

/** A documented mistake: one that the maths engine recognises, or one that needs the question beside the answer. */
export type KnownMistake = MistakeId | ContentMistakeId;

export type SkillTexts = {
  /** As in a table of contents: `Adding fractions`. */
  readonly name: string;
  /** The learning outcome in one sentence: `You add and subtract fractions with different denominators.` */
  readonly can: string;
  /** The explanation, 80 to 200 words, in paragraphs. `{slots}` as in the skill's `slots`. */
  readonly what: readonly string[];
};

/** One line of a worked solution with its reason. */
export type WorkedLine = { readonly line: string; readonly why: LocalizedText };

export type SkillContent = {
  readonly texts: LocalizedText<SkillTexts>;
  /** Formulas used in the texts. */
  readonly slots?: Slots;
  /** A graph, where it helps. */
  readonly picture?: GraphPicture & { readonly caption: LocalizedText };
  /** A figure where a graph does not fit: bars, areas, triangles, trees. */
  readonly figure?: FigureSpec & WithDescription & { readonly caption: LocalizedText };
  /** A worked example with reasons. */
  readonly example: {
    readonly prompt: LocalizedText;
    readonly slots: Slots;
    readonly lines: readonly WorkedLine[];
  };
  /** The most common mistakes. */
  readonly mistakes: readonly KnownMistake[];
  /** At least three. */
  readonly templates: readonly ItemTemplate[];
};

type Interval = readonly [low: number, high: number];
export type Coordinates = readonly [x: number, y: number];
/** Statements for a graph, in the notation of formulas, and the part of the plane to show. */
export type GraphPicture = {
  readonly items: readonly string[];
  readonly view?: { readonly x: Interval; readonly y: Interval };
  readonly asked?: UnlabelledPicture;
};
/**
 * For a formula or point that is read off the picture: the description gives points of the picture but not the answer, nothing in it is
 * labelled, and its statements stay on the server. Points are described by their coordinates, or by steps from the origin where coordinates
 * are the answer.
 */
export type UnlabelledPicture = { readonly by: 'coordinates' | 'steps'; readonly at: readonly Coordinates[] };

/** How a question is answered. */
export type AnswerSpec =
  | {
      readonly kind: 'formula';
      /** The right answer; an equal one is right too if it has the required form. */
      readonly expected: string;
      readonly form?: RequiredForm;
      /** With the form `decimal`: decimal places. */
      readonly places?: number;
      /** Wrong answers that show a mistake. */
      readonly slips?: readonly KnownSlip[];
    }
  | {
      readonly kind: 'choice';
      /** In the order of writing; displayed shuffled. Exactly one is right. */
      readonly options: readonly ChoiceOptionSpec[];
    }
  /** Lines of a solution to bring into order; given here in the right one. No two are alike. */
  | { readonly kind: 'order'; readonly lines: readonly string[] }
  /** A point to put on the graph, with whole coordinates. */
  | { readonly kind: 'point'; readonly at: Coordinates; readonly slips?: readonly PointSlip[] }
  /** A line to lay through two points; `expected` such as `y = 2x - 1` or `x = 3`. */
  | { readonly kind: 'line'; readonly expected: string; readonly slips?: readonly KnownSlip[] }
  /** A solution with one line that does not follow from the one above; `wrong` counts from 0 and is at least 1. */
  | {
      readonly kind: 'wrong_line';
      readonly lines: readonly string[];
      readonly wrong: number;
      readonly mistake: KnownMistake;
    };
export type AnswerKind = AnswerSpec['kind'];
export type KnownSlip = { readonly answer: string; readonly mistake: KnownMistake };
type PointSlip = { readonly at: Coordinates; readonly mistake: KnownMistake };
export type ChoiceOptionSpec = {
  /** A formula, or words where a formula does not fit. */
  readonly text: string | LocalizedText;
  readonly right?: true;
  readonly mistake?: KnownMistake;
};

/**
 * How the maths engine confirms the answer. `solve`: the engine solves this problem, in English words or notation, and its result is the
 * answer; with `counts` the answer is the number of solutions. `equal`: each pair is equal; one side of one pair is the answer. `follows`:
 * the lines of the answer are their own proof (`order`, `wrong_line`: each line follows from the previous one, except the wrong one).
 */
type Proof =
  | { readonly by: 'solve'; readonly problem: string; readonly counts?: true }
  | { readonly by: 'equal'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly by: 'follows'; readonly problem?: string };

/** The displayed solution: the engine's own checked steps for the proof's problem, or the lines given here. */
type Worked = 'engine' | readonly WorkedLine[];

/** One question with its numbers. */
export type ItemContent = {
  readonly slots: Slots;
  readonly words?: SlotWords;
  readonly answer: AnswerSpec;
  readonly proof: Proof;
  readonly worked: Worked;
  readonly picture?: GraphPicture;
  /** The given data of the question as a figure. The unknown is a `?`. */
  readonly figure?: FigureSpec & WithDescription;
};

/** Generates questions. The same seed gives the same question. */
export type ItemTemplate = {
  /** Unique among all: the skill's id and a name, `linear_equations.two_steps`. Never reused or renamed: attempts refer to it. */
  readonly id: `${string}.${string}`;
  /** The skills it needs and assesses, the main one first. */
  readonly skills: readonly [SkillId, ...SkillId[]];
  /** 1: for beginners. 3: the hardest level of the skill. */
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
  /** The prompt: `Solve {equation}.` */
  readonly prompt: LocalizedText;
  /** The key idea, without the answer: the second rung of the hint ladder. */
  readonly hint: LocalizedText;
  /** Label of the answer field, where `Your answer` does not fit. */
  readonly label?: LocalizedText;
  make(draw: Draw): ItemContent;
};
