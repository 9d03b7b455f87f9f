import type { BlockList } from 'node:net';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { platformError } from '../problems.ts';
import type { Language } from '../texts.ts';
import { inputProblem } from './input.server.ts';

/** Who calls, as the verified access token says. The token proves that the address was confirmed. */
export type Account = {
  id: string;
  email: string;
  /** Matches one of the two administrators' addresses. Writing endpoints ask the database again: see `requireAdmin`. */
  isAdmin: boolean;
  sessionId: string | undefined;
};

type ApiVariables = {
  requestId: string;
  language: Language;
  account: Account | null;
  /** The caller brought a valid token whose session was ended. */
  sessionEnded?: boolean;
  /** Its account is suspended; `sessionEnded` holds as well. */
  suspended?: boolean;
  /** The access token, if its signature is right, also of a session that was ended. */
  verifiedToken?: string | null;
  /** The caller brought something in the place of a token that is none. */
  unknownBearer?: boolean;
  /** Whose word about a visitor's network address counts. */
  trustedProxies?: BlockList;
  /** From the http-only visitor cookie; null until something needs it. */
  visitorId: string | null;
  /** The id of what a request with a key makes: the same each time it is carried out, as when its process died before it could answer. */
  madeId?: string;
  /** The answer holds a secret that nobody keeps: the same request again is carried out again. */
  answerIsSecret?: boolean;
  /** Where the request comes from: an IPv4 address or an IPv6 /64. */
  network?: string;
  /** Makes the visitor id and sets its cookie. */
  issueVisitorId: () => string;
  /** There was no room for this request: whoever sent it away says so for all of them together. */
  sentAway?: true;
};

export type ApiEnvironment = { Variables: ApiVariables };
export type ApiContext = Context<ApiEnvironment>;

/** A sub-app of one feature. Input that does not fit its schema becomes a 400 in our error shape. */
export const newApi = () =>
  new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (!result.success) throw inputProblem(result.error, c.var.language);
    },
  });

/**
 * The signed-in account. Throws 401: `account_suspended` for whoever founders have suspended, `session_ended` for whoever was signed
 * out elsewhere, else `unauthenticated`.
 */
export function requireAccount(c: ApiContext): Account {
  if (c.var.account) return c.var.account;
  if (c.var.suspended) throw platformError('account_suspended', { status: 401 });
  throw platformError(c.var.sessionEnded ? 'session_ended' : 'unauthenticated', { status: 401 });
}

/** The visitor's id, made now if this browser has none yet. */
export const requireVisitor = (c: ApiContext): string => c.var.visitorId ?? c.var.issueVisitorId();
