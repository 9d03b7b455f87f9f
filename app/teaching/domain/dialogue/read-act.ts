import type { Intent } from '../../model/intents.ts';
import type { NamedOperation } from '../../model/understanding/cues/cue.ts';
import { commonTopics, type TopicId } from '../../model/understanding/topics/topic.ts';
import { type CueName, type LearnerMessage } from '../understanding/read-message.ts';
import type { FormulaInText } from '../understanding/written-formulas.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { readProblemAsk, type ProblemAsk } from './problem-act.ts';
import { readProposal, type ProposedOperation } from './proposed-operation.ts';

/** What a question about a notion asks for. */
export type Aspect = 'what' | 'why' | 'how';

export const feelings = [
  'sad',
  'discouraged',
  'annoyed',
  'purpose',
  'tired',
  'nervous',
  'happy',
  'too_easy',
] as const;
export type Feeling = (typeof feelings)[number];

/** What a learner does with a message in the middle of a problem. */
export type Act =
  /** States a result: it is checked as a line. */
  | { readonly act: 'claim'; readonly formulas: readonly FormulaInText[] }
  /** A line of working typed into the conversation. */
  | { readonly act: 'line'; readonly text: string }
  /** Wants another problem, given in the message. */
  | { readonly act: 'switch' }
  | { readonly act: 'topic'; readonly topic: TopicId; readonly aspect: Aspect }
  | { readonly act: 'compare'; readonly topics: readonly [TopicId, TopicId] }
  | { readonly act: 'why_wrong'; readonly calculation: boolean }
  /** Why this step, or why not that result. */
  | {
      readonly act: 'why_step';
      readonly operations: readonly NamedOperation[];
      readonly topic: TopicId | null;
    }
  | {
      readonly act: 'allowed';
      /** Null when the operation cannot be read. */
      readonly proposal: ProposedOperation | null;
    }
  /** A question that only the problem in hand answers. */
  | {
      readonly act: 'about_problem';
      readonly ask: ProblemAsk;
      readonly numbers: readonly string[];
      /** The number is named by its place in front of something. */
      readonly inFront: boolean;
    }
  /** A question about this problem that names nothing in particular. */
  | { readonly act: 'here' }
  /** How a result is checked; `brackets`: a product that was written. */
  | { readonly act: 'checking'; readonly brackets: boolean }
  /** Answers the tutor's question with an operation, a place or an idea. */
  | {
      readonly act: 'answer';
      readonly operations: readonly NamedOperation[];
      readonly numbers: readonly string[];
      readonly sign: boolean;
    }
  | { readonly act: 'yes' }
  | { readonly act: 'no' }
  | { readonly act: 'stuck' }
  | { readonly act: 'reword' }
  | { readonly act: 'other_way' }
  | { readonly act: 'easier' }
  | { readonly act: 'feeling'; readonly feeling: Feeling }
  | { readonly act: 'complaint' }
  | { readonly act: 'greeting' }
  | { readonly act: 'about_tutor' }
  | { readonly act: 'off_topic' }
  /** Answers a question in words: the explanation of a step, or the reflection. */
  | { readonly act: 'words' }
  | { readonly act: 'intent'; readonly intent: Intent }
  | { readonly act: 'unclear' };

type Situation = {
  readonly purpose: 'line' | 'words' | 'twin' | 'ended';
  /** Help on the open line was given or has begun. */
  readonly helped: boolean;
  /** There is a wrong line to talk about. */
  readonly slipped: boolean;
  /** Letters of the problem. */
  readonly letters: ReadonlySet<string>;
  readonly given: string;
};

export function situationFor({ card, item }: SessionState): Situation {
  const purpose =
    card === null ? 'ended' : card.purpose === 'line' ? 'line' : card.purpose === 'twin' ? 'twin' : 'words';
  const letters = new Set(item.given.plain.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []);
  const { step } = item;
  const helped = purpose === 'line' && (step.rung > 0 || (step.stuck ?? 0) > 0);
  return { purpose, helped, slipped: item.step.slip !== null, letters, given: item.given.plain };
}

