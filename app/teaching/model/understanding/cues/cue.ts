/** Operations that a learner names: "take away 10", "divide by three". */
export const operations = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'root',
  'square',
  'expand',
  'factor',
  'swap',
] as const;
export type NamedOperation = (typeof operations)[number];

/** Words about the problem in hand and about what may be done with it. */
export const problemCues = [
  /** An interrogative that chooses: which, what. */
  'which',
  /** Joins two things to choose from. */
  'either',
  /** Words of an end: finished, missing, left. */
  'ending',
  /** A question by word order or by its first words. */
  'asksFirst',
  'method',
  /** Better, easier, faster. */
  'comparative',
  /** Rule, formula, theorem. */
  'law',
  /** Case, type, kind. */
  'kind',
  'rounding',
  /** An exact value instead of a decimal. */
  'exact',
  'units',
  /** It makes no difference which one. */
  'indifferent',
  /** Measures of data compared with each other. */
  'measure',
  'permission',
  /** Asks for agreement at the end. */
  'tag',
  /** Makes something go away. */
  'removal',
  'bothSides',
  /** Each part by itself: numerator and denominator, every factor. */
  'eachPart',
  'trial',
  /** Points at something of the problem. */
  'here',
  /** A result is stated as the answer. */
  'resultStated',
  'turning',
  /** Where something comes from. */
  'origin',
  /** The unknown stands in an exponent. */
  'above',
  /** Whether the end of an interval belongs to it: open, filled, included. */
  'boundary',
  /** In front of, beside. */
  'inFront',
] as const;
export type ProblemCue = (typeof problemCues)[number];

/** The words around the number or the letter that an operation is done with. */
type OperandWords = {
  /** "Both sides", "the two equations". */
  readonly sides: string;
  /** Letters that are also words. */
  readonly letterWords: string;
  /** Words before such a letter that make it one of the problem. */
  readonly introducing: string;
  /** Words before what is divided or multiplied by. */
  readonly by: string;
  /** A sign as a word. */
  readonly minus: string;
};

/** Cues of one language: regular expressions over words without accents, in lower case. Stems, so that any form of a word is found. */
export type Cues = {
  readonly what: string;
  readonly why: string;
  readonly how: string;
  readonly when: string;
  /** Always, never, only, several, none: how far something holds. */
  readonly scope: string;
  /** Two notions are compared. */
  readonly difference: string;
  /** Finding out whether a result is right. */
  readonly checking: string;
  /** May I, do I have to, does it work. */
  readonly allowed: string;
  /** A result is stated: "I got", "is it", "my calculator says". */
  readonly claim: string;
  /** The learner's own mistake is asked about. */
  readonly mistake: string;
  /** The learner objects: "but 16 minus 5 is 11". */
  readonly objection: string;
  readonly refusal: string;
  readonly yes: string;
  readonly no: string;
  /** Another problem is wanted instead. */
  readonly instead: string;
  readonly stuck: string;
  readonly otherWay: string;
  readonly easier: string;
  readonly reword: string;
  readonly tooEasy: string;
  readonly discouraged: string;
  readonly annoyed: string;
  readonly tired: string;
  readonly nervous: string;
  readonly happy: string;
  readonly sad: string;
  readonly complaint: string;
  readonly greeting: string;
  readonly aboutTutor: string;
  /** Seeing, reading or storing what is written. */
  readonly looking: string;
  /** People who may look: parents, teachers, anyone. */
  readonly people: string;
  /** What the learner writes here. */
  readonly ownWords: string;
  readonly sign: string;
  /** Words of learning and working, whatever the act. */
  /** What mathematics is good for. */
  readonly purpose: string;
  /** Something has not changed since the help before: still, again. */
  readonly still: string;
  /** What comes next. */
  readonly next: string;
  /** Asks whether something has to be done. */
  readonly needed: string;
  readonly learning: string;
  readonly operations: Readonly<Record<NamedOperation, string>>;
  readonly problem: Readonly<Record<ProblemCue, string>>;
  readonly operands: OperandWords;
  readonly numbers: readonly string[];
};
