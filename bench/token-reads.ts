import autocannon from 'autocannon';
import { startAppServer } from '#tests/support/app-server.ts';
import type { BenchFigure } from './figure.ts';

const goal = 5000;
/** Seconds of measuring after a warm-up. */
const lasting = 10;
const warming = 2;
const connections = 32;

const person = { email: 'leo.learner@example.org', password: 'curvela-demo' };

/**
 * Reads with a verified access token, each of which asks whether its session still lasts: requests per second of one process. The call is
 * the one that each page makes first; it looks the role up in the database.
 */
export async function measure(): Promise<BenchFigure[]> {
  const app = await startAppServer();
  try {
    const token = await signIn(app.url);
    const url = `${app.url}/functions/v1/account`;
    const headers = { authorization: `Bearer ${token}` };
    await autocannon({ url, headers, connections, duration: warming });
    const { requests, non2xx, errors } = await autocannon({ url, headers, connections, duration: lasting });
    if (non2xx + errors > 0) throw new Error(`${non2xx} refused and ${errors} failed requests`);
    // Once the session has ended the same token is refused: the check is part of what was measured.
    await fetch(`${app.url}/auth/v1/logout`, { method: 'POST', headers });
    const { status } = await fetch(url, { headers });
    return [
      {
        name: `reads with a verified token and its session, ${connections} connections`,
        value: `${Math.round(requests.average).toLocaleString('en')} requests/s`,
        goal: `≥ ${goal.toLocaleString('en')}`,
        met: requests.average >= goal,
      },
      { name: 'the same token after signing out', value: String(status), goal: '401', met: status === 401 },
    ];
  } finally {
    await app.stop();
    app.clear();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
