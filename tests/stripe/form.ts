/** The form encoding of the protocol: `line_items[0][price_data][currency]=gbp` as nested objects; every value stays a string. */
export type Form = { [name: string]: string | Form };

export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = form;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      at = typeof next === 'object' ? next : (at[part] = {});
    }
    at[path.at(-1) ?? name] = value;
  }
  return form;
}

export const textAt = (form: Form, ...path: string[]): string | undefined => {
  let at: string | Form | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** The strings below a name, such as `metadata`. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const at = form[name];
  if (typeof at !== 'object') return {};
  return Object.fromEntries(
    Object.entries(at).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
