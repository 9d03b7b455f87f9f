import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeliveries } from './deliveries.ts';
import { readForm, textAt } from './form.ts';
import { hostedPage } from './hosted-page.ts';
import { createLedger } from './ledger.ts';
import { Refusal } from './refusal.ts';

type Answer = { status: number; body: object };
type StoredResponse = { request: string; answer: Answer };
type Options = { now?: () => number };

/**
 * A local server that implements the part of Stripe's protocol that the product uses: checkout sessions with their payment page, refunds,
 * idempotency keys, signed events. Written from the public description; it shares nothing with the SDK.
 */
export async function startStripe({ now = () => Date.now() / 1000 }: Options = {}) {
  const seconds = () => Math.floor(now());
  const keys = new Map<string, StoredResponse>();
  const deliveries = createDeliveries(seconds);
  const ledger = createLedger(() => address, seconds);
  let address = '';
  let refusals = 0;
  const calls: { method: string; path: string; key: string | undefined; body: string }[] = [];

  const call = (method: string, path: string, body: string): Answer => {
    const [, , , , id = ''] = path.split('/');
    if (method === 'POST' && path === '/v1/checkout/sessions') return ok(ledger.create(readForm(body)));
    if (method === 'GET' && path.startsWith('/v1/checkout/sessions/')) return ok(ledger.sessionOf(id));
    if (method === 'POST' && path.endsWith('/expire')) {
      void deliveries.happened([ledger.expire(id)]);
      return ok(ledger.sessionOf(id));
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const { refund, happenings } = ledger.refund(readForm(body));
      void deliveries.happened(happenings);
      return ok(refund);
    }
    if (method === 'GET' && path === '/v1/refunds') {
      const data = ledger.refundsOf(textAt(readForm(body), 'payment_intent'));
      return ok({ object: 'list', url: path, has_more: false, data });
    }
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  };

  /** The first response for a key is stored; the same request gets it again, a different one is refused. */
  const once = (key: string | undefined, method: string, path: string, body: string): Answer => {
    const request = `${method} ${path}\n${body}`;
    const kept = key === undefined ? undefined : keys.get(key);
    if (kept && kept.request !== request)
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const answer = kept?.answer ?? call(method, path, body);
    if (key !== undefined) keys.set(key, { request, answer });
    return answer;
  };

  const api = (request: IncomingMessage, path: string, body: string): Answer => {
    const { method = 'GET', headers } = request;
    const key = headers['idempotency-key'] as string | undefined;
    calls.push({ method, path, key, body });
    if (!(headers.authorization ?? '').startsWith('Bearer sk_test_'))
      return {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
      };
    if (refusals > 0) {
      refusals -= 1;
      return {
        status: 500,
        body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
      };
    }
    try {
      return once(key, method, path, body);
    } catch (thrown) {
      if (thrown instanceof Refusal) return { status: thrown.status, body: thrown.body };
      throw thrown;
    }
  };

  const page = async (response: ServerResponse, method: string, id: string, act: string | undefined) => {
    const session = ledger.sessionOf(id);
    if (method === 'POST' && act === 'pay') {
      await deliveries.happened(ledger.pay(id));
      return response.writeHead(303, { location: session.success_url }).end();
    }
    if (method === 'POST' && act === 'leave')
      return response.writeHead(303, { location: session.cancel_url ?? session.success_url }).end();
    if (method === 'POST' && act === 'fail') await deliveries.happened(ledger.fail(id));
    const html = hostedPage(session, ledger.nameOf(id), act === 'fail');
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    void readBody(request).then(async (body) => {
      const [, hosted, , id = '', act] = pathname.split('/');
      if (hosted === 'c') return page(response, request.method ?? 'GET', id, act);
      const answer = api(request, pathname, request.method === 'GET' ? String(searchParams) : body);
      const headers = { 'content-type': 'application/json', 'request-id': `req_${calls.length}` };
      return response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: address,
    calls,
    ledger,
    deliveries,
    /** So many calls from now on fail. */
    failNext: (count: number) => {
      refusals = count;
    },
    /** Idempotency keys expire after a day. */
    forgetKeys: () => keys.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

const ok = (body: object): Answer => ({ status: 200, body: structuredClone(body) });

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
