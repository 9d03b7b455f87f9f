import type { LoadPerson } from './people.ts';

/** Build files already in each browser's cache. */
const seen = new WeakMap<object, Set<string>>();

/**
 * Opens an address like a browser: the document, uncached files, then the requests of a signed-in page (account, region and preferences)
 * and of the page itself. `calls` are paths of our API by their name in the report.
 */
export async function openPage(
  { visitor, id }: LoadPerson,
  name: string,
  path: string,
  calls: readonly (readonly [name: string, path: string])[] = [],
): Promise<boolean> {
  const page = await visitor.ask(`page ${name}`, path, { accept: 'text/html' });
  if (!page.ok) return false;
  const files = seen.get(visitor) ?? new Set<string>();
  seen.set(visitor, files);
  const wanted = new Set(
    [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
  await Promise.all(
    [...wanted]
      .filter((file) => !files.has(file))
      .map((file) => {
        files.add(file);
        return visitor.ask('file of the build', file);
      }),
  );
  const frame = visitor.token
    ? ([
        ['account', '/functions/v1/account'],
        ['account/locale', '/functions/v1/account/locale'],
        [
          'rest user_preferences',
          `/rest/v1/user_preferences?select=*&user_id=eq.${id}&order=updated_at.desc&limit=1`,
        ],
      ] as const)
    : [];
  await Promise.all([
    ...frame.map(([kind, to]) => visitor.ask(kind, to)),
    ...calls.map(([kind, to]) => visitor.ask(kind, `/functions/v1${to}`)),
  ]);
  return true;
}

/** Client-side navigation to another page: its data only. */
export async function goTo(
  { visitor }: LoadPerson,
  name: string,
  path: string,
  calls: readonly (readonly [name: string, path: string])[] = [],
): Promise<boolean> {
  const { pathname, search } = new URL(path, 'http://app');
  const [data] = await Promise.all([
    visitor.ask(`data ${name}`, `${pathname === '/' ? '/_root' : pathname}.data${search}`),
    ...calls.map(([kind, to]) => visitor.ask(kind, `/functions/v1${to}`)),
  ]);
  return data.ok;
}
