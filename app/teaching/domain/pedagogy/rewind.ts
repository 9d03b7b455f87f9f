import { deeperHelp } from './ladder.ts';
import type { Formula, HelpLevel, SessionItem, ItemOutcome, SessionState } from './state.ts';

/*
 * Editing an earlier question. The conversation goes on from the work as it was then: lines, step, card, what was counted, problems
 * before. What is known of the learner does not go back: failed lines and help on a problem that is open again stay counted, and a
 * problem that was worked on afterwards is never a first attempt again. What was kept as evidence is kept under the problem's id and
 * is not touched at all.
 */

type Worked = { id: string; given: Formula; outcome: ItemOutcome | null; help?: HelpLevel; failed?: number };

/** Something came of it: a line, help, or its end. */
const wasWorkedOn = ({ outcome, help, failed }: Worked): boolean =>
  outcome !== null || help === undefined || help > 0 || (failed ?? 0) > 0;
const triedOf = (item: SessionItem): Worked[] =>
  item.lines.length > 1 || item.step.tried || wasWorkedOn(item) ? [item] : [];

/** The problems of a conversation that are open no more because an earlier question was edited. `kept`: those that still are. */
function leftBy(now: SessionState, kept: readonly { id: string }[]): NonNullable<SessionState['left']> {
  const still = new Set(kept.map(({ id }) => id));
  const known = [...(now.left ?? [])];
  for (const { id, given } of [...now.past.filter(wasWorkedOn), ...triedOf(now.item)]) {
    if (!still.has(id) && known.every((one) => one.id !== id)) known.push({ id, given });
  }
  return known;
}

/** The work as it was `then`, with what may not go back. Its card is a new one: the old one was answered in what followed. */
export function rewindState(then: SessionState, now: SessionState, newId: () => string): SessionState {
  const { item, card, past } = then;
  const later: Pick<Worked, 'help' | 'failed'> =
    now.item.id === item.id ? now.item : (now.past.find(({ id }) => id === item.id) ?? {});
  return {
    ...then,
    item: {
      ...item,
      failed: Math.max(item.failed, later.failed ?? 0),
      help: deeperHelp(item.help, later.help ?? 0),
    },
    card: card && { ...card, id: newId() },
    left: leftBy(now, [...past, item]),
  };
}

/** A first problem that takes the place of another one, in the same conversation. */
export const reopenState = (opened: SessionState, now: SessionState): SessionState => ({
  ...opened,
  left: leftBy(now, []),
});

/** Every problem that came up in a conversation, the present one with `now`: none of them is new any more. */
export const problemsMet = ({ item, past, left = [] }: SessionState, { now } = { now: true }): string[] =>
  [...(now ? [item] : []), ...past, ...left].map(({ given }) => given.plain);
