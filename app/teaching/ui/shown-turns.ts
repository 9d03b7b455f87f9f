import type { TutorBlock } from '../model/blocks.ts';
import type { SessionWithTurns, TurnView, TutorTurnView } from '../model/views.ts';

/** Buttons that are not shown as messages. */
const silent = new Set(['on', 'line']);

const stepsOf = (blocks: readonly TutorBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'steps' && block.id !== '' ? [block.id] : []));

/**
 * Turns as displayed: turns that only ask are omitted, as their question is on the card below; so is a pending question; and an example
 * that continues at a button press grows in place.
 */
export function shownTurns(session: Pick<SessionWithTurns, 'turns' | 'card'>): TurnView[] {
  const waiting = session.card?.question?.id;
  const shown: TurnView[] = [];
  for (const turn of session.turns) {
    if (turn.speaker === 'learner') {
      if (turn.kind !== 'press' || !silent.has(turn.typed)) shown.push(turn);
      continue;
    }
    const last = shown.at(-1);
    const blocks = turn.blocks.filter((block) => block.kind !== 'asked' || block.id !== waiting);
    const visible: TutorTurnView = blocks.length === turn.blocks.length ? turn : { ...turn, blocks };
    if (last?.speaker === 'tutor' && grows(last, visible)) shown[shown.length - 1] = grown(last, visible);
    else if (visible.blocks.length > 0) shown.push(visible);
  }
  return shown;
}

const grows = (last: TutorTurnView, next: TutorTurnView): boolean => {
  const ids = stepsOf(last.blocks);
  return next.blocks.length === 1 && stepsOf(next.blocks).some((id) => ids.includes(id));
};

const grown = (last: TutorTurnView, { blocks: [block] }: TutorTurnView): TutorTurnView => ({
  ...last,
  blocks: last.blocks.map((one) =>
    block?.kind === 'steps' && one.kind === 'steps' && one.id === block.id ? block : one,
  ),
});
