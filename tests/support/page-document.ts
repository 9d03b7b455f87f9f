import { setMaxListeners } from 'node:events';
import { onTestFinished, vi } from 'vitest';

/*
 * As much of a document as React needs to keep a page in it: elements, texts, attributes. No layout, no events of its own, no parser. What
 * depends on a real browser is tested in tests/journeys.
 */

class PageNode extends EventTarget {
  nodeType = 1;
  nodeName = '';
  parentNode: PageElement | null = null;
  childNodes: PageNode[] = [];
  ownerDocument: PageDocument;

  constructor(ownerDocument: PageDocument | null) {
    super();
    this.ownerDocument = ownerDocument as PageDocument;
  }

  get firstChild(): PageNode | null {
    return this.childNodes[0] ?? null;
  }

  get lastChild(): PageNode | null {
    return this.childNodes.at(-1) ?? null;
  }

  get nextSibling(): PageNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get parentElement(): PageElement | null {
    return this.parentNode;
  }

  get isConnected(): boolean {
    return this.parentNode ? this.parentNode.isConnected : this.nodeType === 9;
  }

  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }

  set textContent(text: string) {
    for (const child of this.childNodes) child.parentNode = null;
    this.childNodes = [];
    if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text));
  }

  appendChild<Child extends PageNode>(child: Child): Child {
    return this.insertBefore(child, null);
  }

  insertBefore<Child extends PageNode>(child: Child, before: PageNode | null): Child {
    child.parentNode?.removeChild(child);
    const index = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(index, 0, child);
    child.parentNode = this as unknown as PageElement;
    return child;
  }

  removeChild<Child extends PageNode>(child: Child): Child {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  contains(other: PageNode | null): boolean {
    return other !== null && (other === this || this.contains(other.parentNode));
  }

  getRootNode(): PageNode {
    return this.parentNode?.getRootNode() ?? this;
  }

  compareDocumentPosition(): number {
    return 0;
  }
}

class PageText extends PageNode {
  override nodeType = 3;
  override nodeName = '#text';
  data = '';

  get nodeValue(): string {
    return this.data;
  }

  set nodeValue(text: string) {
    this.data = text;
  }

  override get textContent(): string {
    return this.data;
  }

  override set textContent(text: string) {
    this.data = text;
  }
}

class PageStyle {
  [name: string]: unknown;
  setProperty(name: string, value: string): void {
    this[name] = value;
  }
  removeProperty(name: string): void {
    delete this[name];
  }
}

export class PageElement extends PageNode {
  namespaceURI = 'http://www.w3.org/1999/xhtml';
  style = new PageStyle();
  dataset: Record<string, string> = {};
  className = '';
  innerHTML = '';
  value = '';
  checked = false;
  selected = false;
  #attributes = new Map<string, string>();

  get tagName(): string {
    return this.nodeName;
  }

  get localName(): string {
    return this.nodeName.toLowerCase();
  }

  get attributes(): { name: string; value: string }[] {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }

