/** Hosts of this machine. Host names below `localhost` are resolved to it. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string) => loopbackHosts.has(host) || host.endsWith('.localhost');

/**
 * How a connection by this address is protected: `local` through a socket or on this machine, otherwise by TLS with a verified certificate or
 * less. `defaultHost` is used where the address names none (PGHOST).
 */
export function protectionOf(
  url: string,
  defaultHost = 'localhost',
): 'local' | 'verified' | 'no TLS' | 'not verified' {
  const { hostname, searchParams } = new URL(url);
  // The driver reads the last of repeated parameters.
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const parameter = last('host');
  const host = parameter || decodeURIComponent(hostname) || defaultHost;
  if (host.startsWith('/') || isLoopback(host)) return 'local';
  // `connectionOf` reads a host in the parameters as the directory of a socket, and then no TLS settings.
  if (parameter) return 'no TLS';
  const mode = last('sslmode');
  if (mode === undefined || mode === 'disable') return 'no TLS';
  return mode === 'verify-full' ? 'verified' : 'not verified';
}
