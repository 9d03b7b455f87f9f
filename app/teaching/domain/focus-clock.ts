import type { ParkedThought, FocusTime } from '../model/record.ts';
import type { FocusInput } from '../model/schemas.server.ts';
import { longestSprint } from './sprint.ts';
import type { FocusView } from '../model/views.ts';

/** Minutes added by "a little longer". */
const longerBy = 5;
const minute = 60_000;

/** Milliseconds of the sprint used so far; paused time does not count. */
function usedMs(focus: FocusTime, now: Date): number {
  const running = focus.runningSince === null ? 0 : now.getTime() - Date.parse(focus.runningSince);
  return focus.usedMs + Math.max(0, running);
}

/** Time runs only between resume and pause. Idempotent: repeating an input changes nothing. */
export function applyFocusInput(focus: FocusTime, input: FocusInput, now: Date): FocusTime {
  const used = usedMs(focus, now);
  const still = { ...focus, usedMs: used, runningSince: null };
  switch (input.action) {
    case 'pause':
      return { ...still, rest: null };
    case 'break':
      return { ...still, rest: { since: now.toISOString(), minutes: input.minutes ?? 5 } };
    case 'stop':
      return { ...still, rest: null, stopped: true };
    case 'resume':
      if (focus.runningSince !== null) return focus;
      return used >= focus.minutes * minute ? freshSprint(focus, now) : running(focus, used, now);
    case 'again':
      return used >= focus.minutes * minute ? freshSprint(focus, now) : focus;
    case 'longer':
      return longer(focus, used, now);
  }
}

const running = (focus: FocusTime, used: number, now: Date): FocusTime => ({
  ...focus,
  usedMs: used,
  runningSince: now.toISOString(),
  rest: null,
  stopped: false,
});

/** A new sprint of the chosen length after the previous one ended. */
const freshSprint = (focus: FocusTime, now: Date): FocusTime =>
  running({ ...focus, minutes: sprintOf(focus) }, 0, now);

const sprintOf = ({ sprint, minutes }: FocusTime): number => sprint ?? minutes;

/** Five minutes from now if the time is over; never more than 25 minutes in all. */
function longer(focus: FocusTime, used: number, now: Date): FocusTime {
  if (!mayLonger(focus)) return focus;
  const spent = Math.min(used, focus.minutes * minute);
  const runs = focus.runningSince === null ? null : now.toISOString();
  return {
    ...focus,
    sprint: sprintOf(focus),
    minutes: focus.minutes + longerBy,
    usedMs: spent,
    runningSince: runs,
  };
}

const mayLonger = ({ minutes }: FocusTime): boolean => minutes + longerBy <= longestSprint;

/** The session clock as shown to the learner. */
export function focusView(focus: FocusTime, now: Date, parked: ParkedThought[]): FocusView {
  const used = usedMs(focus, now);
  const { rest = null } = focus;
  const left = focus.minutes * minute - used;
  return {
    energy: focus.energy,
    minutes: focus.minutes,
    sprint: sprintOf(focus),
    secondsLeft: Math.max(0, Math.round(left / 1000)),
    overSince: left <= 0 && focus.runningSince !== null ? new Date(now.getTime() + left).toISOString() : null,
    mayLonger: mayLonger(focus),
    running: focus.runningSince !== null,
    stopped: focus.stopped,
    rest: rest && {
      minutes: rest.minutes,
      secondsLeft: Math.max(
        0,
        Math.round((Date.parse(rest.since) + rest.minutes * minute - now.getTime()) / 1000),
      ),
    },
    parked,
  };
}
