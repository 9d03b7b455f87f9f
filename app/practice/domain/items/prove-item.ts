import type { Maths, FormulaForms } from '@curvela/maths';
import type { AnswerSpec, ChoiceOptionSpec } from '@curvela/curriculum';
import type { GeneratedItem } from '@curvela/curriculum/items';

type Engine = Pick<Maths, 'solve' | 'check' | 'checkLine'>;
type SpecOfKind<Kind extends AnswerSpec['kind']> = Extract<AnswerSpec, { kind: Kind }>;

/**
 * What the maths engine cannot confirm of a question: that its answer is right, that every wrong option is wrong, and that each line of its
 * solution follows. An empty list is a proof.
 */
export async function findItemFaults(maths: Engine, item: GeneratedItem): Promise<string[]> {
  const { answer } = item;
  const faults = await answerFaults(maths, item);
  const worked = await workedFaults(maths, item);
  const wrongs = await Promise.all(wrongAnswers(answer).map((wrong) => acceptedWrongly(maths, item, wrong)));
  return [...faults, ...worked, ...wrongs.filter((fault) => fault !== null)];
}

/** The right answer as a formula to compare with; null for orders and lines. */
export function rightAnswerText(answer: AnswerSpec): string | null {
  switch (answer.kind) {
    case 'formula':
    case 'line':
      return answer.expected;
    case 'choice': {
      const right = answer.options.find((option) => option.right);
      return typeof right?.text === 'string' ? right.text : null;
    }
    case 'point':
      return `(${answer.at.join(', ')})`;
    default:
      return null;
  }
}

function answerFaults(maths: Engine, item: GeneratedItem): Promise<string[]> {
  const { answer } = item;
  switch (answer.kind) {
    case 'order':
    case 'wrong_line':
      return lineFaults(maths, item, answer);
    case 'choice':
      return optionFaults(answer.options).then(async (faults) => [
        ...faults,
        ...(await proofFaults(maths, item)),
      ]);
    default:
      return proofFaults(maths, item);
  }
}

/** Compares the engine's own result, or pairs that must be equal, with the answer. */
async function proofFaults(maths: Engine, { proof, answer }: GeneratedItem): Promise<string[]> {
  const right = rightAnswerText(answer);
  if (proof.by === 'follows') return ['lines that follow prove no such answer'];
  if (proof.by === 'equal') {
    const unequal = await Promise.all(
      proof.pairs.map(async ([a, b]) => {
        const { verdict } = await maths.check({ expected: a, answer: b });
        return verdict === 'equal' ? null : `${a} and ${b} are ${verdict}`;
      }),
    );
    const named = right === null || proof.pairs.flat().includes(right) ? [] : [`no pair names ${right}`];
    return [...unequal.filter((fault) => fault !== null), ...named, ...(await formFaults(maths, answer))];
  }
  const solved = await maths.solve({ problem: proof.problem, locale: 'en' });
  if (solved.kind !== 'solved')
    return [`cannot solve ${proof.problem}: ${solved.kind === 'cannot' ? solved.reason : solved.kind}`];
  if (right === null) return [];
  const result = proof.counts ? countOf(solved.result.tree) : solved.result.plain;
  const { verdict } = await maths.check({ expected: result, answer: right });
  const same = verdict === 'equal' ? [] : [`${proof.problem} gives ${result}, not ${right}: ${verdict}`];
  return [...same, ...(await formFaults(maths, answer))];
}

/** Number of solutions in a result; `∞` where it is not a list. */
function countOf(tree: FormulaForms['tree']): string {
  if (tree.kind === 'solutions') return tree.which === 'none' ? '0' : '∞';
  return tree.kind === 'alternatives' && tree.join === 'or' ? `${tree.items.length}` : '1';
}

/** The right answer must have the form that is required of the learner. */
async function formFaults(maths: Engine, answer: AnswerSpec): Promise<string[]> {
  if (answer.kind !== 'formula' || answer.form === undefined) return [];
  const { expected, form, places } = answer;
  const { verdict, formOk } = await maths.check({ expected, answer: expected, form, places });
  return verdict === 'equal' && formOk === true ? [] : [`${expected} is not ${form}`];
}

async function optionFaults(options: readonly ChoiceOptionSpec[]): Promise<string[]> {
  const right = options.filter((option) => option.right).length;
  return right === 1 ? [] : [`${right} options are right`];
}

async function lineFaults(
  maths: Engine,
  { proof }: GeneratedItem,
  answer: SpecOfKind<'order'> | SpecOfKind<'wrong_line'>,
): Promise<string[]> {
  const { lines } = answer;
  const wrong = answer.kind === 'wrong_line' ? answer.wrong : null;
  const problem = proof.by === 'follows' ? proof.problem : undefined;
  const alike = new Set(lines).size === lines.length ? [] : ['two lines are alike'];
  const verdicts = await Promise.all(
    lines.slice(1).map(async (line, index) => {
      const previous = lines[index] ?? '';
      const expected = index + 1 === wrong ? 'different' : 'equal';
      const verdict = await stepVerdict(maths, previous, line, problem);
      return verdict === expected ? null : `${previous} → ${line} is ${verdict}, not ${expected}`;
    }),
  );
  return [...alike, ...verdicts.filter((fault) => fault !== null)];
}

async function stepVerdict(maths: Engine, previous: string, line: string, problem?: string): Promise<string> {
  const checked = await maths.checkLine({ previous, line, problem, locale: 'en' });
  if (!checked.ok) return `unread: ${checked.text}`;
  return checked.verdict === 'equal' && checked.continues === false ? 'beside the chain' : checked.verdict;
}

/** Written solutions end with the answer, where the answer is a formula. */
async function workedFaults(maths: Engine, { worked, answer, proof }: GeneratedItem): Promise<string[]> {
  if (worked === 'engine') return proof.by === 'solve' ? [] : ['the engine has no problem to work out'];
  const last = worked.at(-1);
  if (last === undefined) return ['no worked solution'];
  if (answer.kind !== 'formula') return [];
  const { verdict } = await maths.check({ expected: answer.expected, answer: last.line });
  return verdict === 'equal' ? [] : [`the solution ends with ${last.line}, not ${answer.expected}`];
}

const wrongAnswers = (answer: AnswerSpec): string[] => {
  switch (answer.kind) {
    case 'choice':
      return answer.options.flatMap(({ right, text }) => (right || typeof text !== 'string' ? [] : [text]));
    case 'formula':
    case 'line':
      return (answer.slips ?? []).map((slip) => slip.answer);
    case 'point':
      return (answer.slips ?? []).map(({ at }) => `(${at.join(', ')})`);
    default:
      return [];
  }
};

async function acceptedWrongly(
  maths: Engine,
  { answer }: GeneratedItem,
  wrong: string,
): Promise<string | null> {
  const right = rightAnswerText(answer);
  if (right === null) return null;
  const { verdict } = await maths.check({ expected: right, answer: wrong });
  return verdict === 'different' ? null : `${wrong} counts as wrong but is ${verdict} to ${right}`;
}
