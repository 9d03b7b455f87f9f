import type { Maths } from '#app/maths/public.ts';
import type { ShownLine } from './blocks.ts';
import { withDrawings } from './drawing.server.ts';
import { defaultModel, policies } from './models.ts';
import { slipOf } from './pedagogy/slip.ts';
import { judge, type CheckedLine, type Judgement } from './pedagogy/judge.ts';
import type { Moment } from './pedagogy/moments.ts';
import { partOf } from './pedagogy/answer-line.ts';
import { itemOf, type ItemFacts } from './pedagogy/start.ts';
import { emptyStep, formulaOf, type Item } from './pedagogy/state.ts';
import { pictureOf } from './picture.ts';
import type { TrialInput } from './schemas.ts';
import { itemFacts } from './session/facts.server.ts';
import { speakerOf } from './session/view.server.ts';
import type { Trial } from './views.ts';
import { drawing, phrase } from './voice/phrase.ts';
import { speak } from './voice/speak.ts';

/**
 * A try without a session: the problem read back, or one line compared with the one before. Nothing is stored. A recognised
 * mistake is named at once, because there is no second turn to ask in. Throws 422 `problem_unreadable`.
 */
export async function checkTrial({ maths }: { maths: Maths }, input: TrialInput): Promise<Trial> {
  const { locale, model = defaultModel, lines = [], line } = input;
  const facts = await itemFacts({ maths, locale }, input.problem);
  const item = await itemWithLines(maths, facts, lines, locale);
  const graph = pictureOf({ formula: facts.formula, tree: facts.tree }, null, null);
  const speaker = drawing(
    speakerOf({ locale, model, policy: policies[model], seed: item.lines.length }, lines.length),
    graph !== null,
  );
  const trial: Trial = {
    problem: { formula: facts.formula, task: facts.task, solvable: facts.family !== null },
    lines: shown(item),
    verdict: null,
    judgement: null,
    plain: null,
    mistake: null,
    finished: false,
    blocks: [],
    prompt: phrase(speaker, item.lines.length === 1 ? 'first' : 'next', { line: item.lines.length + 1 }),
    graph,
  };
  if (line === undefined) return withDrawings(trial);
  const previous = item.lines.at(-1)?.formula.plain ?? facts.formula.plain;
  const check = await maths.checkLine({ problem: input.problem, previous, line, task: facts.task, locale });
  if (!check.ok) {
    const blocks = speak([{ say: 'unread', error: check, typed: line }], speaker, null);
    return withDrawings({ ...trial, verdict: 'unread', blocks });
  }
  return withDrawings(judged(trial, item, check, speaker));
}

function judged(trial: Trial, item: Item, check: CheckedLine, speaker: ReturnType<typeof speakerOf>): Trial {
  const judgement = judge(item, check, 0);
  const number = item.lines.length + 1;
  const moments = momentsOf(judgement, item, check);
  const counterexample = judgement === 'different' ? slipOf(item, check).counterexample : null;
  const at = counterexample ? Number(Object.values(counterexample.at)[0]) : Number.NaN;
  const mine = { formula: formulaOf(check.line), tree: check.line.tree };
  const verdict = judgement === 'partial' ? 'unknown' : check.verdict;
  const finished = judgement === 'finished';
  return {
    ...trial,
    lines: [
      ...trial.lines,
      { n: number, formula: mine.formula, mark: judgement === 'repeated' ? null : verdict },
    ],
    verdict,
    judgement,
    plain: check.line.plain,
    mistake: check.mistake?.id ?? null,
    finished,
    blocks: speak(moments, speaker, trial.graph),
    prompt: finished
      ? null
      : phrase(speaker, isRight(judgement) ? 'next' : 'again', {
          line: isRight(judgement) ? number + 1 : number,
        }),
    graph: pictureOf({ formula: item.given, tree: item.tree }, mine, Number.isFinite(at) ? at : null),
  };
}

const isRight = (judgement: Judgement) => judgement === 'right' || judgement === 'finished';

function momentsOf(judgement: Judgement, item: Item, check: CheckedLine): Moment[] {
  const before = item.lines.length;
  const line = before + 1;
  switch (judgement) {
    case 'finished':
      return [{ say: 'right', line, before }];
    case 'right':
      return [{ say: check.gained.length > 0 ? 'to_test' : 'right', line, before }];
    case 'partial':
      return [{ say: 'partial', line, of: partOf(item) }];
    case 'repeated':
      return [{ say: 'repeated', line: before }];
    case 'unknown':
      return [{ say: 'unknown', line }];
    default: {
      const slip = slipOf(item, check);
      const different: Moment = { say: 'different', line, before, slip, times: slip.mistake ? 2 : 1 };
      return slip.mistake ? [different, { say: 'aimed', slip, concept: null, line, before }] : [different];
    }
  }
}

/** The earlier lines are what this browser sends back; they are read again, and nothing but their drawing depends on it. */
async function itemWithLines(maths: Maths, facts: ItemFacts, lines: string[], locale: string): Promise<Item> {
  const item = itemOf(facts, 'given', { at: 0, newId: () => 'trial' });
  const read = await Promise.all(lines.map((text) => maths.parse({ text, locale })));
  const formulas = read.flatMap((reading) => (reading.ok ? [reading.formula] : []));
  return {
    ...item,
    step: emptyStep(),
    lines: [
      ...item.lines,
      ...formulas.map((formula, at) => ({
        n: at + 2,
        formula: formulaOf(formula),
        tree: formula.tree,
        by: 'learner' as const,
      })),
    ],
  };
}

const shown = (item: Item): ShownLine[] =>
  item.lines.map(({ n, formula, by }) => ({ n, formula, mark: by === 'given' ? 'given' : 'equal' }));