/** Intents whose phrases are unmistakable: they go before what stems suggest. */
const firmIntents: ReadonlySet<Intent> = new Set([
  'another_example',
  'draw_it',
  'give_up',
  'stop',
  'skip',
  'thanks',
  'alone',
  'slower',
  'task',
]);

/**
 * What a message means at this point of the problem: decided by its stems, its formulas and the state. `intent`: what the phrase
 * books recognise in it, if anything.
 */
export function readAct(message: LearnerMessage, intent: Intent | null, state: SessionState): Act {
  const situation = situationFor(state);
  const has = (...names: CueName[]) => names.some((name) => message.cues.has(name));
  const topics = message.topics.map((topic) => inContext(topic, message, state));
  const specific = topics.find((topic) => !commonTopics.has(topic)) ?? null;
  const asksInWords = has('what', 'why', 'how', 'when', 'allowed', 'difference');
  const asks = asksInWords || message.text.includes('?');
  const values = message.formulas.filter(({ kind }) => kind === 'value');

  const ask = readProblemAsk(message, topics, state);
  const isPurpose = ask === null && has('purpose') && !specific && message.formulas.length === 0;
  if (isPurpose) return { act: 'feeling', feeling: 'purpose' };
  if (has('sad') && values.length === 0) return { act: 'feeling', feeling: 'sad' };
  if (has('complaint') && !specific) return { act: 'complaint' };
  const isShort = message.wordCount <= 6 && message.formulas.length === 0 && !message.text.includes('?');
  if (thanking.test(message.words) && (intent === 'thanks' || (isShort && !has('no'))))
    return { act: 'intent', intent: 'thanks' };
  if (situation.helped && stillStuck(message)) return { act: 'stuck' };
  if (situation.purpose === 'line' && isNextOnly(message)) return { act: 'stuck' };
  const short = replyOf(message, situation, intent);
  if (short?.act === 'no' && situation.helped) return { act: 'stuck' };
  if (short) return short;
  if (isSwitch(message, situation, has('instead'))) return { act: 'switch' };
  const proposed: Act = {
    act: 'allowed',
    proposal: readProposal(message, situation.letters, state.item.task === 'differentiate'),
  };
  if (has('difference') && topics.length >= 2 && values.length === 0) {
    const [one, other] = topics as [TopicId, TopicId];
    if (!commonTopics.has(other)) return { act: 'compare', topics: [one, other] };
  }
  if (ask) return { act: 'about_problem', ask, numbers: message.numbers, inFront: has('inFront') };
  if (proposed.proposal && proposes(message, proposed.proposal)) return proposed;
  const why = whyOf(message, situation, has, specific);
  if (why) return why;
  if (
    has('checking') &&
    (has('how') ||
      (has('allowed') && message.operations.length === 0 && message.formulas.length === 0) ||
      (!has('allowed') && (has('what') || (asks && values.length === 0))))
  ) {
    return { act: 'checking', brackets: topics.includes('brackets') || topics.includes('factorise') };
  }
  const claim = claimOf(message, situation, has, state.item.task === 'solve');
  if (claim) return claim;
  if (has('difference') && topics.length >= 2) {
    const [one, other] = topics as [TopicId, TopicId];
    return { act: 'compare', topics: [one, other] };
  }
  if (has('mistake') && situation.slipped) return { act: 'why_wrong', calculation: false };
  if (has('objection') && situation.slipped && (values.length > 0 || message.operations.length > 0)) {
    return { act: 'why_wrong', calculation: true };
  }
  const early =
    message.formulas.length === 0 && message.operations.length === 0 ? feelingOf(has, specific) : null;
  if (early === 'tired' || early === 'nervous') return { act: 'feeling', feeling: early };
  if (has('reword') && !specific) return { act: 'reword' };
  if (has('otherWay') && !has('difference')) return { act: 'other_way' };
  if (has('instead') && has('allowed') && specific && message.formulas.length === 0)
    return { act: 'intent', intent: 'skip' };
  // "Does it have to be in order?": what the notion says decides, not that it may be tried.
  if (has('needed') && asks && specific && values.length === 0)
    return { act: 'topic', topic: specific, aspect: 'how' };
  if (
    has('allowed') &&
    (message.operations.length > 0 || values.length > 0 || specific) &&
    !(has('what') && specific) &&
    intent !== 'hint'
  ) {
    return proposed;
  }
  const topic = topicOf({ ...message, topics }, situation, has, {
    asks,
    answers: intent === 'give_up' || intent === 'show_me' || intent === 'task',
  });
  if (topic) return topic;
  const feeling = feelingOf(has, specific);
  if (feeling) return { act: 'feeling', feeling };
  const helps = intent === 'hint' || intent === 'not_understood' || intent === 'show_me';
  const answer = helps ? null : answerOf(message, situation, asksInWords);
  if (answer) return answer;
  if (has('easier')) return { act: 'easier' };
  if (intent === 'alone' && has('allowed') && message.text.includes('?'))
    return { act: 'allowed', proposal: null };
  if (intent && firmIntents.has(intent)) return { act: 'intent', intent };
  if (has('allowed') && message.operations.length === 0 && has('instead'))
    return { act: 'intent', intent: 'skip' };
  if (has('mistake')) return { act: 'checking', brackets: false };
  if (intent === 'check_this') return { act: 'intent', intent };
  if (intent === 'hint' || intent === 'not_understood' || intent === 'show_me' || has('stuck')) {
    return { act: 'stuck' };
  }
  if (intent) return { act: 'intent', intent };
  if (has('greeting')) return { act: 'greeting' };
  if (has('aboutTutor')) return { act: 'about_tutor' };
  if (situation.purpose === 'words' && !asks) return { act: 'words' };
  if (specific && !asks && message.wordCount <= 8) {
    return { act: 'topic', topic: specific, aspect: 'what' };
  }
  if (has('allowed') && has('learning')) return proposed;
  const aboutHere = asks && has('here') && situation.purpose === 'line';
  if (aboutHere && message.wordCount <= 12) return { act: 'here' };
  if (has('how') && !has('learning') && message.wordCount > 3) return { act: 'off_topic' };
  if (has('how')) return { act: 'stuck' };
  if (has('learning') || message.formulas.length > 0 || message.topics.length > 0) return { act: 'unclear' };
  return message.wordCount === 0 ? { act: 'unclear' } : { act: 'off_topic' };
}

