import { gzipSync } from 'node:zlib';
import type { Dice } from './dice.ts';
import { fitting, type Known, type Source, spoilt } from './schemas.ts';
import { type Target, targetOf } from './targets.ts';
import { hostileText, hostileValue, words, written } from './values.ts';

/** One request as bytes. */
export type Fuzz = {
  /** Method and path pattern, for statistics. */
  name: string;
  role: string;
  bytes: Buffer;
  /** Number of chunks, sent with pauses; 1 sends it in one piece. */
  pieces: number;
  /** Truncated: the client disconnects before the end. */
  halfOpen: boolean;
  /** Violates HTTP, so that closing the connection is a valid response. */
  broken: boolean;
};

export type FuzzContext = {
  targets: readonly Target[];
  parts: Source['parts'];
  /** Access tokens by role; no entry for anonymous. */
  tokens: Readonly<Record<string, string>>;
  /** Ids by table. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** The forwarded client address; a single one is rate limited, many are not. */
  placeOf(dice: Dice): string;
};

const roles = ['anonymous', 'anonymous', 'learner', 'learner', 'parent', 'tutor', 'tutor', 'founder'];

/** Existing ids: of the tables that the path mentions, or of any. */
function knownFor(path: string, { ids }: FuzzContext): Known {
  const words = path.split('/').map((part) => part.replace(/s$/, '').replaceAll('-', '_'));
  return (name, dice) => {
    if (name === 'tutorId' || name === 'slug') return dice.pick(['lucia-restrepo', 'amara-okafor']);
    if (name === 'model') return dice.pick(['socratic-guide', 'focus', 'nobody']);
    if (/^skills?$/.test(name)) return dice.pick(['linear_equations', 'fractions']);
    if (name === 'course') return 'fractions';
    if (name === 'lesson') return 'parts';
    if (!/id$|Id$|^file$|^secret$/.test(name)) return undefined;
    const ofField = name.replace(/Id$/, '').toLowerCase();
    const tables = Object.keys(ids).filter((table) =>
      [...words, ofField].some((word) => word.length > 3 && table.includes(word)),
    );
    const from = tables.length > 0 && dice.chance(0.8) ? tables : Object.keys(ids);
    return dice.pick(ids[dice.pick(from)] ?? []);
  };
}

const percent = (text: string, dice: Dice): string =>
  dice.chance(0.04)
    ? dice.pick(['%', '%zz', '%ff%fe', '%00', '%E0%A4%A', '%ed%a0%80', '%c0%ae', '%u0041', '%0d%0aa:b'])
    : [...text]
        .map((char) => (/^[\ud800-\udfff]$/.test(char) ? '%EF%BF%BD' : encodeURIComponent(char)))
        .join('');

function addressOf(target: Target, context: FuzzContext, dice: Dice): string {
  const source = { parts: context.parts, known: knownFor(target.path, context) };
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const there = dice.chance(0.75) ? source.known(name, dice) : undefined;
    return percent((there ?? hostileText(dice)).slice(0, 3000), dice);
  });
  const parameters = target.query.filter(({ required }) =>
    required ? dice.chance(0.9) : dice.chance(target.kind === 'call' ? 0.4 : 0.15),
  );
  const pairs = parameters.map(({ name, schema }) => {
    const value = dice.chance(0.5) ? fitting(schema, source, dice, name) : hostileText(dice);
    const text = typeof value === 'string' ? value : written(value);
    return `${name}${dice.chance(0.03) ? '[]' : ''}=${percent(text.slice(0, 4000), dice)}`;
  });
  if (dice.chance(0.04)) pairs.push(...pairs);
  if (dice.chance(0.04))
    pairs.push(
      `${percent(dice.pick(words).slice(0, 50), dice)}=${percent(hostileText(dice).slice(0, 200), dice)}`,
    );
  const joined = pairs.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}` : path;
  return dice.chance(0.01) ? dice.pick(strangeAddresses(joined)) : joined;
}

const strangeAddresses = (path: string) => [
  `//${path}`,
  `${path}/`,
  `${path}//..//`,
  path.toUpperCase(),
  `http://elsewhere.example${path}`,
  `${path}#here`,
  `${path};a=b`,
  '*',
  `${path}?${'a=b&'.repeat(2000)}`,
  `${path}\\..\\`,
  `${path}.data?_routes=${encodeURIComponent('root,__proto__')}`,
];

const strangeMethods = [
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
  'GET',
  'POST',
  'QUERY',
];

function headersOf(role: string, context: FuzzContext, dice: Dice): string[] {
  const token = context.tokens[role];
  const lines = [`x-forwarded-for: ${context.placeOf(dice)}`, 'user-agent: Fuzz/1'];
  if (token && !dice.chance(0.03)) lines.push(`authorization: Bearer ${token}`);
  else if (dice.chance(0.08))
    lines.push(
      `authorization: ${dice.pick(['Bearer ', 'Bearer x.y.z', 'Basic YTpi', `bearer ${'a'.repeat(4000)}`, 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'Bearer null'])}`,
    );
  if (dice.chance(0.2)) lines.push(dice.pick(strangeHeaders)(dice));
  if (dice.chance(0.05)) lines.push(dice.pick(strangeHeaders)(dice));
  return lines;
}

