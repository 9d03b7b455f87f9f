import type { ChangeView, ItemState, ItemView, PracticeSessionView } from '../../model/views.ts';

/** Updates a question within its session. A finished or reported question is no longer the open one. */
export function updateItemInSession(session: PracticeSessionView, item: ItemView): PracticeSessionView {
  const mark = { id: item.id, position: item.position, state: item.state, voided: item.voided };
  const known = session.marks.some(({ id }) => id === item.id);
  const marks = known
    ? session.marks.map((one) => (one.id === item.id ? mark : one))
    : [...session.marks, mark];
  if (session.item !== null && session.item.id !== item.id) return { ...session, marks };
  return { ...session, marks, item: isOver(item) ? null : item };
}

export const isOver = ({ state, voided }: { state: ItemState; voided: boolean }): boolean =>
  state !== 'open' || voided;

/** What a session shows: `over` is a question that has ended and stays on the screen until the learner continues. */
type ShownState = {
  readonly session: PracticeSessionView | undefined;
  readonly over: ItemView | null;
  readonly changes: readonly ChangeView[];
};

/**
 * The state after an answer of the server about a question. An answer that arrives late, when another question is on the screen, only
 * updates the marks of the curve. Changes of an earlier attempt stay until the question is over.
 */
export function applyItem(
  shown: ShownState,
  item: ItemView,
  changes: readonly ChangeView[] = [],
): ShownState {
  const session = shown.session && updateItemInSession(shown.session, item);
  const onScreen = shown.over ?? shown.session?.item ?? null;
  if (onScreen !== null && onScreen.id !== item.id) return { ...shown, session };
  return {
    session,
    over: isOver(item) ? item : shown.over,
    changes: changes.length > 0 ? changes : shown.changes,
  };
}

/** How a question is drawn on the curve. In a running exam verdicts are hidden (`done`). */
export type CurveDot = 'right' | 'missed' | 'skipped' | 'done' | 'now' | 'ahead';

/** The dots of the curve: questions so far, the current one, and those still planned. */
export function dotsOf(session: PracticeSessionView, shownId: string | null): readonly CurveDot[] {
  const hidden = session.mode === 'exam' && session.state === 'open';
  const dots = session.marks
    .toSorted((a, b) => a.position - b.position)
    .map((mark): CurveDot => {
      if (mark.id === shownId && !isOver(mark)) return 'now';
      if (!isOver(mark)) return 'ahead';
      if (mark.voided || mark.state === 'skipped') return 'skipped';
      if (hidden) return 'done';
      return mark.state === 'right' ? 'right' : 'missed';
    });
  const rest = session.state === 'open' ? Math.max(0, session.size - dots.length) : 0;
  return [...dots, ...Array.from({ length: rest }, (): CurveDot => 'ahead')];
}

/** The number of a question, from 1. */
export const questionNumberOf = (session: PracticeSessionView, itemId: string): number =>
  Math.max(
    1,
    1 + session.marks.toSorted((a, b) => a.position - b.position).findIndex(({ id }) => id === itemId),
  );

/** Whole minutes, at least one, until question `of` is done. `over`: question `number` is answered already. */
export function minutesLeft(
  { pace }: Pick<PracticeSessionView, 'pace'>,
  { number, of, over }: { readonly number: number; readonly of: number; readonly over: boolean },
): number {
  const others = Math.max(0, of - number) * pace.other;
  return Math.max(1, Math.round(others + (over ? 0 : pace.open)));
}
