import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';
import type { ItemView } from '../../model/views.ts';
import { emptyDraft, type Kept } from './draft.ts';

const keyOf = (itemId: string) => `practice_draft.${itemId}`;
const overKey = (sessionId: string) => `practice_over.${sessionId}`;

/** What was begun of an answer in this window; a fresh one when there is none or it does not fit the question. */
export function keptDraft(item: Pick<ItemView, 'id' | 'ask'>): Kept {
  const fresh: Kept = { draft: emptyDraft(item.ask), confidence: null, tookMs: 0 };
  const stored = readInWindow<Kept>(keyOf(item.id));
  return stored?.draft?.kind === item.ask.kind ? { ...fresh, ...stored } : fresh;
}

export const keepDraft = (itemId: string, kept: Kept): void => keepInWindow(keyOf(itemId), kept);
export const forgetDraft = (itemId: string): void => forgetInWindow(keyOf(itemId));

/** A question that has ended but still stands on the screen: a reload shows it again, until the learner goes on. */
export const keptOver = (sessionId: string): ItemView | null => readInWindow<ItemView>(overKey(sessionId));
export function keepOver(sessionId: string, item: ItemView | null): void {
  if (item === null) forgetInWindow(overKey(sessionId));
  else keepInWindow(overKey(sessionId), item);
}