const latin = (text: string) => text.replaceAll(/[\r\n\0]/g, ' ').slice(0, 1500);
const strangeHeaders: readonly ((dice: Dice) => string)[] = [
  (dice) => `accept-language: ${latin(hostileText(dice))}`,
  (dice) => `cookie: visitor=${latin(hostileText(dice))}; locale=${latin(hostileText(dice))}; theme=x`,
  (dice) =>
    `cookie: preferences=${encodeURIComponent(written(hostileValue(dice)).slice(0, 3000))}; language=zz; zone=${latin(hostileText(dice))}`,
  (dice) =>
    `accept: ${dice.pick(['text/event-stream', 'text/html', 'application/xml', '*/*;q=abc', latin(hostileText(dice))])}`,
  (dice) => `accept-encoding: ${dice.pick(['gzip', 'br', 'zstd', 'identity;q=0', 'gzip;q=nope', '*'])}`,
  (dice) =>
    `idempotency-key: ${dice.pick(['short', dice.uuid(), 'k'.repeat(300), latin(hostileText(dice))])}`,
  (dice) => `last-event-id: ${dice.pick(['0', '-1', '99999999999999999999', latin(hostileText(dice))])}`,
  (dice) => `range: bytes=${dice.pick(['0-0', '-1', '9-1', 'a-b', '0-,1-,2-'])}`,
  (dice) => `if-none-match: ${latin(hostileText(dice))}`,
  (dice) => `if-modified-since: ${latin(hostileText(dice))}`,
  (dice) =>
    `prefer: ${dice.pick(['return=representation', 'resolution=merge-duplicates', 'count=exact', 'tx=rollback', latin(hostileText(dice))])}`,
  (dice) => `x-forwarded-host: ${latin(hostileText(dice))}`,
  (dice) => `x-forwarded-proto: ${latin(hostileText(dice))}`,
  (dice) => `forwarded: for=${latin(hostileText(dice))}`,
  (dice) =>
    `origin: ${dice.pick(['null', 'https://evil.example', 'http://localhost', latin(hostileText(dice))])}`,
  (dice) => `sec-fetch-site: ${dice.pick(['cross-site', 'same-site', 'none', 'same-origin', 'x'])}`,
  (dice) => `referer: ${latin(hostileText(dice))}`,
  (dice) => `apikey: ${latin(hostileText(dice))}`,
  (dice) => `accept-profile: ${dice.pick(['app', 'auth', 'public', 'pgboss', latin(hostileText(dice))])}`,
  (dice) => `content-profile: ${dice.pick(['app', 'auth', 'public'])}`,
  (dice) => `stripe-signature: t=${dice.below(2 ** 31)},v1=${'a'.repeat(64)}`,
  (dice) => `x-http-method-override: ${dice.pick(['DELETE', 'PUT'])}`,
  (dice) => `x-client-time-zone: ${latin(hostileText(dice))}`,
  (dice) => `upgrade: ${dice.pick(['websocket', 'h2c', latin(hostileText(dice))])}`,
  (dice) => `expect: ${dice.pick(['100-continue', '200-ok'])}`,
  (dice) => `x-long: ${'l'.repeat(dice.pick([4000, 15_000]))}`,
];

let packed: Buffer | null = null;
/** Twenty million bytes compressed to twenty thousand. */
const bomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(20_000_000, 'a')));

/** A body as bytes, with its headers. */
function bodyOf(target: Target, context: FuzzContext, dice: Dice): { bytes: Buffer; headers: string[] } {
  if (!target.body && !dice.chance(0.04)) return { bytes: Buffer.alloc(0), headers: [] };
  const source = { parts: context.parts, known: knownFor(target.path, context) };
  const fits = fitting(target.body ?? {}, source, dice);
  const text = written(dice.chance(0.45) ? fits : spoilt(fits, dice));
  const type = `content-type: ${dice.chance(0.97) ? 'application/json' : dice.pick(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/xml', 'application/jsonx', ''])}`;
  if (dice.chance(0.94)) return { bytes: Buffer.from(text), headers: [type] };
  return dice.pick<() => { bytes: Buffer; headers: string[] }>([
    () => ({
      bytes: Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xed, 0xa0, 0x80])]),
      headers: [type],
    }),
    () => ({ bytes: Buffer.from(text, 'utf16le'), headers: [type] }),
    () => ({ bytes: Buffer.from(`\ufeff${text}`), headers: [type] }),
    () => ({ bytes: gzipSync(text), headers: [type, 'content-encoding: gzip'] }),
    () => ({ bytes: bomb(), headers: [type, 'content-encoding: gzip'] }),
    () => ({ bytes: Buffer.from(text.slice(0, text.length / 2)), headers: [type] }),
    () => ({ bytes: Buffer.alloc(dice.pick([262_143, 262_144, 262_145, 1_000_000]), 0x20), headers: [type] }),
    () => ({ bytes: Buffer.from(text.replace('{', '{"a":1,"a":2,')), headers: [type] }),
    () => ({ bytes: Buffer.from(`${text}${text}`), headers: [type] }),
    () => ({ bytes: Buffer.from(`"${'\\ud83d'.repeat(dice.below(30_000))}"`), headers: [type] }),
  ])();
}

