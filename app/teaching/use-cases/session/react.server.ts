import { decide } from '../../domain/message/decide.ts';
import { understand } from '../../domain/message/understand.ts';
import type { Circumstances } from '../../domain/pedagogy/moments.ts';
import { answerSafety } from '../../domain/safety/answer-safety.ts';
import { teachingError } from '../../model/errors.ts';
import type { TeachingSession } from '../../model/record.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { languageOf, type SessionContext, type Reaction } from '../../model/session-context.ts';
import { reactInSkill } from '../skill/react-skill.server.ts';
import { judge } from './judge.server.ts';

/** Computes the tutor's turn: understands the input, requests facts from the engine, then applies the rules. Writes nothing. */
export async function react(
  services: TeachingServices,
  session: TeachingSession,
  input: TurnInput,
): Promise<Reaction> {
  const circumstances: Circumstances = {
    policy: session.policy,
    at: services.clock.now().getTime(),
    newId: services.random.uuid,
  };
  const about = { services, session, circumstances };
  const worrying = answerSafety(session.state, languageOf(about), input);
  if (worrying) return worrying;
  const { track } = session.state;
  return track
    ? reactInSkill(about, { ...session.state, track }, input, () => reactInProblem(about, input))
    : reactInProblem(about, input);
}

/** understand → judge → decide: the words are read once, the engine is asked once, and the rules decide from what is known then. */
async function reactInProblem(about: SessionContext, input: TurnInput): Promise<Reaction> {
  const { state } = about.session;
  const understood = understand(input, state, languageOf(about));
  if (understood === null) throw teachingError('not_now', { status: 409 });
  const judged = await judge(about, understood);
  return decide(state, understood, judged, about.circumstances);
}
