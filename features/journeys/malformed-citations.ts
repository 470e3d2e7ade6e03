/** An answer with malformed and hostile citations. */
export const malformedCitations = {
  output:
    'Known [doc1], scripted [doc2], disguised [doc3], bare [doc4]; but not [doc0], [doc6], [doc10], [DOC1] nor <b>bold</b>.',
  citations: [
    {
      citationId: 'doc1',
      title: 'Lending Guide 2.1',
      content: 'words',
      url: 'https://guide.example.com/2.1',
    },
    {
      citationId: 'doc2',
      title: '<img src=x onerror="window.wasRun = true">',
      content: '<script>window.wasRun = true</script>',
      url: 'javascript:window.opener.wasRun=true',
    },
    {
      citationId: 'doc3',
      title: 'Data',
      content: 'data',
      url: 'data:text/html,<script>opener.wasRun=1</script>',
    },
    { citationId: 'doc4' },
    { citationId: 'doc1', title: 'A second doc1', content: 'never shown', url: null },
    { citationId: 'doc0', title: 'Number nought', content: 'nought', url: '//elsewhere.example' },
    { citationId: 'doc6', title: 'Number six', content: 'six', url: 'vbscript:x' },
    { citationId: 'doc10', title: `${'Long'.repeat(40)} title`, content: 'ten', url: null },
    { title: 'Without an id', content: 'words', url: null },
    { citationId: 7, title: {}, content: null, url: [] },
  ],
  troubleshooting: { trackingId: 'sample' },
} as const;

/** The titles of the citations that are listed below the answer. The text has no marker for them. Each occurs once. */
export const additionalCitations = [
  'Number nought',
  'Number six',
  `${'Long'.repeat(40)} title`,
  'Without an id',
] as const;
