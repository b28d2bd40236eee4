/** Starts the line that the form puts before a message about a page. */
export const subjectPrefix = "About: ";

export const removeSubject = (message: string): string =>
  message.startsWith(subjectPrefix) ? message.replace(/^.*\n?/, "") : message;
