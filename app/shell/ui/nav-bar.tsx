import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { signOut, useAuth } from '#app/accounts/index.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { onRegionDrawerRequested } from '#app/preferences/domain/region-request.ts';
import { BrandLink } from '#app/ui/brand-mark.tsx';
import { GlobeIcon, MenuIcon, SearchIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';

const loadDrawer = () => import('#app/preferences/ui/region-drawer.tsx');
const RegionDrawer = lazy(loadDrawer);
const loadSearch = () => import('#app/search/components/search-window.tsx');
const SearchWindow = lazy(loadSearch);

/** The eight items of the specification, in its order. */
const items = [
  ['home', '/'],
  ['mission', '/mission'],
  ['team', '/meet-the-team'],
  ['teaching', '/teaching'],
  ['courses', '/courses'],
  ['models', '/tutor-models'],
  ['pricing', '/pricing'],
  ['contact', '/contact'],
] as const;

/** Pages with their own main action towards a session: the bar's button is less prominent there. */
const bookingPages = new Set(['/book', '/confirm', '/booking/thanks']);

/** The bar changes its style when the page is scrolled further than this, in pixels (specification, section 9). */
export const scrolledFrom = 20;

/** Navigation with the reading progress, the menu of narrow windows, and Language and Region. */
export function NavBar() {
  const t = useTranslations('shell.nav');
  const bar = useRef<HTMLElement>(null);
  const scrolled = useScroll(bar);
  const { pathname } = useLocation();
  // The path on which the menu was opened; on any other page it is closed.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === pathname;
  const setMenuOpen = useCallback((open: boolean) => setMenuAt(open ? pathname : null), [pathname]);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [searching, setSearching] = useState(false);
  const open = useCallback(
    (load: () => Promise<unknown>, show: () => void) => {
      setMenuOpen(false);
      load().then(show, () => showToast({ title: t('unreachable'), kind: 'destructive' }));
    },
    [setMenuOpen, t],
  );
  const openDrawer = useCallback(() => open(loadDrawer, () => setDrawer('open')), [open]);
  const openSearch = () => open(loadSearch, () => setSearching(true));
  const closeSearch = () => {
    setSearching(false);
    // The menu item that opened it disappears with the menu.
    const menu = bar.current?.querySelector<HTMLElement>('.nav-menu');
    requestAnimationFrame(() => document.activeElement === document.body && menu?.focus());
  };
  useEffect(() => onRegionDrawerRequested(openDrawer), [openDrawer]);
  useClosingMenu(menuOpen, setMenuOpen, bar);
  return (
    <header className={`nav ${scrolled ? 'is-scrolled' : ''}`} ref={bar}>
      <div className="nav-in">
        <BrandLink />
        <nav className="nav-links" aria-label={t('label')}>
          <Items />
        </nav>
        <div className="nav-side">
          <button className="icon-btn nav-region" type="button" aria-label={t('search')} onClick={openSearch}>
            <SearchIcon />
          </button>
          <button
            className="icon-btn nav-region"
            type="button"
            aria-label={t('region')}
            aria-haspopup="dialog"
            onClick={openDrawer}
            onPointerEnter={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
          >
            <GlobeIcon />
          </button>
          <AccountLink className="btn btn-quiet btn-sm when-wide" />
          <Link
            className={`btn ${bookingPages.has(pathname) ? 'btn-secondary' : 'btn-primary'} btn-sm`}
            to="/pricing"
          >
            {t('book')}
          </Link>
          <button
            className="icon-btn nav-menu"
            type="button"
            aria-label={t('menu')}
            aria-expanded={menuOpen}
            aria-controls="menu"
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      <nav className="menu" id="menu" aria-label={t('menu')} hidden={!menuOpen}>
        <Items />
        <button className="menu-region" type="button" onClick={openSearch}>
          <SearchIcon /> {t('search')}
        </button>
        <button className="menu-region" type="button" aria-haspopup="dialog" onClick={openDrawer}>
          <GlobeIcon /> {t('region')}
        </button>
        <AccountLink className="btn btn-secondary" />
        <SignOut onLeave={() => setMenuOpen(false)} />
      </nav>
      <span className="nav-progress" />
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <RegionDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
      {searching && (
        <Suspense fallback={null}>
          <SearchWindow onClose={closeSearch} />
        </Suspense>
      )}
    </header>
  );
}

function Items() {
  const t = useTranslations('shell.nav');
  return items.map(([key, to]) => (
    <NavLink key={to} to={to} end={to === '/'}>
      {({ isActive }) => (
        <>
          {t(key)}
          {isActive && <i className="squiggle" />}
        </>
      )}
    </NavLink>
  ));
}

/** Dashboard for a signed-in user, otherwise Sign In, which returns to this page. */
function AccountLink({ className }: { className: string }) {
  const t = useTranslations('shell.nav');
  const { user } = useAuth();
  return (
    <Link className={className} to={user ? '/dashboard' : '/auth'}>
      {user ? t('dashboard') : t('signIn')}
    </Link>
  );
}

/** Sign-out in the menu of every page: shows a confirmation and goes to the home page. */
function SignOut({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('shell.nav');
  const navigate = useNavigate();
  const { user } = useAuth();
  const leave = useSingleFlight(async () => {
    onLeave();
    showToast({ title: t('signedOut') });
    await signOut();
    await navigate('/');
  });
  if (!user) return null;
  return (
    <button className="btn btn-quiet" type="button" onClick={() => void leave()}>
      {t('signOut')}
    </button>
  );
}

/** Tracks scrolling without re-rendering: the progress is written to a custom property. */
function useScroll(bar: React.RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      const read = way > 0 ? Math.min(100, (window.scrollY / way) * 100) : 0;
      bar.current?.style.setProperty('--read', `${read.toFixed(1)}%`);
      setScrolled(window.scrollY > scrolledFrom);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [bar]);
  return scrolled;
}

/** The menu closes with Escape (focus returns to its button) and with a click outside. */
function useClosingMenu(
  open: boolean,
  setOpen: (open: boolean) => void,
  bar: React.RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      bar.current?.querySelector<HTMLElement>('.nav-menu')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, setOpen, bar]);
}
