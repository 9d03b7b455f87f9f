/** One event of a tutor's turn as a stream. Ids increase within the turn, so that a broken stream resumes after the last event received. */
type TurnEvent = { id: string; event: 'block' | 'card' | 'session' | 'done'; data: string };

/** A turn as events: each block, the card, the session state, the end. */
export function eventsOf(answer: {
  turn: { id: string; blocks: readonly unknown[]; card: unknown };
  session: unknown;
}): TurnEvent[] {
  const { turn, session } = answer;
  const parts: Omit<TurnEvent, 'id'>[] = [
    ...turn.blocks.map((block) => ({ event: 'block' as const, data: JSON.stringify(block) })),
    { event: 'card', data: JSON.stringify(turn.card) },
    { event: 'session', data: JSON.stringify(session) },
    { event: 'done', data: JSON.stringify({ turn: turn.id }) },
  ];
  return parts.map((part, at) => ({ ...part, id: `${turn.id}:${at + 1}` }));
}

/** The events after the last one received; all of them if the id is not from this turn. */
export function eventsAfter(events: readonly TurnEvent[], lastId: string | undefined): readonly TurnEvent[] {
  const lastIndex = events.findIndex(({ id }) => id === lastId);
  return events.slice(lastIndex + 1);
}
