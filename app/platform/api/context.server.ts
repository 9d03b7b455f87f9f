import type { BlockList } from 'node:net';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { platformError } from '../problems.ts';
import type { Language } from '../texts.ts';
import { inputProblem } from './input.server.ts';

/** The caller according to the verified access token. Having a token implies a confirmed address. */
export type Account = {
  id: string;
  email: string;
  /** Matches one of the two administrators' addresses. Writing endpoints check the database again: see `requireAdmin`. */
  isAdmin: boolean;
  sessionId: string | undefined;
};

type ApiVariables = {
  requestId: string;
  language: Language;
  account: Account | null;
  /** The token is valid but its session has ended. */
  sessionEnded?: boolean;
  /**
   * `code`: the account has a second factor that this session has not proven; nothing but the auth service is open. `enrolment`: it needs a
   * second factor and has none; what shows other people's data is closed.
   */
  factorMissing?: 'code' | 'enrolment' | null;
  /** The account is suspended; `sessionEnded` is set as well. */
  suspended?: boolean;
  /** The access token if its signature is valid, also when its session has ended. */
  verifiedToken?: string | null;
  /** The Authorization header holds something that is not a token. */
  unknownBearer?: boolean;
  /** Proxies whose forwarded client address is trusted. */
  trustedProxies?: BlockList;
  /** From the http-only visitor cookie; null until first needed. */
  visitorId: string | null;
  /**
   * Id for the record that an idempotent request creates: the same on every run, as when the process died before it
   * could respond.
   */
  madeId?: string;
  /** The response contains a secret that is not stored, so a repeated request is executed again. */
  answerIsSecret?: boolean;
  /** Network of the client: an IPv4 address or an IPv6 /64. */
  network?: string;
  /** Creates the visitor id and sets its cookie. */
  issueVisitorId: () => string;
  /** The request was shed under overload; the overload gate logs these in aggregate. */
  sentAway?: true;
};

export type ApiEnvironment = { Variables: ApiVariables };
export type ApiContext = Context<ApiEnvironment>;

/** A Hono app for one feature. Input that does not match its schema becomes a 400 in our error format. */
export const newApi = () =>
  new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (!result.success) throw inputProblem(result.error, c.var.language);
    },
  });

/**
 * The signed-in account. Throws 401: `second_factor_required` when the session has only the first of two factors, `account_suspended` for a suspended account, `session_ended` when the session was
 * ended elsewhere, else `unauthenticated`.
 */
export function requireAccount(c: ApiContext): Account {
  if (c.var.account) return c.var.account;
  requireFactor(c, 'code');
  if (c.var.suspended) throw platformError('account_suspended', { status: 401 });
  throw platformError(c.var.sessionEnded ? 'session_ended' : 'unauthenticated', { status: 401 });
}

/**
 * Throws 401 `second_factor_required` when the session lacks its second factor: `code` only where one is enrolled, `any` also where one has yet
 * to be. Call it with `any` before showing other people's data.
 */
export function requireFactor(c: ApiContext, missing: 'code' | 'any'): void {
  const lacking = c.var.factorMissing;
  if (lacking && (missing === 'any' || lacking === missing))
    throw platformError('second_factor_required', { status: 401 });
}

/** The visitor's id, created if this browser has none yet. */
export const requireVisitor = (c: ApiContext): string => c.var.visitorId ?? c.var.issueVisitorId();
