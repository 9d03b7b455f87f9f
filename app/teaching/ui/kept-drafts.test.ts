import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepDraft, keptDraft } from './kept-drafts.ts';

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

test('a draft is there again for the same person in the same field of the same session, and nowhere else', () => {
  keepDraft('maya', { line: 's1' }, '3x=15');
  expect(keptDraft('maya', { line: 's1' })).toBe('3x=15');
  expect(keptDraft('noor', { line: 's1' })).toBe('');
  expect(keptDraft(undefined, { line: 's1' })).toBe('');
  expect(keptDraft('maya', { talk: 's1' })).toBe('');
  expect(keptDraft('maya', { line: 's2' })).toBe('');
});

test('what was sent or deleted leaves nothing behind', () => {
  keepDraft('maya', { line: 's1' }, '3x=15');
  keepDraft('maya', { line: 's1' }, '');
  keepDraft('maya', { talk: 's1' }, 'why?');
  forgetDrafts('maya', 's1');
  expect(store.size).toBe(0);
});

test('a window without storage works and only forgets', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('maya', { line: 's1' }, '3x=15');
  expect(keptDraft('maya', { line: 's1' })).toBe('');
});
