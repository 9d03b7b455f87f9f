import { freeSlots } from '#app/tutors/domain/availability/slots.ts';
import { seededRandom } from '#app/platform/random.ts';
import { freeStartsByMinute } from './minute-model.ts';
import { slotCase } from './slot-cases.ts';

/*
 * Compares the slot engine with the minute-by-minute model on as many cases as wanted:
 * node tests/tutors/compare-slots.ts 100000 [days] [first seed]
 * Prints the first difference and exits with 1.
 */
const [count = '10000', days = '4', first = '1'] = process.argv.slice(2);
let slots = 0;
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const each = slotCase(seededRandom(seed), Number(days));
  const engine = freeSlots(each.schedule, each.claims, each.query).map(({ start }) => start);
  const model = freeStartsByMinute(each.schedule, each.claims, each.query);
  slots += model.length;
  if (engine.join() === model.join()) continue;
  const differing = [...engine, ...model].filter(
    (start) => !engine.includes(start) || !model.includes(start),
  );
  const named = differing.map((start) => new Date(start).toISOString()).join(', ');
  process.stdout.write(`seed ${seed} differs at ${named}\n${JSON.stringify(each, null, 1)}\n`);
  process.exit(1);
}
process.stdout.write(`${count} cases of ${days} days, ${slots} free times: all equal\n`);
