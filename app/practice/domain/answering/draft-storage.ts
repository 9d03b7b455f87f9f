import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';
import type { ItemView } from '../../model/views.ts';
import { emptyDraft, type DraftState } from './draft.ts';

const keyOf = (itemId: string) => `practice_draft.${itemId}`;
const overKey = (sessionId: string) => `practice_over.${sessionId}`;

/** The stored draft of this window; a new one when there is none or it does not fit the question. */
export function loadDraft(item: Pick<ItemView, 'id' | 'ask'>): DraftState {
  const fresh: DraftState = { draft: emptyDraft(item.ask), confidence: null, tookMs: 0 };
  const stored = readInWindow<DraftState>(keyOf(item.id));
  return stored?.draft?.kind === item.ask.kind ? { ...fresh, ...stored } : fresh;
}

export const saveDraft = (itemId: string, draft: DraftState): void => keepInWindow(keyOf(itemId), draft);
export const deleteDraft = (itemId: string): void => forgetInWindow(keyOf(itemId));

/** A finished question that is still on the screen: a reload shows it again until the learner continues. */
export const loadEndedItem = (sessionId: string): ItemView | null =>
  readInWindow<ItemView>(overKey(sessionId));
export function saveEndedItem(sessionId: string, item: ItemView | null): void {
  if (item === null) forgetInWindow(overKey(sessionId));
  else keepInWindow(overKey(sessionId), item);
}
