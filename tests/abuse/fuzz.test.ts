import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceOfRequest } from './fuzz/dice.ts';
import { type Fuzz, fuzzOf, type FuzzContext } from './fuzz/requests.ts';
import { allTargets, type Targets } from './fuzz/targets.ts';
import { faultOf } from './fuzz/verdict.ts';
import { openWire } from './fuzz/wire.ts';

/* Generation and evaluation of hostile requests. The full run of a million is `node tests/abuse/fuzz/fuzz.ts 1000000` (record 0012). */

describe('the fuzzer', () => {
  let found: Targets;
  let context: FuzzContext;
  beforeAll(async () => {
    found = await allTargets();
    context = {
      ...found,
      tokens: { learner: 'token' },
      ids: { bookings: ['an-id'] },
      placeOf: () => '10.0.0.1',
    };
  });

  it('covers every call, both services and every page', () => {
    const names = found.targets.map(({ method, path }) => `${method} ${path}`);
    for (const name of [
      'POST /functions/v1/bookings/holds',
      'POST /auth/v1/signup',
      'PATCH /rest/v1/user_preferences',
      'GET /tutors/{tutorId}',
      'GET /',
    ])
      expect(names).toContain(name);
    expect(found.targets.filter(({ kind }) => kind === 'call').length).toBeGreaterThan(200);
  });

  it('generates the same bytes for the same seed and number, and different ones otherwise', () => {
    const bytes = (seed: number, number: number) =>
      fuzzOf(context, diceOfRequest(seed, number)).bytes.toString('latin1');
    expect(bytes(3, 40)).toBe(bytes(3, 40));
    expect(new Set([bytes(3, 40), bytes(3, 41), bytes(4, 40)]).size).toBe(3);
  });
});

describe('the fuzzer’s evaluation reports', () => {
  const fuzzed: Fuzz = {
    name: 'GET /x',
    role: 'anonymous',
    bytes: Buffer.from('GET /x HTTP/1.1\r\n\r\n'),
    pieces: 1,
    halfOpen: false,
    broken: false,
  };
  let server: Server;
  let response = '';
  beforeAll(async () => {
    server = createServer((socket) =>
      socket.once('data', () => (response ? socket.write(response) : socket.destroy())),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const verdictOn = async (answer: string) => {
    response = answer;
    const wire = openWire((server.address() as AddressInfo).port);
    const outcome = await wire.send(fuzzed);
    wire.close();
    return faultOf(fuzzed, outcome);
  };

  it.each([
    ['a failure', 'HTTP/1.1 500 X\r\ncontent-length: 4\r\n\r\noops', 'is answered with 500'],
    [
      '503 without saying when to come again',
      'HTTP/1.1 503 X\r\ncontent-length: 0\r\n\r\n',
      'is answered with 503',
    ],
    [
      'a stack that is told',
      'HTTP/1.1 400 X\r\ntransfer-encoding: chunked\r\n\r\n1d\r\n    at ask (/app/x.ts:1:2)\nmore\r\n0\r\n\r\n',
      'tells of its inside',
    ],
    ['that nobody answers', '', 'is hung up on'],
  ])('%s', async (_, answer, fault) => expect(await verdictOn(answer)).toContain(fault));

  it.each([
    ['room that there is not', 'HTTP/1.1 503 X\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n'],
    ['a refusal', 'HTTP/1.1 400 X\r\ncontent-length: 2\r\n\r\n{}'],
  ])('%s as a success', async (_, answer) => expect(await verdictOn(answer)).toBeNull());
});
