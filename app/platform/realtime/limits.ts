/** Limits of realtime per process. Times in milliseconds. */
export type Limits = {
  connections: number;
  /** High enough for a school behind one address. */
  connectionsPerPlace: number;
  channelsPerSocket: number;
  /** Maximum message size; an access token is the longest thing a client sends. */
  messageBytes: number;
  /** Burst size, and messages per second after it. */
  burst: number;
  perSecond: number;
  /** Unsent bytes after which a slow client is dropped. */
  waitingBytes: number;
  /** A silent socket is closed after this; the official client sends a heartbeat every 25 seconds. */
  silence: number;
  /** Interval of the check for silent sockets and expired tokens. */
  sweep: number;
};

export const usualLimits: Limits = {
  connections: 10_000,
  connectionsPerPlace: 200,
  channelsPerSocket: 20,
  messageBytes: 16_384,
  burst: 60,
  perSecond: 20,
  waitingBytes: 262_144,
  silence: 60_000,
  sweep: 5000,
};
