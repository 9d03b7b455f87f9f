import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import type { TutorMoment } from '../../domain/pedagogy/moments.ts';
import { begin, type ItemFacts } from '../../domain/pedagogy/start.ts';
import { speak } from '../../domain/voice/speak.ts';
import type { TeachingSession } from '../../model/record.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { readOwnProblemStart } from './begin-own-problem.server.ts';
import { itemFacts } from './facts.server.ts';
import { react } from './react.server.ts';
import { speakerOf } from './view.server.ts';

/* For tests of messages in the middle of a problem: with the engine and without a database. */

let maths: Maths;
const clock = settableClock('2026-11-20T09:00:00Z');
const random = seededRandom(1);

/** Starts the engine; to be called before all tests of a file. */
export function openMaths(): void {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
}
/** Stops it; to be called after all tests of a file. */
export const closeMaths = (): Promise<void> => maths.close();

/** A conversation about a problem: `says` types beside the card, `writes` answers it, `presses` asks for help. */
export const conversation = async (problem: string, locale: TeachingSession['locale'] = 'en') =>
  converse(await itemFacts({ maths, locale }, problem), locale);

/** The same about an opening message, as a session reads it: a word problem with its numbers. */
export const conversationFrom = async (message: string, locale: TeachingSession['locale'] = 'en') =>
  converse((await readOwnProblemStart({ maths, locale }, message)).facts, locale);

function converse(facts: ItemFacts, locale: TeachingSession['locale']) {
  const policy = policies['socratic-guide'];
  const begun = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid });
  const { state } = begun;
  const start = { model: 'socratic-guide', policy, locale, seed: 7, state, focus: null };
  let session = start as unknown as TeachingSession;
  const services = { maths, clock, random } as unknown as TeachingServices;
  let position = 1;
  const take = async (input: TurnInput) => {
    clock.advance(60_000);
    const reaction = await react(services, session, input);
    session = { ...session, state: reaction.advance.state };
    position += 2;
    const blocks = speak(reaction.advance.moments, speakerOf(session, position), null);
    const text = JSON.stringify(blocks);
    const { moments } = reaction.advance;
    return { moments, ids: momentIds(moments), text, state: session.state, learner: reaction.learner };
  };
  const cardId = () => session.state.card?.id ?? '';
  return {
    begun,
    says: (text: string) => take({ text }),
    writes: (answer: string) => take({ answer, cardId: cardId() }),
    presses: (action: 'hint' | 'cannot_start') => take({ action, cardId: cardId() }),
  };
}

/** What the tutor says: the ids of its replies, or the kind of moment. */
export const momentIds = (moments: readonly TutorMoment[]) =>
  moments.map((moment) => (moment.say === 'reply' ? moment.about : moment.say));
