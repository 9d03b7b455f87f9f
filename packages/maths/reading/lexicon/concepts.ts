/**
 * What a word of a problem statement can mean. The lexicons of the languages give the words for each; nothing else in the reader
 * depends on a language.
 */
export const taskConcepts = [
  'solve',
  'roots', // solutions, zeros: what makes an expression zero or an equation true
  'isolate', // make a letter the subject of a formula
  'simplify',
  'expand',
  'factor',
  'evaluate',
  'differentiate',
  'integrate',
  'limit',
  'complete_square',
  'divide',
  'remainder',
  'rate', // the average rate of change over an interval
  'round',
  'add',
  'subtract',
  'multiply',
  'increase',
  'decrease',
] as const;

/** Quantities and objects that a statement can ask for or give. */
export const objectConcepts = [
  'slope',
  'tangent',
  'line',
  'parallel',
  'perpendicular',
  'midpoint',
  'distance',
  'intercepts',
  'intercept_x',
  'intercept_y',
  'axis_x', // where a graph meets it
  'axis_y',
  'vertex',
  'axis_of_symmetry',
  'minimum',
  'maximum',
  'where_lowest',
  'discriminant',
  'inverse',
  'domain',
  'image', // the value of a function at a number
  'preimage',
  'meet', // where two curves or lines intersect, or two functions are equal
  'mean',
  'weighted', // a mean whose values count differently
  'frequency', // how often a value of a table occurs
  'median',
  'mode',
  'spread', // largest minus smallest value
  'variance',
  'deviation',
  'sample',
  'gcd',
  'lcm',
  'factorial',
  'choose',
  'arrange',
  'ways',
  'term',
  'next', // the term that follows a list
  'general_term',
  'first_terms',
  'first_term',
  'sequence',
  'arithmetic',
  'geometric',
  'infinite',
  'difference_step',
  'ratio_step',
  'step', // the French raison, the Spanish razón: difference or ratio, by the kind of sequence
  'ratio',
  'percent',
  'percent_change',
  'percent_decrease', // such a change that can only be a fall
  'off',
  'area',
  'surface',
  'perimeter',
  'circumference',
  'volume',
  'diagonal',
  'hypotenuse',
  'leg',
  'angle',
  'complementary', // an angle that makes another one 90°
  'supplementary', // 180°
  'arc',
  'base_area',
  'base',
  'height',
  'radius',
  'diameter',
  'length',
  'width',
  'side',
  'parallel_sides',
  'triangle',
  'right_triangle',
  'equilateral',
  'square_shape',
  'rectangle',
  'parallelogram',
  'rhombus',
  'trapezium',
  'circle',
  'sector',
  'cube',
  'box',
  'cylinder',
  'cone',
  'sphere',
  'prism',
  'pyramid',
] as const;

/** Properties of a formula or a number: none of them may be left over. */
export const propertyConcepts = [
  'vector',
  'dot_product',
  'magnitude', // of a vector or a complex number
  'coordinates',
  'conjugate',
  'partial_fractions',
  'degree',
  'leading_coefficient',
  'coefficient',
  'constant_term',
  'expansion',
  'euclidean_division',
  'divisors',
  'prime',
  'function_range',
  'composition',
  'critical_points',
  'extrema',
  'inflection',
  'increasing',
  'decreasing',
  'normal_line',
  'ascending',
  'descending',
  'quartile_lower',
  'quartile_upper',
  'interquartile',
  'by_rank',
  'by_halves',
  'power_term',
  'share',
  'simple_interest',
  'compound_interest',
  'interest',
  'final_amount',
  'compounded_monthly',
  'compounded_quarterly',
  'compounded_half_yearly',
  'direct_proportion',
  'inverse_proportion',
  'determinant',
  'binomial_square', // a perfect square that completing makes, without what it takes off again
  'undefined', // where a fraction has no value
  'period', // of a wave
  'amplitude',
  'phase_shift',
  'vertical_shift',
  'exponential_form',
  'logarithmic_form',
  'without_parameter',
  'missing', // a number that is left out and to be found
  'estimate', // a calculation with rounded numbers
  'two_dice',
  'similar',
  'without_replacement',
  'with_replacement',
] as const;

/** Forms in which a result is wanted, and methods, that change the task. */
export const formConcepts = [
  'as_fraction',
  'as_decimal',
  'as_percent',
  'as_scientific',
  'as_mixed',
  'as_primes',
  'as_product',
  'as_radians',
  'as_degrees',
  'as_complex',
  'single',
  'slope_intercept',
  'formula_method',
  'second',
  'third',
  'decimals',
  'figures',
  'nearest',
  'place_0',
  'place_1',
  'place_2',
  'place_3',
  'place_minus_1',
  'place_minus_2',
  'place_minus_3',
  'from_right',
  'from_left',
  'in_reals',
  'in_complex',
] as const;

/** Words that tie parts of a statement together. */
export const bindingConcepts = [
  'when', // if, when, for, where, given, at: a value or a condition follows
  'from', // the lower end of a range
  'to', // the upper end of a range, a target
  'between',
  'through',
  'tends',
  'by',
  'of',
  'and',
  'or',
  'with',
  'as',
  'is',
  'respect',
  'under', // the area below a curve
  'named',
  'before', // the value before a change
  'after', // the value after a change
  'current', // now: after what the text says before
  'equal_to', // the same as
] as const;

/**
 * Words that a reading must account for; when it cannot, the statement asks for something else. `unsupported` are mathematical objects that no
 * task computes.
 */
