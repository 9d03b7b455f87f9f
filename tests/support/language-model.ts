import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a language model: the body of POST /chat/completions. */
type CompletionRequest = {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  authorization: string | undefined;
};

/** The scripted response to one call. */
export type Script = {
  /** Sent token by token. A function gets the request: a worst-case model repeats it. */
  text?: string | ((request: CompletionRequest) => string);
  /** Tokens per second; all at once by default. */
  perSecond?: number;
  /** Milliseconds until the first token. */
  firstAfter?: number;
  /** The connection breaks after so many tokens. */
  breaksAfter?: number;
  /** Nothing follows after so many tokens, and the connection stays open. */
  stallsAfter?: number;
  /** Refused with this status; 429 includes `Retry-After`. */
  status?: 429 | 500 | 503;
  retryAfter?: number;
  /** Responses that violate the protocol. */
  nonsense?: 'not-json' | 'not-json-events' | 'empty' | 'no-choices' | 'endless';
};

export type LanguageModel = {
  /** The value for AI_BASE_URL. */
  baseUrl: string;
  /** All requests so far. */
  requests: CompletionRequest[];
  /** When each token of each call was sent, by `performance.now()`: call number, then token. */
  sentAt: number[][];
  /** Calls that the client aborted. */
  aborted(): number;
  /** Responses to the following calls, in order; the last one repeats. */
  plays(...scripts: Script[]): void;
  close(): Promise<void>;
};

/** A language model on the loopback interface that implements the streaming OpenAI chat-completions protocol. */
export async function startLanguageModel(...first: Script[]): Promise<LanguageModel> {
  let scripts = first;
  let gone = 0;
  const requests: CompletionRequest[] = [];
  const sentAt: number[][] = [];
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.endsWith('/models')) return listModels(response);
    void bodyOf(request).then((body) => {
      const call: CompletionRequest = { ...body, authorization: request.headers.authorization };
      const number = requests.push(call) - 1;
      const sent: number[] = [];
      sentAt.push(sent);
      response.once('close', () => (gone += response.writableFinished ? 0 : 1));
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      void play(response, script ?? {}, call, sent, number);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    sentAt,
    aborted: () => gone,
    plays: (...next) => (scripts = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<CompletionRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as CompletionRequest;
}

function listModels(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ object: 'list', data: [{ id: 'local', object: 'model', owned_by: 'test' }] }),
  );
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Words with their leading space, like tokens. */
const piecesOf = (text: string): string[] => text.match(/\s*\S{1,6}/gu) ?? [];

async function play(
  response: ServerResponse,
  script: Script,
  request: CompletionRequest,
  sent: number[],
  id: number,
) {
  if (script.status) return refuse(response, script);
  if (script.firstAfter) await pause(script.firstAfter);
  if (script.nonsense) return talkNonsense(response, script.nonsense);
  const { text = 'Look at the first line again.' } = script;
  const pieces = piecesOf(typeof text === 'function' ? text(request) : text);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (choices: object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: `call-${id}`, object: 'chat.completion.chunk', created: 0, model: request.model, choices, ...more })}\n\n`,
    );
  chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  const started = performance.now();
  for (const [at, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if (script.breaksAfter === at) return response.destroy();
    if (script.stallsAfter === at) return;
    // Scheduled from the start, so that a late timer does not slow the whole response.
    if (script.perSecond && at > 0)
      await pause(Math.max(0, started + (at * 1000) / script.perSecond - performance.now()));
    sent.push(performance.now());
    chunk([{ index: 0, delta: { content: piece }, finish_reason: null }]);
  }
  chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  const prompt = Math.ceil(
    request.messages.reduce((sum, { content }) => sum + String(content).length, 0) / 4,
  );
  const usage = {
    prompt_tokens: prompt,
    completion_tokens: pieces.length,
    total_tokens: prompt + pieces.length,
  };
  chunk([], { usage });
  response.end('data: [DONE]\n\n');
}

function refuse(response: ServerResponse, { status = 500, retryAfter }: Script): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify({ error: { message: 'not now', type: 'refused', code: status } }));
}

function talkNonsense(response: ServerResponse, kind: NonNullable<Script['nonsense']>): void {
  if (kind === 'not-json') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body>It works</body></html>');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (kind === 'empty') return void response.end('data: [DONE]\n\n');
  if (kind === 'not-json-events') return void response.end('data: {"choices": [{"delta\n\ndata: [DONE]\n\n');
  if (kind === 'no-choices') return void response.end('data: {"hello":"world"}\n\ndata: [DONE]\n\n');
  const more = () => {
    while (!response.destroyed) {
      const content = 'and so on and on ';
      if (!response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)) {
        response.once('drain', more);
        return;
      }
    }
  };
  more();
}
