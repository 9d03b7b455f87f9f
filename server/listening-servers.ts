import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Node takes one new connection in each turn of its loop from each socket that listens (libuv #3696), and a turn is long when much is asked:
 * with one socket, those who came waited half a minute in the kernel's queue in front of a process that answered all others in time.
 */
const doors = 16;
/** Connections that wait for the process to take them; a browser opens six, and those that find no room come again a second later. */
const backlog = 4096;

type Place = { port: number; host: string };
/** Sockets that listen for one server: where, and their end; `close` resolves when they and all their connections are closed. */
export type ListeningServers = { port: number; close(): Promise<void> };

/**
 * Lets a server listen at a place (port 0: at any free one) by as many sockets as it needs. Rejects as `listen` does, with EADDRINUSE also
 * where another process listens that shares its port in the same way.
 */
export async function openDoors(server: Server, { port, host }: Place): Promise<ListeningServers> {
  // Elsewhere the kernel does not spread connections over sockets.
  if (process.platform !== 'linux') {
    await listening(server, { port, host, backlog });
    return { port: portOf(server), close: () => closed([server]) };
  }
  // A port that is shared is not refused to the next one; a name is.
  let sign = port === 0 ? null : await claimed(port);
  const open: Server[] = [];
  try {
    await listening(server, { port, host, backlog, reusePort: true });
    open.push(server);
    const found = portOf(server);
    sign ??= await claimed(found);
    while (open.length < doors) {
      const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      await listening(door, { port: found, host, backlog, reusePort: true });
      open.push(door);
    }
    const all = [...open, sign];
    return { port: found, close: () => closed(all) };
  } catch (error) {
    void closed(sign ? [...open, sign] : open);
    throw error;
  }
}

/** The name of a port among the processes of this machine (an abstract socket, which ends with its process). */
async function claimed(port: number): Promise<Server> {
  const sign = createServer((socket) => socket.destroy());
  await listening(sign, { path: `\0curvela port ${port}` });
  return sign;
}

const listening = (server: Server, at: Parameters<Server['listen']>[0]): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at as object, () => {
      server.off('error', reject);
      resolve();
    });
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function closed(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
}
