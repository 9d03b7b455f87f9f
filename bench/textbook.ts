import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { halfOf, judgeStatement, printOutcomes, type StatementRow } from './statement-outcomes.ts';

/*
 * Scores the reading of steps of public textbook problems (OATutor, CC BY 4.0) by book:
 *
 *   node bench/textbook.ts FOLDER [half=0|1|all] [show=wrong,declined,asked] [kind=elementary]
 *
 * FOLDER holds the folder `content-pool` of https://github.com/CAHLR/OATutor-Content, fetched for the run; it is not part of this
 * repository. Steps with a typed answer and without pictures or variants count; a statement is what a learner sees: title and text of the
 * problem, then of the step. Problems fall into two halves by the SHA-256 of their id (first byte even or odd): a reader is written with
 * half 0 and measured once on half 1. A statement that several problems have counts once.
 */

type Problem = {
  readonly title?: string;
  readonly body?: string;
  readonly oer?: string;
  readonly courseName?: string;
  readonly variabilization?: Readonly<Record<string, unknown>>;
};
type Step = {
  readonly stepAnswer?: readonly string[];
  readonly problemType?: string;
  readonly stepTitle?: string;
  readonly stepBody?: string;
  readonly variabilization?: Readonly<Record<string, unknown>>;
};

/** How a book is named in the address or course of a problem, and its name here. */
const books: readonly (readonly [string, string])[] = [
  ['elementary', 'elementary'],
  ['intermediate', 'intermediate'],
  ['college-algebra', 'college'],
  ['precalculus', 'precalculus'],
  ['calculus', 'calculus'],
];

/** The content of a JSON file; null when it is missing or broken. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

const hasVariants = ({ variabilization = {} }: Problem | Step): boolean =>
  Object.keys(variabilization).length > 0;

function bookOf({ oer = '', courseName = '' }: Problem): string | undefined {
  const source = `${oer} ${courseName}`.toLowerCase().replaceAll(' ', '-');
  return books.find(([name]) => source.includes(name))?.[1];
}

const plainText = (text: string): string =>
  text
    .replaceAll(/##[^#]*##|!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The statement and key of a step; null when it has no typed answer, or shows a picture. */
function rowOf(book: string, problem: Problem, step: Step): StatementRow | null {
  const { body = '', title = '' } = problem;
  const { stepTitle = '', stepBody = '', stepAnswer = [] } = step;
  const key = stepAnswer[0];
  const hasPicture = `${body}${stepTitle}${stepBody}`.includes('##') || JSON.stringify(step).includes('.png');
  if (step.problemType !== 'TextBox' || key === undefined || hasPicture || hasVariants(step)) return null;
  const text = [title, body, stepTitle, stepBody].filter((each) => each.trim() !== '').join(' ');
  return {
    lang: 'en',
    locale: 'en-US',
    kind: book,
    q: plainText(text).replaceAll(/\$\$(.*?)\$\$/g, (_, formula: string) => `$${formula}$`),
    a: key
      .replaceAll('$$', '')
      .trim()
      .replaceAll(/\\(?:left|right)/g, ''),
    bare: '-',
  };
}

function rowsOf(pool: string, id: string): readonly StatementRow[] {
  const problem = readJson(join(pool, id, `${id}.json`)) as Problem | null;
  const book = problem === null ? undefined : bookOf(problem);
  const steps = join(pool, id, 'steps');
  if (problem === null || book === undefined || hasVariants(problem) || !existsSync(steps)) return [];
  return readdirSync(steps)
    .toSorted()
    .flatMap((name) => {
      const step = readJson(join(steps, name, `${name}.json`)) as Step | null;
      const row = step === null ? null : rowOf(book, problem, step);
      return row === null ? [] : [row];
    });
}

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('node bench/textbook.ts FOLDER [half=0|1|all] [show=…] [kind=elementary]');
const option = (name: string): string | undefined =>
  options.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
const half = option('half') ?? '0';
const pool = join(folder, 'content-pool');
/** Every statement once, in the half of the problem that has it first. */
const statements = new Map<string, { readonly half: number; readonly row: StatementRow }>();
for (const id of readdirSync(pool).toSorted())
  for (const row of rowsOf(pool, id)) {
    const text = JSON.stringify([row.q, row.a]);
    if (!statements.has(text)) statements.set(text, { half: halfOf(id), row });
  }
const rows = [...statements.values()]
  .filter((statement) => half === 'all' || statement.half === Number(half))
  .map(({ row }) => row)
  .filter(({ kind }) => option('kind') === undefined || kind === option('kind'));
printOutcomes(rows.map(judgeStatement), option('show')?.split(',') ?? []);
