import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MathInputHandle } from '@curvela/maths-react/input';
import type { AttemptInput } from '../../model/schemas.ts';
import type { ItemView } from '../../model/views.ts';
import { checkDraft, type DraftState } from '../../domain/answering/draft.ts';
import { saveDraft, loadDraft } from '../../domain/answering/draft-storage.ts';

/** What keeps an answer from being sent: nothing is there yet, or it was sent as it stands. */
type Lack = 'empty' | 'same';

/**
 * The answer that is being written to one question: kept in this window with each change, and made into an attempt when it is sent.
 * Give the component that calls this the question’s id as its key.
 */
export function useAnswering(item: Pick<ItemView, 'id' | 'ask'> & { readonly attempts: readonly unknown[] }) {
  const [kept, setKept] = useState(() => loadDraft(item));
  const [lack, setLack] = useState<Lack | null>(null);
  const [since] = useState(() => performance.now() - kept.tookMs);
  const change = (next: Partial<Pick<DraftState, 'draft' | 'confidence' | 'sent'>>) => {
    const all = { ...kept, ...next, tookMs: performance.now() - since };
    setKept(all);
    setLack(null);
    saveDraft(item.id, all);
  };
  /** The attempt to send, or null and the reason shown. */
  const attempt = (): AttemptInput | null => {
    const checked = checkDraft(kept, item.attempts.length);
    if (typeof checked === 'string') {
      setLack(checked);
      return null;
    }
    const { answer } = checked;
    change({ sent: { answer: JSON.stringify(answer), tries: item.attempts.length } });
    const tookMs = Math.min(Math.round(performance.now() - since), longest);
    return { id: crypto.randomUUID(), answer, confidence: kept.confidence, tookMs };
  };
  return { draft: kept.draft, confidence: kept.confidence, lack, change, attempt };
}

/** One day: a question left open for longer was not worked on that long. */
const longest = 86_400_000;

type Places = {
  field: RefObject<MathInputHandle | null>;
  heading: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
};

/**
 * Where the focus goes: to a new question’s field (to its heading where a field would bring up a keyboard over it, or there is none),
 * and to the way on when it is over. The first question of a visit leaves the focus alone.
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
      // The field may be far below: what is asked is seen first.
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
  });
}
