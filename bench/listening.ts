import { readFileSync } from 'node:fs';
import { playLines, type Taken, type TakenLine } from './session-lines.ts';

/*
 * Scores how lines of working are taken, through the code of a teaching session but without a server:
 *
 *   node bench/listening.ts FILE [show=missed|all] [tag=side-calc] [lang=en]
 *
 * FILE holds one JSON object per line: id, lang, locale, problem, before (lines already written), line, expect (holds or wrong), tags. Prints
 * by kind how many true lines were accepted, undecided or called wrong, and how many wrong lines were named wrong, undecided or accepted; for
 * the wrong lines with the tag `misconception`, how many got a named mistake.
 */

type Row = {
  readonly id: string;
  readonly lang: string;
  readonly locale: string;
  readonly problem: string;
  readonly before?: readonly string[];
  readonly line: string;
  readonly expect: 'holds' | 'wrong';
  readonly why?: string;
  readonly tags: readonly string[];
};
type Outcome = TakenLine & {
  readonly row: Row;
  readonly milliseconds: number;
};

const [file = '', ...flags] = process.argv.slice(2);
const flag = (name: string): string | null =>
  flags.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;

async function play(row: Row): Promise<TakenLine> {
  const played = await playLines(row.locale, row.problem, [...(row.before ?? []), row.line]);
  return 'refused' in played
    ? { taken: 'undecided', how: `problem refused: ${played.refused}`, mistake: null }
    : played.at(-1)!;
}

const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Row)
  .filter((row) => flag('tag') === null || row.tags.includes(flag('tag')!))
  .filter((row) => flag('lang') === null || row.lang === flag('lang'));

const outcomes: Outcome[] = [];
for (const row of rows) {
  const start = performance.now();
  const result = await play(row);
  outcomes.push({ row, ...result, milliseconds: performance.now() - start });
}

const writeLine = (text: string): unknown => process.stdout.write(`${text}\n`);
const share = (some: readonly Outcome[], taken: Taken): string =>
  `${String(some.filter((each) => each.taken === taken).length).padStart(3)} (${some.length === 0 ? '–' : Math.round((100 * some.filter((each) => each.taken === taken).length) / some.length)} %)`;

function report(name: string, some: readonly Outcome[]): void {
  const [holds, wrong] = ['holds', 'wrong'].map((kind) => some.filter(({ row }) => row.expect === kind));
  writeLine(
    `${name.padEnd(18)} true ${String(holds!.length).padStart(3)}: accepted ${share(holds!, 'holds')}, called wrong ${share(holds!, 'wrong')}, undecided ${share(holds!, 'undecided')} | wrong ${String(wrong!.length).padStart(3)}: named ${share(wrong!, 'wrong')}, accepted ${share(wrong!, 'holds')}, undecided ${share(wrong!, 'undecided')}`,
  );
}

const show = flag('show');
for (const each of outcomes) {
  const { row, taken, how, mistake } = each;
  const missed = taken !== row.expect;
  const unnamed = row.expect === 'wrong' && row.tags.includes('misconception') && mistake === null;
  if (show === 'all' || (show === 'missed' && missed) || (show === 'unnamed' && unnamed))
    writeLine(
      `${row.id} ${row.expect} → ${taken} (${how}${mistake === null ? '' : `: ${mistake}`}) | ${row.problem} | ${(row.before ?? []).map((line) => `${line} ⏎ `).join('')}${row.line} | ${row.why ?? ''}`,
    );
}
for (const tag of new Set(rows.flatMap(({ tags }) => tags).toSorted()))
  report(
    tag,
    outcomes.filter(({ row }) => row.tags.includes(tag)),
  );
for (const lang of new Set(rows.map((row) => row.lang)))
  report(
    `language ${lang}`,
    outcomes.filter(({ row }) => row.lang === lang),
  );
report('all', outcomes);
const misconceptions = outcomes.filter(
  ({ row }) => row.expect === 'wrong' && row.tags.includes('misconception'),
);
const named = misconceptions.filter(({ mistake, taken }) => taken === 'wrong' && mistake !== null);
const sorted = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
writeLine(
  `misconceptions with a named mistake: ${named.length} of ${misconceptions.length} (${Math.round((100 * named.length) / Math.max(1, misconceptions.length))} %); of them as a slip: ${named.filter(({ mistake }) => mistake === 'arithmetic_slip').length}`,
);
writeLine(
  `milliseconds for problem and lines: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}, 95 % ${Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)}, most ${Math.round(sorted.at(-1) ?? 0)}`,
);
