import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { countsOf } from '#tests/simulated-sessions/prose.ts';
import type { TutorBlock } from '../model/blocks.ts';
import { languages } from '#app/platform/texts.ts';
import { type ModelId, modelIds, policies } from './models.ts';
import { begin } from './pedagogy/start.ts';
import type { Advance } from './pedagogy/moments.ts';
import { words } from './voice/phrase.ts';
import { speak } from './voice/speak.ts';
import type { SessionContext } from '../model/session-context.ts';
import { checkWorking } from '../use-cases/session/check-working.server.ts';
import { itemFacts } from '../use-cases/session/facts.server.ts';
import { judgeLine } from '../use-cases/session/judge-line.server.ts';
import { decideLine } from './message/decide-line.ts';
import { mistakeTable, partsOnly } from './mistake-table.ts';
import type { TeachingSession } from '../model/record.ts';
import { speakerOf } from '../use-cases/session/view.server.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

/** A new, unstored session: rules and engine without a database. */
async function beginProblem(problem: string, model: ModelId = 'socratic-guide'): Promise<SessionContext> {
  const facts = await itemFacts({ maths, locale: 'en' }, problem);
  let cards = 0;
  const circumstances = {
    policy: policies[model],
    at: 60_000,
    newId: () => `card-${(cards += 1)}`,
  };
  const { state } = begin(facts, circumstances);
  const session = { model, locale: 'en', seed: 7, state } as TeachingSession;
  return { services: { maths } as SessionContext['services'], session, circumstances };
}

const blocksOf = ({ session }: SessionContext, advance: Advance): TutorBlock[] =>
  speak(advance.moments, speakerOf(session, 2), null);
const wordsOf = (block: TutorBlock | undefined): string =>
  block && 'text' in block
    ? block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')
    : '';
/** Each tutor model in each language names the line and the mistake in its verdict. */
function expectNamed({ session }: SessionContext, { moments }: Advance, mistake: string) {
  for (const language of languages) {
    for (const model of modelIds) {
      const speaker = {
        ...speakerOf(session, 2),
        policy: policies[model],
        language,
        locale: language,
        model,
      };
      const verdict = speak(moments, speaker, null).find(({ kind }) => kind === 'verdict');
      expect([model, wordsOf(verdict)]).toEqual([model, expect.stringMatching(/(?:Line|línea|ligne) 2/iu)]);
      expect(wordsOf(verdict)).toContain(words(speaker, `mistakes.${mistake}`));
    }
  }
}
/** The judged line and what it leads to. */
async function answerOf(about: SessionContext, line: string) {
  const { state } = about.session;
  const judged = await judgeLine(about, state, line);
  if (!judged.ok) throw new Error(`unread: ${line}`);
  const { check, plan } = judged;
  return { check, plan, advance: decideLine(state, judged, about.circumstances) };
}
const cases = (table: typeof mistakeTable) =>
  Object.entries(table).flatMap(([mistake, lines]) =>
    lines.map(([problem, wrong]) => ({ mistake, problem, wrong })),
  );

test('there are at least forty mistakes with three problems each', () => {
  const lists = Object.values(mistakeTable);
  expect(lists.length).toBeGreaterThanOrEqual(40);
  for (const list of lists) expect(new Set(list.map(([problem]) => problem)).size).toBe(3);
});

describe('the reply names the line and the mistake', () => {
  test.each(cases(mistakeTable))('$problem, then $wrong: $mistake', async ({ mistake, problem, wrong }) => {
    const about = await beginProblem(problem);
    const right = await maths.nextStep({ problem, line: about.session.state.item.given.plain, locale: 'en' });
    const line = right.kind === 'step' ? right.step.after.plain : problem;
    const result = await judgeLine(about, about.session.state, line);
    expect(['right', 'finished', 'partial', 'repeated', false]).toContain(result.ok && result.plan.judgement);
    const judged = await answerOf(about, wrong);
    const verdict = blocksOf(about, judged.advance).find(({ kind }) => kind === 'verdict');
    expect(verdict).toMatchObject({ verdict: 'different', mistake });
    expectNamed(about, judged.advance, mistake);

    const pasted = await checkWorking(about, [problem, wrong]);
    const named = blocksOf(about, pasted!.advance).find(({ kind }) => kind === 'hint');
    expect(named).toMatchObject({ rung: 2, title: 'Line 2: a common mistake' });
    expect(wordsOf(named)).toBe(judged.check.mistake?.text);
  });
});

describe('a true but incomplete line is not called wrong, and the omitted part is named', () => {
  test.each(cases(partsOnly))('$problem, then $wrong: $mistake', async ({ mistake, problem, wrong }) => {
    const about = await beginProblem(problem);
    const judged = await answerOf(about, wrong);
    expect(judged.plan.judgement).toBe('partial');
    const verdict = blocksOf(about, judged.advance).find(({ kind }) => kind === 'verdict');
    expect(verdict).toMatchObject({ verdict: 'unknown', mistake });
    expectNamed(about, judged.advance, mistake);
    const pasted = await checkWorking(about, [problem, wrong]);
    expectNamed(about, pasted!.advance, mistake);
    // The rest is left for the learner to find.
    const solved = await maths.solve({ problem, locale: 'en' });
    const rest = solved.kind === 'solved' ? (solved.solutions ?? []).map(({ plain }) => `x = ${plain}`) : [];
    const others = rest.filter((value) => value !== judged.check.line.plain);
    for (const value of others) expect(wordsOf(verdict)).not.toContain(value);
  });
});

test('pasted lines get one question at a time, even from tutor models that help at once', async () => {
  for (const model of modelIds) {
    const about = await beginProblem('3x = 15', model);
    const pasted = await checkWorking(about, ['3x = 15', 'x = 45']);
    const blocks = blocksOf(about, pasted!.advance);
    expect(wordsOf(blocks.find(({ kind }) => kind === 'hint'))).toContain('?');
    expect([model, countsOf(blocks, null).questions]).toEqual([model, 1]);
  }
});
