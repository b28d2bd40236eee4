/** How the line begins that the form puts before a message: what the visitor writes about. */
export const subjectMark = "About: ";

/** A message without that line. */
export const withoutSubject = (message: string): string =>
  message.startsWith(subjectMark) ? message.replace(/^.*\n?/, "") : message;
