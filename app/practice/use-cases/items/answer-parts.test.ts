import { expect, it } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { templates } from '@curvela/curriculum/skills';
import { givenParts } from './attempt-view.server.ts';
import { findItem } from '@curvela/curriculum/items';
import { toPlainText } from './parts.server.ts';
import { answerParts } from './view.server.ts';

const wrongLines = [...templates.values()].filter(({ kind }) => kind === 'wrong_line');

it.each(languages)('the chosen line and the right one are shown with their text (%s)', (language) => {
  for (const { id } of wrongLines) {
    const item = findItem(id, 7);
    if (item?.answer.kind !== 'wrong_line') throw new Error(id);
    const given = { given: { kind: 'wrong_line' as const, line: 1 }, written: null };
    for (const parts of [givenParts(item, given, language), answerParts(item, language)]) {
      expect([id, parts.map(({ kind }) => kind)]).toEqual([id, ['text', 'formula']]);
      expect(toPlainText(parts)).toMatch(/^\S+ \d\s?: \S/u);
    }
  }
});
