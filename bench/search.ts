import { sql } from 'kysely';
import { find } from '#app/search/find.server.ts';
import { withScratchHouse } from '#tests/booking/scratch.ts';
import { type Figure, milliseconds } from './figure.ts';

const documents = 10_000;
const atOnce = 1000;
const rounds = 20;
/** Rare and common words, several of them, one that is still growing, and some that nothing has. */
const questions = [
  'rareword77',
  'common',
  'common linear equ',
  'line',
  'accén',
  'common nowhere',
  'comon line',
  'a b c d',
];

/** Finding among ten thousand documents, each of 150 words, as the call does it: with its fallback to any of the words. */
export async function measure(): Promise<Figure[]> {
  const times: number[] = [];
  await withScratchHouse(async ({ db, services }) => {
    for (let from = 1; from <= documents; from += atOnce)
      await sql`
      insert into app.search_documents (kind, key, language, title, lead, address, fingerprint, name_words, words)
      select 'lesson', 'k' || n, 'en', title, lead, '/x/' || n, '', name, name || setweight(to_tsvector('app.search_en', body), 'D')
      from (
        select n, 'Linear lesson ' || n as title, 'About accénts and rareword' || n % 1000 as lead,
          'common equation ' || (select string_agg('word' || (n * 31 + w * 17) % 5000, ' ') from generate_series(1, 150) w) as body
        from generate_series(${from}::integer, ${from + atOnce - 1}::integer) n
      ) d, lateral (select app.search_name('en', title, lead) as name) a`.execute(db);
    await sql`analyze app.search_documents`.execute(db);
    for (let round = 0; round < rounds; round += 1)
      for (const typed of questions) {
        const started = performance.now();
        await find(services, { typed, language: 'en' });
        if (round > 0) times.push(performance.now() - started);
      }
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return [
    {
      name: `search: ${questions.length} questions over ${documents.toLocaleString('en')} documents, median`,
      value: milliseconds(at(0.5)),
      goal: '',
      met: true,
    },
    {
      name: 'the same, 95th percentile',
      value: milliseconds(at(0.95)),
      goal: '≤ 40 ms',
      met: at(0.95) <= 40,
    },
  ];
}
