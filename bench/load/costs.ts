import { book } from './booking.ts';
import { makePeople, type LoadPerson } from './people.ts';
import { browse, practise, talk, type LoadWalk, type LoadContext } from './walks.ts';
import { processorTimeOf } from './watch.ts';
import type { LoadedApp } from './loaded-server.ts';
import { timeOfPostgres } from '../processor-time.ts';

/** Warm-up and measured repetitions: the kernel counts in hundredths of a second. */
const rounds = { warming: 15, counted: 100 };
/** Measured walks of each kind. */
const walksCounted = 6;

type Times = { node: number; maths: number; postgres: number };

const asks: readonly (readonly [name: string, path: string])[] = [
  ['page home (rendered once for all)', '/'],
  ['page tutor search', '/tutor'],
  ['page of a tutor', '/tutors/lucia-restrepo'],
  ['page of a lesson', '/courses/fractions?lesson=parts'],
  ['page book, with free times', '/book?tutor=lucia-restrepo'],
  ['page dashboard (frame)', '/dashboard'],
  ['call account (one row)', '/functions/v1/account'],
  ['call dashboard', '/functions/v1/dashboard'],
  ['call search', '/functions/v1/search?q=fractions'],
  ['rest user_preferences', '/rest/v1/user_preferences?select=*&limit=1'],
];
const walks: readonly (readonly [name: string, LoadWalk])[] = [
  ['walk: look around', browse],
  ['walk: practise a session', practise],
  ['walk: talk to the tutor', talk],
  ['walk: book', book],
];

/** CPU time of one page, one call and one walk, sequentially, for each part of the app server. */
export async function costs(
  { app, samples, context, database }: LoadedApp,
  print: (line: string) => void,
): Promise<void> {
  const people = await makePeople({ url: app.url, database, samples }, walks.length);
  const [person] = people;
  if (!person) return;
  const root = app.process.pid ?? 0;
  const now = async (): Promise<Times> => ({
    ...processorTimeOf(root),
    postgres: await timeOfPostgres(database),
  });
  const measured = async (times: number, work: () => Promise<unknown>): Promise<Times> => {
    const before = await now();
    for (let round = 0; round < times; round += 1) await work();
    const after = await now();
    const each = (part: keyof Times) => (after[part] - before[part]) / times;
    return { node: each('node'), maths: each('maths'), postgres: each('postgres') };
  };
  for (const [name, path] of asks) {
    const ask = () => person.visitor.ask(name, path);
    await measured(rounds.warming, ask);
    print(format(name, await measured(rounds.counted, ask)));
  }
  for (const [index, [name, walk]] of walks.entries()) {
    const own = people[index] ?? person;
    await through(walk, own, context);
    const before = samples.all.length;
    const times = await measured(walksCounted, () => through(walk, own, context));
    const requests = (samples.all.length - before) / walksCounted;
    print(`${format(name, times)}, ${requests.toFixed(0)} requests`);
  }
}

/** A walk without its pauses. */
async function through(walk: LoadWalk, person: LoadPerson, context: LoadContext): Promise<void> {
  for await (const _ of walk(person, context));
}

const format = (name: string, { node, maths, postgres }: Times): string =>
  `${name.padEnd(36)} node ${node.toFixed(1)} ms, maths ${maths.toFixed(1)} ms, postgres ${postgres.toFixed(1)} ms`;
