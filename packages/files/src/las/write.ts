/**
 * Writes LAS 2.0, unwrapped, as its update of January 2014 says: ASCII marks, no exponents, STRT and STOP as the index has
 * them, STEP 0 where the index is not even. The reader beside it takes back what is written here.
 */
import { decimalText } from './decimal.ts'

export interface LasItem {
  readonly mnemonic: string
  readonly unit?: string
  readonly value: string
  readonly description?: string
}

export interface LasCurve {
  readonly mnemonic: string
  readonly unit?: string
  readonly description?: string
  readonly numbers: ArrayLike<number>
}

export interface LasLog {
  /** WELL, COMP, FLD and what else is known; STRT, STOP, STEP and NULL are written from the curves. */
  readonly well: readonly LasItem[]
  readonly parameters?: readonly LasItem[]
  /** The first is the index: DEPT, DEPTH or TIME, by the standard. */
  readonly curves: readonly LasCurve[]
  readonly other?: readonly string[]
}

const INDEX_MNEMONICS = ['DEPT', 'DEPTH', 'TIME']
const NULL_CODES = [-999.25, -9999.25, -99999.25, -999999.25]
const DEPTH_UNITS: Readonly<Record<string, string>> = { m: 'M', ft: 'FT' }
const LINE_END = '\r\n'

export function lasText(log: LasLog): string {
  return [...lasLines(log), ''].join(LINE_END)
}

/** Line by line, for logs that are long. */
function* lasLines(log: LasLog): Iterable<string> {
  const [index, ...others] = log.curves
  if (index === undefined) throw new Error('a log has at least one curve, its index')
  refuseCurves(index, log.curves)
  const nullCode = unusedNull(log.curves)
  const unit = DEPTH_UNITS[index.unit ?? ''] ?? index.unit ?? ''
  yield '~VERSION INFORMATION'
  yield itemLine('VERS', '', '2.0', 'CWLS LOG ASCII STANDARD - VERSION 2.0')
  yield itemLine('WRAP', '', 'NO', 'ONE LINE PER STEP')
  yield '~WELL INFORMATION'
  yield itemLine('STRT', unit, decimalText(index.numbers[0] ?? 0), 'FIRST INDEX')
  yield itemLine('STOP', unit, decimalText(index.numbers[index.numbers.length - 1] ?? 0), 'LAST INDEX')
  yield itemLine('STEP', unit, decimalText(stepOf(index.numbers)), 'STEP')
  yield itemLine('NULL', '', decimalText(nullCode), 'NULL VALUE')
  yield* log.well.map(lineOfItem)
  yield '~CURVE INFORMATION'
  yield itemLine(index.mnemonic, unit, '', index.description ?? '')
  yield* others.map((curve) => itemLine(curve.mnemonic, curve.unit ?? '', '', curve.description ?? ''))
  yield* section('~PARAMETER INFORMATION', (log.parameters ?? []).map(lineOfItem))
  yield* section('~OTHER', (log.other ?? []).map(otherLine))
  yield '~A'
  for (let row = 0; row < index.numbers.length; row++) {
    yield log.curves.map((curve) => valueText(curve.numbers[row], nullCode)).join(' ')
  }
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines]
}

function refuseCurves(index: LasCurve, curves: readonly LasCurve[]): void {
  if (!INDEX_MNEMONICS.includes(index.mnemonic)) {
    throw new Error(`the index of a LAS file is named ${INDEX_MNEMONICS.join(', ')}, not '${index.mnemonic}'`)
  }
  for (let row = 0; row < index.numbers.length; row++) {
    if (!Number.isFinite(index.numbers[row]))
      throw new Error(`row ${row + 1} has no ${index.mnemonic}, which is the index`)
  }
  for (const { mnemonic, numbers } of curves) {
    if (numbers.length === index.numbers.length) continue
    throw new Error(`'${mnemonic}' has ${numbers.length} values where the index has ${index.numbers.length}`)
  }
}

/** The first of the usual null codes that no curve has as a value. */
function unusedNull(curves: readonly LasCurve[]): number {
  const unused = NULL_CODES.find((code) => !curves.some(({ numbers }) => Array.prototype.includes.call(numbers, code)))
  if (unused === undefined)
    throw new Error(`the curves have each of ${NULL_CODES.join(', ')} as a value, so none can be the null code`)
  return unused
}

/** 0 where the index is not even, as the standard asks. */
function stepOf(index: ArrayLike<number>): number {
  const [first, second] = [index[0], index[1]]
  if (first === undefined || second === undefined) return 0
  const step = Number((((index[index.length - 1] ?? 0) - first) / (index.length - 1)).toPrecision(12))
  for (let row = 0; row < index.length; row++) {
    if (Math.abs((index[row] ?? 0) - (first + row * step)) > 1e-9 * Math.abs(step)) return 0
  }
  return step
}

function lineOfItem({ mnemonic, unit, value, description }: LasItem): string {
  return itemLine(mnemonic, unit ?? '', value, description ?? '')
}

function itemLine(mnemonic: string, unit: string, data: string, description: string): string {
  refuseMarks('mnemonic', mnemonic, ' .:~#')
  refuseMarks('unit', unit, ' :')
  if (mnemonic === '') throw new Error('an item of a LAS file needs a mnemonic')
  return `${mnemonic.padEnd(4)}.${unit} ${oneLine(data)} : ${oneLine(description).replaceAll(':', ';')}`.trimEnd()
}

function refuseMarks(what: string, text: string, forbidden: string): void {
  for (const mark of text) {
    if (!forbidden.includes(mark) && mark > ' ' && mark <= '~') continue
    throw new Error(
      `'${text}' cannot be the ${what} of a LAS file, which has no blank, no colon and only ASCII there: '${mark}'`,
    )
  }
}

function otherLine(text: string): string {
  const line = oneLine(text)
  if (!line.startsWith('~') && !line.startsWith('#')) return line
  throw new Error(
    `a line of the section ~OTHER cannot begin with '${line[0]}', which begins a section or a comment: '${line.slice(0, 40)}'`,
  )
}

function oneLine(text: string): string {
  return text.replaceAll('\r', ' ').replaceAll('\n', ' ').trim()
}

function valueText(value: number | undefined, nullCode: number): string {
  return decimalText(value === undefined || !Number.isFinite(value) ? nullCode : value)
}
