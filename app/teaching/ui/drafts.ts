import { useState } from 'react';
import { useAuth } from '#app/accounts/index.ts';
import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';

/** Which input a draft belongs to: a field of a session, or a card that asks for words. */
type DraftKey = { line: string } | { talk: string } | { words: string };

const keyOf = (accountId: string | undefined, place: DraftKey) =>
  `tutor_draft.${accountId ?? 'visitor'}.${Object.entries(place).flat().join('.')}`;

/** This account's draft for the input; empty when there is none. */
export function loadDraft(accountId: string | undefined, place: DraftKey): string {
  const stored = readInWindow<unknown>(keyOf(accountId, place));
  return typeof stored === 'string' ? stored : '';
}

export function saveDraft(accountId: string | undefined, place: DraftKey, text: string): void {
  if (text === '') forgetInWindow(keyOf(accountId, place));
  else keepInWindow(keyOf(accountId, place), text);
}

/** Deletes the drafts of a deleted session. */
export function deleteDrafts(accountId: string | undefined, sessionId: string): void {
  saveDraft(accountId, { line: sessionId }, '');
  saveDraft(accountId, { talk: sessionId }, '');
}

/**
 * A text that survives a reload, stored per account; an empty text deletes it. Call it where the account is known, and give the component a
 * different `key` per input.
 */
export function useDraft(place: DraftKey): [string, (text: string) => void] {
  const { user } = useAuth();
  const [text, setText] = useState(() => loadDraft(user?.id, place));
  const change = (next: string) => {
    setText(next);
    saveDraft(user?.id, place, next);
  };
  return [text, change];
}
