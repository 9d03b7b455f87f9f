/**
 * What a verb does to the amount of its object (or, in the passive voice and for `arrive` and `depart`, of its subject). `other` changes
 * nothing: the amount belongs to the verb.
 */
export const verbClasses = [
  'be',
  'have',
  'gain',
  'lose',
  'give',
  'take',
  'put',
  'buy',
  'sell',
  'spend',
  'earn',
  'cost',
  'hold',
  'arrive',
  'depart',
  'remain',
  'share',
  'need',
  'modal',
  'other',
  'make_total',
] as const;
export type VerbClass = (typeof verbClasses)[number];

/** Meanings of the other words. */
export const cues = [
  'each',
  'per',
  'total',
  'initial',
  'now',
  'difference',
  'more',
  'less',
  'than',
  'times',
  'as',
  'equally',
  'of',
  'to',
  'from',
  'in',
  'between',
  'and',
  'boundary',
  'relative',
  'pronoun',
  'they',
  'how_many',
  'how_much',
  'how_long',
  'how_far',
  'how_old',
  'how_size',
  'how_often',
  'what',
  'find',
  'determiner',
  'indefinite',
  'negation',
  'some',
  'function',
  'away',
  'another',
  'percent',
  'off',
  'ratio',
  'twice',
  'thrice',
  'half',
  'rest',
  'average',
  'together',
  'greatest',
  'identical',
  'full',
  'change_money',
  'price',
  'money',
  'length',
  'width',
  'area',
  'perimeter',
  'rectangle',
  'square',
  'unsupported',
  'person',
  'increase',
  'decrease',
  'age',
  'older',
  'younger',
  'them',
  'time_unit',
  'abstract',
  'quantity_noun',
  'dozen',
  'leftover',
  'compound',
  'consecutive',
  'same',
  'would',
  'ago',
  'hence',
  'fewest',
  'first',
  'before',
  'extra',
  'measure',
  'long',
  'wide',
  'speed',
  'next',
  'free',
  'there_and_back',
  'fraction',
  'unread_part', // a word for a part that no number holds
  'remainder_of', // of what was left: a part is not of the whole
] as const;
export type StoryCue = (typeof cues)[number];

export type WordMeaning = `v:${VerbClass}` | StoryCue;

/** Phrases of a language by meaning: separated by commas; `stem*` stands for all words that begin so, `a|b` for either word. */
export type QuantityLexicon = {
  readonly verbs: Readonly<Partial<Record<VerbClass, string>>>;
  readonly cues: Readonly<Partial<Record<StoryCue, string>>>;
  /** The stem of a folded noun or adjective: the same for its singular and plural. */
  readonly stem: (word: string) => string;
  /** Words whose accent tells them from others: à from a, está from esta. They end with an underscore in folded form. */
  readonly accented: readonly string[];
  /** Whether the adjectives follow their noun, which then is the first word of a group. */
  readonly nounFirst: boolean;
  /** An unlisted word that can only be a verb form. */
  /** Words for the parts of a fraction beside those of the message lexicon. */
  readonly fractions: Readonly<Record<string, number>>;
  /** Number words beside those of the message lexicon. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Pronouns that only stand before their verb. */
  readonly subjectPronouns: RegExp;
  readonly isVerbForm: (word: string) => boolean;
};
