/** Other spellings of the vocabulary: one plain text for what people type, before the grammar reads it. */

/** Products that are written without a sign. They take no exponent: `Nm2` could be N*m2 or (N*m)2. */
export const GLUED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Nm: 'N*m',
    kNm: 'kN*m',
    MNm: 'MN*m',
    Nmm: 'N*mm',
    Pas: 'Pa*s',
    mPas: 'mPa*s',
  }),
)

/** Whole texts that the grammar would read otherwise, or not at all; looked up after `plain` has tidied the signs. */
const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'deg C': 'degC',
    'deg F': 'degF',
    'deg R': 'degR',
    'deg API': 'degAPI',
    'degrees C': 'degC',
    'degrees F': 'degF',
    'g/cm3': 'gram/cm3',
    'g/cc': 'gram/cc',
    'g/ml': 'gram/mL',
    'g/mL': 'gram/mL',
    'g/l': 'gram/L',
    'g/L': 'gram/L',
  }),
)

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `m**2`, `m^2`, `m²` -> `m2`; `N·m`, `N.m`, `N-m` -> `N*m`; `°C` -> `degC`; `Pa(a)`, `Pa abs` -> `Paa`. */
export function plain(text: string): string {
  const tidied = text
    .trim()
    .replace(/[⁰¹²³⁴-⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign)))
    .replaceAll('⁻', '-')
    .replaceAll('ⁿ', '^n')
    .replaceAll('**', '^')
    .replace(/\^(?=-?\d)/g, '')
    .replace(/[µμ]/g, 'u')
    .replace(/[ΩΩ]/g, 'ohm')
    .replace(/[°º]\s?(?=(?:[CFR]|API)\b)/g, 'deg')
    .replace(/[°º]/g, 'deg')
    .replace(/\s*[·⋅*]\s*/g, '*')
    .replace(/(?<=[A-Za-z)\d])[.-](?=[A-Za-z(])/g, '*')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\b(psi|m?bar|[kM]?Pa)(?:\((a|g)\)|\s(a|g)(?:bs|auge))$/, (_, unit, short, long) => unit + (short ?? long))
    .replace(/\s+/g, ' ')
  return WHOLE.get(tidied) ?? tidied
}
