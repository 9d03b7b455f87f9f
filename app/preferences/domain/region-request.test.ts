import { expect, test, vi } from 'vitest';
import { onRegionDrawerRequested, requestRegionDrawer } from './region-request.ts';

test('a request opens the drawer of the frame until it unsubscribes', () => {
  const open = vi.fn();
  requestRegionDrawer();
  const unsubscribe = onRegionDrawerRequested(open);
  expect(open).not.toHaveBeenCalled();
  requestRegionDrawer();
  expect(open).toHaveBeenCalledOnce();
  unsubscribe();
  requestRegionDrawer();
  expect(open).toHaveBeenCalledOnce();
});
