/** Starts the subject line that the contact form puts before the visitor's message. */
export const subjectPrefix = "About: ";

export const removeSubject = (message: string): string =>
  message.startsWith(subjectPrefix) ? message.replace(/^.*\n?/, "") : message;
