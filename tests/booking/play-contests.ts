import { contests, doorsOf, playRound, startRival } from './contest.ts';
import { withScratchHouse } from './scratch.ts';

/*
 * Rounds of two hundred requests at once on one hour, from two processes on one database:
 *   node tests/booking/play-contests.ts 1000 [requests]
 * Says after each fifty how far it is; ends with 1 at the first round that has not exactly one winner, or an answer other than 409 for the others.
 */
const [rounds = '50', requests = '200'] = process.argv.slice(2);
await withScratchHouse(async (house) => {
  const rival = await startRival(house.url);
  const setting = { many: Number(requests), doors: doorsOf(house, [rival.door]) };
  for (let round = 0; round < Number(rounds) && process.exitCode !== 1; round += 1) {
    const contest = contests[round % contests.length] ?? 'exact';
    const faults = await playRound(house, contest, setting);
    if ((round + 1) % 50 === 0) process.stdout.write(`… ${round + 1} rounds\n`);
    if (faults.length === 0) continue;
    process.stdout.write(`round ${round}, ${contest}: ${faults.slice(0, 5).join('; ')}\n`);
    process.exitCode = 1;
  }
  await rival.stop();
  if (process.exitCode !== 1) process.stdout.write(`${rounds} rounds of ${requests}: one winner in each\n`);
});
