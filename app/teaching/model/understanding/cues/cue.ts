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

/** Cues of one language: regular expressions over words without accents, in lower case. Stems, so that any form of a word is found. */
export type Cues = {
  readonly what: string;
  readonly why: string;
  readonly how: string;
  readonly when: string;
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
  readonly numbers: readonly string[];
};
