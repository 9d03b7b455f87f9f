import type { Intent } from '../../model/intents.ts';
import { commonTopics, type TopicId } from '../../model/understanding/topics/topic.ts';
import type { LearnerMessage } from '../understanding/read-message.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { cuesIn, situationFor, type Act, type Feeling, type HasCue, type MessageSituation } from './act.ts';
import type { FormulaInText } from '../understanding/written-formulas.ts';
import { inContext, scopeOf, states, topicOf, whyOf } from './question-topic.ts';
import { readProblemAsk } from './problem-act.ts';
import { isProposed, readProposal } from './proposed-operation.ts';
import { isNextOnly, isThanks, replyOf, stillStuck } from './short-reply.ts';
import { claimOf } from './stated-result.ts';

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
  const has = cuesIn(message);
  const topics = message.topics.map((topic) => inContext(topic, message, state));
  const specific = topics.find((topic) => !commonTopics.has(topic)) ?? null;
  const asksInWords = has('what', 'why', 'how', 'when', 'allowed', 'difference');
  const asks = asksInWords || message.text.includes('?');
  const values = message.formulas.filter(({ kind }) => kind === 'value');

  const ask = readProblemAsk(message, topics, state);
  const isPurpose = ask === null && has('purpose') && !specific && message.formulas.length === 0;
  if (isPurpose) return { act: 'feeling', feeling: 'purpose' };
  if (has('sad') && values.length === 0) return { act: 'feeling', feeling: 'sad' };
  if (has('looking') && has('people') && has('ownWords')) return { act: 'readers' };
  if (has('complaint') && !specific) return { act: 'complaint' };
  const isShort = message.wordCount <= 6 && message.formulas.length === 0 && !message.text.includes('?');
  if (isThanks(message) && (intent === 'thanks' || (isShort && !has('no'))))
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
    if (asks || !commonTopics.has(topics[1]!)) return compared(topics);
  }
  if (isCalculation(message, situation, has)) return { act: 'why_wrong', calculation: true };
  const guess =
    has('trial') && !asksInWords ? claimOf(message, situation, has, state.item.task === 'solve') : null;
  if (guess) return guess;
  if (ask) {
    const { numbers, operations } = message;
    return { act: 'about_problem', ask, numbers, inFront: has('inFront'), topics, operations };
  }
  const scope = scopeOf(message, topics, state, has);
  if (scope) return scope;
  if (proposed.proposal && isProposed(message, proposed.proposal)) return proposed;
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
  if (isAboutMistake(values, situation, has))
    return { act: 'why_wrong', calculation: message.numbers.length >= 3 };
  const claim = claimOf(message, situation, has, state.item.task === 'solve');
  if (claim) return claim;
  if (has('difference') && topics.length >= 2) {
    return compared(topics);
  }
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
    !(specific && has('what')) &&
    !(specific && has('how', 'when') && message.formulas.length === 0) &&
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

/** Up to three notions: more would not fit into one reply. */
const compared = (topics: readonly TopicId[]): Act => ({ act: 'compare', topics: topics.slice(0, 3) });

/** A calculation with its result, said after a wrong line: "2 times 3 is 6, isn't it". */
const isCalculation = (
  { operations, numbers }: LearnerMessage,
  { slipped }: MessageSituation,
  has: HasCue,
): boolean =>
  slipped &&
  operations.length === 1 &&
  numbers.length >= 3 &&
  has('claim', 'objection', 'tag', 'mistake') &&
  !has('why', 'how', 'permission', 'instead');

/** Asks what is wrong, without stating another result: one value is another result unless it is the wrong one. */
const isAboutMistake = (
  values: readonly FormulaInText[],
  { slipped, wrong }: MessageSituation,
  has: HasCue,
): boolean =>
  slipped && has('mistake') && (values.length !== 1 || (wrong !== null && states(wrong, values[0]!.text)));

/** Another problem: a whole relation or task in the message, with a word that says so. */
function isSwitch(
  { formulas, operations }: LearnerMessage,
  { given }: MessageSituation,
  instead: boolean,
): boolean {
  if (!instead || operations.length > 2) return false;
  return formulas.some(
    ({ kind, text }) => kind !== 'value' && compact(text) !== compact(given) && text.length >= 3,
  );
}

const compact = (text: string): string => text.replaceAll(/[\s·*]/g, '');

function feelingOf(has: HasCue, specific: TopicId | null): Feeling | null {
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
  { purpose, slipped }: MessageSituation,
  asks: boolean,
): Act | null {
  if (purpose !== 'line' || (asks && !cues.has('claim'))) return null;
  const sign = cues.has('sign');
  if (operations.length > 0) return { act: 'answer', operations, numbers, sign };
  return slipped && (sign || numbers.length > 0) && wordCount <= 8
    ? { act: 'answer', operations, numbers, sign }
    : null;
}
