import { describe, expect, it } from 'vitest';
import {
  closeFrame,
  createFrameReader,
  FrameError,
  frameOf,
  type Incoming,
  opcodes,
  textFrame,
} from './frames.ts';

/** A frame as a browser sends it. */
function masked(first: number, payload: string | Uint8Array, mask = [1, 2, 3, 4]): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const head =
    length < 126
      ? [first, 0x80 | length]
      : length < 65_536
        ? [first, 0x80 | 126, length >> 8, length & 255]
        : [
            first,
            0x80 | 127,
            0,
            0,
            0,
            0,
            (length >> 24) & 255,
            (length >> 16) & 255,
            (length >> 8) & 255,
            length & 255,
          ];
  return Buffer.concat([
    Buffer.from([...head, ...mask]),
    bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ]);
}
const text = 0x81;
const read = (...chunks: Buffer[]): Incoming[] => {
  const reader = createFrameReader(100_000);
  return chunks.flatMap((chunk) => reader(chunk));
};
const codeOf = (...chunks: Buffer[]): number => {
  try {
    read(...chunks);
  } catch (problem) {
    if (problem instanceof FrameError) return problem.code;
    throw problem;
  }
  return 0;
};

describe('frames that come in', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('a text of %i bytes', (length) => {
    const said = 'x'.repeat(length);
    expect(read(masked(text, said))).toEqual([{ kind: 'text', text: said }]);
  });

  it('may arrive byte by byte, and two at once', () => {
    const both = Buffer.concat([masked(text, 'ñandú'), masked(0x82, new Uint8Array([3, 1]))]);
    const whole: Incoming[] = [
      { kind: 'text', text: 'ñandú' },
      { kind: 'binary', bytes: Buffer.from([3, 1]) },
    ];
    expect(read(both)).toEqual(whole);
    expect(read(...[...both].map((byte) => Buffer.from([byte])))).toEqual(whole);
  });

  it('may come in pieces, with a ping between them, also inside a letter', () => {
    const [head, tail] = [Buffer.from('ñ').subarray(0, 1), Buffer.from('ñ').subarray(1)];
    expect(read(masked(0x01, head), masked(0x89, 'now'), masked(0x80, tail))).toEqual([
      { kind: 'ping', bytes: Buffer.from('now') },
      { kind: 'text', text: 'ñ' },
    ]);
  });

  it.each([
    ['without a mask', [textFrame('hello')], 1002],
    ['with an extension', [masked(0xc1, 'hello')], 1002],
    ['of an unknown kind', [masked(0x83, 'hello')], 1002],
    ['a piece of nothing', [masked(0x80, 'hello')], 1002],
    ['a new message inside another', [masked(0x01, 'a'), masked(text, 'b')], 1002],
    ['a ping in pieces', [masked(0x09, 'a')], 1002],
    ['a ping that is too long', [masked(0x89, 'x'.repeat(126))], 1002],
    ['half a status', [masked(0x88, 'x')], 1002],
    ['no UTF-8', [masked(text, new Uint8Array([0xc3, 0x28]))], 1007],
    ['too long', [masked(text, 'x'.repeat(100_001))], 1009],
    ['too long in pieces', [masked(0x01, 'x'.repeat(60_000)), masked(0x80, 'x'.repeat(60_000))], 1009],
    [
      'in a thousand pieces',
      [masked(0x01, ''), ...Array.from({ length: 1000 }, () => masked(0x00, ''))],
      1009,
    ],
    [
      'of more bytes than there are numbers',
      [Buffer.from([0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255])],
      1009,
    ],
  ])('are refused: %s', (_, chunks, code) => {
    expect(codeOf(...chunks)).toBe(code);
  });

  it('random bytes end in frames or in a refusal, never in anything else', () => {
    let seed = 7;
    const byte = () => ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) & 255;
    for (let run = 0; run < 2000; run += 1)
      expect([0, 1002, 1007, 1009]).toContain(codeOf(Buffer.from(Array.from({ length: 40 }, byte))));
  });
});

it('frames that go out name their length in the shortest way', () => {
  const headOf = (length: number) => [...frameOf(opcodes.binary, new Uint8Array(length)).subarray(0, 4)];
  expect(headOf(125)).toEqual([0x82, 125, 0, 0]);
  expect(headOf(126)).toEqual([0x82, 126, 0, 126]);
  expect(headOf(65_536).slice(0, 2)).toEqual([0x82, 127]);
  expect([...closeFrame(1012, 'x')]).toEqual([0x88, 3, 0x03, 0xf4, 120]);
});
