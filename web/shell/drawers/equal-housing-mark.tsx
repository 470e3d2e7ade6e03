/** The mark of equal housing: a house with an equals sign in it. Colour of the text around it. */
export function EqualHousingMark() {
  return (
    <svg width="30" height="28" viewBox="0 0 30 28" role="img" aria-label="Equal Housing Opportunity">
      <path
        d="M15 2 2.5 9.6v4h2.7V26h19.6V13.6h2.7v-4z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M10.2 14h9.6M10.2 19h9.6" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