export const limitingConcepts = [
  'how_many',
  'even',
  'odd',
  'parity',
  'quantifier', // positive, integer, only, all but
  'largest', // larger, greatest
  'smallest',
  'divisible', // the number before is a multiple of the one behind
  'divides_number', // the number before is a divisor of the one behind
  'whether', // asks whether something is so
  'negation',
  'comparison', // more than, less than, twice
  'unsupported',
  'prove',
  'graph',
  'probability',
  'unknown_number', // "a number"
  'report', // a result that was found or is believed
  'is_right', // asks whether a result is right
] as const;

/** Words that change nothing. */
export const harmlessConcepts = [
  'find',
  'write',
  'convert',
  'value',
  'object', // equation, expression, number, exercise
  'common_denominator',
  'filler',
  'courtesy',
  'heading',
  'check',
  'method',
  'template', // the form of an answer follows, as a formula
  'each_number', // each number, both factors: what is rounded for an estimate
  'bounds_included', // between two numbers, which count as well
  'bounds_excluded',
  'abscissa', // the x-coordinate of a point
  'ordinate',
  'sole', // single, unique, only: one and no other
  'distinct', // different from each other
  'place_in_list', // position: where an item of a sequence is
  'workers',
  'weight', // how much a value counts in a mean
  'card_rank',
  'card_suit',
  'format', // the form that every answer has anyway
  'derivative_rule', // product rule, chain rule: names the task as well
] as const;

export const concepts = [
  ...taskConcepts,
  ...objectConcepts,
  ...propertyConcepts,
  ...formConcepts,
  ...bindingConcepts,
  ...limitingConcepts,
  ...harmlessConcepts,
] as const;
export type Concept = (typeof concepts)[number];

const mayBeIgnored: ReadonlySet<Concept> = new Set<Concept>([
  ...harmlessConcepts,
  ...bindingConcepts,
  'evaluate',
  'line',
  'nearest',
  'in_reals',
]);

/** Whether a reading has to use the word: a statement with an unused one is not understood. */
export const mustBeUsed = (concept: Concept): boolean => !mayBeIgnored.has(concept);

/**
 * What a learner thinks of what a clause of working says. Only the judge of lines looks for these; the reader of problems does not, so that a
 * word may have another meaning there.
 */
export const cues = [
  'supposition', // try x = 0, if x = 0: not a claim
  'rejection', // would give, is not possible: the clause holds when its values do not fit
  'reason', // since, because
  'consequence', // so, hence, gives: a new claim begins
  'setting', // with a = x, where b = 4: letters get a meaning for the rest of the line
  'both_sides', // what is done to an equation, not what it says
  'operation', // add, move: what follows is an operand
  'requested_value', // price, answer: the value is claimed to be what is requested for
  'roughly', // about, approximately
  'yields', // gives, makes: what comes out for the value before it
  'exclusive', // only: no other value is right
  'tested', // work, fit: the values are said to fulfil the problem
  'plain', // words that change nothing: ok, too
] as const;
export type Cue = (typeof cues)[number];

/**
 * What the words beside a problem mean on a page or a screen. Only the readers of page lines look for these, so that a word may have another
 * meaning in the problem itself.
 */
export const pageCues = [
  'page',
  'exercise', // the name or abbreviation before the number of a problem in a book
  'heading', // the name of a numbered piece of a book that a line of its own may hold
  'part_heading', // the name of a question or a part: its number may be a list mark
  'heading_group', // set: between the name of a heading and its number
  'number_sign',
  'marks', // what points are called
  'marks_initial', // its first letter
  'each',
  'total',
  'hint',
  'reveal', // show, hide
  'revealed', // answer, solution, steps
  'article',
  'turn_over',
  'source', // where a problem was taken from
  'rights',
  'header', // what the header of a sheet asks for or names
  'quiz_state', // what a quiz says about its question
  'quiz_score', // the same, in front of a number of marks
  'give_answer',
  'in_terms_of',
  'in_the',
  'following',
  'exercise_group',
  'topic_powers',
  'topic_scientific',
  'topic_exponentials',
  'topic_radicals',
] as const;
export type PageCue = (typeof pageCues)[number];

/**
 * The words of one language. Phrases are separated by commas; `|` gives alternatives for one word, `*` ends a stem. Accents may be left
 * out by the writer. Longer phrases win over shorter ones.
 */
export type Lexicon = {
  readonly concepts: Readonly<Partial<Record<Concept, string>>>;
  readonly cues: Readonly<Record<Cue, string>>;
  readonly page: Readonly<Partial<Record<PageCue, string>>>;
  /** Words for signs between two values, after one, and before one. */
  readonly infix: Readonly<Record<string, string>>;
  readonly postfix: Readonly<Record<string, string>>;
  readonly prefix: Readonly<Record<string, string>>;
  /** "… all divided by": everything before it is the numerator. */
  readonly allOver: string;
  /** "log base 2 of": the base follows, then the value. */
  readonly logBase: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  /** Parts of a whole: half, third; the plural is included. */
  readonly fractions: Readonly<Record<string, number>>;
  /** "3 and a half", "2 horas y cuarto": words that join a part to a number, may stand before it, and the part itself. */
  readonly mixed: {
    readonly joins: readonly string[];
    readonly articles: readonly string[];
    readonly parts: Readonly<Record<string, number>>;
  };
  /** Articles, pronouns, auxiliary verbs: no meaning for the problem, and signs of the language. */
  readonly stop: string;
};
