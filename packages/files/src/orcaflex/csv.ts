/** RAO tables of OrcaFlex as a delimited file: conventions are asked for, since such a file does not state them. */
import { Asked } from '../asked.ts'
import { type LeftTally, leave, leftOf, leftTally } from '../left.ts'
import { withDirections } from '../rao/by-direction.ts'
import { FACT, MOTION, PHASE_REFERENCES, PHASE_SENSES, WAVES_ALONG_X } from '../rao/facts.ts'
import { isRotation } from '../rao/modes.ts'
import { AMPLITUDE, type Head, raoTable } from '../rao/table.ts'
import { FileError } from '../refused.ts'
import { namesApart } from '../spaced/names.ts'
import type { Answers, FileRead, FileTable } from '../table.ts'
import { isLineEnd } from '../text/bytes.ts'
import type { PlainText } from '../text/plain-text.ts'
import type { CsvHeading } from './csv-cells.ts'
import type { CsvColumn } from './csv-heads.ts'
import { askAngle, askPhase, askRotation, askWave, commaQuestion, DIRECTION_QUESTION } from './csv-questions.ts'
import { csvRows } from './csv-rows.ts'
import type { CsvRead, CsvTable } from './csv-table.ts'

export function readCsv(file: PlainText, heading: CsvHeading, answers: Answers): FileRead {
  const asking = new Asked(answers)
  const left = leftTally()
  const read = csvRows(file, heading, answers, left)
  if (read.tables.length === 0) throw noRows(heading)
  leaveOtherColumns(heading, left)
  if (!isLineEnd(file.bytes.at(-1))) {
    leave(left, 'end', lastLine(read), 'last lines without a line end: the file may be truncated there')
  }
  leaveOdd(read, left)
  askWhatIsMissing(read, asking)
  const names = namesApart(read.tables.map(nameOf))
  const tables = read.tables.map((table, at) => tableOf(table, names[at] ?? '', heading, read, asking))
  return { format: 'orcaflex-rao', tables: withDirections(tables, left), questions: asking.open, left: leftOf(left) }
}

function leaveOdd(read: CsvRead, left: LeftTally): void {
  for (const { seen, rows } of read.tables) {
    const counts = new Set([...seen.of.values()].map((waves) => waves.get(0)?.size))
    if (counts.size < 2) continue
    leave(
      left,
      'odd',
      rows.lines.numbers[0] ?? 1,
      'tables whose directions have different numbers of rows (rows may be missing)',
    )
  }
}

function lastLine(read: CsvRead): number {
  const lines = read.tables.at(-1)?.rows.lines
  return lines?.numbers[lines.length - 1] ?? 1
}

function leaveOtherColumns({ columns, line }: CsvHeading, left: LeftTally): void {
  for (const { kind } of columns) {
    if (kind === 'other') leave(left, 'columns', line, 'columns that are neither wave, direction, amplitude nor phase')
  }
}

function noRows({ line }: CsvHeading): FileError {
  return new FileError('file_malformed', `no row of numbers follows the heading on line ${line}`, { line })
}

function askWhatIsMissing(read: CsvRead, asking: Asked): void {
  if (read.comma !== undefined) asking.ask(commaQuestion(read.comma))
  if (read.hasNoDirection) asking.ask(DIRECTION_QUESTION)
}

function nameOf({ vessel, draught }: CsvTable): string {
  return [vessel, draught].filter((part) => part !== undefined).join(', ') || 'RAOs'
}

function tableOf(table: CsvTable, name: string, heading: CsvHeading, read: CsvRead, asking: Asked): FileTable {
  const heads = headsOf(name, heading, read, asking)
  const unitOf = (isWanted: (column: CsvColumn) => boolean) => sharedUnit(heading, read, isWanted)
  const translation = unitOf((column) => column.kind === 'amplitude' && !isRotation(column.mode))
  const rotation =
    unitOf((column) => column.kind === 'amplitude' && isRotation(column.mode)) ?? askRotation(name, heading, asking)
  const length = [rotation, translation].find((unit) => unit?.includes('/'))?.split('/')[1]
  const facts = {
    ...(table.vessel === undefined ? {} : { 'Vessel type': table.vessel }),
    ...(table.draught === undefined ? {} : { Draught: table.draught }),
    [FACT.quantity]: MOTION,
    ...(translation === undefined ? {} : { [FACT.translation]: translation }),
    ...(rotation === undefined ? {} : { [FACT.rotation]: rotation }),
    ...(length === undefined ? {} : { [FACT.lengthUnit]: length }),
    [FACT.phaseSense]: askPhase('phase_sense', name, 'Is a positive phase a lag or a lead?', PHASE_SENSES, asking),
    [FACT.phaseReference]: askPhase(
      'phase_reference',
      name,
      'Which point of the wave are phases relative to?',
      PHASE_REFERENCES,
      asking,
    ),
    [FACT.waveDirection]: WAVES_ALONG_X,
  }
  return raoTable(name, table.rows, heads, facts)
}

function headsOf(table: string, heading: CsvHeading, read: CsvRead, asking: Asked): Head[] {
  const at = heading.columns.findIndex(({ kind }) => kind === 'wave')
  const wave = heading.columns[at]
  const name = wave?.kind === 'wave' ? wave.name : undefined
  const stated = sharedUnit(heading, read, ({ kind }) => kind === 'wave')
  const unit = stated ?? askWave(table, name, read, asking)
  const phase = sharedUnit(heading, read, ({ kind }) => kind === 'phase') ?? askAngle(table, read, asking)
  const from = stated === undefined ? {} : { unitFrom: `heading, line ${heading.line}` }
  return [
    { name: name ?? (unit === 's' ? 'period' : 'frequency'), heading: heading.texts[at] ?? '', unit, ...from },
    { name: 'direction', heading: 'direction', ...directionUnit(heading, read) },
    AMPLITUDE,
    { name: 'phase', heading: 'phase', unit: phase },
  ]
}

function directionUnit(heading: CsvHeading, read: CsvRead): Pick<Head, 'unit' | 'unitFrom'> {
  const unit = sharedUnit(heading, read, ({ kind }) => kind === 'direction')
  return unit === undefined
    ? { unit: 'deg', unitFrom: 'OrcaFlex manual' }
    : { unit, unitFrom: `heading, line ${heading.line}` }
}

/** Of all columns of a kind, in the heading or in a row of units below it; refused where they differ. */
function sharedUnit(heading: CsvHeading, read: CsvRead, isWanted: (column: CsvColumn) => boolean): string | undefined {
  const units = heading.columns.flatMap((column, at) => {
    if (!isWanted(column)) return []
    const unit = ('unit' in column ? column.unit : undefined) ?? read.units?.[at]
    return unit === undefined || unit === '' ? [] : [unit]
  })
  const other = units.find((unit) => unit !== units[0])
  if (other === undefined) return units[0]
  const message = `line ${heading.line}: columns of one kind have the units "${units[0]}" and "${other}", where only one is allowed`
  throw new FileError('file_malformed', message, { line: heading.line })
}
