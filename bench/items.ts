import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { type GeneratedItem, generateItem } from '@curvela/curriculum/items';
import { findItemFaults } from '#app/practice/domain/items/prove-item.ts';
import { templates } from '@curvela/curriculum/skills';
import type { ItemTemplate } from '@curvela/curriculum';
import type { BenchFigure } from './figure.ts';

const seeds = 1000;
/** Templates with fewer different questions than this are listed in the total. */
const enough = 100;
const processes = 2;
/** Concurrent proofs; each sends several requests to the processes. */
const together = 4;
const faultsShown = 5;

type Proved = { id: string; failed: number; different: number; slowest: number };

/**
 * Every template (with `--skill linear_equations` those of one skill) for the seeds 1 to 1,000, proven by the maths engine. Questions with
 * equal numbers, words and answers are proven once. Faults are printed as they are found.
 */
export async function measure(): Promise<BenchFigure[]> {
  const maths = createMaths({ size: processes, timeLimit: 30_000, patience: 30_000 });
  try {
    // Start the processes first, so that their start-up does not count as a fault.
    await Promise.all(
      Array.from({ length: processes }, () => maths.solve({ problem: 'solve 2x = 4', locale: 'en' })),
    );
    const all: Proved[] = [];
    for (const template of wanted()) all.push(await prove(maths, template));
    return [...all.map(figureOf), ...totals(all)];
  } finally {
    await maths.close();
  }
}

/** The templates to prove. Throws for an unknown skill. */
function wanted(): ItemTemplate[] {
  const at = process.argv.indexOf('--skill');
  const skill = at < 0 ? null : (process.argv[at + 1] ?? '');
  const found = [...templates.values()].filter(({ skills }) => skill === null || skills[0] === skill);
  if (found.length === 0) throw new Error(`no skill ${skill}`);
  return found;
}

async function prove(maths: Maths, template: ItemTemplate): Promise<Proved> {
  const proved = { id: template.id, failed: 0, different: 0, slowest: 0 };
  const fail = (seed: number, faults: string, times: number) => {
    proved.failed += times;
    if (proved.failed - times < faultsShown) process.stdout.write(`${template.id} seed ${seed}: ${faults}\n`);
  };
  const questions = differentQuestions(template, fail);
  proved.different = questions.length;
  const waiting = questions.values();
  const work = async () => {
    for (const { item, times } of waiting) {
      const started = performance.now();
      const faults = await findItemFaults(maths, item);
      proved.slowest = Math.max(proved.slowest, performance.now() - started);
      if (faults.length > 0) fail(item.seed, faults.join(' | '), times);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return proved;
}

type Question = { readonly item: GeneratedItem; times: number };

/** Each different question once, with the number of seeds that give it. */
function differentQuestions(
  template: ItemTemplate,
  fail: (seed: number, fault: string, times: number) => void,
): Question[] {
  const questions = new Map<string, Question>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    try {
      const item = generateItem(template, seed);
      const key = JSON.stringify([item.slots, item.words, item.answer]);
      const known = questions.get(key);
      if (known) known.times += 1;
      else questions.set(key, { item, times: 1 });
    } catch (error) {
      fail(seed, String(error), 1);
    }
  }
  return [...questions.values()];
}

const figureOf = ({ id, failed, different, slowest }: Proved): BenchFigure => ({
  name: `${id}: ${seeds - failed} proven, ${different} different, slowest ${slowest.toFixed(0)} ms`,
  value: `${failed} failures`,
  goal: '0',
  met: failed === 0,
});

function totals(all: readonly Proved[]): BenchFigure[] {
  const sum = (part: (proved: Proved) => number) => all.reduce((total, each) => total + part(each), 0);
  const failed = sum((each) => each.failed);
  const few = all.filter(({ different }) => different < enough);
  return [
    {
      name: `questions of ${all.length} templates, ${seeds} seeds each, ${sum((each) => each.different)} different`,
      value: `${failed} failures`,
      goal: '0',
      met: failed === 0,
    },
    {
      name: `templates with fewer than ${enough} different questions`,
      value: few.map(({ id, different }) => `${id} (${different})`).join(', ') || 'none',
      goal: '',
      met: true,
    },
  ];
}
