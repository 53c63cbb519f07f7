/** Names of folders and files as a request may give them. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const UNSAFE = /[/\\\u0000-\u001f\u007f]/

/** No way out of the folder, and nothing that a terminal would act on. */
export const isPlainName = (name: string): boolean => !UNSAFE.test(name) && name !== '.' && !name.includes('..')
