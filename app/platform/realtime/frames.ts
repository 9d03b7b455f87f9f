/** Frames of WebSockets as a server reads and writes them (RFC 6455, section 5), without extensions. */

const continuation = 0;
export const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
type Opcode = (typeof opcodes)[keyof typeof opcodes];

/** What came in whole. */
export type Incoming =
  { kind: 'text'; text: string } | { kind: 'binary' | 'ping' | 'pong'; bytes: Buffer } | { kind: 'close' };

/** Bytes that are no frames, or more than is taken; `code` is the status to close with (section 7.4.1). */
export class FrameError extends Error {
  readonly code: 1002 | 1007 | 1009;
  constructor(code: FrameError['code'], message: string) {
    super(message);
    this.name = 'FrameError';
    this.code = code;
  }
}

/** One whole message, unmasked, as servers send it. */
export function frameOf(opcode: Opcode, payload: Uint8Array): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  if (head.length === 2) head[1] = length;
  else if (head.length === 4) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

export const textFrame = (text: string): Buffer => frameOf(opcodes.text, Buffer.from(text));

export function closeFrame(code: number, reason: string): Buffer {
  const payload = Buffer.from(`  ${reason}`);
  payload.writeUInt16BE(code, 0);
  return frameOf(opcodes.close, payload);
}

type Frame = { final: boolean; opcode: number; payload: Buffer };

/** A message may come in so many pieces; more are only meant to keep us busy. */
const mostPieces = 64;

/**
 * Reads what a browser sends, in whatever pieces it arrives. Each call gives the messages that are whole by now. Throws
 * FrameError; nothing can be read after that. `mostBytes` is the longest message that is taken.
 */
export function createFrameReader(mostBytes: number): (chunk: Buffer) => Incoming[] {
  let rest: Buffer = Buffer.alloc(0);
  let begun: { opcode: number; pieces: Buffer[]; bytes: number } | null = null;

  const wholeOf = ({ final, opcode, payload }: Frame): Incoming | null => {
    if (opcode >= opcodes.close) return controlOf(opcode, payload, final);
    if ((opcode === continuation) !== (begun !== null)) throw new FrameError(1002, 'pieces out of order');
    begun ??= { opcode, pieces: [], bytes: 0 };
    begun.pieces.push(payload);
    begun.bytes += payload.length;
    if (begun.bytes > mostBytes || begun.pieces.length > mostPieces)
      throw new FrameError(1009, 'the message is too long');
    if (!final) return null;
    const { opcode: kind, pieces } = begun;
    begun = null;
    const bytes = Buffer.concat(pieces);
    return kind === opcodes.text ? { kind: 'text', text: textOf(bytes) } : { kind: 'binary', bytes };
  };

  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole: Incoming[] = [];
    for (;;) {
      const read = readFrame(rest, mostBytes);
      if (!read) return whole;
      rest = rest.subarray(read.length);
      const message = wholeOf(read.frame);
      if (message) whole.push(message);
    }
  };
}

/** The first frame in the bytes and how many of them it takes; null while it is not whole. */
function readFrame(bytes: Buffer, mostBytes: number): { frame: Frame; length: number } | null {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return null;
  const opcode = first & 0x0f;
  if (first & 0x70) throw new FrameError(1002, 'an extension that was not agreed on');
  if (![continuation, ...Object.values(opcodes)].includes(opcode))
    throw new FrameError(1002, 'an unknown kind');
  if (!(second & 0x80)) throw new FrameError(1002, 'clients mask what they send');
  const short = second & 0x7f;
  const begin = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < begin) return null;
  const long = begin === 10 ? bytes.readBigUInt64BE(2) : begin === 4 ? bytes.readUInt16BE(2) : short;
  if (long > mostBytes) throw new FrameError(1009, 'the message is too long');
  const size = Number(long);
  const length = begin + 4 + size;
  if (bytes.length < length) return null;
  const mask = bytes.subarray(begin, begin + 4);
  const payload = Buffer.from(bytes.subarray(begin + 4, length));
  for (let index = 0; index < size; index += 1) payload[index]! ^= mask[index % 4]!;
  return { frame: { final: (first & 0x80) !== 0, opcode, payload }, length };
}

function controlOf(opcode: number, payload: Buffer, final: boolean): Incoming {
  if (!final || payload.length > 125) throw new FrameError(1002, 'a control frame is short and in one piece');
  if (opcode === opcodes.ping) return { kind: 'ping', bytes: payload };
  if (opcode === opcodes.pong) return { kind: 'pong', bytes: payload };
  if (payload.length === 1) throw new FrameError(1002, 'half a status');
  return { kind: 'close' };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new FrameError(1007, 'no UTF-8');
  }
}
