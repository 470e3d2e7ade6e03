import { legacyAddress, legacyPages } from '../../contracts/api/legacy.ts';

/** A frame that nobody sees: it selects the loan in the older application too (S-2.1-07, C-03). */
export function SelectLoanFrame({ generalAccountId }: { readonly generalAccountId: number }) {
  return (
    <iframe
      className="visually-hidden"
      title={legacyPages.SelectLoan.title}
      src={legacyAddress('SelectLoan', { accountId: generalAccountId })}
      aria-hidden
      tabIndex={-1}
    />
  );
}
