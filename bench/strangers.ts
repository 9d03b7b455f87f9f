import { createMaths } from '#app/maths/index.server.ts';
import { languages } from '#app/platform/texts.ts';
import {
  fifth,
  judgeMessage,
  type JudgedMessage,
  unseenMessages,
} from '#app/teaching/use-cases/understanding/index.ts';
import type { BenchFigure } from './figure.ts';

/** Number of solvable texts started, or questioned, at the last measurement. */
const measuredCounts = {
  strangers: { en: 146, es: 145, fr: 143 },
  fifth: { en: 18, es: 19, fr: 17 },
};

/** The share of typed problems that the tutor starts correctly, by language, and that none starts as a different problem. */
export async function measure(): Promise<BenchFigure[]> {
  const maths = createMaths({ timeLimit: 30_000, patience: 120_000 });
  const figures: BenchFigure[] = [];
  try {
    for (const [name, set, goal] of [
      ['typed by strangers', unseenMessages, measuredCounts.strangers],
      ['fifth set', fifth, measuredCounts.fifth],
    ] as const)
      for (const language of languages) {
        const judged: JudgedMessage[] = [];
        for (const one of set[language]) judged.push(await judgeMessage(maths, language, one));
        figures.push(...figuresOf(`${name}, ${language}`, judged, goal[language] - 1));
      }
  } finally {
    await maths.close();
  }
  return figures;
}

function figuresOf(name: string, judged: readonly JudgedMessage[], goal: number): BenchFigure[] {
  const solvable = judged.filter((one) => one.solvable);
  const count = (...taken: JudgedMessage['taken'][]) =>
    solvable.filter((one) => taken.includes(one.taken)).length;
  const begun = count('begun', 'asked');
  const wrong = judged.filter(({ taken }) => taken === 'else' || taken === 'false');
  const percent = ((100 * begun) / solvable.length).toFixed(0);
  return [
    {
      name: `${name}: begun as meant, of what the solver solves`,
      value: `${begun} of ${solvable.length} (${percent} %), ${count('asked')} asked back`,
      goal: `≥ ${goal}`,
      met: begun >= goal,
    },
    {
      name: `${name}: begun as something else`,
      value: `${wrong.length} of ${judged.length}`,
      goal: '0',
      met: wrong.length === 0,
    },
  ];
}
