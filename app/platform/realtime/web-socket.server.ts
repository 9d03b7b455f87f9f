import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Limits } from './limits.ts';

/** An open socket as the protocol code uses it. */
export type WebSocketPeer = {
  /** Sends one text message as UTF-8. Drops the client when too many bytes are unsent. */
  send(text: Buffer): void;
  /** Sends a close frame with an RFC 6455 status; the connection is cut after two seconds at the latest. */
  close(code: number, reason: string): void;
};

/** Callbacks for an open socket. */
export type WebSocketEvents = {
  message(data: string | Buffer): void;
  /** Called once, however the socket ended. */
  gone(): void;
  /** A message handler failed; the socket is closed. */
  failed(problem: unknown): void;
};

/** Milliseconds that a client has to answer a close frame. */
const closeTimeout = 2000;
/** A limit for fragments per message, because many small ones only cost time. */
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

/** An upgrade request with its connection. */
export type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer };

/**
 * Completes the handshake and calls `open`, synchronously and before any message is read. An invalid handshake is
 * refused with an HTTP status, and `open` is not called.
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
    // One Buffer per message, because `binaryType` has its default.
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
