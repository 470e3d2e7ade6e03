import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { LegacyFrame } from '../legacy-frame.tsx';

const { title } = legacyPages.CreateLoanCheck;
const page = { name: 'CreateLoanCheck', title, address: legacyAddress('CreateLoanCheck') } as const;

/** /create-loan: the borrower check, which precedes a new loan and lists the loans of that name (C-23). */
export default function BorrowerCheckPage() {
  return <LegacyFrame page={page} />;
}
