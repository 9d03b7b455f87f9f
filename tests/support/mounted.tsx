import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { IntlProvider } from 'use-intl/react';
import { AuthContext } from '#app/accounts/ui/auth-context.tsx';
import type { Auth } from '#app/accounts/ui/session.ts';
import { PreferencesProvider, type Visitor } from '#app/preferences/index.ts';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { openPage, type Page, PageElement } from './page-document.ts';
import { londoner } from './rendered.tsx';

type Mounting = {
  messages: object;
  /** What sets this reader apart. */
  visitor?: Partial<Visitor>;
  client?: QueryClient;
  /** Who is signed in; without it that is not known yet. */
  auth?: Auth;
  /** A page that was opened before, to put something into its storage. */
  page?: Page;
};

type Handlers = Record<string, ((event: object) => unknown) | undefined>;

/** A part of a page that a test can use: its texts, and what a person does to it. */
export type Mounted = {
  page: Page;
  client: QueryClient;
  /** The address the router is at, with query and fragment. */
  address(): string;
  /** Whether the latest change of the address left the page where it was scrolled to. */
  keepsScroll(): boolean;
  /** The Back button of the browser; without an earlier address it does nothing. */
  back(): Promise<void>;
  /** All texts, with `|` between elements. */
  text(): string;
  /** A button, link, field or other element by its label or text; null when there is none. */
  find(label: string | RegExp): PageElement | null;
  all(tag: string): PageElement[];
  click(label: string | RegExp): Promise<void>;
  /** Two clicks before the page is drawn again. */
  doubleClick(label: string | RegExp): Promise<void>;
  /** Types into a field, chooses of a list, or ticks a box. */
  fill(label: string | RegExp, value: string | boolean): Promise<void>;
  /** Calls a handler of an element, such as `onKeyDown`, with an event. Answers whether the event's default was prevented. */
  fire(element: PageElement, handler: string, event?: object): Promise<boolean>;
  submit(): Promise<void>;
  rerender(part: ReactNode): Promise<void>;
  unmount(): Promise<void>;
};

/** Mounts a part of a page as `rendered` draws it, with effects and state. Wraps updates in `act`. */
export async function mounted(
  part: ReactNode,
  { messages, visitor, client, auth, page = openPage() }: Mounting,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const reader = { ...londoner, ...visitor };
  const queries =
    client ?? new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const container = page.document.body.appendChild(page.document.createElement('div'));
  const root = createRoot(container as unknown as Element);
  const holder = { part };
  const Part = () => holder.part;
  const element = (
    <QueryClientProvider client={queries}>
      <IntlProvider locale={reader.language} timeZone="UTC" messages={messages}>
        <PreferencesProvider visitor={reader}>
          <AuthContext value={auth ?? { user: null, loading: true }}>
            <Part />
          </AuthContext>
        </PreferencesProvider>
      </IntlProvider>
    </QueryClientProvider>
  );
  const { pathname, search, hash } = page.window.location;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pathname + search + hash] });
  let isMounted = true;
  const unmount = async () => {
    if (!isMounted) return;
    isMounted = false;
    await act(async () => root.unmount());
    // What a module does when it is loaded must find the page it was loaded for.
    await vi.dynamicImportSettled();
    queries.clear();
  };
  onTestFinished(unmount);
  // The store outlives the page, and test files share it.
  onTestFinished(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  const draw = () => act(async () => root.render(<RouterProvider router={router} />));
  await draw();

  // A window over the page is drawn beside the container.
  const elements = () => page.document.body.elements();
  const find = (label: string | RegExp) =>
    elements().find((one) => isLabelled(one, label, elements())) ?? null;
  const get = (label: string | RegExp) => {
    const found = find(label);
    if (!found) throw new Error(`Nothing is labelled ${String(label)} in: ${textsOf(page.document.body)}`);
    return found;
  };
  const fire = async (target: PageElement, handler: string, more: object = {}) => {
    let prevented = false;
    const event = {
      target,
      currentTarget: target,
      preventDefault: () => void (prevented = true),
      stopPropagation: () => undefined,
      isPropagationStopped: () => false,
      persist: () => undefined,
      button: 0,
      ...more,
    };
    const called = handlersOf(target)[handler];
    if (!called) throw new Error(`<${target.localName}> has no ${handler}`);
    await act(async () => void (await called(event)));
    return prevented;
  };
  const getEnabled = (label: string | RegExp) => {
    const target = get(label);
    if (target.hasAttribute('disabled')) throw new Error(`${String(label)} is disabled`);
    return target;
  };
  const submit = () => {
    const form = elements().find(({ nodeName }) => nodeName === 'FORM');
    if (!form) throw new Error('There is no form');
    return send(form);
  };
  /** Sends a form. Its handler has to prevent the default, by which a browser would leave the page. */
  const send = async (form: PageElement) => {
    if (!(await fire(form, 'onSubmit'))) throw new Error('The browser leaves the page: nothing prevents it');
  };
  const getForm = (element: PageElement) => {
    let form: PageElement | null = element;
    while (form && form.nodeName !== 'FORM') form = form.parentNode;
    if (!form) throw new Error(`<${element.localName}> is in no form`);
    return form;
  };
  const mountedPart: Mounted = {
    page,
    client: queries,
    address: () => {
      const { location } = router.state;
      return location.pathname + location.search + location.hash;
    },
    keepsScroll: () => router.state.preventScrollReset,
    back: () => act(() => router.navigate(-1)),
    text: () => textsOf(page.document.body),
    find,
    all: (tag) => elements().filter(({ localName }) => localName === tag),
    click: async (label) => {
      const target = getEnabled(label);
      if (handlersOf(target).onClick) await fire(target, 'onClick');
      else if (target.nodeName === 'BUTTON' && target.getAttribute('type') !== 'button')
        await send(getForm(target));
      else throw new Error(`${String(label)} does nothing`);
    },
    doubleClick: async (label) => {
      const { onClick } = handlersOf(getEnabled(label));
      if (!onClick) throw new Error(`${String(label)} does nothing`);
      // Both before the page is drawn again.
      await act(async () => void (await Promise.all([onClick({}), onClick({})])));
    },
    fill: async (label, value) => {
      const target = getEnabled(label);
      if (typeof value === 'boolean') target.checked = value;
      else target.value = value;
      await fire(target, 'onChange');
    },
    fire,
    submit,
    rerender: async (other) => {
      holder.part = other;
      await act(async () => router.revalidate());
      await draw();
    },
    unmount,
  };
  return mountedPart;
}

