/*
 * The import rule of docs/architecture.md. A file imports its own feature, platform/, ui/, and another feature only
 * through its door. Inside a feature the arrows run screens and api → use cases → queries → rules and schemas.
 * routes.ts, root.tsx, entry.*, shell/, server/, database/ and tests/ compose and are the exceptions.
 */
const features =
  'accounts|preferences|learners|tutors|booking|pricing|teaching|practice|courses|maths|founders|search|marketing|telemetry|referrals';
const inFeature = `^app/(${features})/`;
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Nothing may import itself in a circle, types included.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-through-the-door',
      severity: 'error',
      comment: 'A feature reaches another feature through public.ts or public.server.ts, or by its texts.',
      from: { path: inFeature, pathNot: tests },
      to: {
        path: inFeature,
        pathNot: [
          '^app/$1/',
          '^app/[^/]+/public(\\.(answers|behalf|credits|figures|founders|given|kinds|material|tutored|writing))?(\\.server)?\\.ts$',
          // The look of the figures and of answers to choose from, which lessons show too.
          '^app/practice/(figures|options)\\.css$',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'platform/ and ui/ hold no product words.',
      from: { path: '^app/(platform|ui)/', pathNot: tests },
      to: { path: [inFeature, '^app/shell/'] },
    },
    {
      name: 'nobody-imports-the-composers',
      severity: 'error',
      comment: 'Features do not reach up into what composes them.',
      from: { path: `^app/(${features}|platform|ui)/`, pathNot: tests },
      to: {
        path: '^(server|database|tests)/|^app/(root|routes|entry\\.[a-z]+)\\.tsx?$',
        pathNot: '^database/registry\\.ts$',
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules, schemas and texts touch nothing outside.',
      from: { path: 'app/.*/(rules|schemas)\\.ts$|app/.*/messages/', pathNot: tests },
      to: { path: '\\.server\\.ts$|/(client|session)\\.ts$|\\.tsx$|^node_modules/(kysely|pg|hono)/' },
    },
    {
      name: 'queries-import-no-use-case',
      severity: 'error',
      from: { path: 'queries\\.server\\.ts$' },
      to: { path: `${inFeature}.*(api|public)\\.server\\.ts$`, pathNot: '^app/(?!$1)' },
    },
    {
      name: 'screens-touch-no-tables',
      severity: 'error',
      comment: 'Screens and parts of screens never import queries or the API.',
      from: { path: '\\.tsx$|/client\\.ts$', pathNot: tests },
      to: { path: '(queries|api)\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
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
      comment: 'A module that nobody imports is dead.',
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
