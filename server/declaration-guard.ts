import type { MiddlewareHandler } from 'hono';
import { lacksDeclaration } from '#app/accounts/index.server.ts';
import { type ApiEnvironment } from '#app/platform/api.server.ts';
import { platformError } from '#app/platform/problems.ts';
import type { Services } from '#app/platform/services.server.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes about the account itself, and calls that store nothing of it: they are open before the declaration. */
const openBefore =
  /^\/functions\/v1\/(account(\/|$)|contact$|maths\/|practice\/tries$|teaching\/(trials|readings)$)/;

/** Accounts of which one process remembers that they have declared. */
const mostRemembered = 10_000;

/**
 * Refuses with 409 `declaration_required` what an account would store before its person has declared terms and age, however the account was
 * made: by a form, a mailed link, or Google. That no write is forgotten follows from the list of exceptions.
 */
export function requireDeclaration(
  services: Pick<Services, 'db' | 'settings'>,
): MiddlewareHandler<ApiEnvironment> {
  const declared = new Set<string>();
  return async (c, next) => {
    const { account } = c.var;
    if (
      services.settings.declarationRequired &&
      account &&
      !reads.has(c.req.method) &&
      !openBefore.test(c.req.path)
    ) {
      if (!declared.has(account.id)) {
        if (await lacksDeclaration(services, account.id))
          throw platformError('declaration_required', { status: 409 });
        if (declared.size >= mostRemembered) declared.clear();
        declared.add(account.id);
      }
    }
    await next();
  };
}
