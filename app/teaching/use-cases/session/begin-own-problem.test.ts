import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import { speak } from '../../domain/voice/speak.ts';
import { readOwnProblemStart } from './begin-own-problem.server.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

/** The sentences of the first turn, with formulas as plain text. */
async function openingOf(language: 'en' | 'es' | 'fr', text: string): Promise<string[]> {
  const { facts } = await readOwnProblemStart({ maths, locale: language }, text);
  const { moments } = begin(facts, {
    policy: policies['socratic-guide'],
    at: 0,
    newId: seededRandom(1).uuid,
  });
  const speaker = { language, locale: language, model: 'socratic-guide', seed: 7, position: 1 } as const;
  return speak(moments, speaker, null).flatMap((block) =>
    block.kind === 'say'
      ? [block.text.map((part) => (typeof part === 'string' ? part : part.plain)).join('')]
      : [],
  );
}

test.each([
  [
    'en',
    'Tom is twice as old as Ana. Together they are 27 years old. How old is each of them?',
    'Letters: x for Tom, y for Ana.',
  ],
  [
    'es',
    'Un lápiz y un cuaderno cuestan 5 euros. El cuaderno cuesta 2 euros más que el lápiz. ¿Cuánto cuesta cada uno?',
    'Letras: x para cuaderno, y para lápiz.',
  ],
  [
    'fr',
    'Paul a 6 ans de plus que Léa. La somme de leurs âges est 40. Quel est l’âge de chacun ?',
    'Les lettres : x pour Paul, y pour Léa.',
  ],
] as const)('the letters of a story are named: %s', async (language, story, letters) => {
  expect(await openingOf(language, story)).toContain(letters);
});

test('a problem whose letters the learner chose has no such sentence', async () => {
  expect(await openingOf('en', 'x + y = 27, x = 2y')).toHaveLength(1);
});
