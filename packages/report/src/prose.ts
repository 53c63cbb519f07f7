/** The contract's sentences with their symbols set as symbols: `C_Y*` and `<=` are typed for a keyboard, not for a page. */
import { typesetSymbol } from '@keelson/equations/typeset.ts'
import { type Content, html, trusted } from './html.ts'

const GREEK =
  'alpha|beta|gamma|delta|Delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|rho|sigma|tau|phi|Phi|chi|psi|omega|Omega'
const MARKED = new RegExp(
  `(?<![\\w.]|[A-Za-z]{2}/)((?:[A-Za-z]|${GREEK})(?:_[A-Za-z0-9]{1,6})+\\*?|(?:${GREEK}|[A-Z])\\*)(?![\\w*(]|\\.\\w)|<=|>=|(?<=\\d )deg(?:C|F)?\\b`,
  'g',
)

/** Text with symbols typeset; everything else as it is. */
export function prose(text: string): Content {
  const parts: Content[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(from, index), typeset(found))
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}

function typeset(found: string): Content {
  if (found === '<=') return '≤'
  if (found === '>=') return '≥'
  if (found.startsWith('deg')) return `°${found.slice(3)}`
  return html`<math>${trusted(typesetSymbol(found.replace(/\*$/, '_star')))}</math>`
}
