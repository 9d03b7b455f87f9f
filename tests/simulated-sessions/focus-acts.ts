import type { Random } from '#app/platform/random.ts';
import { changeFocusTime, parkThought } from '#app/teaching/use-cases/focus/focus-time.server.ts';
import { readSession } from '#app/teaching/use-cases/read-session.server.ts';
import { focusActions } from '#app/teaching/model/schemas.server.ts';
import { energies, type Energy, longestSprint } from '#app/teaching/domain/sprint.ts';
import type { TeachingSessionView } from '#app/teaching/model/views.ts';
import type { SessionFault } from './checks.ts';
import type { PlayContext } from './play.ts';

/** The learner's energy in the session of this number. */
export const energyOf = (number: number): Energy => energies[Math.floor(number / 12) % 3] ?? 'okay';

/**
 * Uses the timer of a focus session between two steps: pause, break, five more minutes, a parked thought. The step must stay unchanged, and
 * no sprint exceed its limit.
 */
export async function focusFaults(
  { services, clock }: PlayContext,
  owner: { accountId: string },
  { id, card }: Pick<TeachingSessionView, 'id' | 'card'>,
  random: Random,
): Promise<SessionFault[]> {
  const action = focusActions[Math.floor(random.fraction() * focusActions.length)] ?? 'pause';
  await changeFocusTime(services, owner, id, { action, ...(action === 'break' && { minutes: 5 }) });
  if (random.fraction() < 0.3)
    await parkThought(services, owner, id, { id: services.random.uuid(), text: 'what is for dinner' });
  clock.advance(Math.floor(random.fraction() * 12) * 60_000);
  const read = await readSession(services, owner, id);
  const faults: SessionFault[] = [];
  if (read.card?.id !== card?.id)
    faults.push({ kind: 'not the same turn', what: `another card after ${action}` });
  const { focus } = read;
  if (!focus) return [...faults, { kind: 'dead end', what: `no time after ${action}` }];
  if (focus.minutes > longestSprint || focus.secondsLeft < 0 || focus.secondsLeft > focus.minutes * 60)
    faults.push({ kind: 'dead end', what: `${focus.secondsLeft} s of ${focus.minutes} min after ${action}` });
  const stands = ['pause', 'break', 'stop'].includes(action);
  if (stands === focus.running && action !== 'longer' && action !== 'again')
    faults.push({ kind: 'dead end', what: `the time ${stands ? 'runs' : 'stands'} after ${action}` });
  if (!focus.running) await changeFocusTime(services, owner, id, { action: 'resume' });
  return faults;
}
