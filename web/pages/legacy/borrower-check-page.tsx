import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { LegacyFrame } from './legacy-frame.tsx';

const { title } = legacyPages.CreateLoanCheck;
const page = { name: 'CreateLoanCheck', title, address: legacyAddress('CreateLoanCheck') } as const;

/** The page /create-loan: the borrower check before a new loan, which lists loans of the same borrower name. */
export default function BorrowerCheckPage() {
  return <LegacyFrame page={page} />;
}
