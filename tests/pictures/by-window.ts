/** Processes all items: those of one window in sequence, three windows at a time. */
export async function runByWindow<Item>(
  items: readonly Item[],
  windowOf: (item: Item) => string,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queues = [...Map.groupBy(items, windowOf).values()].sort((a, b) => b.length - a.length);
  const worker = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) for (const item of queue) await act(item);
  };
  await Promise.all([worker(), worker(), worker()]);
}
