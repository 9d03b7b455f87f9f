import { readFileSync } from 'node:fs';
import { halfOf, judgeStatement, printOutcomes, type StatementRow } from './statement-outcomes.ts';
import { wordProblemRows } from './word-problem-sets.ts';

/*
 * Scores the reading of problem statements without a server:
 *
 *   node bench/reading.ts FILE [half=0|1|all] [show=wrong,declined,asked] [kind=textbook] [lang=en] [ids=FOLD]
 *
 * FILE holds one JSON object per line: lang, locale, kind, q (the statement), a (the key; "-" when it has no answer; a JSON list or
 * values for several parts), bare (the problem as a formal request, or "-"). A statement is right when its answer equals the key, or when
 * one of the readings offered does. `half` takes the statements whose hash falls in that half, so that a reader can be written with one half
 * and measured on the other. FILE may also be a public set of word problems (`word-problem-sets.ts`); `ids` names a file with the ids of a
 * fold of ASDiv.
 */

const [file, ...options] = process.argv.slice(2);
if (file === undefined)
  throw new Error('node bench/reading.ts FILE [half=0|1|all] [show=…] [kind=…] [lang=…]');
const option = (name: string): string | undefined =>
  options.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
const half = option('half') ?? 'all';
const text = readFileSync(file, 'utf8');
const fold = option('ids');
const ids = fold === undefined ? null : new Set(readFileSync(fold, 'utf8').split(/\s+/));
const all: readonly StatementRow[] =
  wordProblemRows(file, text, ids) ??
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StatementRow);
const rows = all
  .filter((row) => half === 'all' || halfOf(row.q) === Number(half))
  .filter((row) => option('kind') === undefined || row.kind === option('kind'))
  .filter((row) => option('lang') === undefined || row.lang === option('lang'));
printOutcomes(rows.map(judgeStatement), option('show')?.split(',') ?? []);
