import { readFileSync } from 'node:fs';
import { answer } from '@curvela/maths/solve';
import { loadProver } from '@curvela/maths/verify';
import type { Maths } from '@curvela/maths';
import { policies } from '#app/teaching/domain/models.ts';
import type { TeachingSession } from '#app/teaching/model/record.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import {
  beginOwnProblem,
  readOwnProblemStart,
} from '#app/teaching/use-cases/session/begin-own-problem.server.ts';
import { react } from '#app/teaching/use-cases/session/react.server.ts';

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
type Taken = 'holds' | 'wrong' | 'undecided';
type Outcome = {
  readonly row: Row;
  readonly taken: Taken;
  readonly how: string;
  readonly mistake: string | null;
  readonly milliseconds: number;
};

const [file = '', ...flags] = process.argv.slice(2);
const flag = (name: string): string | null =>
  flags.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;

const prover = await loadProver();
const ask =
  <Name extends Parameters<typeof answer>[0]>(name: Name) =>
  (input: Parameters<typeof answer<Name>>[1]) =>
    Promise.resolve(answer(name, input, prover));
const maths: Maths = {
  parse: ask('parse'),
  check: ask('check'),
  checkLine: ask('checkLine'),
  solve: ask('solve'),
  analogous: ask('analogous'),
  nextStep: ask('nextStep'),
  close: () => Promise.resolve(),
};
let ids = 0;
let now = 0;
const services = {
  maths,
  clock: { now: () => new Date((now += 60_000)) },
  random: { uuid: () => `id-${(ids += 1)}` },
} as unknown as TeachingServices;

const meanings: Readonly<Record<string, Taken>> = {
  finished: 'holds',
  right: 'holds',
  repeated: 'holds',
  partial: 'holds',
  aside: 'holds',
  different: 'wrong',
  same_wrong: 'wrong',
  guessing: 'wrong',
};

async function begun(row: Row): Promise<TeachingSession> {
  const start = await readOwnProblemStart({ maths, locale: row.locale }, row.problem);
  const session = {
    id: 'bench',
    profileId: null,
    model: 'socratic-guide',
    modelVersionId: null,
    policy: policies['socratic-guide'],
    locale: row.locale,
    problem: row.problem,
    skill: null,
    title: null,
    seed: 0,
    version: 1,
    focus: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  } as const;
  const circumstances = { policy: session.policy, at: 0, newId: services.random.uuid };
  const { state } = await beginOwnProblem(
    { services, session: session as unknown as TeachingSession, circumstances },
    start,
  );
  return { ...session, state } as unknown as TeachingSession;
}

async function play(row: Row): Promise<Omit<Outcome, 'row' | 'milliseconds'>> {
  let session: TeachingSession;
  try {
    session = await begun(row);
  } catch (error) {
    return { taken: 'undecided', how: `problem refused: ${String((error as Error).message)}`, mistake: null };
  }
  let last: Omit<Outcome, 'row' | 'milliseconds'> = { taken: 'undecided', how: 'nothing', mistake: null };
  for (const line of [...(row.before ?? []), row.line]) {
    const { card } = session.state;
    if (card === null || card === undefined) return { taken: 'undecided', how: 'no card', mistake: null };
    const { advance, learner } = await react(services, session, { cardId: card.id, answer: line });
    session = { ...session, state: advance.state };
    const judgement = learner.kind === 'line' ? learner.judgement : 'words';
    const slip = advance.state.item.step.slip?.mistake?.id ?? null;
    last = { taken: meanings[judgement] ?? 'undecided', how: judgement, mistake: slip };
  }
  return last;
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
