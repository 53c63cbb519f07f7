/**
 * Makes src/math-font.ts: STIX Two Math cut down to what formulas need, MATH table and stretchy variants kept, so that
 * brackets and roots grow in a report that may load nothing. Run by hand when a glyph is missing or the font changes:
 * `node packages/report/scripts/build-font.ts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const FONT = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2'
const LICENCE = '@fontsource/stix-two-math/LICENSE'
const OUTPUT = new URL('../src/math-font.ts', import.meta.url)
/** The licence asks to go with each copy of the font. */
const LICENCE_OUTPUT = new URL('../src/math-font.OFL.txt', import.meta.url)

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const GLYPHS = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  between(0x391, 0x3c9),
  'ϑϕϖϱϵ',
  // Italics that MathML draws one-letter names with: Latin, dotless i and j, Greek; h stands apart.
  between(0x1d434, 0x1d467),
  'ℎ𝚤𝚥',
  between(0x1d6e2, 0x1d71b),
  // Accents that stand over a letter.
  'ˆ˙˜¯‾ˉ\u0302\u0303\u0304\u0307\u0308',
  // Spaces, and the invisible operators.
  '\u2002\u2003\u2009\u200a\u2061\u2062\u2063\u2064',
  '–—‘’“”…•†‡′″‴',
  'ⁿ⁻⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉',
  '−∓×÷⋅∗∕√∛∜∑∏∫∬∞∂∇∆∈∉∧∨¬∠∥∼≈≅≃≠≡≤≥≪≫∝→←↔⇒⇔',
  '|‖⌈⌉⌊⌋⟨⟩⎧⎨⎩⎪',
  'Ωℓ℃ℜℑ',
].join('')

const { resolve } = createRequire(import.meta.url)
const original = readFileSync(resolve(FONT))
const subset = await subsetFont(original, GLYPHS, { targetFormat: 'woff2', noHinting: true })

writeFileSync(
  OUTPUT,
  `/** Made by scripts/build-font.ts: a subset of STIX Two Math (SIL Open Font License 1.1, math-font.OFL.txt) as base64 of its WOFF2. */
export const mathFont =
  '${subset.toString('base64')}'
`,
)
copyFileSync(resolve(LICENCE), LICENCE_OUTPUT)
process.stdout.write(`${original.length} -> ${subset.length} bytes of WOFF2\n`)
