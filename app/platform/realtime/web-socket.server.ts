import type { Duplex } from 'node:stream';
import { closeFrame, createFrameReader, FrameError, frameOf, opcodes } from './frames.ts';

export type WebSocketPeer = {
  /** Sends a frame; a client that lets too many of them wait is dropped. */
  send(frame: Buffer): void;
  /** Says goodbye with a status of RFC 6455 and hangs up, after two seconds at the latest. */
  close(code: number, reason: string): void;
};

type Heard = {
  message(data: string | Buffer): void;
  /** Once, however it ended. */
  gone(): void;
  /** A failure of ours while a message was heard, which ends this socket. */
  failed(problem: unknown): void;
};

type Bounds = { messageBytes: number; waitingBytes: number };

/** Milliseconds for which a client may take its leave. */
const leave = 2000;

/** Speaks WebSocket on a connection that was taken over from HTTP. */
export function openWebSocket(
  socket: Duplex,
  head: Buffer,
  heard: Heard,
  { messageBytes, waitingBytes }: Bounds,
): WebSocketPeer {
  const read = createFrameReader(messageBytes);
  let closing = false;

  const send = (frame: Buffer) => {
    if (closing || socket.destroyed) return;
    if (socket.writableLength + frame.length > waitingBytes) socket.destroy();
    else socket.write(frame);
  };
  const close = (code: number, reason: string) => {
    if (closing || socket.destroyed) return;
    send(closeFrame(code, reason));
    closing = true;
    socket.end();
    const force = setTimeout(() => socket.destroy(), leave);
    force.unref();
    socket.once('close', () => clearTimeout(force));
  };
  const take = (chunk: Buffer) => {
    for (const message of read(chunk)) {
      if (closing) return;
      if (message.kind === 'close') close(1000, '');
      else if (message.kind === 'ping') send(frameOf(opcodes.pong, message.bytes));
      else if (message.kind === 'text') heard.message(message.text);
      else if (message.kind === 'binary') heard.message(message.bytes);
    }
  };
  const onData = (chunk: Buffer) => {
    if (closing) return;
    try {
      take(chunk);
    } catch (problem) {
      if (problem instanceof FrameError) return close(problem.code, problem.message);
      close(1011, '');
      heard.failed(problem);
    }
  };
  // Before anybody listens, so that it comes in a turn of its own, when whoever opened this has the peer in hand.
  if (head.length > 0) socket.unshift(head);
  socket.on('data', onData);
  // A connection that breaks is an end like any other.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.end());
  socket.once('close', () => heard.gone());
  return { send, close };
}
