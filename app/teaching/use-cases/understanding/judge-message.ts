import type { Maths } from '@curvela/maths';
import { AppError } from '#app/platform/errors.ts';
import type { Language } from '#app/platform/texts.ts';
import { readSafety } from '../../domain/safety/read-safety.ts';
import { readOwnProblemStart } from '../session/begin-own-problem.server.ts';
import type { UnseenMessage } from '../../model/understanding/unseen-messages/unseen-message.ts';

/**
 * Outcome: started what was meant (`begun`), started something `else`, `asked` which reading is meant, or `declined`. `unsolved`: started
 * what was meant but cannot solve it. `false`: the solver's answer differs from the one by hand.
 */
type MessageOutcome = 'begun' | 'else' | 'asked' | 'declined' | 'unsolved' | 'false';
export type JudgedMessage = {
  readonly typed: string;
  readonly taken: MessageOutcome;
  /** Whether the solver solves the problem in textbook notation. */
  readonly solvable: boolean;
  /** The problem started and its answer, or the reason why none was. */
  readonly got: string;
};

type Begun = { task: string; plain: string; family: string | null; text: string };

async function start(maths: Maths, text: string, locale: Language): Promise<Begun | { failed: string }> {
  if (readSafety(text, locale) !== null) return { failed: 'worrying' };
  try {
    const { facts } = await readOwnProblemStart({ maths, locale }, text);
    return { task: facts.task, plain: facts.formula.plain, family: facts.family, text: facts.problem };
  } catch (failure) {
    if (failure instanceof AppError) return { failed: failure.code };
    throw failure;
  }
}

const resultOf = async (maths: Maths, problem: string, locale: Language): Promise<string | null> => {
  const solved = await maths.solve({ problem, locale });
  return solved.kind === 'solved' ? solved.result.plain : null;
};

/** Sends the message to the tutor and compares the problem it starts, and the solver's answer, with what was meant. */
export async function judgeMessage(
  maths: Maths,
  locale: Language,
  [typed, meant, answer]: UnseenMessage,
): Promise<JudgedMessage> {
  const equal = async (got: string | null, at: Language) =>
    got !== null && answer !== undefined && (await sameAnswer(maths, answer, got, at));
  const solvable = meant !== null && (await equal(await resultOf(maths, meant, 'en'), 'en'));
  const begun = await start(maths, typed, locale);
  if ('failed' in begun) {
    const taken = begun.failed === 'problem_several' ? 'asked' : 'declined';
    return { typed, taken, solvable, got: begun.failed };
  }
  const result = await resultOf(maths, begun.text, locale);
  const got = `${begun.text}  [${begun.task} ${begun.plain}]  ${result ?? 'not solved'}`;
  if (meant === null) return { typed, taken: 'else', solvable, got };
  const wanted = await maths.parse({ text: meant, locale: 'en' });
  const begunPlain = await maths.parse({ text: begun.text, locale });
  const same =
    wanted.ok &&
    begunPlain.ok &&
    wanted.task === begunPlain.task &&
    JSON.stringify(wanted.formula.tree) === JSON.stringify(begunPlain.formula.tree);
  if (result === null) return { typed, taken: same ? 'unsolved' : 'else', solvable, got };
  const right = await equal(result, locale);
  return { typed, taken: right ? 'begun' : same ? 'false' : 'else', solvable, got };
}

/** Answers by hand use English notation; decimals are parsed in both notations. */
async function sameAnswer(maths: Maths, expected: string, got: string, locale: Language): Promise<boolean> {
  if (locale === 'en') return (await maths.check({ expected, answer: got, locale })).verdict === 'equal';
  const [left, right] = await Promise.all([
    maths.parse({ text: expected, locale: 'en' }),
    maths.parse({ text: got, locale }),
  ]);
  if (!left.ok || !right.ok) return false;
  const neutral = (latex: string) => latex.replaceAll('{,}', '.');
  const { verdict } = await maths.check({
    expected: neutral(left.formula.latex),
    answer: neutral(right.formula.latex),
    locale: 'en',
  });
  return verdict === 'equal';
}
