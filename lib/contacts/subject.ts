/** Start of the line that the form puts before a message. */
export const subjectPrefix = "About: ";

export const withoutSubject = (message: string): string =>
  message.startsWith(subjectPrefix) ? message.replace(/^.*\n?/, "") : message;
