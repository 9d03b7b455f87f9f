import { claimedLines } from '../../domain/dialogue/claimed-lines.ts';
import type { Act } from '../../domain/dialogue/act.ts';
import type { JudgedLine, WordsFacts } from '../../domain/message/judged.ts';
import { needsSteps, planStuck } from '../../domain/message/plan-help.ts';
import { lineBefore, planIntent } from '../../domain/message/plan-intent.ts';
import type { ReadWords } from '../../domain/message/understand.ts';
import type { HelpRung, SessionState } from '../../domain/pedagogy/state.ts';
import type { Intent } from '../../model/intents.ts';
import { languageOf, questionOf, type SessionContext } from '../../model/session-context.ts';
import { helpFor, twinOf } from './facts.server.ts';
import { findFormula } from './find-formula.server.ts';
import { judgeLine } from './judge-line.server.ts';
import { outcomeOfProposal } from './proposal-outcome.server.ts';
import { stepAfter, stepFacts } from './step-facts.server.ts';

/** Asks the engine what the reply to a message needs. */
export async function judgeWords(about: SessionContext, words: ReadWords): Promise<WordsFacts> {
  const { state } = about.session;
  const { act, text, intent, hasFormula } = words;
  const talk = intent ?? 'other';
  switch (act.act) {
    case 'claim':
    case 'line': {
      const line = await judgeClaim(about, act);
      return line ? withSteps(about, words, line) : formulaIn(about, text, talk);
    }
    case 'switch':
      return formulaIn(about, text, 'task');
    case 'unclear':
      return hasFormula ? formulaIn(about, text, talk) : { found: 'nothing' };
    case 'stuck':
    case 'intent': {
      const written = hasFormula ? await formulaIn(about, text, talk) : null;
      if (written?.found === 'formula') return written;
      return act.act === 'stuck' ? factsWhenStuck(about) : factsForIntent(about, act.intent);
    }
    case 'yes':
      return state.card?.purpose === 'twin'
        ? { found: 'twin', twin: await twinOf(about, state) }
        : { found: 'nothing' };
    case 'why_wrong':
    case 'why_step':
    case 'allowed':
    case 'about_problem':
    case 'here':
    case 'answer':
    case 'reword':
      return factsOfSteps(about, act);
    default:
      return { found: 'nothing' };
  }
}

/** A stated result as a line: each reading is tried until the engine can read one. Null when none is readable. */
async function judgeClaim(
  about: SessionContext,
  act: Extract<Act, { act: 'claim' | 'line' }>,
): Promise<JudgedLine | null> {
  const { state } = about.session;
  if (state.card?.purpose !== 'line') return null;
  const lines = act.act === 'line' ? [act.text] : claimedLines(act.formulas, state, languageOf(about));
  for (const text of lines) {
    const line = await judgeLine(about, state, text);
    if (line.ok) return line;
  }
  return null;
}

/** With the steps still to do where a true value is stated as the answer and is not. */
async function withSteps(
  about: SessionContext,
  { message }: ReadWords,
  line: JudgedLine,
): Promise<WordsFacts> {
  const isEarly = line.plan.judgement === 'aside' && message.cues.has('resultStated');
  return { found: 'line', line, steps: isEarly ? await stepFacts(about) : null };
}

async function formulaIn(about: SessionContext, text: string, talk: Intent | 'other'): Promise<WordsFacts> {
  const formula = await findFormula(about, text, talk);
  return formula ? { found: 'formula', formula } : { found: 'nothing' };
}

const helpOf = (about: SessionContext, state: SessionState, rung: HelpRung) =>
  helpFor(questionOf(about), state, rung, about.session.seed);

async function factsWhenStuck(about: SessionContext): Promise<WordsFacts> {
  const { state } = about.session;
  const steps = needsSteps(state) ? await stepFacts(about) : null;
  const plan = planStuck(state, steps, about.circumstances);
  return {
    found: 'stuck',
    steps,
    help: plan.does === 'help' ? await helpOf(about, plan.open, plan.rung) : null,
  };
}

async function factsForIntent(about: SessionContext, intent: Intent): Promise<WordsFacts> {
  const { state } = about.session;
  const plan = planIntent(intent, state, about.circumstances);
  switch (plan.does) {
    case 'stuck':
      return factsWhenStuck(about);
    case 'help':
      return { found: 'help', help: await helpOf(about, plan.open, plan.rung) };
    case 'reason': {
      const before = lineBefore(state);
      return { found: 'reason', step: before === null ? null : await stepAfter(about, before) };
    }
    case 'say':
      return { found: 'nothing' };
  }
}

async function factsOfSteps(about: SessionContext, act: Act): Promise<WordsFacts> {
  const [steps, outcome] = await Promise.all([
    stepFacts(about),
    act.act === 'allowed' ? outcomeOfProposal(about, act.proposal) : null,
  ]);
  return { found: 'steps', steps: { ...steps, outcome } };
}
