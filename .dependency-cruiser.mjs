/*
 * The import rules of docs/architecture.md. A feature reaches another only through its two index files, and only a feature that stands
 * before it in `order`. Inside a feature: ui and api → use-cases → db, everything → domain and model. `server/`, `database/`, `tests/`,
 * `bench/`, `app/routes.ts`, `app/root.tsx`, `app/entry.*` and `app/shell/` compose and are the exceptions.
 */

/** From the lowest to the highest: a feature may import those before it. A new feature is one new line here. */
export const order = [
  'telemetry',
  'preferences',
  'accounts',
  'search',
  'maths',
  'pricing',
  'tutors',
  'pay',
  'learners',
  'booking',
  'practice',
  'teaching',
  'courses',
  'dashboard',
  'tutor-dashboard',
  'marketing',
  'founders',
];
const inFeature = `^app/(${order.join('|')})/`;
const tests = '\\.test\\.tsx?$';
const composers = '^(server|database|tests|bench)/|^app/shell/|^app/(root|routes|entry\\.[a-z]+)\\.tsx?$';
const layer = (names) => `^app/([a-z-]+)/(${names})/`;
const sameFeature = (names) => `^app/$1/(${names})/`;

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'No module imports itself in a circle, types included.',
      from: {},
      to: { circular: true },
    },
    ...order.slice(0, -1).map((feature, at) => ({
      name: 'feature-order',
      severity: 'error',
      comment: `${feature} comes before the features that it would import here.`,
      from: { path: `^app/${feature}/`, pathNot: tests },
      to: { path: `^app/(${order.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'only-through-the-index',
      severity: 'error',
      comment:
        'A feature reaches another one through its index.ts or index.server.ts. Style sheets may be shared.',
      from: { path: inFeature, pathNot: tests },
      to: { path: inFeature, pathNot: ['^app/$1/', '^app/[^/]+/index(\\.server)?\\.ts$', '\\.css$'] },
    },
    {
      name: 'own-index-is-for-others',
      severity: 'error',
      comment: 'Inside a feature files import each other directly.',
      from: { path: '^app/([a-z-]+)/', pathNot: tests },
      to: { path: '^app/$1/index(\\.server)?\\.ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'platform/ and ui/ hold no words of the product.',
      from: { path: '^app/(platform|ui)/', pathNot: tests },
      to: { path: [inFeature, '^app/shell/'] },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      comment: 'Packages are usable without the app.',
      from: { path: '^packages/', pathNot: tests },
      to: { path: '^(app|server|database|tests|bench)/' },
    },
    {
      name: 'maths-without-react',
      severity: 'error',
      comment: 'packages/maths and packages/curriculum run in plain Node.',
      from: { path: '^packages/(maths|curriculum)/' },
      to: { path: '^packages/maths-react/|(^|/)node_modules/react/|\\.tsx$' },
    },
    {
      name: 'features-do-not-import-composers',
      severity: 'error',
      comment: 'Features do not reach up into what composes them.',
      from: { path: '^app/', pathNot: [tests, composers] },
      to: { path: composers, pathNot: '^database/registry\\.ts$' },
    },
    {
      name: 'domain-and-model-are-pure',
      severity: 'error',
      comment: 'Rules and record types touch nothing outside.',
      from: { path: layer('domain|model'), pathNot: tests },
      to: {
        path: [
          sameFeature('db|use-cases|api|ui'),
          '(^|/)node_modules/(kysely|pg|postgres|hono|react|react-dom)/',
          '^app/platform/.*\\.tsx$',
        ],
      },
    },
    {
      name: 'db-imports-no-use-case',
      severity: 'error',
      comment: 'Queries know rules and records only.',
      from: { path: layer('db'), pathNot: tests },
      to: { path: sameFeature('use-cases|api|ui') },
    },
    {
      name: 'use-cases-import-no-api',
      severity: 'error',
      comment: 'A use case does not know how it is called or shown.',
      from: { path: layer('use-cases'), pathNot: tests },
      to: { path: sameFeature('api|ui') },
    },
    {
      name: 'ui-touches-no-tables',
      severity: 'error',
      comment: 'Screens go through use cases and the API client.',
      from: { path: layer('ui'), pathNot: tests },
      to: { path: '^app/[a-z-]+/db/|/api/[a-z-]+\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unknown-modules',
      severity: 'error',
      from: { pathNot: '\\.css$' },
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\./\\+types/|\\?url$' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A module that nothing imports is dead.',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '\\.css$',
          '^tests/',
          '\\.config\\.ts$',
          '^server/require-node\\.mjs$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports', 'imports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
