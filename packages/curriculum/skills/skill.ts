import type { RequiredForm, MistakeId } from '@curvela/maths';
import type { Draw } from '../items/draw.ts';
import type { WithDescription, FigureSpec } from '../figures/figure-spec.ts';
import type { ContentMistakeId } from './content-mistakes.ts';
import type { SkillId } from './skill-graph.ts';
import type { LocalizedText } from '../localized-text.ts';

export type { LocalizedText } from '../localized-text.ts';

/**
 * Formulas are written once, in English plain notation as the reader reads it (`1/2 x + 3.5`, `y = -2x + 1`), and drawn in
 * the learner’s notation. In a text, `{name}` stands for a formula of `slots` or, where there is none, of `words`.
 */
export type Slots = Readonly<Record<string, string>>;
export type SlotWords = Readonly<Record<string, LocalizedText>>;

/** A documented mistake: one that the maths engine recognises, or one that only shows with the question beside it. */
export type KnownMistake = MistakeId | ContentMistakeId;

export type SkillTexts = {
  /** As in a list of contents: `Adding fractions`. */
  readonly name: string;
  /** One sentence, what one can do then: `You add and subtract fractions with different denominators.` */
  readonly can: string;
  /** What it is, 80 to 200 words, in paragraphs. `{slots}` as in the skill’s `slots`. */
  readonly what: readonly string[];
};

/** One line of a worked solution, and why it may be written. */
export type WorkedLine = { readonly line: string; readonly why: LocalizedText };

export type SkillContent = {
  readonly texts: LocalizedText<SkillTexts>;
  /** Formulas that stand in the texts. */
  readonly slots?: Slots;
  /** A graph where one helps. */
  readonly picture?: GraphPicture & { readonly caption: LocalizedText };
  /** A drawn figure where no graph says it: bars, areas, triangles, trees. */
  readonly figure?: FigureSpec & WithDescription & { readonly caption: LocalizedText };
  /** A problem worked out with reasons. */
  readonly example: {
    readonly prompt: LocalizedText;
    readonly slots: Slots;
    readonly lines: readonly WorkedLine[];
  };
  /** What goes wrong most often here. */
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
 * Where a formula or a place is to be read off the picture: it is described by places on it, never by what is asked, nothing in it
 * is labelled, and its statements stay on the server. Places are named by their coordinates, or by the steps from the origin where coordinates are asked.
 */
export type UnlabelledPicture = { readonly by: 'coordinates' | 'steps'; readonly at: readonly Coordinates[] };

/** How a question is answered. */
export type AnswerSpec =
  | {
      readonly kind: 'formula';
      /** The right answer; any equal one is right when it also has the form. */
      readonly expected: string;
      readonly form?: RequiredForm;
      /** With the form `decimal`: decimal places. */
      readonly places?: number;
      /** Wrong answers that show a mistake. */
      readonly slips?: readonly KnownSlip[];
    }
  | {
      readonly kind: 'choice';
      /** In the order of writing; shown shuffled. Exactly one is right. */
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
  /** A formula, or words where a formula would not do. */
  readonly text: string | LocalizedText;
  readonly right?: true;
  readonly mistake?: KnownMistake;
};

/**
 * Why the answer is the answer, for the maths engine to confirm.
 * `solve`: the engine solves this problem, in English words or notation, and its result is the answer; with `counts` the answer is
 * how many solutions it has.
 * `equal`: each pair is equal; some side of some pair is the answer. `follows`: the lines of the answer prove themselves
 * (`order`, `wrong_line`: each line follows from the one above, but for the wrong one).
 */
type Proof =
  | { readonly by: 'solve'; readonly problem: string; readonly counts?: true }
  | { readonly by: 'equal'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly by: 'follows'; readonly problem?: string };

/** The solution shown in the end: the engine’s own checked steps of the proof’s problem, or lines written here. */
type Worked = 'engine' | readonly WorkedLine[];

/** One question with its numbers. */
export type ItemContent = {
  readonly slots: Slots;
  readonly words?: SlotWords;
  readonly answer: AnswerSpec;
  readonly proof: Proof;
  readonly worked: Worked;
  readonly picture?: GraphPicture;
  /** What the question tells, drawn. Never what it asks for: that is a `?`. */
  readonly figure?: FigureSpec & WithDescription;
};

/** A pattern of questions. The same seed gives the same question. */
export type ItemTemplate = {
  /** Unique among all: the skill’s id and a name, `linear_equations.two_steps`. Never reused, never renamed: attempts refer to it. */
  readonly id: `${string}.${string}`;
  /** Every skill it needs and shows, the one it is about first. */
  readonly skills: readonly [SkillId, ...SkillId[]];
  /** 1: the first one to meet. 3: the hardest that still belongs to the skill. */
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
  /** What is asked: `Solve {equation}.` */
  readonly prompt: LocalizedText;
  /** The idea that opens the question, without its numbers’ answer: the second rung of the hint ladder. */
  readonly hint: LocalizedText;
  /** What the field is called, where `Your answer` would not do. */
  readonly label?: LocalizedText;
  make(draw: Draw): ItemContent;
};
