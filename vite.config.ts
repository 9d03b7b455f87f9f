import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { topPasswords } from './app/accounts/passwords/top-passwords.ts';

/** Modules of the app by a regular expression of their paths. */
const of = (paths: string): RegExp => new RegExp(`/app/(${paths})\\.tsx?$`);

/**
 * Files that several pages share, the first that fits a module: a browser without any of them asks for a file each, and each is compressed
 * by itself, so that forty small ones cost a visitor time and a crowd of them the server (record 0082). What a file holds is loaded whole, so each is what its pages nearly all need.
 */
const groups = [
  {
    name: 'always',
    test: of(
      'ui/(brand-mark|icons|toast|loading)|preferences/(region-request|provider)|platform/(brand|maintenance|page-meta|when-idle|api-client|remember|texts-loader)|accounts/auth-context|shell/(progress|components/(nav-bar|footer))',
    ),
  },
  {
    name: 'parts',
    test: of(
      'ui/(verdict|part|window|plot|curve|drawn-formula|hint-icon|narrow|hydrated)|platform/(times|money|window-store)|tutors/(tutor|components/avatar|reviews/components/stars)|learners/(client|profile)|booking/client|teaching/(models|client|limits|components/(lines|graph-view))',
    ),
  },
  // What every icon of a feature needs. In a file of its own, else the first feature that has one would be loaded by all others.
  {
    name: 'icons',
    test: /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|\/app\/ui\/lucide-icon\.tsx$/,
  },
  { name: 'rules', test: /\/node_modules\/zod\// },
  {
    name: 'data',
    test: /\/node_modules\/@tanstack\/(query-core\/build\/modern\/(queryClient|mutation|queryObserver|mutationObserver)|react-query\/build\/modern\/(QueryClientProvider|useQuery|useMutation|queryOptions))\.js|\/app\/shell\/data-room\.tsx$/,
  },
  {
    name: 'learning',
    test: of(
      'maths/components/(formula|copy-latex|input/(math-input|own-words))|practice/(answering/(use-answering|after)|components/(prompt|skill-list))|teaching/components/(care-block|math-field|tutor-dot)|learners/needs/(learner-needs|read-aloud)',
    ),
  },
  {
    name: 'conversation',
    test: of('teaching/components/(turn-words|use-newest-in-sight|question-card)'),
  },
  {
    name: 'tutors',
    test: of(
      'booking/(night|components/(day-slots|month-calendar))|tutors/(components/tutor-card|reviews/components/review-list)',
    ),
  },
  { name: 'booking', test: of('booking/(choice|use-holding|components/steps)') },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Messages reach the browser compiled (app/platform/ready-texts.ts), so the formatter needs no parser, there or here.
  define: { COMPILED_TEXTS: 'true', COMMON_PASSWORDS: JSON.stringify(topPasswords().join(' ')) },
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl', 'lucide-react'] },
  // Every browser package is bundled before the first page is served: one found later would reload the page under the
  // developer's hands, and a page that has not yet connected would miss the call to reload.
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.server.ts', '!app/**/*.test.{ts,tsx}'],
    // Behind the alias above, where the search does not look.
    include: ['use-intl > @formatjs/fast-memoize'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
        },
      },
    },
  },
});
