import { connect, type Socket } from 'node:net';

type Where = {
  host?: string | readonly string[];
  port?: number | readonly number[];
  path?: string | false | null;
};

const first = <Value>(value: Value | readonly Value[] | undefined): Value | undefined =>
  Array.isArray(value) ? (value as readonly Value[])[0] : (value as Value | undefined);

/**
 * A connection to PostgreSQL for a driver that waits for ever: when something was sent and nothing comes back for `limit`
 * milliseconds, it is closed, and whoever asked hears of it. A new one takes its place with the next question.
 */
export function watchedSocket({ host, port, path }: Where, limit: number): Socket {
  const socket = path ? connect(path) : connect(first(port) ?? 5432, first(host) ?? '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  let last: NodeJS.Immediate | undefined;
  const heard = () => {
    clearTimeout(timer);
    clearImmediate(last);
    timer = undefined;
  };
  // A process that was busy reads first what has come meanwhile.
  const late = () => {
    last = setImmediate(() => socket.destroy(new Error('The database says nothing.')));
  };
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  socket.write = ((...given: unknown[]) => {
    timer ??= setTimeout(late, limit);
    return write(...given);
  }) as typeof socket.write;
  socket.prependListener('data', heard);
  socket.prependListener('close', heard);
  return socket;
}