  get options(): PageElement[] {
    return this.elements().filter(({ nodeName }) => nodeName === 'OPTION');
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  get type(): string {
    return this.getAttribute('type') ?? '';
  }

  set type(type: string) {
    this.setAttribute('type', type);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
    if (name === 'value') this.value = String(value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  getBoundingClientRect() {
    return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  hasPointerCapture(): boolean {
    return false;
  }

  /** Understands lists of names, ids, classes and attributes, also joined as in `dialog[open]`; anything else matches nothing. */
  matches(selectors: string): boolean {
    return selectors.split(',').some((selector) => {
      const parts = selector.trim().match(/[#.]?[\w-]+|\[[\w-]+(?:=[^\]]*)?\]/g) ?? [];
      return parts.join('') === selector.trim() && parts.every((part) => this.#matchesPart(part));
    });
  }

  #matchesPart(part: string): boolean {
    const [, attribute, value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(part) ?? [];
    if (attribute)
      return value === undefined ? this.hasAttribute(attribute) : this.getAttribute(attribute) === value;
    if (part.startsWith('#')) return this.getAttribute('id') === part.slice(1);
    if (part.startsWith('.')) return (this.getAttribute('class') ?? '').split(' ').includes(part.slice(1));
    return part === this.localName;
  }

  closest(selectors: string): PageElement | null {
    return this.matches(selectors) ? this : (this.parentNode?.closest?.(selectors) ?? null);
  }

  querySelector(selectors: string): PageElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  querySelectorAll(selectors: string): PageElement[] {
    return this.elements().filter((one) => one.matches(selectors));
  }

  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(isOpen: boolean) {
    if (isOpen) this.setAttribute('open', '');
    else this.removeAttribute('open');
  }

  showModal(): void {
    this.setAttribute('open', '');
  }

  close(): void {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  }

  click(): void {
    this.ownerDocument.clicked.push(this);
  }

  /** All elements below this one, in the order of the page. */
  elements(): PageElement[] {
    return this.childNodes.flatMap((child) =>
      child instanceof PageElement ? [child, ...child.elements()] : [],
    );
  }

  focus(): void {
    this.ownerDocument.activeElement = this;
  }

  select(): void {
    this.focus();
  }

  blur(): void {
    this.ownerDocument.activeElement = this.ownerDocument.body;
  }

  scrollIntoView(): void {
    this.setAttribute('data-scrolled', '');
  }
}

class PageDocument extends PageNode {
  override nodeType = 9;
  override nodeName = '#document';
  cookie = '';
  visibilityState: 'visible' | 'hidden' = 'visible';
  title = '';
  /** Elements that code has clicked by itself, such as a link that downloads a file. */
  clicked: PageElement[] = [];
  documentElement: PageElement;
  head: PageElement;
  body: PageElement;
  activeElement: PageElement;
  defaultView: unknown = null;

  constructor() {
    super(null);
    this.ownerDocument = this;
    this.documentElement = this.appendChild(this.createElement('html'));
    this.head = this.documentElement.appendChild(this.createElement('head'));
    this.body = this.documentElement.appendChild(this.createElement('body'));
    this.activeElement = this.body;
  }

  get scrollingElement(): PageElement {
    return this.documentElement;
  }

  getElementById(id: string): PageElement | null {
    return this.documentElement.elements().find((one) => one.getAttribute('id') === id) ?? null;
  }

  querySelector(selectors: string): PageElement | null {
    return this.documentElement.querySelector(selectors);
  }

  querySelectorAll(selectors: string): PageElement[] {
    return this.documentElement.querySelectorAll(selectors);
  }

  createTreeWalker(root: PageElement) {
    return {
      currentNode: root,
      nextNode: () => null,
      previousNode: () => null,
      firstChild: () => null,
      lastChild: () => null,
    };
  }

  createElement(name: string): PageElement {
    const element = new PageElement(this);
    element.nodeName = name.toUpperCase();
    return element;
  }

  createElementNS(namespace: string, name: string): PageElement {
    const element = this.createElement(name);
    element.namespaceURI = namespace;
    return element;
  }

  createTextNode(text: string): PageText {
    const node = new PageText(this);
    node.data = text;
    return node;
  }

  createComment(text: string): PageText {
    const node = this.createTextNode(text);
    node.nodeType = 8;
    return node;
  }
}

class PageStorage {
  #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, String(value));
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/** The value of a field; of a list that nobody has changed, that of its selected option. */
const valueOf = (field: PageElement): string =>
  field.value || (field.options.find(({ selected }) => selected)?.getAttribute('value') ?? '');

/** The fields of a form, as a browser would send them. */
class PageFormData extends Map<string, string> {
  constructor(form?: PageElement) {
    const fields =
      form
        ?.elements()
        .filter((one) => ['input', 'select'].includes(one.localName) && one.hasAttribute('name')) ?? [];
    super(fields.map((one) => [one.getAttribute('name')!, valueOf(one)]));
  }

  append(name: string, value: string): void {
    this.set(name, value);
  }
}

/** Elements that code looks for by `instanceof`; none of ours is one. */
const otherClasses = [
  'HTMLMetaElement',
  'HTMLAnchorElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLIFrameElement',
  'SVGElement',
  'ShadowRoot',
];

class PageObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): unknown[] {
    return [];
  }
}

/** Channels of one browser that reach each other at once, as windows beside this one would. */
class PageChannel extends EventTarget {
  static open = new Set<PageChannel>();
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    PageChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of PageChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    PageChannel.open.delete(this);
  }
}

const realSetTimeout = globalThis.setTimeout;

export type Page = {
  /** What `matchMedia` gives for every query. */
  media: EventTarget & { matches: boolean };
  document: PageDocument;
  window: EventTarget & { location: URL };
  localStorage: PageStorage;
  sessionStorage: PageStorage;
};

/**
 * Gives this test a window and a document, at an address, until it ends.
 */
export function openPage(address = 'http://localhost:5173/'): Page {
  const document = new PageDocument();
  const location = Object.assign(new URL(address), { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() });
  const localStorage = new PageStorage();
  const sessionStorage = new PageStorage();
  const media = Object.assign(new EventTarget(), { matches: false });
  const classes = {
    ...Object.fromEntries(otherClasses.map((name) => [name, class extends PageElement {}])),
    Node: PageNode,
    Element: PageElement,
    HTMLElement: PageElement,
    Document: PageDocument,
    NodeFilter: { SHOW_ELEMENT: 1, FILTER_ACCEPT: 1, FILTER_REJECT: 2, FILTER_SKIP: 3 },
    MutationObserver: PageObserver,
    ResizeObserver: PageObserver,
    IntersectionObserver: PageObserver,
    BroadcastChannel: PageChannel,
    FormData: PageFormData,
  };
  // The timers of a page end with it. One that fired later would run in another test, without a window.
  const timers = new Set<NodeJS.Timeout>();
  const schedule = globalThis.setTimeout;
  const setTimeout = (act: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) => {
    const timer = schedule(() => {
      timers.delete(timer);
      act(...given);
    }, milliseconds);
    timers.add(timer);
    return timer;
  };
  const globals = {
    ...classes,
    document,
    setTimeout,
    location,
    localStorage,
    sessionStorage,
    matchMedia: () => media,
    getComputedStyle: () => ({}),
    requestAnimationFrame: (act: (time: number) => void) => schedule(act, 0, 0),
    cancelAnimationFrame: (timer: NodeJS.Timeout) => clearTimeout(timer),
  };
  const window = Object.assign(new EventTarget(), globals, {
    history: { state: null, length: 1, pushState: vi.fn(), replaceState: vi.fn() },
    scrollTo: vi.fn(),
    getSelection: () => null,
    navigator: globalThis.navigator,
    clearTimeout,
    event: undefined,
  });
  // A library that is loaded with this page keeps its window: all its later clients listen to it.
  setMaxListeners(0, window);
  document.defaultView = window;
  PageChannel.open.clear();
  // At once, and not before the next test: the next file must not be loaded with them.
  onTestFinished(() => {
    for (const timer of timers) clearTimeout(timer);
    vi.unstubAllGlobals();
    // A page that was opened under a faked clock would bring back its timers, after the clock was real again.
    if (!vi.isFakeTimers()) globalThis.setTimeout = realSetTimeout;
  });
  for (const [name, value] of Object.entries({ ...globals, window })) vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  return { document, window, localStorage, sessionStorage, media } as unknown as Page;
}
