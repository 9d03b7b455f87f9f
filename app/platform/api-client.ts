/** A failed API call. The message is meant for the person. */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  /** The whole response body, for example with `alternatives`. */
  readonly body: Record<string, unknown>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Record<string, unknown>) {
    const error = (body.error ?? {}) as { code?: string; message?: string; retryAfter?: number };
    super(error.message ?? '');
    this.name = 'ApiFailure';
    this.status = status;
    this.code = error.code ?? 'internal';
    this.body = body;
    this.retryAfter = error.retryAfter;
  }
}

/** No response: the network or the server is unavailable, so the outcome is unknown. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
}

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** One key per user action: a repeated click or retry sends the same key, so the write happens once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

type TokenSource = () => Promise<string | null>;
let tokenSource: TokenSource = () => Promise.resolve(null);
/** Renews a token that the server refused, if possible. False when its session has ended. */
type TokenRenewal = (refused: string) => Promise<boolean>;
const renewNothing: TokenRenewal = () => Promise.resolve(true);
let renewToken = renewNothing;
type Ended = (token: string, message: string) => Promise<void>;
let sessionEnded: Ended = () => Promise.resolve();
let factorRequired: () => void = () => undefined;

/** Set by the session layer: where the bearer token comes from, and how a refused one is renewed. */
export function setTokenSource(source: TokenSource, renewal: TokenRenewal = renewNothing): void {
  tokenSource = source;
  renewToken = renewal;
}

/** Sets the handler for "session ended" responses; `message` is meant for the person. */
export function onSessionEnded(listener: Ended): void {
  sessionEnded = listener;
}

/** Sets the handler for calls that are refused until the session has its second factor. */
export function onFactorRequired(listener: () => void): void {
  factorRequired = listener;
}

/**
 * Calls `/functions/v1${path}`, authenticated if a user is signed in, and returns the parsed body. Throws ApiFailure
 * for a response other than 2xx and ApiUnreachable when there was none.
 */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await fetchApi(path, options);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** The same, returning the response for streaming. */
export async function fetchApi(path: string, options: CallOptions = {}): Promise<Response> {
  const token = await tokenSource();
  const response = await send(path, options, token);
  if (response.ok) return response;
  const failure = await failureOf(response);
  if (failure.status !== 401 || token === null) throw failure;
  if (failure.code === 'second_factor_required') {
    // A new token would be refused as well.
    factorRequired();
    throw failure;
  }
  const ended = /session_ended|suspended/.test(failure.code) || !(await renewToken(token));
  if (ended) await sessionEnded(token, failure.message);
  // The token was renewed, or the person signed in again, during the call, here or in another tab: retry with the new
  // token.
  const newer = await tokenSource();
  if (newer === null || newer === token) throw failure;
  const second = await send(path, options, newer);
  if (second.ok) return second;
  throw await failureOf(second);
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => ({}));
  return new ApiFailure(response.status, body as Record<string, unknown>);
}

async function send(path: string, options: CallOptions, token: string | null): Promise<Response> {
  const { method = 'GET', body, idempotencyKey, signal, headers } = options;
  try {
    return await fetch(`/functions/v1${path}`, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiUnreachable('', { cause });
  }
}
