import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Limits } from './limits.ts';

/** What one open socket can do for the code above it. */
export type WebSocketPeer = {
  /** Sends one text message, given as UTF-8. A client that lets too many bytes wait is dropped. */
  send(text: Buffer): void;
  /** Sends a close frame with a status of RFC 6455; the connection is cut after two seconds at the latest. */
  close(code: number, reason: string): void;
};

/** What the code above is told of one open socket. */
export type WebSocketEvents = {
  message(data: string | Buffer): void;
  /** Once, however it ended. */
  gone(): void;
  /** A failure of ours while a message was handled, which ends this socket. */
  failed(problem: unknown): void;
};

/** Milliseconds that a client has to answer a close frame. */
const closeTimeout = 2000;
/** More fragments in one message only keep us busy. */
const maxFragments = 64;

/** Completes handshakes. Without compression: messages are short, and a compressor takes memory for each socket. */
export function createSocketServer({ messageBytes }: Pick<Limits, 'messageBytes'>): WebSocketServer {
  // A variable, because the types of ws 8.18 do not know `closeTimeout` and `maxFragments` yet, which ws 8.23 has.
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: messageBytes,
    maxFragments,
    closeTimeout,
  };
  return new WebSocketServer(options);
}

/** An upgrade request with the connection it came on. */
export type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer };

/**
 * Completes the handshake and calls `open`, synchronously and before any message is read. A request that is no handshake is
 * refused with a status of HTTP, and `open` is not called.
 */
export function acceptSocket(
  server: WebSocketServer,
  { request, socket, head }: Upgrade,
  { waitingBytes }: Pick<Limits, 'waitingBytes'>,
  open: (peer: WebSocketPeer) => WebSocketEvents,
): void {
  server.handleUpgrade(request, socket, head, (webSocket) => {
    const peer = peerOf(webSocket, waitingBytes);
    listenTo(webSocket, open(peer));
  });
}

function peerOf(webSocket: WebSocket, waitingBytes: number): WebSocketPeer {
  return {
    send: (text) => {
      if (webSocket.readyState !== WebSocket.OPEN) return;
      if (webSocket.bufferedAmount + text.length > waitingBytes) webSocket.terminate();
      else webSocket.send(text, { binary: false });
    },
    close: (code, reason) => webSocket.close(code, reason),
  };
}

function listenTo(webSocket: WebSocket, events: WebSocketEvents): void {
  webSocket.on('message', (data, isBinary) => {
    // Messages still arrive between our close frame and the client's answer.
    if (webSocket.readyState !== WebSocket.OPEN) return;
    // One Buffer for each message, because `binaryType` is left at its default.
    const bytes = data as Buffer;
    try {
      events.message(isBinary ? bytes : bytes.toString('utf8'));
    } catch (problem) {
      webSocket.close(1011);
      events.failed(problem);
    }
  });
  // A protocol violation or a broken connection. ws closes the socket itself; without a listener the error would be thrown.
  webSocket.on('error', () => undefined);
  webSocket.once('close', () => events.gone());
}
