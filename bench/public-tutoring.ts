import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playLines, type TakenLine } from './session-lines.ts';

/*
 * How the tutor takes the lines of learners in public tutoring sets:
 *
 *   node bench/public-tutoring.ts FOLDER… [show=missed] [most=200]
 *
 * A folder holds any of: dataset.json (StepVerify, the mistake-location task of MathTutorBench: the steps of a solution and the first wrong one),
 * test.jsonl (MathDial: a wrong solution, the right one and the talk), MRBench_V2.json (talks whose last turn of the student has a mistake).
 * Nothing is fetched. Only lines of problems whose right answer the tutor accepts count; the reading of the others is another figure.
 */

type Line = { readonly text: string; readonly expect: 'holds' | 'wrong' | null };
/** Lines that one learner writes one after the other. */
type Talk = { readonly kind: string; readonly lines: readonly Line[] };
type Example = { readonly problem: string; readonly answer: string; readonly talks: readonly Talk[] };

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const trueLines = (solution: readonly string[]): Talk => ({
  kind: 'right solution',
  lines: solution.slice(0, -1).map((text) => ({ text, expect: 'holds' })),
});

type StepVerified = {
  readonly problem: string;
  readonly reference_solution: string;
  readonly student_incorrect_solution: readonly string[];
  readonly incorrect_index: number;
};

/** The steps before the first wrong one are true; what follows a wrong one is not judged. */
function fromStepVerify(text: string): readonly Example[] {
  return (JSON.parse(text) as StepVerified[]).map((each) => {
    const solution = linesOf(each.reference_solution);
    const steps = each.student_incorrect_solution.slice(0, each.incorrect_index + 1);
    const lines = steps.map((step, index): Line => {
      const isWrong = index === each.incorrect_index;
      return { text: step.replaceAll(/\s+/g, ' ').trim(), expect: isWrong ? 'wrong' : 'holds' };
    });
    return {
      problem: each.problem,
      answer: solution.at(-1) ?? '',
      talks: [trueLines(solution), { kind: 'steps of a wrong solution', lines }],
    };
  });
}

type MathDialled = {
  readonly question: string;
  readonly ground_truth: string;
  readonly student_incorrect_solution: string;
  readonly conversation: string;
};

/** The last sentence of a wrong solution states its wrong answer; of the turns in the talk only the coverage is known. */
function fromMathDial(text: string): readonly Example[] {
  return linesOf(text).map((line) => {
    const each = JSON.parse(line) as MathDialled;
    const solution = linesOf(each.ground_truth);
    const answer = solution.at(-1) ?? '';
    const turns = each.conversation
      .split('|EOM|')
      .filter((turn) => turn.startsWith('Student:') && /\d/.test(turn))
      .map((turn): Line => ({
        text: turn.slice('Student:'.length).replaceAll(/\s+/g, ' ').trim(),
        expect: null,
      }));
    const claim = linesOf(each.student_incorrect_solution).at(-2) ?? '';
    const isClaim = /\d/.test(claim) && !new RegExp(`(?<![\\d.,])${answer}(?![\\d.,])`).test(claim);
    return {
      problem: each.question,
      answer,
      talks: [
        trueLines(solution),
        { kind: 'wrong answer in a sentence', lines: isClaim ? [{ text: claim, expect: 'wrong' }] : [] },
        { kind: 'turns of a talk', lines: turns },
      ],
    };
  });
}

type MrBenched = { readonly conversation_history: string; readonly Ground_Truth_Solution: string };

/** The last turn of the student holds a mistake. */
function fromMrBench(text: string): readonly Example[] {
  return (JSON.parse(text) as MrBenched[]).flatMap((each) => {
    const [opening = '', ...turns] = each.conversation_history.split(/(?=(?:Tutor|Student):)/);
    const problem = /The question is:(.*)/su.exec(opening)?.[1]?.replaceAll(/\s+/g, ' ').trim();
    const last = turns.filter((turn) => turn.startsWith('Student:')).at(-1);
    const solution = linesOf(each.Ground_Truth_Solution);
    if (problem === undefined || last === undefined || !/\d/.test(last)) return [];
    const said = last.slice('Student:'.length).replaceAll(/\s+/g, ' ').trim();
    return [
      {
        problem,
        answer: solution.at(-1) ?? '',
        talks: [{ kind: 'last turn, with a mistake', lines: [{ text: said, expect: 'wrong' as const }] }],
      },
    ];
  });
}

const readers = [
  ['StepVerify', 'dataset.json', fromStepVerify],
  ['MathDial', 'test.jsonl', fromMathDial],
  ['MRBench', 'MRBench_V2.json', fromMrBench],
] as const;

const [folders, flags] = [
  process.argv.slice(2).filter((each) => !each.includes('=')),
  process.argv.slice(2).filter((each) => each.includes('=')),
];
const flag = (name: string): string | undefined =>
  flags.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
const most = Number(flag('most') ?? Infinity);
const writeLine = (text: string): unknown => process.stdout.write(`${text}\n`);

type Judged = Line & TakenLine & { readonly kind: string };

async function judgeExample({
  problem,
  answer,
  talks,
}: Example): Promise<readonly Judged[] | 'refused' | 'misread'> {
  const locale = 'en-US';
  const start = await playLines(locale, problem, [answer]);
  if ('refused' in start) return 'refused';
  if (!['finished', 'right'].includes(start[0]!.how)) return 'misread';
  const judged: Judged[] = [];
  for (const { kind, lines } of talks) {
    const taken = await playLines(
      locale,
      problem,
      lines.map(({ text }) => text),
    );
    if ('refused' in taken) continue;
    judged.push(
      ...lines
        .map((line, index) => ({ kind, ...line, ...taken[index]! }))
        // After the answer there is no card any more.
        .filter(({ how }) => how !== 'no card'),
    );
  }
  if (flag('show') === 'missed')
    for (const each of judged)
      if (each.expect !== null && each.taken !== each.expect)
        writeLine(`${each.expect} → ${each.taken} (${each.how}) | ${problem} | ${each.text}`);
  return judged;
}

const share = (some: readonly Judged[], isCounted: (each: Judged) => boolean): string => {
  const count = some.filter(isCounted).length;
  return `${count} (${some.length === 0 ? '–' : Math.round((100 * count) / some.length)} %)`;
};

for (const folder of folders)
  for (const [name, file, read] of readers) {
    const path = join(folder, file);
    if (!existsSync(path)) continue;
    const examples = read(readFileSync(path, 'utf8')).slice(0, most);
    const results: (readonly Judged[] | 'refused' | 'misread')[] = [];
    for (const example of examples) results.push(await judgeExample(example));
    const lines = results.flatMap((each) => (typeof each === 'string' ? [] : each));
    const count = (outcome: string): number => results.filter((each) => each === outcome).length;
    const begun = examples.length - count('refused') - count('misread');
    writeLine(
      `${name}: ${examples.length} problems, read with the right answer ${begun}, with another ${count('misread')}, not read ${count('refused')}`,
    );
    for (const kind of new Set(lines.map((each) => each.kind)))
      for (const expect of ['holds', 'wrong', null]) {
        const some = lines.filter((each) => each.kind === kind && each.expect === expect);
        if (some.length === 0) continue;
        writeLine(
          `  ${kind}, ${expect === null ? 'not labelled' : expect === 'holds' ? 'true' : 'wrong'}: ${some.length} lines, accepted ${share(some, ({ taken }) => taken === 'holds')}, called wrong ${share(some, ({ taken }) => taken === 'wrong')}, undecided ${share(some, ({ taken }) => taken === 'undecided')}`,
        );
      }
  }
