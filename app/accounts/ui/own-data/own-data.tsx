import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import './own-data.css';

/** A copy of one's own data, and the end of the account. */
export default function OwnData() {
  return (
    <div className="own-data">
      <ExportCard />
      <ErasureCard />
    </div>
  );
}
