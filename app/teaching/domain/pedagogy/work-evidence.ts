import { aidOf, type Aid, tutorTemplate, type KnownMistake, type SkillId } from '@curvela/curriculum';
import type { TutorPolicy } from '../models.ts';
import type { Advance } from './moments.ts';
import { ownWords } from './problem-words.ts';
import { formulaOf, lastLine, type Formula, type SessionItem, type SessionState } from './state.ts';

/** Evidence of a problem for its skill. The first attempt decides, or the help before it; later help only adds that help was shown. */
export type WorkEvidence = {
  itemId: string;
  skill: SkillId;
  /** One per problem family: for mastery, problems of one family count as one template. */
  template: string;
  right: boolean;
  aid: Aid;
  mistake: KnownMistake | null;
  problem: Formula;
  /** The question, if the formula alone does not express it. */
  words: string | null;
  /** The learner's answer; null when help or giving up came first. */
  answer: Formula | null;
};

/**
 * New evidence of a turn, from the states before and after; null when there is none. Only a problem solved without a failed line, a hint or
 * a named idea is right without help (product specification, section 5): after H1 or H2 it counts as practice, from H3 on and
 * when given up as not known.
 */
export function evidenceOfTurn(
  before: SessionState,
  { state, moments }: Advance,
  policy: TutorPolicy,
): WorkEvidence | null {
  const was = before.item;
  if (!was.skill || was.family === null || was.outcome !== null) return null;
  const now = afterwards(was, state);
  const solutionShown = now.outcome === 'given_up' || now.help === 4;
  const known = {
    itemId: was.id,
    skill: was.skill,
    template: tutorTemplate(was.family),
    mistake: null,
    problem: formulaOf(was.given),
    words: ownWords(was.problem),
    answer: null,
  };
  if (was.failed > 0) return solutionShown && was.help < 4 ? notKnown(known) : null;
  if (was.help >= 3) return null;
  const slip = moments.find((moment) => moment.say === 'different')?.slip;
  if (slip) {
    const wrong = { mistake: slip.mistake?.id ?? null, answer: formulaOf(slip.formula) };
    return { ...known, ...wrong, right: false, aid: solutionShown ? 'shown' : aidBefore(was, policy) };
  }
  if (now.help >= 3 || solutionShown) return notKnown(known);
  if (now.outcome === null) return null;
  return { ...known, right: true, aid: aidBefore(now, policy), answer: formulaOf(lastLine(now).formula) };
}

const notKnown = (known: Omit<WorkEvidence, 'right' | 'aid'>): WorkEvidence => ({
  ...known,
  right: false,
  aid: 'shown',
});

/** The problem after the turn. If it was given up, its twin has already replaced it. */
function afterwards(was: SessionItem, { item, past }: SessionState): SessionItem {
  if (item.id === was.id) return item;
  const outcome = past.findLast(({ id }) => id === was.id)?.outcome ?? null;
  return { ...was, outcome };
}

/** A tutor model that names the next idea with its question has thereby given H1. Twins get none. */
const aidBefore = ({ help, role }: SessionItem, { namesNextRule }: TutorPolicy): Aid =>
  help === 0 && namesNextRule && role === 'given' ? 'hint' : aidOf(help);
