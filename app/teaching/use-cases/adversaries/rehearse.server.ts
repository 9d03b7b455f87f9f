import type { Rehearsal } from '../../model/adversary-run.ts';
import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorBlock } from '../../model/blocks.ts';
import { type ModelId, policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import { readOwnProblemStart } from '../session/begin-own-problem.server.ts';
import type { Reaction } from '../../model/session-context.ts';
import { react } from '../session/react.server.ts';
import type { LearnerContent, TeachingSession } from '../../model/record.ts';
import { graphOf, speakerOf } from '../session/view.server.ts';
import { cardOf } from '../skill/card.server.ts';
import { speak } from '../../domain/voice/speak.ts';
import type { SpeechPiece } from '../../model/model-text/guard-context.ts';
import { knownFacts } from '../model-text/known-facts.server.ts';
import { mayModelSpeak } from '../../domain/model-text/may-model-speak.ts';
import type { LanguageModelClient, Patience } from '../model-text/model.server.ts';
import { promptOf, quoted } from '../../domain/model-text/prompt.ts';
import { speakWithModel } from '../model-text/speak-with-model.server.ts';

export type RehearsalDeps = Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'mail' | 'settings'> & {
  maths: Maths;
};

/** A simulated turn: tutor model, problem and inputs. Nothing of it is stored. */
type Scene = {
  model: ModelId;
  /** The prompt of a version in the language of the scene. */
  style: string;
  language: Language;
  problem: string;
  /** Appended to the problem text in the model's prompt. */
  inProblem?: string | null;
  /** The learner's inputs in order; the tutor answers the last. Empty: the tutor starts. */
  turns: readonly TurnInput[];
};

type Client = { client: LanguageModelClient; patience: Patience; stop: AbortSignal; tick(): number };

/**
 * Plays a turn as in a session, including model text and guards. Throws 422 `problem_unreadable` or `problem_several`, and the errors of
 * taking a turn.
 */
export async function rehearse(deps: RehearsalDeps, scene: Scene, model: Client): Promise<Rehearsal> {
  const { session, reaction } = await playTurns(deps, scene);
  const { advance, learner } = reaction;
  const speaker = speakerOf(session, 2 * scene.turns.length + 1);
  const graph = graphOf(
    session,
    advance.moments.some(({ say }) => say === 'drawn'),
  );
  const blocks = speak(advance.moments, speaker, graph);
  const card = cardOf(session.state, speaker, false);
  const content = { phase: advance.phase, blocks, card };
  const turn = {
    id: 'rehearsal',
    position: 2,
    speaker: 'tutor',
    createdAt: session.createdAt,
    answersCard: null,
    content,
  } as const;
  if (reaction.flag !== null) return unasked('people', blocks);
  if (!mayModelSpeak({ session, turn, learner })) return unasked('built_in', blocks);
  const { maths } = deps;
  const locale = session.locale;
  const { item } = session.state;
  const shownItem = scene.inProblem ? { ...item, problem: quoted(item.problem + scene.inProblem) } : item;
  const { client, said: outputs } = recorded(model.client);
  const shown: SpeechPiece[] = [];
  const verdict = blocks.find((block) => block.kind === 'verdict');
  const spoken = await speakWithModel(
    {
      ...model,
      client,
      prompt: promptOf({
        language: scene.language,
        model: scene.model,
        style: scene.style,
        level: null,
        state: { ...session.state, item: shownItem },
        phase: advance.phase,
        blocks,
        card,
        learner,
        mistake: item.step.slip?.mistake?.text ?? null,
      }),
      known: knownFacts(maths, locale, session.state, blocks),
      maths,
      language: scene.language,
      locale,
      lines: item.lines.length + 1,
      verdict: verdict?.verdict ?? null,
    },
    { delta: (piece) => shown.push(piece) },
  );
  return { by: 'model', builtIn: blocks, said: outputs, shown, spoken };
}

const unasked = (by: 'people' | 'built_in', builtIn: readonly TutorBlock[]): Rehearsal => ({
  by,
  builtIn,
  said: [],
  shown: [],
  spoken: null,
});

type Played = {
  session: TeachingSession;
  reaction: Pick<Reaction, 'advance' | 'flag'> & { learner: LearnerContent | null };
};

async function playTurns(deps: RehearsalDeps, scene: Scene): Promise<Played> {
  const { maths, clock, random } = deps;
  const { facts } = await readOwnProblemStart({ maths, locale: scene.language }, scene.problem);
  const policy = policies[scene.model];
  const advance = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid });
  let played: Played = {
    session: sessionOf(scene, advance.state, clock.now()),
    reaction: { advance, learner: null, flag: null },
  };
  for (const input of scene.turns) {
    const { session } = played;
    const cardId = session.state.card?.id;
    const onCard = 'answer' in input && cardId !== undefined ? { ...input, cardId } : input;
    const reaction = await react(deps, session, onCard);
    played = { session: { ...session, state: reaction.advance.state }, reaction };
  }
  return played;
}

const sessionOf = (scene: Scene, state: TeachingSession['state'], at: Date): TeachingSession => ({
  id: 'rehearsal',
  profileId: null,
  model: scene.model,
  modelVersionId: null,
  policy: policies[scene.model],
  locale: scene.language,
  problem: scene.problem,
  skill: null,
  title: null,
  state,
  seed: 7,
  version: 1,
  focus: null,
  createdAt: at,
  updatedAt: at,
});

/** A client that records the output of each call. */
function recorded(client: LanguageModelClient): { client: LanguageModelClient; said: string[] } {
  const outputs: string[] = [];
  const ask: LanguageModelClient['ask'] = async function* (...call) {
    const answer = client.ask(...call);
    const number = outputs.push('') - 1;
    try {
      for (;;) {
        const piece = await answer.next();
        if (piece.done) return piece.value;
        outputs[number] += piece.value;
        yield piece.value;
      }
    } finally {
      await answer.return({ prompt: 0, answer: 0 });
    }
  };
  return { client: { name: client.name, ask }, said: outputs };
}
