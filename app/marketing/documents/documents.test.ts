import { describe, expect, test } from 'vitest';
import { piecesOf } from '../rich-line.ts';
import type { Block, InfoDocument } from './document.ts';
import { faq } from './faq/index.ts';
import { mission } from './mission/index.ts';
import { privacy } from './privacy/index.ts';
import { teaching } from './teaching/index.ts';
import { terms } from './terms/index.ts';

const size = (block: Block): unknown => {
  if (typeof block === 'string') return piecesOf(block).flatMap(({ to }) => to ?? []);
  const rows = {
    list: 'items',
    rows: 'rows',
    rungs: 'rungs',
    study: 'rows',
    questions: 'questions',
  } as const;
  const counted = block.kind in rows ? block[rows[block.kind as keyof typeof rows] as never] : [];
  return [block.kind, (counted as readonly unknown[]).length];
};
const shape = (document: InfoDocument) => ({
  sections: document.sections.map(({ id, blocks }) => [id, blocks.map(size)]),
  ways: document.ways.map(([, to]) => to),
});

describe.each(Object.entries({ faq, mission, privacy, teaching, terms }))('%s', (_, documents) => {
  test('says the same in all languages: sections, rows and links', () => {
    expect(shape(documents.es)).toEqual(shape(documents.en));
    expect(shape(documents.fr)).toEqual(shape(documents.en));
  });
});

test('the anchors that the not-found page and the mails link to are there', () => {
  expect(terms.en.sections.map(({ id }) => id)).toContain('refunds');
  expect(privacy.en.sections.map(({ id }) => id)).toContain('cookies');
});
