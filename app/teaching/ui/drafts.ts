import { useState } from 'react';
import { useAuth } from '#app/accounts/index.ts';
import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';

/** Where a person's words stand until they are sent: a field of a session, or a card that asks for words. */
type DraftKey = { line: string } | { talk: string } | { words: string };

const keyOf = (accountId: string | undefined, place: DraftKey) =>
  `tutor_draft.${accountId ?? 'visitor'}.${Object.entries(place).flat().join('.')}`;

/** What was begun there by this person; empty when nothing was. */
export function loadDraft(accountId: string | undefined, place: DraftKey): string {
  const kept = readInWindow<unknown>(keyOf(accountId, place));
  return typeof kept === 'string' ? kept : '';
}

export function saveDraft(accountId: string | undefined, place: DraftKey, text: string): void {
  if (text === '') forgetInWindow(keyOf(accountId, place));
  else keepInWindow(keyOf(accountId, place), text);
}

/** A deleted session takes what was begun in it along. */
export function deleteDrafts(accountId: string | undefined, sessionId: string): void {
  saveDraft(accountId, { line: sessionId }, '');
  saveDraft(accountId, { talk: sessionId }, '');
}

/**
 * A text that survives a reload, for the person who wrote it; set to nothing it is gone. Call it where it is known who is signed
 * in, and give the component another key for another place.
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
