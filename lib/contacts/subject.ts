/** How the line begins that the form puts before a message: what the visitor writes about. */
export const subjectMark = "About: ";
