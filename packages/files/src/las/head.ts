/** The sections of a LAS file before its numbers: version, well, curves, parameters, other. */

import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { decimalOf } from '../spaced/numbers.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { type LasLine, lasLineOf } from './line.ts'

export interface LasHead {
  readonly version: readonly LasLine[]
  readonly well: readonly LasLine[]
  readonly curves: readonly LasLine[]
  readonly parameters: readonly LasLine[]
  readonly other: readonly string[]
  /** Line of the title '~A', after which the numbers stand. */
  readonly dataLine: number
}

const SECTIONS = { V: 'version', W: 'well', C: 'curves', P: 'parameters' } as const
type Letter = keyof typeof SECTIONS
interface Growing {
  readonly version: LasLine[]
  readonly well: LasLine[]
  readonly curves: LasLine[]
  readonly parameters: LasLine[]
  readonly other: string[]
}

export function lasHeadOf(file: PlainText, tally: LeftTally): LasHead {
  const found: Growing = { version: [], well: [], curves: [], parameters: [], other: [] }
  const seen = new Set<string>()
  let section = ''
  let last = 1
  for (const { text, number: line } of linesOf(file)) {
    last = line
    const start = text.trimStart()
    if (start === '') continue
    if (start.startsWith('#')) {
      leave(tally, 'comment lines', line)
      continue
    }
    if (!start.startsWith('~')) {
      addToSection(found, section, start, line, tally)
      continue
    }
    section = sectionOf(start, seen)
    if (section === 'A') return checked(found, line)
  }
  refuseVersion(found, last)
  throw new FileError('file_malformed', 'this LAS file has no section ~A, which contains the data', { line: last })
}

/** One of 'V', 'W', 'C', 'P', 'O', 'A'; else, and where a letter comes a second time, the title itself. */
function sectionOf(title: string, seen: Set<string>): string {
  const letter = title.slice(1, 2).toUpperCase()
  if (letter !== '' && 'VWCPOA'.includes(letter) && !seen.has(letter)) {
    seen.add(letter)
    return letter
  }
  return title.trimEnd()
}

function addToSection(found: Growing, section: string, text: string, line: number, tally: LeftTally): void {
  if (section === 'O') {
    found.other.push(text.trimEnd())
    return
  }
  if (!isKnown(section)) {
    leave(
      tally,
      `section ${section}`,
      line,
      section === '' ? 'lines before the first section' : `lines of the section ${shown(section)}`,
    )
    return
  }
  const read = lasLineOf(text, line)
  if (read === undefined && section === 'C' && text.startsWith('.')) {
    throw new FileError('file_malformed', `line ${line}, of the section ~C, has no mnemonic before its dot`, { line })
  }
  if (read !== undefined) found[SECTIONS[section]].push(read)
  else leave(tally, `lines of ~${section} without a mnemonic and a dot`, line)
}

function isKnown(section: string): section is Letter {
  return section in SECTIONS
}

function checked(found: Growing, dataLine: number): LasHead {
  const version = refuseVersion(found, dataLine)
  if (found.curves.length === 0)
    throw new FileError('file_malformed', 'the section ~C names no curve', { line: dataLine })
  return { ...found, well: wellOf(found.well, version), dataLine }
}

/** `line`: where the head ends. */
function refuseVersion(found: Growing, line: number): string {
  const versionLine = lineOf(found.version, 'VERS')
  if (versionLine === undefined) {
    throw new FileError(
      'file_malformed',
      'the section ~V has no line VERS, which states the version of a LAS file, 1.2 or 2.0',
      { line },
    )
  }
  if (isReadVersion(versionLine.data)) return versionLine.data
  throw new FileError(
    'not_this_format',
    `line ${versionLine.line} states LAS ${versionLine.data}. LAS 1.2 and 2.0 are read. ` +
      'Save it as LAS 2.0, or export its data as CSV, from the program that wrote it',
    { line: versionLine.line, column: 'VERS' },
  )
}

function isReadVersion(data: string): boolean {
  const version = decimalOf(data)
  return version !== undefined && (version === 1.2 || (version >= 2 && version < 3))
}

/** In LAS 1.2 the values of the well stand where their descriptions do in 2.0, but for these four. */
const SAME_IN_BOTH = ['STRT', 'STOP', 'STEP', 'NULL']
function wellOf(well: readonly LasLine[], version: string): readonly LasLine[] {
  if (decimalOf(version) !== 1.2) return well
  return well.map((item) =>
    SAME_IN_BOTH.includes(item.mnemonic.toUpperCase())
      ? item
      : { ...item, data: item.description, description: item.data },
  )
}

export function lineOf(section: readonly LasLine[], mnemonic: string): LasLine | undefined {
  return section.find((item) => item.mnemonic.toUpperCase() === mnemonic)
}