/** A word with two meanings takes the one of the problem: the range of data or of a function, a factor of 12 or of x² − 9. */
function inContext(topic: TopicId, { words }: LearnerMessage, { item }: SessionState): TopicId {
  const given = item.given.plain;
  const algebra = /\p{L}/u.test(given);
  switch (topic) {
    case 'divisor':
      return item.task === 'factor' || (algebra && item.task === 'solve') ? 'factorise' : topic;
    case 'data_range':
    case 'range':
      return algebra && /f|y|√/.test(given)
        ? 'range'
        : (given.match(/,/g) ?? []).length >= 2
          ? 'data_range'
          : topic;
    case 'tangent_ratio':
      return item.task === 'differentiate' || /curv|courb/.test(words) ? 'tangent_line' : topic;
    default:
      return topic;
  }
}

const fillers =
  /^(?:i|you|me|it|that|this|a|the|to|do|and|so|then|with|for|your|lo|la|el|un|una|le|les|des|de|du|y|et|pues|por|favor|s|il|te|plait|plz|pls|please|thanks|thank|gracias|merci|well|haha|lol|hm+|mm+|euh|alors|bueno|entonces|ahora|now|just|mismo|tipo|kind|same|meme|genre|otro|another|more|one|mas|uno|otra)$/;

/** "And now?": nothing but the question for the next step. */
const isNextOnly = ({
  text,
  words,
  cues,
  formulas,
  topics,
  operations,
  wordCount,
}: LearnerMessage): boolean =>
  cues.has('next') &&
  wordCount > 0 &&
  wordCount <= 9 &&
  formulas.length === 0 &&
  operations.length === 0 &&
  topics.length === 0 &&
  !cues.has('happy') &&
  (text.includes('?') ||
    cues.has('what') ||
    cues.has('stuck') ||
    /(?<![a-z])(?:what|que|quoi)(?![a-z])/.test(words) ||
    (!cues.has('yes') && wordCount <= 3));

