/** API well numbers as others print them: with dashes, of 10, 12 or 14 digits, or as a spreadsheet left them. */

/** 10 digits name a well, 12 one of its wellbores, 14 a completion in that. */
export type ApiLevel = 'well' | 'wellbore' | 'completion'

export interface ApiNumber {
  /** Digits alone. */
  readonly digits: string
  readonly names: ApiLevel
  /** State or offshore area that the first two digits name. */
  readonly state: string
  /** The zero in front was missing. */
  readonly isRestored: boolean
}

const LEVELS: Readonly<Record<number, ApiLevel>> = { 10: 'well', 12: 'wellbore', 14: 'completion' }
const LENGTHS = { well: 10, wellbore: 12, completion: 14 } as const
const FORMS = {
  well: '17-710-49130',
  wellbore: '17-710-49130-00',
  completion: '17-710-49130-00-00',
} as const

/** In the order of their codes, from 01. */
const ONSHORE =
  'Alabama,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Alaska,Hawaii'.split(
    ',',
  )
const STATES: ReadonlyMap<string, string> = new Map([
  ...ONSHORE.map((name, i) => [String(i + 1).padStart(2, '0'), name] as const),
  ['55', 'Alaska offshore'],
  ['56', 'Pacific Coast offshore'],
  ['60', 'Northern Gulf of Mexico'],
  ['61', 'Atlantic Coast offshore'],
])

/** As a spreadsheet marks a text, and as a report names the number. */
const BEFORE = /^(?:'|API(?: ?(?:#|No\.?|number))?:? ?(?=\d))/i
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i
const WHOLE = /^(\d{9,14})\.0+$/
const FRACTION = /^\d+\.\d+$/
const GROUPS =
  /^(\d{1,2})[-\u2010-\u2015\u2212. ](\d{3})[-\u2010-\u2015\u2212. ](\d{5})(?:[-\u2010-\u2015\u2212. ](\d{2})(?:[-\u2010-\u2015\u2212. ](\d{2}))?)?$/

/** The number of a text or a whole number; else what is wrong with it, as what it is or has. */
export function apiNumber(sent: string | number): ApiNumber | string {
  const text = String(sent).trim().replace(BEFORE, '')
  if (SCIENTIFIC.test(text)) return 'is in scientific notation, which loses digits'
  const digits = digitsOf(text)
  if (digits === undefined) return FRACTION.test(text) ? 'has decimals' : 'is not an API number'
  const isRestored = digits.length % 2 === 1 && !digits.startsWith('0')
  return named(isRestored ? `0${digits}` : digits, isRestored)
}

function digitsOf(text: string): string | undefined {
  const whole = WHOLE.exec(text)?.[1] ?? text
  if (/^\d+$/.test(whole)) return whole
  return GROUPS.exec(text)?.slice(1).join('')
}

function named(digits: string, isRestored: boolean): ApiNumber | string {
  const names = LEVELS[digits.length]
  if (names === undefined) return `has ${isRestored ? digits.length - 1 : digits.length} digits`
  const code = digits.slice(0, 2)
  const state = STATES.get(code)
  return state === undefined
    ? `begins with ${code}, which is not an API state code`
    : { digits, names, state, isRestored }
}

/** '12 digits, such as 17-710-49130-00'. */
export function apiForms(levels: readonly ApiLevel[]): string {
  const digits = levels.map((level) => LENGTHS[level]).join(' or ')
  return `${digits} digits, such as ${levels.map((level) => FORMS[level]).join(' or ')}`
}

/** What is wrong with a number where one of these is meant: "'1771049130' names a well". */
export function apiFault(sent: string, levels: readonly ApiLevel[]): string | undefined {
  const read = apiNumber(sent)
  if (typeof read === 'string') return `${JSON.stringify(sent)} ${read}`
  return levels.includes(read.names) ? undefined : `${JSON.stringify(sent)} ${otherLevel(read, levels)}`
}

function otherLevel({ digits, names }: ApiNumber, levels: readonly ApiLevel[]): string {
  const around = levels.findLast((level) => LENGTHS[level] < digits.length)
  if (around === undefined) return `names a ${names}, which may have several ${levels[0]}s`
  return `names a ${names} of ${around} ${digits.slice(0, LENGTHS[around])}`
}

export interface ApiRead {
  readonly value: unknown
  /** How it was read, where that is not plain. */
  readonly note?: string
}

/** The digits of what is an API number in another form; whatever is none, or is digits already, stays as it was sent. */
export function apiRead(sent: unknown): ApiRead {
  if (typeof sent !== 'string' && typeof sent !== 'number') return { value: sent }
  const read = apiNumber(sent)
  if (typeof read === 'string') return { value: sent }
  const { digits, isRestored, state } = read
  if (typeof sent === 'string' && sent.trim() === digits) return { value: sent }
  if (!isRestored) return { value: digits }
  return { value: digits, note: `'${sent}' was read as '${digits}' (${state}); its leading zero was missing.` }
}
