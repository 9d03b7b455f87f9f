import { deeperHelp } from './ladder.ts';
import type { Formula, HelpLevel, SessionItem, ItemOutcome, SessionState } from './state.ts';

/*
 * Editing an earlier question. The conversation continues from the work at that point: lines, step, card, counts, previous
 * problems. What is known of the learner is not rolled back: failed lines and help on a reopened problem stay counted, and a problem
 * worked on afterwards is never a first attempt again. Evidence is stored under the problem's id and not touched.
 */

type Worked = { id: string; given: Formula; outcome: ItemOutcome | null; help?: HelpLevel; failed?: number };

/** The problem has a line, help or an outcome. */
const wasWorkedOn = ({ outcome, help, failed }: Worked): boolean =>
  outcome !== null || help === undefined || help > 0 || (failed ?? 0) > 0;
const triedOf = (item: SessionItem): Worked[] =>
  item.lines.length > 1 || item.step.tried || wasWorkedOn(item) ? [item] : [];

/** Problems of a conversation that were closed by editing an earlier question. `kept`: those still open. */
function leftBy(now: SessionState, remaining: readonly { id: string }[]): NonNullable<SessionState['left']> {
  const still = new Set(remaining.map(({ id }) => id));
  const known = [...(now.left ?? [])];
  for (const { id, given } of [...now.past.filter(wasWorkedOn), ...triedOf(now.item)]) {
    if (!still.has(id) && known.every((one) => one.id !== id)) known.push({ id, given });
  }
  return known;
}

/** The work as of `then`, with what may not be rolled back. It gets a new card: the old one was answered by a superseded turn. */
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

/** A first problem that replaces another in the same conversation. */
export const reopenState = (opened: SessionState, now: SessionState): SessionState => ({
  ...opened,
  left: leftBy(now, []),
});

/** Every problem of a conversation, with `now` the current one too: none of them counts as new. */
export const problemsMet = ({ item, past, left = [] }: SessionState, { now } = { now: true }): string[] =>
  [...(now ? [item] : []), ...past, ...left].map(({ given }) => given.plain);
