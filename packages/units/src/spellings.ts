/** Other spellings of the vocabulary: one plain text for what people type, before the grammar reads it. */
import { LONGEST, UnitError } from './errors.ts'

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
    boed: 'boe/d',
    boepd: 'boe/d',
    kboed: 'kboe/d',
    kboepd: 'kboe/d',
    Mboed: 'Mboe/d',
    Mboepd: 'Mboe/d',
    MMboed: 'MMboe/d',
    MMboepd: 'MMboe/d',
    'g/cm3': 'gram/cm3',
    'g/cc': 'gram/cc',
    'g/ml': 'gram/mL',
    'g/mL': 'gram/mL',
    'g/l': 'gram/L',
    'g/L': 'gram/L',
    '"': 'in',
    "''": 'in',
    '\u2033': 'in',
    '\u201d': 'in',
    'in.': 'in',
    "'": 'ft',
    '\u2032': 'ft',
    '\u2019': 'ft',
    'ft.': 'ft',
  }),
)

/** Units as they are spoken, each with the symbol that its multiples start from. */
export const SPOKEN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    metre: 'm',
    meter: 'm',
    gram: 'g',
    litre: 'L',
    liter: 'L',
    second: 's',
    hertz: 'Hz',
    newton: 'N',
    pascal: 'Pa',
    bar: 'bar',
    joule: 'J',
    watt: 'W',
    ampere: 'A',
    volt: 'V',
    ohm: 'ohm',
    darcy: 'D',
    poise: 'P',
    stokes: 'St',
  }),
)
export const SPOKEN_PREFIXES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nano: 'n',
    micro: 'u',
    milli: 'm',
    centi: 'c',
    deci: 'd',
    hecto: 'h',
    kilo: 'k',
    mega: 'M',
    giga: 'G',
  }),
)

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Throws UnitError unknown_unit where the text is too long for a unit: every text of a unit is read here first. */
export function plain(text: string): string {
  if (text.length > LONGEST) throw new UnitError('unknown_unit', `"${text.slice(0, 20)}..." is too long for a unit`)
  const tidied = tidy(text)
  return WHOLE.get(tidied) ?? tidied
}

/** `m**2`, `m^2`, `m²` -> `m2`; `N·m`, `N.m`, `N-m` -> `N*m`; `°C` -> `degC`; `Pa(a)`, `Pa abs` -> `Paa`; `m per s` -> `m/s`. */
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[⁰¹²³⁴-⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign)))
    .replaceAll('⁻', '-')
    .replaceAll('ⁿ', '^n')
    .replaceAll('**', '^')
    .replace(/\^(?=-?\d)/g, '')
    .replace(/[µμ]/g, 'u')
    .replace(/[ΩΩ]/g, 'ohm')
    .replace(/[°º]\s?(?=(?:[CFR]|API)\b)/g, 'deg')
    .replace(/[°º]/g, 'deg')
    .replace(/ ?[·⋅*] ?/g, '*')
    .replace(/(?<=[A-Za-z)\d])[.-](?=[A-Za-z(])/g, '*')
    .replace(/ per | ?\/ ?/g, '/')
    .replace(/\b(psi|m?bar|[kM]?Pa)(?:\((a|g)\)|\s(a|g)(?:bs|auge))$/, (_, unit, short, long) => unit + (short ?? long))
