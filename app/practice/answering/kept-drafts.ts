import type { ItemView } from '../views.ts';
import { emptyDraft, type Kept } from './draft.ts';

const keyOf = (itemId: string) => `practice_draft.${itemId}`;
const overKey = (sessionId: string) => `practice_over.${sessionId}`;

/** What was begun of an answer in this window; a fresh one when there is none or it does not fit the question. */
export function keptDraft(item: Pick<ItemView, 'id' | 'ask'>): Kept {
  const fresh: Kept = { draft: emptyDraft(item.ask), confidence: null, tookMs: 0 };
  const stored = read<Kept>(keyOf(item.id));
  return stored?.draft?.kind === item.ask.kind ? { ...fresh, ...stored } : fresh;
}

export const keepDraft = (itemId: string, kept: Kept): void => write(keyOf(itemId), kept);
export const forgetDraft = (itemId: string): void => remove(keyOf(itemId));

/** A question that has ended but still stands on the screen: a reload shows it again, until the learner goes on. */
export const keptOver = (sessionId: string): ItemView | null => read<ItemView>(overKey(sessionId));
export function keepOver(sessionId: string, item: ItemView | null): void {
  if (item === null) remove(overKey(sessionId));
  else write(overKey(sessionId), item);
}

/* A window without storage, or with a full one, works all the same and only forgets at a reload. */

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    remove(key);
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there then.
  }
}