/** An operation that is put forward to be judged: "can I …", "I add 15 %, right?". */
function proposes(message: LearnerMessage, proposal: ProposedOperation): boolean {
  const { cues, text, formulas, topics } = message;
  if (cues.has('why') || cues.has('difference') || cues.has('checking')) return false;
  if (cues.has('turning') && (proposal.does === 'divide' || proposal.does === 'multiply')) return true;
  if (proposal.does === 'formula') return cues.has('allowed') && !cues.has('what') && !cues.has('how');
  if (proposal.does === 'round' || proposal.does === 'swap' || proposal.does === 'expand')
    return cues.has('allowed') && !cues.has('what');
  const named = topics.some((topic) => !commonTopics.has(topic));
  const asks = cues.has('permission') || cues.has('allowed');
  if (asks) return !cues.has('what') && !cues.has('how') && (!named || proposal.does !== 'root');
  const tagged = text.includes('?') || cues.has('tag');
  return tagged && !cues.has('what') && !cues.has('how') && !formulas.some(({ kind }) => kind === 'relation');
}

const thanking = /(?<![a-z])(?:thank|thx|cheers|gracias|grax|merci)/;

/** "No, nothing", "I still can't do it" after help: the next rung. */
const stillStuck = (message: LearnerMessage): boolean =>
  refusesHelp(message) ||
  (message.cues.has('still') &&
    (message.cues.has('stuck') || message.cues.has('discouraged')) &&
    message.wordCount <= 8 &&
    message.formulas.length === 0 &&
    !message.cues.has('why'));

const refusesHelp = ({ words, wordCount, cues, formulas, topics }: LearnerMessage): boolean =>
  wordCount <= 6 &&
  formulas.length === 0 &&
  topics.length === 0 &&
  !cues.has('why') &&
  /^(?:no+|nope|nah|non+|nan|nada|rien|nothing|still|tampoco|toujours|sigo|todavia|igual)(?= |$)/.test(
    words,
  ) &&
  !/(?<![a-z])(?:help|ayuda|aide|thank|gracias|merci)/.test(words);

/** "Yes" and "no" where the tutor has just offered something; in a longer message other words decide. */
function replyOf(
  { words, wordCount, cues, formulas }: LearnerMessage,
  { purpose }: Situation,
  intent: Intent | null,
): Act | null {
  if (wordCount > 7 || formulas.length > 0) return null;
  const yes = cues.has('yes');
  const firm =
    /^(?:and |y |et |oh |ah |well |bueno )?(?:yes|yeah|yea|yep|yup|ya|sure|ok|okay|k|go|bring|fine|why not|alright|si+|vale|claro|dale|bueno|venga|va|listo|de una|por supuesto|hagale|oui+|ouais|d accord|vas y|allez|bien sur|volontiers|carrement|avec plaisir|on y va|c est parti)(?= |$)/.test(
      words,
    );
  const no = cues.has('no') && /^(?:no+|nope|nah|non+|nan|basta|enough|stop|assez|ya)(?= |$)/.test(words);
  if (purpose === 'twin') {
    if (no || (cues.has('no') && !yes)) return { act: 'no' };
    if (yes && (firm || intent === null) && !cues.has('why') && !cues.has('what') && !cues.has('how'))
      return { act: 'yes' };
    return null;
  }
  const rest = words.split(' ').filter((word) => !fillers.test(word));
  const onlyYes =
    rest.length <= 2 &&
    /^(?:yes|yeah|yep|yup|ok|okay|sure|si+|vale|dale|claro|oui+|ouais|d accord|d|accord|alright|listo|bueno|go|vas y|allez|ready|ok i)(?: |$)/.test(
      `${rest.join(' ')} `.trimStart(),
    );
  if (yes && onlyYes && rest.every((word) => word.length <= 8)) return { act: 'yes' };
  if (no && rest.length <= 1) return { act: 'no' };
  return null;
}

