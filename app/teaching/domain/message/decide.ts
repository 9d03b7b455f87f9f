import type { LearnerContent } from '../../model/record.ts';
import { teachingError } from '../../model/errors.ts';
import { afterExplaining, afterReflecting, withoutTwin } from '../pedagogy/ending.ts';
import { giveUp } from '../pedagogy/give-up.ts';
import { askHint, cannotStart } from '../pedagogy/help.ts';
import { lineCard, type Advance, type Circumstances, type TutorMoment } from '../pedagogy/moments.ts';
import { mayHaveHint } from '../pedagogy/ladder.ts';
import { helpWithModel, needsModel } from '../pedagogy/setup.ts';
import { beginAnother } from '../pedagogy/start.ts';
import { formulaOf, lastLine, type Card, type SessionState } from '../pedagogy/state.ts';
import { decideLine } from './decide-line.ts';
import { decideWords, isLost } from './decide-words.ts';
import type { TurnFacts, NextProblem } from './judged.ts';
import { openTwin, withTwin } from './open-twin.ts';
import type { ReadWords, Understood } from './understand.ts';

/** What a turn leads to. `card`: the card that it answers. */
export type Decided = {
  readonly advance: Advance;
  readonly learner: LearnerContent;
  readonly card: Card | null;
  readonly flag: null;
};

/** Decides from what was understood and what the engine found. Pure: asks for nothing and stores nothing. */
export function decide(
  state: SessionState,
  understood: Understood,
  judged: TurnFacts,
  circumstances: Circumstances,
): Decided {
  const decided = decideTurn(state, understood, judged, circumstances);
  return { ...decided, advance: withTwin(decided.advance, twinIn(judged), circumstances) };
}

/** The problem that follows if this turn gives up. */
function twinIn(judged: TurnFacts): NextProblem {
  switch (judged.found) {
    case 'line':
      return judged.line.twin;
    case 'working':
      return judged.working.twin;
    case 'words':
      return judged.words.found === 'line' ? judged.words.line.twin : null;
    case 'unread':
      return judged.words?.found === 'line' ? judged.words.line.twin : null;
    case 'help':
      return judged.twin;
    default:
      return null;
  }
}

function decideTurn(
  state: SessionState,
  understood: Understood,
  judged: TurnFacts,
  circumstances: Circumstances,
): Decided {
  const { card } = state;
  switch (understood.is) {
    case 'press': {
      const { action, problem: typed } = understood;
      const learner = { kind: 'action' as const, action, ...(typed === undefined ? {} : { typed }) };
      return { advance: decidePress(state, action, judged, circumstances), learner, card, flag: null };
    }
    case 'reply':
      return decideReply(state, understood, judged, circumstances);
    case 'line':
      return decideField(state, understood, judged, circumstances);
    case 'words': {
      const { words } = understood;
      if (judged.found !== 'working') return decidedWords(state, words, judged, circumstances);
      const learner = { kind: 'talk' as const, typed: words.text };
      return { advance: judged.working.advance, learner, card, flag: null };
    }
  }
}

function decidedWords(
  state: SessionState,
  words: ReadWords,
  judged: TurnFacts,
  circumstances: Circumstances,
): Decided {
  const facts = 'words' in judged && judged.words ? judged.words : { found: 'nothing' as const };
  const decided = decideWords(state, words, facts, circumstances);
  return { ...decided, learner: { kind: 'talk', typed: words.text }, flag: null };
}

