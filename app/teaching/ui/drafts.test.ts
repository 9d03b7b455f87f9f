import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts, saveDraft, loadDraft } from './drafts.ts';

const store = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  }),
);
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
});

test('a draft is restored for the same account, session and field only', () => {
  saveDraft('maya', { line: 's1' }, '3x=15');
  expect(loadDraft('maya', { line: 's1' })).toBe('3x=15');
  expect(loadDraft('noor', { line: 's1' })).toBe('');
  expect(loadDraft(undefined, { line: 's1' })).toBe('');
  expect(loadDraft('maya', { talk: 's1' })).toBe('');
  expect(loadDraft('maya', { line: 's2' })).toBe('');
});

test('sending or deleting removes the draft', () => {
  saveDraft('maya', { line: 's1' }, '3x=15');
  saveDraft('maya', { line: 's1' }, '');
  saveDraft('maya', { talk: 's1' }, 'why?');
  deleteDrafts('maya', 's1');
  expect(store.size).toBe(0);
});

test('without storage nothing breaks and drafts are not kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('maya', { line: 's1' }, '3x=15');
  expect(loadDraft('maya', { line: 's1' })).toBe('');
});
