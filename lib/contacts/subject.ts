/** Start of the line that the form puts before a message. */
export const subjectMark = "About: ";

export const withoutSubject = (message: string): string =>
  message.startsWith(subjectMark) ? message.replace(/^.*\n?/, "") : message;
