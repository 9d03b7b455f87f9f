import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Messages reach the browser compiled (app/platform/ready-texts.ts), so the formatter needs no parser, there or here.
  define: { COMPILED_TEXTS: 'true' },
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
