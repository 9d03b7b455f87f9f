import { expect, it } from 'vitest';
import { killUnderLoad } from './balanced/kill-under-load.ts';

it('of two processes behind a balancer one after the other is killed under load: nothing acknowledged is lost, streams go on', async () => {
  const { faults, ...done } = await killUnderLoad(2);
  expect(faults).toEqual([]);
  const { bookings, answers, notesSaved, turns, wordsHeard, acknowledgedWhileOneWasAway, socketsRejoined } =
    done;
  const kinds = {
    bookings,
    answers,
    notesSaved,
    turns,
    wordsHeard,
    acknowledgedWhileOneWasAway,
    socketsRejoined,
  };
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
});
