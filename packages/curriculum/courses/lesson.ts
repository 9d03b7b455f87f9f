import type { WithDescription, FigureSpec } from '../figures/figure-spec.ts';
import type { SkillId } from '../skills/skill-graph.ts';
import type { GraphPicture, LocalizedText, Slots, WorkedLine } from '../skills/skill.ts';
import type { LearningSkillId } from './learning-skills.ts';

/*
 * Content format of a course: lessons made of blocks, with three languages side by side. Formulas are written once, in English plain
 * notation (`1/2 x + 3.5`), and rendered in the reader's notation; in a text, `{name}` stands for a formula of the lesson's `slots`.
 */

/** What an item assesses: a skill of the mastery map, or a metacognitive one. */
type CourseSkillId = SkillId | LearningSkillId;

export type Course = {
  /** As in the address: `/courses/fractions`. Never reused or renamed: progress and certificates refer to it. */
  readonly id: string;
  /** Incremented when lessons are added or removed or ask something else. A certificate names its version. */
  readonly version: number;
  readonly title: LocalizedText;
  /** The subject in two sentences. */
  readonly lead: LocalizedText;
  /** Prior knowledge, as a noun phrase: `whole numbers`. */
  readonly needs: LocalizedText;
  /** Learning outcomes, three to five sentences of the form `You …`. */
  readonly can: LocalizedText<readonly string[]>;
  readonly lessons: readonly Lesson[];
};

export type Lesson = {
  /** Unique within its course, never renamed. */
  readonly id: string;
  readonly title: LocalizedText;
  /** The learning outcome in one sentence. */
  readonly can: LocalizedText;
  /** Minutes for an unhurried reader, questions included. */
  readonly minutes: number;
  /** Formulas used in texts and captions. */
  readonly slots?: Slots;
  readonly blocks: readonly CourseBlock[];
};

export type CourseBlock =
  | TextBlock
  | AsideBlock
  | GraphBlock
  | FigureBlock
  | ExampleBlock
  | CaseBlock
  | ItemsBlock;

/** Paragraphs under a heading of their own, or continuing the previous block. */
type TextBlock = {
  readonly kind: 'text';
  readonly heading?: LocalizedText;
  /** The same number in each language. */
  readonly paragraphs: LocalizedText<readonly string[]>;
};

/** A digression: the origin of a word, a common mistake and its cause, something to try on paper. */
type AsideBlock = {
  readonly kind: 'aside';
  readonly about: 'mistake' | 'try' | 'why' | 'words' | 'evidence';
  readonly paragraphs: LocalizedText<readonly string[]>;
};

/** An interactive graph with an audio description. Its caption describes what to look at. */
type GraphBlock = { readonly kind: 'graph'; readonly graph: GraphPicture; readonly caption: LocalizedText };

/** A static figure where a graph does not fit. */
type FigureBlock = {
  readonly kind: 'figure';
  readonly figure: FigureSpec & WithDescription;
  readonly caption: LocalizedText;
};

/** A problem worked out line by line in formulas, each line with its reason. Each follows from the previous one, or is true on its own. */
type ExampleBlock = {
  readonly kind: 'example';
  readonly prompt: LocalizedText;
  readonly slots: Slots;
  readonly lines: readonly WorkedLine[];
};

/** A worked example in words: how a person handles a situation, each step with its reason. */
type CaseBlock = {
  readonly kind: 'case';
  readonly situation: LocalizedText;
  readonly steps: readonly { readonly step: LocalizedText; readonly why: LocalizedText }[];
};

/** Questions at this point of the lesson; at least six per lesson in total. */
type ItemsBlock = { readonly kind: 'items'; readonly items: readonly CourseItem[] };

/** A practice question with a fixed seed, which grades it and adds evidence, or a multiple-choice question of this lesson. */
export type CourseItem = PracticeItem | ChoiceItem;

type PracticeItem = {
  readonly kind: 'practice';
  /** Id of a practice template: `fractions.simplify`. Its first skill is the skill of the item. */
  readonly template: string;
  /** The same seed always gives the same question. */
  readonly seed: number;
};

/** Exactly one option is right; every option has its own feedback, which explains the mistake to a learner who chose it. */
export type ChoiceItem = {
  readonly kind: 'choice';
  /** Unique within its lesson, never renamed. */
  readonly id: string;
  readonly skill: CourseSkillId;
  readonly prompt: LocalizedText;
  /** In the order of writing; displayed in a fixed shuffled order. */
  readonly options: readonly ChoiceOption[];
};
export type ChoiceOption = {
  readonly text: LocalizedText;
  readonly right?: true;
  readonly answer: LocalizedText;
};
