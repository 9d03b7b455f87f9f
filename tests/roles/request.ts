import type { Role } from './roles.ts';
import type { RoleRow } from './row.ts';
import type { Ids, RolesFixture } from './fixture.ts';

export type RoleAnswer = { status: number; text: string };

/** The address of a row: API calls under /functions/v1, operator calls at the root. */
export function addressOf(site: string, { call, at, query }: RoleRow, ids: Ids): string {
  const template = call.split(' ')[1] ?? '';
  const path = template.replaceAll(/\{(\w+)\}/g, (_, hole: string) => {
    const name = at[hole];
    if (name === undefined)
      throw new Error(`${call}: what stands in {${hole}}? Say it in the third place of its row.`);
    const value = String(ids[name]);
    return hole === 'file' ? `${value}.pdf` : encodeURIComponent(value);
  });
  const queryString = query ? `?${new URLSearchParams(query(ids)).toString()}` : '';
  return `${site}${atTheRoot.test(template) ? '' : '/functions/v1'}${path}${queryString}`;
}
const atTheRoot = /^\/(healthz|readyz|metrics)$/;

export function requestOf(role: Role, { call, body }: RoleRow, { tokens, ids }: RolesFixture): RequestInit {
  const token = tokens[role];
  const value = body?.(ids, role);
  return {
    method: call.split(' ')[0] ?? 'GET',
    headers: {
      'user-agent': 'Matrix/1',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(value === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(value === undefined ? {} : { body: JSON.stringify(value) }),
  };
}
