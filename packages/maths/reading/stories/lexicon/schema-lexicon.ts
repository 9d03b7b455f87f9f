/** Meanings of words that decide which schema a story follows, and which role a quantity has in it. */
export const schemaCues = [
  'ask',
  'ask_when',
  'age_question',
  'twice',
  'thrice',
  'half',
  'times',
  'more',
  'less',
  'exceed',
  'than',
  'together',
  'total',
  'each',
  'every_one', // all that were named are asked for
  'left',
  'rest',
  'reduction',
  'increase',
  'original',
  'final',
  'after_change',
  'change_amount',
  'ratio',
  'greatest',
  'least',
  'middle',
  'second',
  'share',
  'average',
  'consecutive',
  'even',
  'odd',
  'interest',
  'invest',
  'compound',
  'simple_interest',
  'compounding_period',
  'principal',
  'scale',
  'shadow',
  'mixture',
  'concentration',
  'water',
  'head',
  'leg',
  'two_legs',
  'four_legs',
  'two_wheels',
  'four_wheels',
  'coin',
  'perimeter',
  'area',
  'rectangle',
  'square',
  'triangle',
  'angle',
  'length',
  'width',
  'ladder',
  'hypotenuse',
  'upright',
  'worker',
  'fill',
  'drain',
  'full',
  'added',
  'toward',
  'opposite',
  'meet',
  'catch_up',
  'apart',
  'later',
  'hence',
  'ago',
  'now',
  'ages',
  'equation',
  'probability',
  'draw',
  'not',
  'temperature',
  'rise',
  'drop',
  'percent_question',
  'start',
  'every',
  'per',
  'corresponds', // so much of one thing for so much of another
  'requires',
  'to_reach', // what must be done for an amount
  'speed',
  'current', // of water or air
  'still',
  'with_current',
  'against_current',
  'way_back',
  'difference',
  'and_then',
  'fixed',
  'replacement',
  'first',
  'extra',
  'new_value',
  'between',
  'successive',
  'fraction',
  'percentage',
  'out_of',
  'place',
  'or',
  'price',
  'best_buy', // the offer with the lowest unit price is asked for
  'single',
  'same',
  'at_least',
  'exactly',
  'unfair',
  'expected',
  'loss',
  'determiner',
  'part_of', // of, out of: a whole follows
  'part_of_the', // with the article in it
  'copula',
  'article', // one, a: of what is counted
  'article_of_all', // for two, the four friends, entre los tres
  'duration',
  'at_price', // the price of each follows
  'covers_distance',
  'paying', // with a note: what is given for all
  'change', // what is given back
  'and',
  'take', // what is taken off an amount: spends, gives, eats
  'gain', // what comes to it
  'weak_change', // a word of change that often has another meaning
] as const;
export type SchemaCue = (typeof schemaCues)[number];

/** Phrases by meaning, separated by commas; `stem*` stands for all words that begin so, `a|b` for either word. Written without accents. */
export type SchemaLexicon = {
  readonly cues: Readonly<Partial<Record<SchemaCue, string>>>;
  /** Values of coins by their names, in money units. */
  readonly coins: Readonly<Record<string, readonly [number, number]>>;
  /** Numbers of legs or wheels of what is counted by them. */
  readonly legs: Readonly<Record<string, number>>;
  readonly wheels: Readonly<Record<string, number>>;
  /** Endings of the participles that describe what is counted. */
  readonly participles: readonly string[];
  /** Endings of two groups of people or animals of different gender: chicos and chicas. */
  readonly genders: readonly (readonly [string, string])[];
};
