/** Folders whose files get faults; a feature is a folder below one of them. */
const roots = ['app', 'server', 'packages', 'database'];

/** The feature that a file belongs to: `booking`, `packages/maths`, `server/auth`, `server`, `database`. */
export function featureOf(path: string): string {
  const [root = '', folder, ...rest] = path.split('/');
  if (!roots.includes(root)) return root;
  const inFolder = rest.length > 0;
  if (root === 'app') return inFolder ? folder! : 'app';
  return inFolder ? `${root}/${folder!}` : root;
}

/** Whether a test is one of a file's own feature. The tests of the auth service are those of the accounts behind it, too. */
export const isOwnTest = (test: string, file: string): boolean => suiteOf(test) === suiteOf(file);

function suiteOf(path: string): string {
  const feature = featureOf(path);
  return feature === 'server/auth' ? 'accounts' : feature;
}

/** Whether faults are planted in a file: sources of the product, without tests, texts, types and data. */
export function isMutable(path: string): boolean {
  if (!roots.includes(path.split('/')[0]!) || !/\.tsx?$/.test(path)) return false;
  if (
    /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:messages|migrations|content|seed|fixtures|corpus|corpora)\/|seed[^/]*\.ts$/.test(
      path,
    )
  )
    return false;
  return !path.endsWith('database-types.ts');
}

/** Questions that go across features, each by the paths that answer it. */
export const areas: Record<string, RegExp> = {
  money: /^app\/pricing\/|^app\/booking\/(?:.*\/)?(?:paying|credit)\//,
  permission: /(?:guard|permission|allowed|access|roles?|doors|own(?:er|-))[^/]*\.tsx?$/,
  auth: /^server\/auth\/|^app\/accounts\//,
  preferences: /^app\/preferences\//,
  booking: /^app\/booking\//,
  practice: /^app\/practice\//,
  realtime: /realtime|socket|broadcast|presence/,
  ui: /\.tsx$/,
};

/** Whether a file is of a feature or an area by that name; `auth` also selects `server/auth`. */
export function isSelected(path: string, name: string): boolean {
  const feature = featureOf(path);
  return feature === name || feature.endsWith(`/${name}`) || (areas[name]?.test(path) ?? false);
}
