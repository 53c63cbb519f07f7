/** Names that a caller may send: confined to one folder, and patterns that no name can make slow. */

/**
 * True when the whole name fits: `*` stands for any characters or none, `?` for one, all others for themselves. Takes at
 * most name times pattern steps.
 */
export function fitsPattern(name: string, pattern: string): boolean {
  let at = 0
  let next = 0
  let star = -1
  let resume = 0
  while (at < name.length) {
    if (next < pattern.length && pattern[next] !== '*' && (pattern[next] === '?' || pattern[next] === name[at])) {
      at += 1
      next += 1
    } else if (pattern[next] === '*') {
      star = next
      resume = at
      next += 1
    } else if (star >= 0) {
      resume += 1
      at = resume
      next = star + 1
    } else return false
  }
  while (pattern[next] === '*') next += 1
  return next === pattern.length
}

/** Why a name cannot be that of a folder or a pattern inside the datasets folder; undefined where it can. */
export function notConfined(name: string): string | undefined {
  if (/[/\\]/.test(name)) return 'must not contain a slash or a backslash'
  if (name === '.' || name.includes('..')) return "must not be '.' or contain '..'"
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /[\u0000-\u001f\u007f]/.test(name) ? 'must not contain control characters' : undefined
}
