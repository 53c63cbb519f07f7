/** Numbers of charts as they are written: powers of ten, and the sign of negative ones. */

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((c, i) => [c, [...'⁻⁰¹²³⁴⁵⁶⁷⁸⁹'][i] ?? c]),
)
const raised = (exponent: string) => [...String(Number(exponent))].map((c) => SUPERSCRIPTS[c] ?? c).join('')

/** The sign of negative numbers, where a text was written with a hyphen. */
export const withMinus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−')

/** '5e-7' as '5·10⁻⁷', '1e+6 cycles' as '10⁶ cycles' and '0e+0' as '0'; the rest as it is. */
export const powersOfTen = (text: string): string =>
  withMinus(text).replace(/(?<![\w.-])(\d+(?:\.\d+)?)e([-+−]?\d+)(?![\w.])/g, (_, digits: string, exponent: string) => {
    const power = `10${raised(exponent.replace('−', '-'))}`
    if (Number(digits) === 0) return '0'
    return Number(digits) === 1 ? power : `${digits}·${power}`
  })
