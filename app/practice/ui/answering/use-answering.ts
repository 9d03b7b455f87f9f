import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MathInputHandle } from '@curvela/maths-react/input';
import type { AttemptInput } from '../../model/schemas.ts';
import type { ItemView } from '../../model/views.ts';
import { checkDraft, type DraftState } from '../../domain/answering/draft.ts';
import { saveDraft, loadDraft } from '../../domain/answering/draft-storage.ts';

/** Why an answer is not sent: nothing is given yet, or it was sent already. */
type Lack = 'empty' | 'same';

/**
 * The answer being written to one question: stored in this window with each change, and turned into an attempt when sent. The component
 * that calls this needs the question's id as its key.
 */
export function useAnswering(item: Pick<ItemView, 'id' | 'ask'> & { readonly attempts: readonly unknown[] }) {
  const [stored, setStored] = useState(() => loadDraft(item));
  const [lack, setLack] = useState<Lack | null>(null);
  const [since] = useState(() => performance.now() - stored.tookMs);
  const change = (next: Partial<Pick<DraftState, 'draft' | 'confidence' | 'sent'>>) => {
    const all = { ...stored, ...next, tookMs: performance.now() - since };
    setStored(all);
    setLack(null);
    saveDraft(item.id, all);
  };
  /** The attempt to send, or null and the reason shown. */
  const attempt = (): AttemptInput | null => {
    const checked = checkDraft(stored, item.attempts.length);
    if (typeof checked === 'string') {
      setLack(checked);
      return null;
    }
    const { answer } = checked;
    change({ sent: { answer: JSON.stringify(answer), tries: item.attempts.length } });
    const tookMs = Math.min(Math.round(performance.now() - since), longest);
    return { id: crypto.randomUUID(), answer, confidence: stored.confidence, tookMs };
  };
  return { draft: stored.draft, confidence: stored.confidence, lack, change, attempt };
}

/** Milliseconds. A question left open for longer was not worked on that long. */
const longest = 86_400_000;

type Places = {
  field: RefObject<MathInputHandle | null>;
  heading: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
};

/**
 * Moves the focus: to a new question's field (to its heading where a field would open an on-screen keyboard over it, or there is none), and
 * to the continue button when it is over. The first question of a visit does not move the focus.
 */
export function useFocusAfterStep({
  arrived,
  over,
  places,
}: {
  arrived: boolean;
  over: boolean;
  places: Places;
}) {
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = over;
    if (was === over) return;
    const { field, heading, next } = places;
    if (over) {
      if (was === false) next.current?.focus();
    } else if (arrived) {
      const fine = window.matchMedia('(pointer: fine)').matches;
      if (fine && field.current) field.current.focus();
      else heading.current?.focus();
      // The field may be far below: keep the question visible.
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  });
}
