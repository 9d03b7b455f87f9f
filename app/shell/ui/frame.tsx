import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider, useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import type { Messages } from 'use-intl/core';
import type { loader as rootLoader } from '#app/root.tsx';
import { brand } from '#app/platform/brand.ts';
import { whenIdle } from '#app/platform/when-idle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { toastStore } from '#app/ui/toast.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { overlayShown, useProgress } from '#app/platform/progress.ts';

const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })));
const loadToasts = () => import('#app/ui/toasts.tsx');
/** Offline, a toast is lost instead of the page. */
const Toasts = lazy<ComponentType<{ closeLabel: string }>>(() =>
  loadToasts().catch(() => ({ default: () => null })),
);
const GenerationOverlay = lazy(() => import('./overlay.tsx'));

/** A missing record has a title too; other pages set their own, and a second title would come first. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: isRouteErrorResponse(error) && hasTexts(error.data) ? error.data.title : brand }] : [];

/** The frame of nearly all pages: navigation, content, footer. Focus sessions are rendered without it. */
export default function Frame() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/** A page that answers 404 keeps the frame; any other error shows the root's crash screen. */
export function ErrorBoundary() {
  const error = useRouteError();
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (!isRouteErrorResponse(error) || error.status !== 404 || !hasTexts(error.data)) throw error;
  return (
    <PageFrame>
      <IntlProvider locale={locale} timeZone={timeZone} messages={error.data.texts}>
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      </IntlProvider>
    </PageFrame>
  );
}

/** A 404 from `pageMissing` contains the texts of its page. */
const hasTexts = (data: unknown): data is { texts: Messages; title: string } =>
  typeof data === 'object' && data !== null && 'texts' in data;

function PageFrame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      <NavBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer year={root?.year ?? new Date().getFullYear()} aiTutor={root?.aiTutor ?? false} />
      <Notices />
    </>
  );
}

/** Toasts also report lost connections, so the module is loaded in advance. */
function fetchToasts(): void {
  whenIdle(() => void loadToasts().catch(() => undefined));
}

/** Overlays of any page: loading indicator, toasts, lesson progress. */
export function Notices() {
  const t = useTranslations('shell');
  const navigation = useNavigation();
  const { progress } = useProgress();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  useEffect(fetchToasts, []);
  return (
    <Suspense fallback={null}>
      {navigation.state !== 'idle' && <Loading floating />}
      {toasts.length > 0 && <Toasts closeLabel={t('close')} />}
      {overlayShown(progress) && <GenerationOverlay />}
    </Suspense>
  );
}
