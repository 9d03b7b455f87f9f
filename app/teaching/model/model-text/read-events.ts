/** One event of a stream of server-sent events. */
export type ServerEvent = { id: string; event: string; data: string };

/** Parses server-sent events from a body (https://html.spec.whatwg.org/multipage/server-sent-events.html). Ends with the body. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of chunksOf(body)) {
    rest += decoder.decode(bytes, { stream: true });
    const parts = rest.split(/\r?\n\r?\n/u);
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const event = eventOf(part);
      if (event) yield event;
    }
  }
}

/** For browsers in which ReadableStream is not async iterable. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(text: string): ServerEvent | null {
  const fields: Record<string, string[]> = {};
  for (const line of text.split(/\r?\n/u)) {
    const [, name = '', value = ''] = /^([a-z]+): ?(.*)$/u.exec(line) ?? [];
    if (name !== '') (fields[name] ??= []).push(value);
  }
  const { data, event, id } = fields;
  return data ? { id: id?.at(-1) ?? '', event: event?.at(-1) ?? 'message', data: data.join('\n') } : null;
}
