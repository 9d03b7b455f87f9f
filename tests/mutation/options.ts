import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export type Options = {
  features: string[];
  files: string[];
  changed: string | null;
  /** Faults of each feature; null takes all. */
  limit: number | null;
  seed: number;
  workers: number;
  wide: number;
  require: number | null;
  write: string | null;
  survivors: string | null;
  list: boolean;
  stored: boolean;
  types: boolean;
};

export const usage = `npm run mutate -- [options]
  --feature NAME     a feature (booking, server/auth) or an area (money, permission, auth, realtime, ui); may be repeated
  --files PATH       a file, or a folder; may be repeated
  --changed BASE     files that differ from a commit
  --limit N          at most N faults of each feature (default 25; 0 takes all)
  --seed N           another choice of faults (default 1)
  --workers N        files of tests at a time (default 2, at most the number of cores)
  --wide N           tests of other features that may catch a fault, nearest first (default 12)
  --require PERCENT  exit with 1 when fewer are caught
  --write PATH       write the tables as a document
  --survivors DIR    write survivors-<feature>.md into a folder
  --list             only list the chosen faults
  --stored           report what earlier runs found, without running a test
  --no-types         do not ask the compiler about survivors
`;

/** Throws a TypeError with what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      feature: { type: 'string', multiple: true, default: [] },
      files: { type: 'string', multiple: true, default: [] },
      changed: { type: 'string' },
      limit: { type: 'string', default: '25' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      wide: { type: 'string', default: '12' },
      require: { type: 'string' },
      write: { type: 'string' },
      survivors: { type: 'string' },
      list: { type: 'boolean', default: false },
      stored: { type: 'boolean', default: false },
      types: { type: 'boolean', default: true },
    },
  });
  const limit = wholeNumber('limit', values.limit);
  return {
    features: values.feature.flatMap((one) => one.split(',')),
    files: values.files.flatMap((one) => one.split(',')),
    changed: values.changed ?? null,
    limit: limit === 0 ? null : limit,
    seed: wholeNumber('seed', values.seed),
    workers: Math.max(1, Math.min(wholeNumber('workers', values.workers), availableParallelism())),
    wide: wholeNumber('wide', values.wide),
    require: values.require === undefined ? null : wholeNumber('require', values.require),
    write: values.write ?? null,
    survivors: values.survivors ?? null,
    list: values.list,
    stored: values.stored,
    types: values.types,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new TypeError(`--${name} takes a whole number, not "${text}"`);
  return Number(text);
}
