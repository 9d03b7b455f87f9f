import type { Maths } from '@curvela/maths';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import type { SkillId } from '@curvela/curriculum';
import type { Language } from '#app/platform/texts.ts';
import { policies, type ModelId } from '#app/teaching/domain/models.ts';
import { lastLine } from '#app/teaching/domain/pedagogy/state.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { SessionContext, Reaction } from '#app/teaching/model/session-context.ts';
import { react } from '#app/teaching/use-cases/session/react.server.ts';
import type { TeachingSession } from '#app/teaching/model/record.ts';
import { graphOf, sessionView, speakerOf } from '#app/teaching/use-cases/session/view.server.ts';
import { speak } from '#app/teaching/domain/voice/speak.ts';
import { beginSkill, refuseUntaughtSkill } from '#app/teaching/use-cases/skill/begin-skill.server.ts';
import type { Track } from '#app/teaching/domain/skill/track.ts';

type Walk = { maths: Maths; skill: SkillId; language: Language; model: ModelId; seed: number };

/** A session without a database: what a learner would see, turn by turn. */
export async function beginWalk({ maths, skill, language, model, seed }: Walk) {
  let id = 0;
  const now = { at: Date.parse('2026-11-22T10:00:00Z') };
  const newId = () => `00000000-0000-4000-8000-${String((id += 1)).padStart(12, '0')}`;
  const services = {
    maths,
    clock: { now: () => new Date((now.at += 30_000)) },
    random: { uuid: newId, fraction: () => 0.5 },
  } as unknown as SessionContext['services'];
  const policy = policies[model];
  const circumstances = { policy, at: now.at, newId };
  const empty: TeachingSession = {
    id: newId(),
    profileId: null,
    model,
    modelVersionId: null,
    policy,
    locale: language,
    problem: skill,
    skill,
    title: null,
    state: refuseUntaughtSkill(skill, language, circumstances),
    seed,
    version: 1,
    focus: null,
    createdAt: new Date(now.at),
    updatedAt: new Date(now.at),
  };
  const begun = await beginSkill({ services, session: empty, circumstances }, skill);
  let session: TeachingSession = { ...empty, state: begun.state };
  const steps: string[] = [];
  let last: readonly string[] = [];
  const recordTurn = (moments: typeof begun.moments) => {
    const speaker = speakerOf(session, steps.length + 1);
    const blocks = speak(moments, speaker, graphOf(session));
    const view = sessionView(session, { position: steps.length + 1, now: new Date(now.at), signedIn: false });
    steps.push(JSON.stringify({ blocks, view }));
    return { blocks, view };
  };
  let record = recordTurn(begun.moments);
  const take = async (input: TurnInput) => {
    const reaction = await react(services, session, input);
    // Serialized as in the database: nothing may get lost.
    session = { ...session, state: JSON.parse(JSON.stringify(reaction.advance.state)) };
    record = recordTurn(reaction.advance.moments);
    last = reaction.advance.moments.map(({ say }) => say);
    return reaction;
  };
  return {
    take,
    seen: steps,
    get state() {
      return session.state;
    },
    get told() {
      return record;
    },
    get track(): Track {
      const { track } = session.state;
      if (!track) throw new Error('no track');
      return track;
    },
    /** Responds to the open card, right or wrong. `patient`: never gives up a problem with lines. */
    async on(right: boolean, patient = false): Promise<Reaction> {
      const { card, track, item } = session.state;
      if (!card || !track) throw new Error('nothing is open');
      if (card.purpose === 'step')
        return take({ cardId: card.id, answer: card.options?.includes('line') ? 'line' : 'on' });
      if (card.purpose !== 'line' && card.purpose !== 'question')
        return take({ action: 'continue', cardId: card.id });
      if (card.purpose === 'question') {
        const generated = itemOfRecord(track.question!);
        return take({
          cardId: card.id,
          given: right ? createRightAnswer(generated) : createWrongAnswer(generated),
        });
      }
      if (!right && !patient && item.failed > 0) return take({ action: 'give_up', cardId: card.id });
      if (!right)
        return take({
          cardId: card.id,
          answer: last.includes('unknown')
            ? String(900 + steps.length)
            : wrongLine(item.given.plain, steps.length),
        });
      const next = await maths.nextStep({
        problem: item.problem,
        line: lastLine(item).formula.plain,
        locale: language,
      });
      if (next.kind === 'step' && !last.includes('partial'))
        return take({ cardId: card.id, answer: next.step.after.plain });
      // Nothing is left to do, or only a constant is missing: the line is not yet the requested answer.
      const solved = await maths.solve({ problem: item.problem, locale: language });
      if (solved.kind !== 'solved') throw new Error(`no answer to ${item.problem}`);
      return take({ cardId: card.id, answer: solved.result.plain });
    },
  };
}

/** A different wrong line each time: a repeated one is not counted again. Adding to it would stay right below an integral sign. */
const wrongLine = (given: string, turn: number): string => {
  const [, left = given, rest] = /^([^=<>≤≥]+)([=<>≤≥].*)$/u.exec(given) ?? [];
  return rest === undefined ? `${900 + turn}(${left})` : `${left} + ${900 + turn} ${rest}`;
};
