import { launchBrowser } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/audit/public-pages.ts';
import { startAppServer } from '#tests/support/app-server.ts';
import { type BenchFigure, median, milliseconds } from './figure.ts';
import { type Vitals, vitalsOf } from '#tests/audit/vitals.ts';

const usualRounds = 5;
const slowest = 1800;
const mostMoved = 0.02;

/**
 * LCP and CLS of every public page on a slow phone with an empty cache: medians of five visits, and the maximum CLS. `node bench/pages.ts 3
 * /faq /courses` measures some of them with another number of visits.
 */
export async function measure(
  addresses: readonly string[] = publicAddresses,
  rounds = usualRounds,
): Promise<BenchFigure[]> {
  const app = await startAppServer();
  const browser = await launchBrowser();
  try {
    const figures: BenchFigure[] = [];
    for (const address of addresses) {
      const visits: Vitals[] = [];
      // One visit without throttling first: it fills the page cache, as for all but the first visitor of a minute.
      await vitalsOf(browser, app.url + address, false);
      for (let round = 0; round < rounds; round += 1)
        visits.push(await vitalsOf(browser, app.url + address, true));
      figures.push(...figuresOf(address, visits));
    }
    return figures;
  } finally {
    await browser.close();
    await app.stop();
    app.clear();
  }
}

function figuresOf(address: string, visits: readonly Vitals[]): BenchFigure[] {
  const lcp = median(visits.map((visit) => visit.lcp));
  const cls = Math.max(...visits.map((visit) => visit.cls));
  const matching = visits.find((visit) => visit.cls === cls);
  if (import.meta.main)
    process.stderr.write(
      `${address} ${lcp.toFixed(0)} ${cls.toFixed(3)} ${visits[0]?.element} | ${matching?.moved}\n`,
    );
  return [
    { name: `${address}: LCP`, value: milliseconds(lcp), goal: '≤ 1.8 s', met: lcp <= slowest },
    { name: `${address}: CLS`, value: cls.toFixed(3), goal: '≤ 0.02', met: cls <= mostMoved },
  ];
}

if (import.meta.main) {
  const [rounds, ...addresses] = process.argv.slice(2);
  const figures = await measure(
    addresses.length > 0 ? addresses : publicAddresses,
    Number(rounds ?? usualRounds),
  );
  for (const { name, value, goal, met } of figures)
    process.stdout.write(`${name.padEnd(70)} ${value.padEnd(10)} ${met ? 'meets' : 'MISSES'} ${goal}\n`);
}