/** Lets what was begun come to its end: answers of stubbed calls, and timers that are due at once. */
export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

const PATIENCE_NS = 4_000_000_000n;

/** Waits until an assertion holds: for what takes several answers, or a module that is loaded only now, which a busy machine does slowly. */
export async function until(check: () => void): Promise<void> {
  const begun = process.hrtime.bigint();
  for (let tries = 0; ; tries += 1) {
    try {
      return check();
    } catch (failed) {
      if (tries >= 200 && process.hrtime.bigint() - begun > PATIENCE_NS) throw failed;
    }
    await settle();
  }
}

/** Calls a handler of an element without waiting for what it begins. */
export function begin(element: PageElement, handler: string): void {
  act(() => void handlersOf(element)[handler]!({ target: element, preventDefault: () => undefined }));
}

/** A double press: the second event arrives before the page is drawn again. */
export async function pressTwice(element: PageElement, handler = 'onClick'): Promise<void> {
  const press = () =>
    handlersOf(element)[handler]!({
      target: element,
      currentTarget: element,
      preventDefault: () => undefined,
      stopPropagation: () => undefined,
    });
  await act(async () => {
    void press();
    void press();
  });
}

const handlersOf = (element: PageElement): Handlers => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key ? (element as unknown as Record<string, Handlers>)[key]! : {};
};

const textsOf = (element: PageElement): string =>
  element.childNodes
    .map((child) => (child instanceof PageElement ? `|${textsOf(child)}|` : child.textContent))
    .join('')
    .replaceAll(/\|+/g, '|');

const interactive = new Set(['BUTTON', 'A', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY']);
const roles = new Set(['option', 'tab', 'radio', 'menuitem', 'switch']);

function isLabelled(element: PageElement, label: string | RegExp, all: readonly PageElement[]): boolean {
  if (!interactive.has(element.nodeName) && !roles.has(element.getAttribute('role') ?? '')) return false;
  const id = element.getAttribute('id');
  const outer = labelAround(element);
  const own = all.find((one) => one.nodeName === 'LABEL' && id !== null && one.getAttribute('for') === id);
  const names = [
    element.getAttribute('aria-label'),
    element.nodeName === 'SELECT' ? null : element.textContent,
    own?.textContent,
    outer?.textContent,
    element.getAttribute('name'),
  ];
  return names.some((name) =>
    name === null || name === undefined
      ? false
      : typeof label === 'string'
        ? name.trim() === label
        : label.test(name),
  );
}

const labelAround = (element: PageElement): PageElement | null =>
  element.parentNode === null
    ? null
    : element.parentNode.nodeName === 'LABEL'
      ? element.parentNode
      : labelAround(element.parentNode);
