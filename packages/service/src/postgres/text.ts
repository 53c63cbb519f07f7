/** Texts as PostgreSQL can hold them: it has no NUL, and no half of a surrogate pair. */
export const plainText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd')