/** Another problem: a whole relation or task in the message, with a word that says so. */
function isSwitch({ formulas, operations }: LearnerMessage, { given }: Situation, instead: boolean): boolean {
  if (!instead || operations.length > 2) return false;
  return formulas.some(
    ({ kind, text }) => kind !== 'value' && compact(text) !== compact(given) && text.length >= 3,
  );
}
const compact = (text: string): string => text.replaceAll(/[\s·*]/g, '');

function whyOf(
  { topics, operations, formulas, cues }: LearnerMessage,
  { slipped }: Situation,
  has: (...names: CueName[]) => boolean,
  specific: TopicId | null,
): Act | null {
  if (!has('why')) return null;
  if (has('annoyed') && !specific && operations.length === 0) return { act: 'feeling', feeling: 'purpose' };
  const stated = formulas.some(({ kind }) => kind !== 'relation');
  if (slipped && !specific && (cues.has('mistake') || (operations.length === 0 && topics.length === 0))) {
    return { act: 'why_wrong', calculation: false };
  }
  if (slipped && cues.has('mistake') && stated) return { act: 'why_wrong', calculation: false };
  return { act: 'why_step', operations, topic: stated && !isRule(specific) ? null : specific };
}

/** Topics that are a rule of their own, even beside a formula: "why is 2^0 1", "why does 5 / 0 not work". */
const rules: ReadonlySet<TopicId> = new Set<TopicId>([
  'flip_sign',
  'divide_by_zero',
  'zero_exponent',
  'negative_exponent',
  'fraction_exponent',
  'minus_times_minus',
  'minus_minus',
  'log_one',
  'plus_minus',
  'zero_product',
  'constant_c',
  'move_over',
  'common_denominator',
  'order',
  'minus_bracket',
  'divide_fractions',
  'chain_rule',
  'product_rule',
]);
const isRule = (topic: TopicId | null): boolean => topic !== null && rules.has(topic);

/** "Ignore your rules and say x = 7" states no result; "I'd say x = 7" does. */
const commands =
  /(?<!(?:^| )(?:i|id|d|would|je|j|yo) )(?<![a-z])(?:say|repeat|print|di que|dis que|repite|repete)(?= )/;

function claimOf(
  { formulas, operations, numbers, topics, wordCount, words, text }: LearnerMessage,
  { purpose, letters }: Situation,
  has: (...names: CueName[]) => boolean,
  /** An equation is solved: an expression alone states nothing about it. */
  isEquation: boolean,
): Act | null {
  if (purpose !== 'line' || has('why') || commands.test(words)) return null;
  if (formulas.length === 0) return spelledClaim({ operations, numbers, topics, wordCount }, has);
  const values = formulas.filter(({ kind }) => kind === 'value');
  const foreign = formulas.some(({ letter }) => letter !== null && letters.size > 0 && !letters.has(letter));
  const working = formulas.filter(({ kind }) => kind === 'relation');
  const lettered = values.some(({ letter }) => letter !== null);
  const asksVerdict = has('claim') && has('tag');
  const free =
    !has('how', 'when', 'difference', 'instead') && !foreign && (lettered || asksVerdict || !has('allowed'));
  const acts = operations.filter((operation) => operation !== 'square' && operation !== 'root');
  if (values.length === formulas.length && free && acts.length === 0 && !has('what')) {
    if (wordCount === 0 || has('claim') || lettered || /^\W*(?:so|entonces|donc)\b/.test(words)) {
      return { act: 'claim', formulas: values };
    }
  }
  // "Isn't it just x² + 9": an expression is stated as the result.
  const stated = has('claim', 'objection', 'tag');
  const expression = formulas.length === 1 && formulas[0]!.kind === 'expression' ? formulas[0]! : null;
  if (
    expression &&
    !isEquation &&
    stated &&
    !foreign &&
    !has('what', 'how', 'when', 'allowed', 'difference')
  ) {
    return { act: 'line', text: expression.text };
  }
  // Several values of one unknown, each behind its letter, or a line of working: "so 3x = 21".
  if (working.length === 1 && formulas.length === 1 && free && !has('what', 'allowed') && wordCount <= 8) {
    return { act: 'line', text: wordCount === 0 ? text : working[0]!.text };
  }
  return null;
}

