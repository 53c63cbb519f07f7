/** Carries the text of each formula beside its arrow: a minifier renames what the printed line must still name. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Plugin } from 'esbuild'

/** What stands in the bundle for packages/equations/src/source-text.ts. */
const CARRIER = `const texts = new WeakMap()
export const carried = (arrow, text) => (texts.set(arrow, text), arrow)
export const sourceText = (arrow) => {
  const text = texts.get(arrow)
  if (text === undefined) throw new Error('an equation without its text: the bundle was not made by the build')
  return text
}
`
const HOLDERS = /packages\/(?:physics|standards|numerics|modelrepo)\/src\/.*\.ts$/
const IMPORTS_EQUATION = /import\s*\{[^}]*\bequation\b[^}]*\}\s*from\s*['"]@keelson\/equations['"]/

/** The plugin of esbuild: each arrow of an equation is wrapped with its own text, as Node reads it. */
export const equationText: Plugin = {
  name: 'equation-text',
  setup(build) {
    build.onLoad({ filter: /packages\/equations\/src\/source-text\.ts$/ }, () => ({ contents: CARRIER, loader: 'js' }))
    build.onLoad({ filter: HOLDERS }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!IMPORTS_EQUATION.test(source)) return undefined
      return { contents: withTexts(stripTypeScriptTypes(source)), loader: 'js' }
    })
  },
}

/** JavaScript in which every `evaluate` and `left` that is an arrow carries its text. */
export function withTexts(source: string): string {
  let done = ''
  let from = 0
  for (const { 0: key, index } of source.matchAll(/\b(?:evaluate|left)\s*:\s*(?=\()/g)) {
    const start = index + key.length
    const end = arrowEnd(source, start)
    if (end === undefined) continue
    const arrow = source.slice(start, end).trimEnd()
    done += `${source.slice(from, start)}carried(${arrow}, ${JSON.stringify(arrow)})`
    from = start + arrow.length
  }
  if (from === 0) return source
  return `import { carried } from '@keelson/equations/source-text.ts'\n${done}${source.slice(from)}`
}

const PAIRS: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 }

/**
 * Where the arrow function ends that begins here: at the comma or bracket that closes its place. undefined where it is
 * no arrow. A formula holds no text, template or pattern, so brackets and comments are all that must be minded.
 */
function arrowEnd(source: string, start: number): number | undefined {
  const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
  let depth = 0
  let isArrow = false
  for (let at = start; at < source.length; at++) {
    comment.lastIndex = at
    const found = comment.exec(source)
    if (found) {
      at += found[0].length - 1
      continue
    }
    const char = source[at] ?? ''
    if (depth === 0 && source.startsWith('=>', at)) isArrow = true
    if (depth === 0 && (char === ',' || PAIRS[char] === -1)) return isArrow ? at : undefined
    depth += PAIRS[char] ?? 0
  }
  return undefined
}
