import { answer } from '@curvela/maths/solve';
import { loadProver } from '@curvela/maths/verify';
import type { Maths } from '@curvela/maths';
import { policies } from '#app/teaching/domain/models.ts';
import type { TeachingSession } from '#app/teaching/model/record.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import {
  beginOwnProblem,
  readOwnProblemStart,
} from '#app/teaching/use-cases/session/begin-own-problem.server.ts';
import { react } from '#app/teaching/use-cases/session/react.server.ts';

/* Lines of a learner through the code of a teaching session, without a server. */

export type Taken = 'holds' | 'wrong' | 'undecided';
export type TakenLine = {
  readonly taken: Taken;
  /** The judgement of the session, or why there is none. */
  readonly how: string;
  readonly mistake: string | null;
};

const prover = await loadProver();
const ask =
  <Name extends Parameters<typeof answer>[0]>(name: Name) =>
  (input: Parameters<typeof answer<Name>>[1]) =>
    Promise.resolve(answer(name, input, prover));
const maths: Maths = {
  parse: ask('parse'),
  check: ask('check'),
  checkLine: ask('checkLine'),
  solve: ask('solve'),
  analogous: ask('analogous'),
  nextStep: ask('nextStep'),
  close: () => Promise.resolve(),
};
let ids = 0;
let now = 0;
const services = {
  maths,
  clock: { now: () => new Date((now += 60_000)) },
  random: { uuid: () => `id-${(ids += 1)}` },
} as unknown as TeachingServices;

const meanings: Readonly<Record<string, Taken>> = {
  finished: 'holds',
  right: 'holds',
  repeated: 'holds',
  partial: 'holds',
  aside: 'holds',
  different: 'wrong',
  same_wrong: 'wrong',
  guessing: 'wrong',
};

async function begin(locale: string, problem: string): Promise<TeachingSession> {
  const start = await readOwnProblemStart({ maths, locale }, problem);
  const session = {
    id: 'bench',
    profileId: null,
    model: 'socratic-guide',
    modelVersionId: null,
    policy: policies['socratic-guide'],
    locale,
    problem,
    skill: null,
    title: null,
    seed: 0,
    version: 1,
    focus: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  } as const;
  const circumstances = { policy: session.policy, at: 0, newId: services.random.uuid };
  const { state } = await beginOwnProblem(
    { services, session: session as unknown as TeachingSession, circumstances },
    start,
  );
  return { ...session, state } as unknown as TeachingSession;
}

/** How each line of a learner is taken, in their order; why the tutor did not begin with the problem, if so. */
export async function playLines(
  locale: string,
  problem: string,
  lines: readonly string[],
): Promise<readonly TakenLine[] | { readonly refused: string }> {
  let session: TeachingSession;
  try {
    session = await begin(locale, problem);
  } catch (error) {
    return { refused: String((error as Error).message) };
  }
  const all: TakenLine[] = [];
  for (const line of lines) {
    const { card } = session.state;
    if (card === null || card === undefined) {
      all.push({ taken: 'undecided', how: 'no card', mistake: null });
      continue;
    }
    const { advance, learner } = await react(services, session, { cardId: card.id, answer: line });
    session = { ...session, state: advance.state };
    const judgement = learner.kind === 'line' ? learner.judgement : 'words';
    const mistake = advance.state.item.step.slip?.mistake?.id ?? null;
    all.push({ taken: meanings[judgement] ?? 'undecided', how: judgement, mistake });
  }
  return all;
}
