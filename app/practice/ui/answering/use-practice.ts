import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AttemptResponse, finishPractice, nextItem, practiceQuery, readItem } from '../../api/client.ts';
import type { AttemptInput } from '../../model/schemas.ts';
import type { ChangeView, ItemView, PracticeSessionView } from '../../model/views.ts';
import { applyItem, isOver } from '../../domain/answering/session-progress.ts';
import { deleteDraft, saveEndedItem, loadEndedItem } from '../../domain/answering/draft-storage.ts';
import { type UnsentAttempt, loadUnsent } from './unsent-attempts.ts';
import { isItemOver, useStep } from './use-step.ts';
import { useUnsentAttempts } from './use-unsent-attempts.ts';

/**
 * A session in the browser: the question on the screen (open, or over until the learner continues), one step at a time, answers that
 * survive a lost connection, and the notice when a step fails.
 */
export function usePractice(id: string, accountId: string) {
  const shown = useShownItem(id);
  const { query, session, over, item, put, take, setOver, look } = shown;
  const { step, busy, notice, refused, followed } = useStep(look);
  const [last, setLast] = useState<ItemView | null>(null);

  const next = useCallback(
    () =>
      step('next', async () => {
        const answer = await nextItem(id);
        setLast(over);
        setOver(null);
        put(answer);
      }),
    [id, over, put, setOver, step],
  );
  const { waiting, send, flush } = useUnsentAttempts(accountId, {
    onAnswer: (entry: UnsentAttempt, { item: judged, changes }: AttemptResponse) => {
      if (entry.sessionId === id) take(judged, changes);
    },
    onRefused: (entry: UnsentAttempt, failure: unknown) => {
      if (entry.sessionId !== id) return;
      // The result of the question is shown here too.
      if (!isItemOver(failure)) return refused(failure);
      followed();
      readItem(entry.itemId).then(
        (answer) => take(answer.item, []),
        () => refused(failure),
      );
    },
  });
  const silent = over !== null && isSilent(session, over);
  useNextWhenDone({ session, over, silent, busy, failed: notice?.again != null, next });
  useMovedElsewhere(item, followed);
  return {
    query,
    session,
    item,
    /** It has ended and stays on the screen. */
    over: over !== null && !silent,
    last,
    changes: shown.changes,
    notice,
    busy: busy ?? (silent ? 'next' : null),
    waiting: waiting.some(({ itemId }) => itemId === item?.id),
    answer: (attempt: AttemptInput) =>
      step('check', async () => {
        if (!item) return;
        // A waiting attempt goes first, and decides whether another can be sent.
        if (loadUnsent(accountId).some(({ itemId }) => itemId === item.id)) return flush();
        await send({ accountId, sessionId: id, itemId: item.id, attempt });
      }),
    help: (name: string, work: () => Promise<{ item: ItemView }>) =>
      step(name, async () => take((await work()).item, [])),
    next,
    finish: () =>
      step('finish', async () => {
        const answer = await finishPractice(id);
        setOver(null);
        put(answer);
      }),
    again: () => {
      if (notice?.again) void step(notice.again.name, notice.again.work);
    },
    retry: () => void flush(),
  };
}
export type PracticeController = ReturnType<typeof usePractice>;

/** The state of the session and the question on the screen. */
function useShownItem(id: string) {
  const cache = useQueryClient();
  const query = useQuery(practiceQuery(id));
  const [over, setOverState] = useState<ItemView | null>(() => loadEndedItem(id));
  // Responses may arrive between two renders and must see the latest question.
  const latestOver = useRef(over);
  const [changes, setChanges] = useState<readonly ChangeView[]>([]);
  const put = useCallback(
    (session: PracticeSessionView) =>
      cache.setQueryData<PracticeSessionView>(practiceQuery(id).queryKey, session),
    [cache, id],
  );
  const look = useCallback(
    () => void cache.invalidateQueries({ queryKey: practiceQuery(id).queryKey }),
    [cache, id],
  );
  const setOver = useCallback(
    (item: ItemView | null) => {
      saveEndedItem(id, item);
      latestOver.current = item;
      setOverState(item);
      if (item === null) setChanges([]);
    },
    [id],
  );
  /** Applies an answer of the server about a question: see `applyItem`. */
  const take = useCallback(
    (item: ItemView, changed: readonly ChangeView[]) => {
      const session = cache.getQueryData<PracticeSessionView>(practiceQuery(id).queryKey);
      const before = { session, over: latestOver.current, changes: [] };
      const after = applyItem(before, item, changed);
      if (after.session) put(after.session);
      if (after.changes.length > 0) setChanges(after.changes);
      if (isOver(item)) deleteDraft(item.id);
      if (after.over !== before.over) setOver(after.over);
    },
    [cache, id, put, setOver],
  );
  const session = query.data;
  return { query, session, over, item: over ?? session?.item ?? null, changes, put, look, setOver, take };
}

/** Nothing is shown about a question that was skipped, or answered in an exam. */
const isSilent = (session: PracticeSessionView | undefined, { state, voided }: ItemView): boolean =>
  !voided && (state === 'skipped' || (session?.mode === 'exam' && session.state === 'open'));

type GoOn = {
  session: PracticeSessionView | undefined;
  over: ItemView | null;
  silent: boolean;
  busy: string | null;
  failed: boolean;
  next(): Promise<void>;
};

/** Requests the next question when none is open and none is on the screen. */
function useNextWhenDone({ session, over, silent, busy, failed, next }: GoOn): void {
  const open = session?.state === 'open';
  const wanted = open && busy === null && !failed && (over === null ? session.item === null : silent);
  useEffect(() => {
    if (wanted) void next();
  }, [wanted, next]);
}

/** Detects that another window moved the session on: the question changes without a step here. */
function useMovedElsewhere(shown: ItemView | null, onFollowed: () => void): void {
  const before = useRef(shown);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    const own = was === null || shown === null || was.id === shown.id || isOver(was);
    if (!own) onFollowed();
  });
}
