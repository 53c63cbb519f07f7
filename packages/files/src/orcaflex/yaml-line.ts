/** One line of YAML as OrcaFlex writes it: how far it is indented, and the key that stands on it. */

export interface YamlLine {
  /** Place of the first character that is no blank; the length of the line where there is none. */
  readonly indent: number
  /** Place where the key begins, behind the dashes of list items. */
  readonly keyAt: number
  /** Undefined where the line has no key. */
  readonly key: string | undefined
  /** What stands behind the colon. */
  readonly value: string
}

export function yamlLine(text: string): YamlLine {
  const indent = blanksEnd(text, 0)
  let keyAt = indent
  while (text[keyAt] === '-' && text[keyAt + 1] === ' ') keyAt = blanksEnd(text, keyAt + 1)
  const end = keyEnd(text, keyAt)
  if (end < 0) return { indent, keyAt, key: undefined, value: '' }
  return { indent, keyAt, key: unquoted(text.slice(keyAt, end).trim()), value: text.slice(end + 1).trim() }
}

function blanksEnd(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return at
}

/** Place of the colon behind the key; -1 for none. */
function keyEnd(text: string, from: number): number {
  const first = text[from]
  if (first === undefined || '#[]{}?,:&*!|>%@`'.includes(first)) return -1
  const isQuoted = first === '"' || first === "'"
  const start = isQuoted ? text.indexOf(first, from + 1) : from
  if (start < 0) return -1
  for (let at = text.indexOf(':', start); at >= 0; at = text.indexOf(':', at + 1)) {
    const next = text[at + 1]
    if (next === undefined || next === ' ') return at
  }
  return -1
}

function unquoted(key: string): string {
  const first = key[0]
  return (first === '"' || first === "'") && key.endsWith(first) && key.length > 1 ? key.slice(1, -1) : key
}