/** The line field: one line, several pasted ones, or words. */
function decideField(
  state: SessionState,
  { card, text, words, isLine }: Extract<Understood, { is: 'line' }>,
  judged: TurnFacts,
  circumstances: Circumstances,
): Decided {
  const line = (
    { formula, judgement }: Pick<Extract<LearnerContent, { kind: 'line' }>, 'formula' | 'judgement'>,
    advance: Advance,
  ): Decided => ({
    advance,
    learner: { kind: 'line', typed: text, formula, judgement },
    card,
    flag: null,
  });
  if (judged.found === 'working')
    return line({ formula: null, judgement: judged.working.judgement }, judged.working.advance);
  if (judged.found === 'line') {
    const { check, plan } = judged.line;
    const advance = decideLine(state, judged.line, circumstances);
    return line({ formula: formulaOf(check.line), judgement: plan.judgement }, advance);
  }
  if (judged.found !== 'unread') throw teachingError('not_now', { status: 409 });
  if (words) {
    const decided = decidedWords(state, words, judged, circumstances);
    if (!isLine || !isLost(decided.advance)) return decided;
  }
  const again = lineCard(circumstances, lastLine(state.item).n + 1, 'again');
  const moments: TutorMoment[] = [{ say: 'unread', error: judged.error, typed: text }];
  return line(
    { formula: null, judgement: 'unread' },
    { state: { ...state, card: again }, moments, phase: 'clarify' },
  );
}

/** The field of another card: the explanation, the reflection, the twin, or a check of the answer written there. */
function decideReply(
  state: SessionState,
  { card, text }: Extract<Understood, { is: 'reply' }>,
  judged: TurnFacts,
  circumstances: Circumstances,
): Decided {
  const { check, twin } = judged.found === 'after_end' ? judged : { check: null, twin: null };
  if (check) return answerAfterEnd(state, card, text, check);
  const hasAnswer = text.trim() !== '';
  const advance =
    card.purpose === 'explain'
      ? afterExplaining(state, hasAnswer, circumstances)
      : card.purpose === 'reflect'
        ? afterReflecting(state, hasAnswer, circumstances)
        : text === 'enough'
          ? withoutTwin(state, [], circumstances)
          : openTwin(state, twin, 'after_solving', circumstances);
  return { advance, learner: { kind: 'words', typed: text }, card, flag: null };
}

/** A line written after the answer was found, usually a check of it: it changes nothing, and no evidence is recorded. */
function answerAfterEnd(
  state: SessionState,
  card: Card,
  text: string,
  check: NonNullable<Extract<TurnFacts, { found: 'after_end' }>['check']>,
): Decided {
  const { item } = state;
  const formula = formulaOf(check.line);
  const holds = check.verdict === 'equal';
  const extra = { n: lastLine(item).n + 1, formula, verdict: check.verdict };
  const moments: TutorMoment[] = [
    { say: 'lines', lines: item.lines, extra },
    { say: 'reply', about: holds ? 'after_end.right' : 'after_end.wrong', values: {}, line: null },
  ];
  if (!holds && check.mistake) moments.push({ say: 'rule', text: check.mistake.text });
  return {
    advance: { state, moments, phase: state.phase },
    learner: { kind: 'line', typed: text, formula, judgement: holds ? 'aside' : 'different' },
    card,
    flag: null,
  };
}

function decidePress(
  state: SessionState,
  action: Extract<Understood, { is: 'press' }>['action'],
  judged: TurnFacts,
  circumstances: Circumstances,
): Advance {
  const { card } = state;
  if (action === 'new_problem') {
    if (judged.found !== 'problem' || judged.problem === null)
      throw teachingError('no_problem', { status: 409 });
    return beginAnother(state, judged.problem, 'no', circumstances);
  }
  if (action === 'continue') {
    if (card?.purpose === 'explain') return afterExplaining(state, false, circumstances);
    if (card?.purpose === 'reflect') return afterReflecting(state, false, circumstances);
    if (card?.purpose === 'twin')
      return openTwin(
        state,
        judged.found === 'problem' ? judged.problem : null,
        'after_solving',
        circumstances,
      );
  }
  if (action === 'continue' || card?.purpose !== 'line' || judged.found !== 'help')
    throw teachingError('not_now', { status: 409 });
  const { help, solution } = judged;
  if (action === 'give_up')
    return giveUp(state, { worked: solution, why: 'asked', before: [] }, circumstances);
  if (needsModel(state) && (action === 'cannot_start' || mayHaveHint(state.item.step)))
    return helpWithModel(state, circumstances);
  return (action === 'hint' ? askHint : cannotStart)(state, { help, solution }, circumstances);
}
