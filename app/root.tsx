import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import {
  createContext,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { AuthProvider } from '#app/accounts/index.ts';
import { appearance } from '#app/preferences/domain/appearance.ts';
import { preferencesTexts } from '#app/preferences/messages/index.ts';
import { searchTexts } from '#app/search/messages/index.ts';
import { PreferencesProvider } from '#app/preferences/ui/provider.tsx';
import { readVisitor, type Visitor } from '#app/preferences/domain/visitor.ts';
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import headFont from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';
import { useNonce } from './platform/nonce.ts';
import { aiTutorContext, backendContext, siteUrlContext } from './platform/site.ts';
import { languageContext } from './platform/texts-loader.ts';
import { type Language, languages, pickTexts } from './platform/texts.ts';
import { ClosedNotice } from '#app/shell/ui/closed-notice.tsx';
import { CrashScreen } from '#app/shell/ui/crash.tsx';
import { ForMachines } from '#app/shell/ui/for-machines.tsx';
import { DataCalls } from '#app/shell/ui/data-calls.tsx';
import { shellTexts } from './shell/messages/index.ts';
import './ui/styles/app.css';

const visitorContext = createContext<Visitor>();

/** Determines the visitor and the language once, before any loader runs. */
const determineVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = readVisitor(request);
  context.set(visitorContext, visitor);
  context.set(languageContext, visitor.language);
  const response = await next();
  response.headers.append('Vary', 'Accept-Language, Cookie');
  response.headers.set('Content-Language', visitor.state.locale);
  return response;
};
export const middleware = [determineVisitor];

export function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext);
  const url = new URL(request.url);
  return {
    visitor,
    look: appearance(visitor.comfort),
    texts: pickTexts(visitor.language, [shellTexts, preferencesTexts, searchTexts]),
    address: (context.get(siteUrlContext) || url.origin) + url.pathname.replace(/\.data$/, '') + partOf(url),
    lang: languages.find((language) => language === url.searchParams.get('lang')) ?? null,
    backend: context.get(backendContext),
    year: new Date().getUTCFullYear(),
    /** Set while a language model is configured and healthy; otherwise the entry reads 'Under Maintenance'. */
    aiTutor: context.get(aiTutorContext),
  };
}

export const links = () => [
  ...[textFont, headFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
];

/** The document. Everything the first paint depends on is in its attributes. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>('root');
  const visitor = root?.visitor;
  return (
    <html
      lang={visitor?.state.locale ?? shownLocale()}
      data-theme={visitor && visitor.theme !== 'system' ? visitor.theme : undefined}
      className={root?.look.className}
      style={root?.look.style}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12141f" media="(prefers-color-scheme: dark)" />
        {/* Vite's client and React Aria read the nonce for their style elements here. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {root && <Alternates {...root} />}
        {import.meta.env.SSR && root && (
          <ForMachines
            address={root.address}
            shared={addressOf(root)}
            language={root.visitor.language}
            locale={root.visitor.state.locale}
          />
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A lesson has its own canonical URL with the query parameter of its course page; other parameters are dropped. */
function partOf({ searchParams }: URL): string {
  const lesson = searchParams.get('lesson');
  return lesson === null ? '' : `?${new URLSearchParams({ lesson })}`;
}

type Canonical = { address: string; lang: string | null };

/** Canonical URL; a page with an explicit language is its own canonical page. */
const addressOf = ({ address, lang }: Canonical): string =>
  lang ? `${address}${address.includes('?') ? '&' : '?'}lang=${lang}` : address;

/** Links to the page in the other languages. */
function Alternates({ address, lang }: Canonical) {
  return (
    <>
      <link rel="canonical" href={addressOf({ address, lang })} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={addressOf({ address, lang: language })}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}

export default function App({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { visitor } = loaderData;
  const texts = useTextsOfMatches();
  useEffect(markReady, []);
  return (
    <PreferencesProvider visitor={visitor}>
      <IntlProvider locale={visitor.state.locale} timeZone={visitor.timeZone} messages={texts}>
        <AuthProvider backend={loaderData.backend} expected={visitor.somebody}>
          <SkipLink label={loaderData.texts.shell?.skip ?? ''} />
          <Outlet />
          <DataCalls />
          <ClosedNotice language={visitor.language} />
        </AuthProvider>
      </IntlProvider>
    </PreferencesProvider>
  );
}

/** Marks that the page is interactive. Measurements and tests wait for this mark. */
function markReady() {
  document.documentElement.dataset.ready = 'true';
}

function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}

/** Each feature's layout route loads its texts; a page gets those of all its layouts. */
function useTextsOfMatches() {
  const matches = useMatches();
  return useMemo(
    () =>
      Object.assign(
        {},
        ...matches.map(({ loaderData }) => (loaderData as { texts?: object } | undefined)?.texts ?? {}),
      ),
    [matches],
  );
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>('root');
  return <CrashScreen language={root?.visitor.language ?? shownLanguage()} />;
}

/** The locale in the document of the page whose data could not be loaded. */
const shownLocale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

const shownLanguage = (): Language =>
  languages.find((language) => shownLocale().startsWith(language)) ?? 'en';
