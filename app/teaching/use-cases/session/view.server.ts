import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Graph } from '../../model/blocks.ts';
import { pictureOf } from '../../domain/picture.ts';
import { needsModel } from '../../domain/pedagogy/setup.ts';
import type { SessionState } from '../../domain/pedagogy/state.ts';
import type { ParkedThought, TeachingSession, TurnRecord } from '../../model/record.ts';
import { withDrawings } from '../drawing.server.ts';
import { focusView } from '../../domain/focus-clock.ts';
import { asksSmall } from '../../domain/sprint.ts';
import { cardOf } from '../skill/card.server.ts';
import { stationOf } from '../../domain/skill/steps.ts';
import type { Speaker } from '../../domain/voice/phrase.ts';
import type {
  LearnerTurnView,
  TeachingSessionView,
  ConversationSummary,
  TurnView,
  TutorTurnView,
} from '../../model/views.ts';
import type { ModelWords } from '../../model/model-text/model-words.ts';

/** The graph of a state, for models that draw, or on request (`requested`). */
export function graphOf(
  { policy, state }: Pick<TeachingSession, 'policy' | 'state'>,
  requested = false,
): Graph | null {
  const { draws } = policy;
  if (requested) return drawingOf(state);
  if (draws === 'never' || (draws === 'after_slip' && state.drawn === null)) return null;
  return drawingOf(state);
}

function drawingOf({ item, drawn }: SessionState): Graph | null {
  const counterexample = item.step.slip?.counterexample;
  const at = drawn && !drawn.right && counterexample ? Number(Object.values(counterexample.at)[0]) : null;
  return pictureOf(
    { formula: item.given, tree: item.tree },
    drawn,
    at !== null && Number.isFinite(at) ? at : null,
  );
}

/**
 * Six stations of the progress curve: read, try, find the mistake, fix it, work alone, reflect. 6: all done. Five while a skill
 * is taught.
 */
function stageOf({ phase, item, card, track }: SessionState): number {
  if (track) return stationOf(track.step);
  if (phase === 'schedule') return 6;
  if (phase === 'reflect') return 5;
  if (item.role === 'twin' || card?.purpose === 'twin' || phase === 'resolve') return 4;
  if (item.step.rung > 0) return 3;
  if (item.step.failed > 0) return 2;
  return item.failed > 0 || item.help > 0 ? 3 : 1;
}

export const speakerOf = (
  session: Pick<TeachingSession, 'locale' | 'model' | 'policy' | 'seed'> & {
    focus?: TeachingSession['focus'];
  },
  position: number,
): Speaker => ({
  language: languageOfLocale(session.locale),
  locale: session.locale,
  model: session.model,
  policy: session.policy,
  seed: session.seed,
  position,
  small: asksSmall(session.focus?.energy),
});

/** A session as shown to its owner. Formula trees and everything about answers are not included. */
export function sessionView(
  session: TeachingSession,
  about: { position: number; now: Date; parked?: ParkedThought[]; signedIn: boolean },
): TeachingSessionView {
  const { state } = session;
  const { item } = state;
  return withDrawings({
    id: session.id,
    model: session.model,
    locale: session.locale,
    title: session.title,
    profileId: session.profileId,
    skill: state.track
      ? {
          id: state.track.skill,
          name: state.track.name,
          byLines: state.track.question?.byLines === true && state.card?.purpose === 'line',
        }
      : null,
    phase: state.phase,
    stage: stageOf(state),
    problem: {
      typed: session.problem,
      formula: item.given,
      task: item.task,
      solvable: item.family !== null,
      role: item.role,
      asksForModel: needsModel(state),
    },
    lines: item.lines.map(({ n, formula, by }) => ({ n, formula, by })),
    outcome: item.outcome,
    card: cardOf(state, speakerOf(session, about.position)),
    graph: graphOf(session),
    tally: state.tally,
    focus: session.focus ? focusView(session.focus, about.now, about.parked ?? []) : null,
    owner: about.signedIn ? 'account' : 'visitor',
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
  });
}

/** One entry in the list of past sessions. */
export function summaryView(session: TeachingSession): ConversationSummary {
  const { item, phase, past } = session.state;
  return withDrawings({
    id: session.id,
    model: session.model,
    phase,
    title: session.title,
    skill: session.state.track?.name ?? null,
    formula: past[0]?.given ?? item.given,
    solved: session.state.tally.solved,
    open: session.state.card !== null,
    focus: session.focus !== null,
    updatedAt: session.updatedAt.toISOString(),
  });
}

/** A turn as displayed, with rendered formulas. */
export function turnView(turn: Extract<TurnRecord, { speaker: 'tutor' }>): TutorTurnView;
export function turnView(turn: Extract<TurnRecord, { speaker: 'learner' }>): LearnerTurnView;
export function turnView(turn: TurnRecord): TurnView;
export function turnView(turn: TurnRecord): TurnView {
  const { id, position, speaker, createdAt, content } = turn;
  const words = speaker === 'tutor' && turn.words ? { words: wordsView(turn.words) } : {};
  const rating = speaker === 'tutor' && turn.rating ? { rating: turn.rating } : {};
  const view = { id, position, speaker, createdAt: createdAt.toISOString(), ...content, ...words, ...rating };
  return withDrawings(view as TurnView);
}

const wordsView = ({ text, state, by, notice }: ModelWords) => ({ text, state, by, notice });
