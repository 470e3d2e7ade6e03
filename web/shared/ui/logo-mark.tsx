/** The product's mark: a doorway, its door ajar. Decoration; the name stands beside it or in a heading. */
export function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#10242c" />
      <path
        d="M9 26V12a7 7 0 0 1 14 0v14"
        fill="none"
        stroke="#f2f6f7"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M13.5 26V13.2a2.5 2.5 0 0 1 1.6-2.3l3.4-1.4V26z" fill="#f2b84b" />
      <path d="M6 26h20" stroke="#f2f6f7" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
