/** Texts of the signed-out page. Document 001, section 2.5. */
export const signedOutText = {
  title: "You've been signed out",
  subtitle: 'You will be redirected in a moment',
  text: 'Be patient, the page will refresh itself, if not click on the following button.',
} as const;
