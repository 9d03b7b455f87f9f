/** What one process takes of realtime. Times in milliseconds. */
export type Limits = {
  connections: number;
  /** A school stands behind one address. */
  connectionsPerPlace: number;
  channelsPerSocket: number;
  /** Longest message of a client; an access token is the longest thing it says. */
  messageBytes: number;
  /** Messages that may come at once, and how many more in each second. */
  burst: number;
  perSecond: number;
  /** Bytes that wait for a slow client before it is dropped. */
  waitingBytes: number;
  /** Without a word, and the official client says one every 25 seconds, a socket is closed. */
  silence: number;
  /** How often sockets are looked through for silence and tokens that ended. */
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
