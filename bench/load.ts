import autocannon from 'autocannon';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import type { BenchFigure } from './figure.ts';

type Load = { url: string; connections: number; headers?: Record<string, string> };
type Measured = { perSecond: number; p99: number; failed: number };

/** Requests per second and the 99th percentile over ten seconds, after two seconds of warm-up. */
async function load({ url, connections, headers = {} }: Load): Promise<Measured> {
  await autocannon({ url, connections, headers, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, headers, duration: 10 });
  return { perSecond: requests.average, p99: latency.p99, failed: non2xx + errors };
}

const format = ({ perSecond, p99, failed }: Measured): string =>
  `${perSecond.toFixed(0)} req/s, p99 ${p99} ms${failed > 0 ? `, ${failed} FAILED` : ''}`;

/** The server-rendered home page, and a read of one row with a verified token, each compared with a bare response. */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  try {
    const bare = await load({ url: `${app.url}/healthz`, connections: 32 });
    const home = await load({ url: `${app.url}/`, connections: 16, headers: { 'accept-language': 'en' } });
    const compressed = await load({
      url: `${app.url}/`,
      connections: 16,
      headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
    });
    const authorization = `Bearer ${await tokenOf(app)}`;
    const row = await load({
      url: `${app.url}/functions/v1/account`,
      connections: 32,
      headers: { authorization },
    });
    return [
      {
        name: 'comparison: bare answer (/healthz), 32 connections',
        value: format(bare),
        goal: '',
        met: bare.failed === 0,
      },
      {
        name: 'server-rendered home, 16 connections',
        value: format(home),
        goal: '≥ 600 req/s, p99 ≤ 80 ms',
        met: home.perSecond >= 600 && home.p99 <= 80 && home.failed === 0,
      },
      {
        name: 'comparison: the same in brotli',
        value: format(compressed),
        goal: '',
        met: compressed.failed === 0,
      },
      {
        name: 'JSON read of one row with a verified token, 32 connections',
        value: format(row),
        goal: '≥ 5,000 req/s, p99 ≤ 20 ms',
        met: row.perSecond >= 5000 && row.p99 <= 20 && row.failed === 0,
      },
    ];
  } finally {
    await app.stop();
    app.clear();
  }
}

async function tokenOf(app: AppServer): Promise<string> {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leo.learner@example.org', password: 'curvela-demo' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
