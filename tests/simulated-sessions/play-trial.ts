import { type Random, seededRandom } from '#app/platform/random.ts';
import { checkTrial } from '#app/teaching/use-cases/check-trial.server.ts';
import type { CardView } from '#app/teaching/model/blocks.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { Trial } from '#app/teaching/model/views.ts';
import { type Behaviour, type Deed, deedOf } from './behaviours.ts';
import { leakFaults, wordingFaults } from './checks.ts';
import { Observed } from './observed.ts';
import type { Play, Played, PlayContext } from './play.ts';
import { inNotation } from './problems.ts';
import { rightLines } from './right-lines.ts';
import { judgedWrong, truthOfLine } from './verdicts.ts';
import { slippedLines } from './wrong-lines.ts';

const mostTurns = 45;
type TrialInput = Partial<Pick<Parameters<typeof checkTrial>[1], 'line' | 'does' | 'seconds'>>;

/** A trial of a tutor model without an account: nothing is stored, the browser sends its state. */
export async function playTrial({ services }: PlayContext, play: Play): Promise<Played> {
  const { model, language: locale, brought, behaviour } = play;
  const seen = new Observed(play);
  const random = seededRandom(play.number * 7919 + 19);
  const problem = inNotation(brought.text, locale);
  const solved = await services.maths.solve({ problem, locale });
  const answer = solved.kind === 'solved' ? solved.result.plain : null;
  let stands: Trial['stands'] = null;
  const send = async (wish: TrialInput) => {
    const trial = await seen.timed(`${problem}: ${JSON.stringify(wish)}`, () =>
      checkTrial(services, { problem, model, locale, ...stands, ...wish }),
    );
    stands = trial.stands;
    return trial;
  };
  let trial = await send({});
  while (!trial.finished && seen.turns < mostTurns) {
    const wish = trialInputOf(
      await deedIn(trial, { services, play, answer, behaviour, random, turns: seen.turns }),
    );
    const before = trial;
    seen.turns += 1;
    try {
      trial = await send(wish);
    } catch (error) {
      seen.look([{ kind: 'dead end', what: `${JSON.stringify(wish)} → ${String(error)}` }]);
      break;
    }
    if (before.stands?.problem !== trial.stands?.problem) break;
    judge(seen, play, { before, trial, wish, answer });
  }
  if (seen.turns >= mostTurns) seen.look([{ kind: 'dead end', what: `no end after ${seen.turns} turns` }]);
  return seen.played;
}

const cardIn = ({ prompt, helps }: Trial): CardView => ({
  id: 'trial',
  purpose: 'line',
  line: null,
  prompt: prompt ?? [],
  label: '',
  options: [],
  helps,
});

type Situation = {
  services: PlayContext['services'];
  play: Play;
  answer: string | null;
  behaviour: Behaviour;
  random: Random;
  turns: number;
};

async function deedIn(
  trial: Trial,
  { services, play, answer, behaviour, random, turns }: Situation,
): Promise<Deed> {
  const { language, brought } = play;
  const item = {
    problem: trial.stands?.problem ?? '',
    given: trial.problem?.formula ?? { plain: '' },
    lines: trial.lines.filter(({ mark }) => mark !== 'different' && mark !== 'unknown'),
  };
  const right = await rightLines(services.maths, item, language, answer);
  const wrong = [
    ...brought.wrong.map((text) => inNotation(text, language)),
    ...slippedLines(right, random),
    ...(answer === null ? [] : slippedLines([answer], random)),
  ];
  const card = cardIn(trial);
  // The page offers giving up after the first attempted line.
  const helps: CardView['helps'] = turns > 30 ? ['give_up'] : card.helps;
  const tried = trial.stands?.tried ?? [];
  return deedOf(behaviour, {
    card: { ...card, helps },
    blocks: trial.blocks,
    right,
    wrong,
    tried,
    turns,
    language,
    random,
  });
}

function trialInputOf({ input, seconds }: Deed): TrialInput {
  if ('text' in input) return { line: input.text };
  if ('answer' in input) return { line: input.answer === '' ? '?' : input.answer, seconds };
  return { does: doneBy(input), seconds };
}

const doneBy = (input: TurnInput): NonNullable<TrialInput['does']> =>
  'action' in input && (input.action === 'give_up' || input.action === 'cannot_start')
    ? input.action
    : 'hint';

function judge(
  seen: Observed,
  { brought, language }: Play,
  { before, trial, wish, answer }: { before: Trial; trial: Trial; wish: TrialInput; answer: string | null },
): void {
  const card = trial.prompt === null ? null : cardIn(trial);
  const turn = { blocks: trial.blocks, card };
  seen.look(wordingFaults(turn));
  const standing = [
    brought.text,
    ...trial.lines.map(({ formula }) => formula.plain),
    ...(trial.stands?.tried ?? []),
    wish.line ?? '',
  ];
  if (!trial.finished && answer !== null && trial.problem?.solvable)
    seen.look(leakFaults(turn, { answer, standing, locale: language }));
  if (!trial.finished && trial.prompt === null) seen.look([{ kind: 'dead end', what: 'nothing is asked' }]);
  if (
    wish.line === undefined ||
    wish.line.includes('\n') ||
    trial.verdict === null ||
    trial.verdict === 'unread'
  )
    return;
  seen.counts.judged += 1;
  if (trial.verdict === 'unknown' && trial.judgement === 'unknown') seen.counts.unknown += 1;
  const truth = truthOfLine({
    typed: wish.line,
    plain: null,
    given: before.problem?.formula.plain ?? '',
    byItself: brought.byItself && before.problem?.task !== 'find',
    key: brought.key,
    language,
  });
  if (truth === null) return;
  seen.counts.decided += 1;
  const wrong = judgedWrong(truth, trial.verdict, trial.judgement ?? '');
  if (wrong) seen.look([{ kind: 'wrong verdict', what: `${wish.line}: ${wrong}` }]);
}
