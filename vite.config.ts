import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { topPasswords } from '#app/accounts/domain/top-passwords.ts';

/** Built files that are not named in preloads: each page has them already. */
const loadedByEachPage = /\/(rolldown-runtime|react|entry\.client)-/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Messages reach the browser compiled (app/platform/ready-texts.ts), so the formatter needs no parser, there or here.
  define: { COMPILED_TEXTS: 'true', COMMON_PASSWORDS: JSON.stringify(topPasswords().join(' ')) },
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl', 'lucide-react'] },
  // Every browser package is bundled before the first page is served: one found later would reload the page under the
  // developer's hands, and a page that has not yet connected would miss the call to reload.
  optimizeDeps: {
    entries: ['{app,packages}/**/*.{ts,tsx}', '!app/**/*.server.ts', '!app/**/*.test.{ts,tsx}'],
    // Behind the alias above, where the search does not look.
    include: ['use-intl > @formatjs/fast-memoize'],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !loadedByEachPage.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'rules', test: /\/node_modules\/zod\// },
            // What each page loads is one file of libraries, unchanged by most releases, and one of own modules, instead of
            // forty small ones, which compress badly, cost a request each and are named again in the list of pages.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\//,
            },
            { name: 'queries', test: /\/node_modules\/@tanstack\/(?!.*[qQ]ueryOptions)/, minShareCount: 12 },
            {
              name: 'frame',
              test: /\/app\/(entry\.client|root|shell\/ui\/frame)\.tsx$|\/packages\/maths-react\/verdict\.tsx$/,
            },
          ],
        },
      },
    },
  },
});
