import type { Maths, SolveAnswer } from '@curvela/maths';
import { mathsTexts } from '@curvela/maths/messages';
import { templates } from '@curvela/curriculum/skills';
import { findItem, type GeneratedItem } from '@curvela/curriculum/items';
import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { toPlainText } from './parts.server.ts';
import { workedView } from './worked.server.ts';

const [rule = '', sentence = ''] =
  Object.entries(mathsTexts.fr.maths.rules as Record<string, unknown>)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .find(([, text]) => /^[^{}]*\{\w+\}[^{}]*$/.test(text)) ?? [];
const [, slot = ''] = /\{(\w+)\}/.exec(sentence) ?? [];
const item = [...templates.keys()]
  .map((id) => findItem(id, 99))
  .find((one): one is GeneratedItem => one?.worked === 'engine' && one.proof.by === 'solve')!;

/** An engine with one step. */
const engine = (seed: number, step: object): [Pick<Maths, 'solve'>, GeneratedItem] => [
  {
    solve: () =>
      Promise.resolve(partOf<Extract<SolveAnswer, { kind: 'solved' }>>({ kind: 'solved', steps: [step] })),
  },
  { ...item, seed },
];

test('the numbers of a reason, which the engine writes the English way, are read in the notation of the reader', async () => {
  const step = { after: { plain: 'x = 2' }, rule, params: { [slot]: '1.234' }, text: 'as it is' };
  const [maths, question] = engine(900_001, step);
  const view = await workedView(maths, question, 'fr');
  expect(toPlainText(view?.lines[0]?.why ?? [])).toContain('1,234');
});

test('a reason without a sentence of ours is the engine’s own', async () => {
  const step = { after: { plain: 'x = 2' }, rule: 'nothing', params: {}, text: 'as it is' };
  const [maths, question] = engine(900_002, step);
  expect((await workedView(maths, question, 'en'))?.lines.map(({ why }) => why)).toEqual([
    [{ kind: 'text', text: 'as it is' }],
  ]);
});
