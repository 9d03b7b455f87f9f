import type { WithDescription, FigureSpec } from '../figures/figure-spec.ts';
import type { SkillId } from '../skills/skill-graph.ts';
import type { GraphPicture, LocalizedText, Slots, WorkedLine } from '../skills/skill.ts';
import type { LearningSkillId } from './learning-skills.ts';

/*
 * A course as it is written: lessons made of blocks, each said in three languages beside each other. Formulas are written once, in English
 * plain notation (`1/2 x + 3.5`), and drawn in the reader’s; in a text, `{name}` stands for a formula of the lesson’s `slots`.
 */

/** What an item shows: a skill of the mastery map, or one of learning itself. */
type CourseSkillId = SkillId | LearningSkillId;

export type Course = {
  /** As in the address: `/courses/fractions`. Never reused, never renamed: progress and certificates refer to it. */
  readonly id: string;
  /** Goes up when lessons come, go or change what they ask. A certificate names the version it was earned with. */
  readonly version: number;
  readonly title: LocalizedText;
  /** What it is about, in two sentences. */
  readonly lead: LocalizedText;
  /** What should be known before, as a noun phrase: `whole numbers`. */
  readonly needs: LocalizedText;
  /** What can be done after it, three to five sentences of the form `You …`. */
  readonly can: LocalizedText<readonly string[]>;
  readonly lessons: readonly Lesson[];
};

export type Lesson = {
  /** Unique within its course, never renamed. */
  readonly id: string;
  readonly title: LocalizedText;
  /** One sentence: what can be done after it. */
  readonly can: LocalizedText;
  /** How long it takes an unhurried reader, questions included. */
  readonly minutes: number;
  /** Formulas that stand in texts and captions. */
  readonly slots?: Slots;
  readonly blocks: readonly CourseBlock[];
};

export type CourseBlock =
  TextBlock | AsideBlock | GraphBlock | FigureBlock | ExampleBlock | CaseBlock | ItemsBlock;

/** Paragraphs under a heading of their own, or going on from above. */
type TextBlock = {
  readonly kind: 'text';
  readonly heading?: LocalizedText;
  /** As many in each language. */
  readonly paragraphs: LocalizedText<readonly string[]>;
};

/** A thought beside the way: where a word comes from, a common mistake and what is behind it, something to try on paper. */
type AsideBlock = {
  readonly kind: 'aside';
  readonly about: 'mistake' | 'try' | 'why' | 'words' | 'evidence';
  readonly paragraphs: LocalizedText<readonly string[]>;
};

/** A graph that can be moved and read by ear. Its caption says what to look at. */
type GraphBlock = { readonly kind: 'graph'; readonly graph: GraphPicture; readonly caption: LocalizedText };

/** A drawn figure where no graph says it. */
type FigureBlock = {
  readonly kind: 'figure';
  readonly figure: FigureSpec & WithDescription;
  readonly caption: LocalizedText;
};

/** A problem worked out line by line in formulas, each line with its reason. Each follows from the one above, or is true by itself. */
type ExampleBlock = {
  readonly kind: 'example';
  readonly prompt: LocalizedText;
  readonly slots: Slots;
  readonly lines: readonly WorkedLine[];
};

/** A worked example in words: somebody’s way through a situation, each step with its reason. */
type CaseBlock = {
  readonly kind: 'case';
  readonly situation: LocalizedText;
  readonly steps: readonly { readonly step: LocalizedText; readonly why: LocalizedText }[];
};

/** Questions at this place of the lesson; at least six in a lesson altogether. */
type ItemsBlock = { readonly kind: 'items'; readonly items: readonly CourseItem[] };

/** A question of practice with its numbers, which grades it and keeps the evidence, or a choice written for this lesson. */
export type CourseItem = PracticeItem | ChoiceItem;

type PracticeItem = {
  readonly kind: 'practice';
  /** A template of practice: `fractions.simplify`. Its first skill is the skill of the item. */
  readonly template: string;
  /** Which numbers; the same seed is the same question for ever. */
  readonly seed: number;
};

/** Exactly one option is right; every option has its own answer, which says why in a way that helps whoever took it. */
export type ChoiceItem = {
  readonly kind: 'choice';
  /** Unique within its lesson, never renamed. */
  readonly id: string;
  readonly skill: CourseSkillId;
  readonly prompt: LocalizedText;
  /** In the order of writing; shown in an order drawn for the lesson. */
  readonly options: readonly ChoiceOption[];
};
export type ChoiceOption = {
  readonly text: LocalizedText;
  readonly right?: true;
  readonly answer: LocalizedText;
};
