import type {
  CheckNote,
  Counterexample,
  LineAnswer,
  LineRole,
  LineStatement,
  Maths,
  Mistake,
  TruthNote,
  Unread,
  Verdict,
} from '@curvela/maths';

type WorkInput = {
  readonly problem: string;
  readonly lines: readonly string[];
  readonly locale?: string | undefined;
};

/** One line of the working, compared with the last correct line above it. Formulas in plain form. */
type WorkLine = {
  readonly verdict: Verdict;
  /** The line as read; null when it could not be read. */
  readonly plain: string | null;
  readonly latex: string | null;
  /** What a true line is in the working, and how it holds; null for the others. */
  readonly role: LineRole | null;
  readonly truth: TruthNote | null;
  readonly statements: readonly LineStatement[];
  readonly finished: boolean;
  readonly partial: boolean;
  readonly lost: readonly string[];
  readonly gained: readonly string[];
  readonly domainDifference?: string;
  readonly counterexample?: Counterexample;
  readonly mistake?: Mistake;
  readonly note?: CheckNote;
  /** Position of the reading error, and its text in the reader's language. */
  readonly error?: Unread['error'] & { readonly text: string };
};

type WorkAnswer =
  | {
      readonly ok: true;
      readonly lines: readonly WorkLine[];
      /** Index of the first wrong line, from 0; null when there is none. */
      readonly firstWrong: number | null;
      /** The last line is correct and is the final answer. */
      readonly finished: boolean;
    }
  | Unread;

/**
 * Checks a learner's working. Each line is compared with the last correct line above it, so that one mistake is
 * reported once. After a timeout the lines below stay undecided, so a working occupies at most one process.
 */
export async function checkWork(maths: Maths, { problem, lines, locale }: WorkInput): Promise<WorkAnswer> {
  const read = await maths.parse({ text: problem, locale });
  if (!read.ok) return read;
  const judged: WorkLine[] = [];
  let previous = problem;
  /** True lines beside the chain, whose definitions later lines may use. */
  const earlier: string[] = [];
  let named: string | null = null;
  let stopped: CheckNote | null = null;
  for (const line of lines) {
    if (stopped !== null) {
      judged.push({ ...blank, note: stopped });
      continue;
    }
    const answer = await maths.checkLine({ problem, previous, line, earlier, task: read.task, locale });
    const { mistake, ...judgement } = workLine(answer);
    // Consequences of a wrong line repeat its mistake, which is not named again.
    judged.push(mistake === undefined || mistake.id === named ? judgement : { ...judgement, mistake });
    if (!answer.ok) continue;
    named = answer.verdict === 'equal' ? null : (mistake?.id ?? named);
    if (answer.verdict === 'equal' && answer.continues) previous = answer.line.plain;
    else if (answer.verdict === 'equal' || answer.partial) earlier.push(line);
    if (answer.note === 'timeout' || answer.note === 'busy') stopped = answer.note;
  }
  const wrong = judged.findIndex(({ verdict }) => verdict === 'different');
  const last = judged.at(-1);
  return {
    ok: true,
    lines: judged,
    firstWrong: wrong === -1 ? null : wrong,
    finished: last?.verdict === 'equal' && last.finished,
  };
}

const blank: WorkLine = {
  verdict: 'unknown',
  plain: null,
  latex: null,
  role: null,
  truth: null,
  statements: [],
  finished: false,
  partial: false,
  lost: [],
  gained: [],
};

function workLine(answer: LineAnswer): WorkLine {
  if (!answer.ok) return { ...blank, note: 'not_read', error: { ...answer.error, text: answer.text } };
  const { ok: _, continues: _continues, line, lost, gained, ...rest } = answer;
  return {
    ...rest,
    plain: line.plain,
    latex: line.latex,
    lost: lost.map(({ plain }) => plain),
    gained: gained.map(({ plain }) => plain),
  };
}