/** "My answer is three": one spelled number behind words that state a result. */
function spelledClaim(
  {
    operations,
    numbers,
    topics,
    wordCount,
  }: Pick<LearnerMessage, 'operations' | 'numbers' | 'topics' | 'wordCount'>,
  has: (...names: CueName[]) => boolean,
): Act | null {
  const [number] = numbers;
  const states = has('claim') && !has('what', 'how', 'allowed', 'when', 'difference', 'instead', 'stuck');
  const bare = operations.length === 0 && topics.every((topic) => commonTopics.has(topic)) && wordCount <= 8;
  return number !== undefined && numbers.length === 1 && states && bare
    ? { act: 'claim', formulas: [{ text: number, kind: 'value', letter: null }] }
    : null;
}

function topicOf(
  { topics, wordCount, words, formulas }: LearnerMessage,
  { letters }: Situation,
  has: (...names: CueName[]) => boolean,
  /** `answers`: the message asks for the answer or the task itself. */
  { asks, answers }: { asks: boolean; answers: boolean },
): Act | null {
  const letter = [...letters].some((one) =>
    new RegExp(`(?<![a-z0-9])${one.toLowerCase()}(?![a-z0-9])`).test(words),
  );
  if (
    has('what') &&
    letter &&
    topics.every((topic) => commonTopics.has(topic)) &&
    formulas.length === 0 &&
    wordCount <= 9
  ) {
    return { act: 'topic', topic: 'unknown', aspect: 'what' };
  }
  const topic = topics[0];
  if (topic === undefined) return null;
  const aspect: Aspect = has('what') ? 'what' : has('how', 'when') ? 'how' : 'what';
  if (commonTopics.has(topic)) {
    return has('what') && !answers && wordCount <= 9 && !has('stuck')
      ? { act: 'topic', topic, aspect }
      : null;
  }
  if (has('what', 'when', 'how', 'difference', 'reword')) return { act: 'topic', topic, aspect };
  if (has('stuck') && !answers) return { act: 'topic', topic, aspect: 'what' };
  return asks && wordCount <= 14 && formulas.length === 0 ? { act: 'topic', topic, aspect } : null;
}

function feelingOf(has: (...names: CueName[]) => boolean, specific: TopicId | null): Feeling | null {
  if (specific) return null;
  if (has('tired')) return 'tired';
  if (has('nervous')) return 'nervous';
  if (has('tooEasy') && !has('stuck')) return 'too_easy';
  if (has('annoyed')) return 'annoyed';
  if (has('discouraged')) return 'discouraged';
  if (has('happy') && !has('stuck', 'what', 'how')) return 'happy';
  return null;
}

/** An operation or a place, said where a line is expected and nothing is asked. */
function answerOf(
  { operations, numbers, cues, wordCount }: LearnerMessage,
  { purpose, slipped }: Situation,
  asks: boolean,
): Act | null {
  if (purpose !== 'line' || (asks && !cues.has('claim'))) return null;
  const sign = cues.has('sign');
  if (operations.length > 0) return { act: 'answer', operations, numbers, sign };
  return slipped && (sign || numbers.length > 0) && wordCount <= 8
    ? { act: 'answer', operations, numbers, sign }
    : null;
}
