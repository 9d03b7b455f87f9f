import type { findDeclaration } from '#app/accounts/index.server.ts';

/** Whether the person of the account declared to be under 18. Where nothing is declared (one’s own machine), nobody is asked. */
export const isMinorsAccount = (declaration: Awaited<ReturnType<typeof findDeclaration>>): boolean =>
  declaration !== undefined && declaration.ageBand !== 'adult';