const chunked = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]);

const requestOf = (lines: readonly string[], body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);

/** The request with this number. */
export function fuzzOf(context: FuzzContext, dice: Dice): Fuzz {
  const target = targetOf(context.targets, dice);
  const role = dice.pick(roles);
  const method = dice.chance(0.03) ? dice.pick(strangeMethods) : target.method;
  const address = addressOf(target, context, dice);
  const { bytes, headers } = bodyOf(target, context, dice);
  const common = { name: `${target.method} ${target.path.replace(/\?.*/, '')}`, role };
  const lines = [
    `${method} ${address} HTTP/1.1`,
    'host: localhost',
    ...headersOf(role, context, dice),
    ...headers,
  ];
  const length = `content-length: ${bytes.length}`;
  const way = dice.below(1000);
  if (way < 12)
    return { ...common, ...smuggled(lines, bytes, dice), pieces: 1, halfOpen: false, broken: true };
  if (way < 60 && bytes.length > 0) {
    const whole = requestOf([...lines, 'transfer-encoding: chunked'], chunked(bytes));
    return { ...common, bytes: whole, pieces: dice.pick([1, 1, 1, 4]), halfOpen: false, broken: false };
  }
  const whole = requestOf(bytes.length > 0 || method === 'POST' ? [...lines, length] : lines, bytes);
  if (way < 65) return { ...common, bytes: whole, pieces: 12, halfOpen: false, broken: false };
  if (way < 68) {
    const cut = whole.subarray(0, Math.max(1, dice.below(whole.length)));
    return { ...common, bytes: cut, pieces: dice.pick([1, 5]), halfOpen: true, broken: true };
  }
  return { ...common, bytes: whole, pieces: 1, halfOpen: false, broken: false };
}

/** Request smuggling: two parsers may see two different requests in these bytes. */
function smuggled(lines: string[], body: Buffer, dice: Dice): { bytes: Buffer } {
  const hidden = Buffer.from('GET /functions/v1/dev/mailbox HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const raw = (more: string[], body: Buffer) => ({ bytes: requestOf([...lines, ...more], body) });
  return dice.pick<() => { bytes: Buffer }>([
    () => raw(['content-length: 0', `content-length: ${hidden.length}`], hidden),
    () =>
      raw(
        [`content-length: ${hidden.length}`, 'transfer-encoding: chunked'],
        Buffer.concat([Buffer.from('0\r\n\r\n'), hidden]),
      ),
    () => raw(['transfer-encoding: chunked', 'transfer-encoding: identity'], chunked(body)),
    () => raw(['transfer-encoding: xchunked'], chunked(body)),
    () => raw(['transfer-encoding : chunked'], chunked(body)),
    () => raw(['content-length: -1'], body),
    () => raw(['content-length: 1e3'], body),
    () => raw(['content-length: 99999999999999999999'], body),
    () => raw(['transfer-encoding: chunked'], Buffer.from('ffffffffffffffff\r\nx\r\n0\r\n\r\n')),
    () => raw(['transfer-encoding: chunked'], Buffer.from('-1\r\nx\r\n0\r\n\r\n')),
    () => raw(['host: elsewhere.example', ' folded: line'], body),
    () => raw([`x-big: ${'b'.repeat(40_000)}`], body),
    () =>
      raw(
        Array.from({ length: 3000 }, (_, at) => `x-${at}: 1`),
        body,
      ),
    () => raw(['x\u00e9: \u00ff\u0001'], body),
    () => ({
      bytes: Buffer.from(
        `${lines[0]?.replace('1.1', dice.pick(['9.9', '0.9', '1.0', '2.0']))}\r\nhost: localhost\r\n\r\n`,
      ),
    }),
    () => ({ bytes: Buffer.from(`${lines[0]}\r\nhost: ${latin(hostileText(dice))}\r\n\r\n`) }),
    () => ({ bytes: Buffer.from(`${lines[0]}\r\n\r\n`) }),
    () => ({ bytes: Buffer.from(`${lines[0]}\nhost: localhost\n\n`) }),
    () => ({ bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') }),
    () => ({ bytes: Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc]) }),
  ])();
}
