import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  matchPath,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import { asAppError } from '#app/platform/api/errors.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { CoursePages } from '#app/courses/model/course-pages.ts';
import type { firstTrials } from '#app/teaching/index.server.ts';

/** Exported by the built entry, so that both sides use the same context keys. */
type SharedEntry = {
  servicesContext: RouterContext<Services>;
  nonceContext: RouterContext<string>;
  failureContext: RouterContext<{ thrown?: unknown } | null>;
  siteUrlContext: RouterContext<string>;
  backendContext: RouterContext<{ url: string; key: string } | null>;
  firstTrialsContext: RouterContext<ReturnType<typeof firstTrials>>;
  coursePagesContext: RouterContext<CoursePages>;
  aiTutorContext: RouterContext<boolean>;
};

/** What rendering a page needs. */
export type PageParts = {
  services: Services;
  trials: ReturnType<typeof firstTrials>;
  courses: CoursePages;
  /** Whether a language model is configured and healthy. */
  aiTutor: () => boolean;
};

export type Pages = {
  /** Renders a page. `nonce` is for its content security policy. Throws the cause when data could not be reached. */
  render(request: Request, nonce: string): Promise<Response>;
  /** The route pattern of an address; null where there is none. Absent in development. */
  patternOf?: (path: string) => string | null;
};

const builtServer = 'build/server/index.js';

/** Imports the built pages. */
export async function readBuiltPages(): Promise<ServerBuild> {
  if (!existsSync(builtServer)) throw new Error('The pages are not built. Run "npm run build".');
  return (await import(pathToFileURL(builtServer).href)) as ServerBuild;
}

/** Pages from the build. */
export function builtPages(build: ServerBuild, parts: PageParts): Pages {
  const handle = createRequestHandler(build, 'production');
  return {
    render: async (request, nonce) => {
      const failure: { thrown?: unknown } = {};
      const page = await handle(request, contextOf(build, parts, { nonce, failure }));
      if (page.status !== 500 || asAppError(failure.thrown).status !== 503) return page;
      await page.body?.cancel();
      throw failure.thrown;
    },
    patternOf: patternsOf(build),
  };
}

/** Finds the route pattern that matches an address, such as `/tutors/:tutorId`. */
function patternsOf({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => string | null {
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${whole(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  const patterns = [...new Set(Object.keys(routes).map((id) => whole(id) || '/'))].filter(
    (pattern) => !pattern.includes('*'),
  );
  // Static segments take precedence over parameters.
  const inOrder = patterns.toSorted((a, b) => a.split(':').length - b.split(':').length);
  return (path) => inOrder.find((pattern) => matchPath(pattern, path)) ?? null;
}

/** Pages from the sources, with hot reload. */
export function developmentPages(parts: PageParts, vite: ViteDevServer): Pages {
  return {
    render: async (request, nonce) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return createRequestHandler(build, 'development')(
        request,
        contextOf(build, parts, { nonce, failure: null }),
      );
    },
  };
}

function contextOf(
  build: ServerBuild,
  { services, trials, courses, aiTutor }: PageParts,
  { nonce, failure }: { nonce: string; failure: { thrown?: unknown } | null },
): RouterContextProvider {
  const entry = build.entry.module as unknown as SharedEntry;
  const context = new RouterContextProvider();
  context.set(entry.servicesContext, services);
  context.set(entry.nonceContext, nonce);
  context.set(entry.failureContext, failure);
  context.set(entry.firstTrialsContext, trials);
  context.set(entry.coursePagesContext, courses);
  context.set(entry.aiTutorContext, aiTutor());
  const { siteUrl, supabase } = services.settings;
  context.set(entry.siteUrlContext, siteUrl);
  context.set(entry.backendContext, supabase ? { url: supabase.url, key: supabase.publishableKey } : null);
  return context;
}
