import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Number of listening sockets. Node accepts one new connection per loop turn and socket (libuv #3696), and a turn is long under load: with
 * one socket, new connections waited half a minute in the kernel's queue while the process answered all others in time.
 */
const socketCount = 16;
/** Connections that wait to be accepted; a browser opens six, and those that are dropped retry a second later. */
const backlog = 4096;

type BindAddress = { port: number; host: string };
/** The listening sockets of one server; `close` resolves when they and all their connections are closed. */
export type ListeningServers = { port: number; close(): Promise<void> };

/**
 * Listens at an address (port 0: any free one) with as many sockets as needed. Rejects as `listen` does, with EADDRINUSE also where another
 * process shares the port in the same way.
 */
export async function openListeners(server: Server, { port, host }: BindAddress): Promise<ListeningServers> {
  // Other kernels do not spread connections over sockets.
  if (process.platform !== 'linux') {
    await listening(server, { port, host, backlog });
    return { port: portOf(server), close: () => closed([server]) };
  }
  // A shared port does not conflict with the next process; an abstract socket name does.
  let sign = port === 0 ? null : await claimed(port);
  const open: Server[] = [];
  try {
    await listening(server, { port, host, backlog, reusePort: true });
    open.push(server);
    const found = portOf(server);
    sign ??= await claimed(found);
    while (open.length < socketCount) {
      const socketServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      await listening(socketServer, { port: found, host, backlog, reusePort: true });
      open.push(socketServer);
    }
    const all = [...open, sign];
    return { port: found, close: () => closed(all) };
  } catch (error) {
    void closed(sign ? [...open, sign] : open);
    throw error;
  }
}

/** Claims a port among the processes of this machine (by an abstract socket, which disappears with its process). */
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
