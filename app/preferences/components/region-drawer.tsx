export default function RegionDrawer(_: { isOpen: boolean; onClose(): void }) {
  return null;
}
