import { appearance, ownProperties } from '../domain/appearance.ts';
import type { Comfort } from '../domain/comfort.ts';

/** Applies the settings to the document, as the server would have rendered them. */
export function paint(comfort: Comfort): void {
  const root = document.documentElement;
  const { style, className } = appearance(comfort);
  for (const name of ownProperties) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  root.className = className;
}
