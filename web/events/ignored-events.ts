let ignored = 0;

/** Counts an event that changed nothing. The count stands on the page, where tests and support can read it. */
export function countIgnoredEvent(): void {
  ignored += 1;
  document.documentElement.dataset['ignoredEvents'] = String(ignored);
}
