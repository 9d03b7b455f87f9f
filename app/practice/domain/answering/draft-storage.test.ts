import { beforeEach, expect, it, vi } from 'vitest';
import type { ItemView } from '../../model/views.ts';
import { deleteDraft, loadDraft, loadEndedItem, saveDraft, saveEndedItem } from './draft-storage.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});

const formula = { id: 'one', ask: { kind: 'formula', label: null, formText: null } } as const;
const written = {
  draft: { kind: 'formula', text: 'x = 4' },
  confidence: 'certain',
  tookMs: 12_000,
  sent: { answer: '{}', tries: 1 },
} as const;

it('a question without a stored draft starts empty, at 0 milliseconds', () => {
  expect(loadDraft(formula)).toEqual({
    draft: { kind: 'formula', text: '' },
    confidence: null,
    tookMs: 0,
  });
});

it('a stored draft is restored as it was, for its question only', () => {
  saveDraft('one', written);
  expect(loadDraft(formula)).toEqual(written);
  expect(loadDraft({ ...formula, id: 'two' }).draft).toEqual({ kind: 'formula', text: '' });
});

it('a draft that does not fit the kind of the question is not restored', () => {
  saveDraft('one', written);
  expect(loadDraft({ id: 'one', ask: { kind: 'choice', options: [] } })).toEqual({
    draft: { kind: 'choice', number: null },
    confidence: null,
    tookMs: 0,
  });
});

it('a deleted draft is not restored', () => {
  saveDraft('one', written);
  deleteDraft('one');
  expect(loadDraft(formula).tookMs).toBe(0);
});

it('an ended question on the screen is stored for its session until it is cleared', () => {
  const ended = { id: 'one', state: 'right' } as ItemView;
  expect(loadEndedItem('monday')).toBeNull();
  saveEndedItem('monday', ended);
  expect(loadEndedItem('monday')).toEqual(ended);
  expect(loadEndedItem('tuesday')).toBeNull();
  saveEndedItem('monday', null);
  expect(loadEndedItem('monday')).toBeNull();
});
