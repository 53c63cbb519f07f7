/** How wide a text may stand: by our own table, so that one machine does not lay out unlike another. */

/** Advance of a text in em, in the widest of the plain sans serifs that a page may fall back to. */
export function textWidth(text: string): number {
  let sum = 0
  for (const c of text) sum += widthOf(c)
  return sum
}

const WIDTHS = new Map<string, number>(
  (
    [
      [0.28, "ijl'"],
      [0.32, ' .,|'],
      [0.4, 'frtI:;!()[]/-'],
      [0.56, 'cksvxyz'],
      [0.83, 'w—'],
      [0.98, 'mMW%@'],
    ] as const
  ).flatMap(([width, all]) => [...all].map((c): [string, number] => [c, width])),
)
const widthOf = (c: string) => WIDTHS.get(c) ?? (c >= 'A' && c <= 'Z' ? 0.71 : 0.63)

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((c, i) => [c, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][i] ?? c]),
)
const raised = (exponent: string) => [...String(Number(exponent))].map((c) => SUPERSCRIPTS[c] ?? c).join('')

/** The sign of negative numbers, where a text was written with a hyphen. */
export const withMinus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−')

/** '5e-7' as '5·10⁻⁷' and '1e+6 cycles' as '10⁶ cycles'; the rest as it is. */
export const powersOfTen = (text: string): string =>
  withMinus(text).replace(/(?<![\w.-])(\d+(?:\.\d+)?)e([-+−]?\d+)(?![\w.])/g, (_, digits: string, exponent: string) => {
    const power = `10${raised(exponent.replace('−', '-'))}`
    return Number(digits) === 1 ? power : `${digits}·${power}`
  })
