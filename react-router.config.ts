import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Some seventy pages are a few kilobytes that a browser keeps; asking for those that are linked to took one request with each page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
