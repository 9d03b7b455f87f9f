import { readSession } from '#app/teaching/use-cases/read-session.server.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import { takeTurn } from '#app/teaching/use-cases/turns/take-turn.server.ts';
import type { TurnAnswer } from '#app/teaching/model/views.ts';
import type { SessionFault } from './checks.ts';

/** A repeated request is one turn, and a reload returns the same step. */
export async function repeatFaults(
  services: TeachingServices,
  owner: { accountId: string },
  input: TurnInput,
  { turn, session }: TurnAnswer,
): Promise<SessionFault[]> {
  const faults: SessionFault[] = [];
  if ('cardId' in input && input.cardId !== session.card?.id) {
    const twice = await takeTurn(services, owner, session.id, input).catch((error: unknown) => ({
      turn: { id: String(error) },
    }));
    if (twice.turn.id !== turn.id)
      faults.push({ kind: 'not the same turn', what: `${JSON.stringify(input)}: ${twice.turn.id}` });
  }
  const read = await readSession(services, owner, session.id);
  if (read.card?.id !== session.card?.id)
    faults.push({ kind: 'not the same turn', what: 'another card after a reload' });
  return faults;
}
