/** One event of a tutor's turn as a stream. Ids rise within the turn, so that a broken stream goes on after the last one. */
type TurnEvent = { id: string; event: 'block' | 'card' | 'session' | 'done'; data: string };

/** A turn as events: each block, the card, where the session stands, the end. */
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

/** What is left after the event that somebody saw last; everything when the id is not of this turn. */
export function eventsAfter(events: readonly TurnEvent[], lastId: string | undefined): readonly TurnEvent[] {
  const seen = events.findIndex(({ id }) => id === lastId);
  return events.slice(seen + 1);
}
