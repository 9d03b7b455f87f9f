import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import './own-data.css';

/** Export of personal data and deletion of the account. */
export default function OwnData() {
  return (
    <div className="own-data">
      <ExportCard />
      <ErasureCard />
    </div>
  );
}
