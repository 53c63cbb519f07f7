/** A table of RAOs as a cube takes it: the wave and direction of each row, and amplitude and phase of its motions, in rows or side by side. */
import { type CsvColumn, csvColumn } from '../orcaflex/csv-heads.ts'
import { FACT, MOTION } from '../rao/facts.ts'
import { MODES, type Mode } from '../rao/modes.ts'
import { type WaveUnit, waveUnitOf } from '../rao/wave-columns.ts'
import { numbersOf } from '../rao/wide-column.ts'
import type { FileColumn, FileTable } from '../table.ts'

/** Amplitudes and phases of one motion, or of the motion that each row names. */
interface Motion {
  readonly modeAt: (row: number) => Mode | undefined
  readonly amplitudes: FileColumn
  readonly phases: FileColumn
}
export interface CubeTable {
  readonly table: FileTable
  readonly waves: FileColumn
  /** Undefined while the file does not state it. */
  readonly waveUnit: WaveUnit | undefined
  readonly directions: FileColumn
  readonly motions: readonly [Motion, ...Motion[]]
  /** All columns that are read. */
  readonly used: readonly FileColumn[]
}

/** Undefined of a table that holds no RAOs, or of which the waves have no period. */
export function cubeTableOf(table: FileTable): CubeTable | undefined {
  const { [FACT.quantity]: quantity } = table.facts
  if (quantity === undefined) return wideTable(table)
  return quantity === MOTION ? longTable(table) : undefined
}

function longTable(table: FileTable): CubeTable | undefined {
  const named = (name: string) => table.columns.find((column) => column.name === name)
  const [directions, mode, amplitudes, phases] = ['direction', 'mode', 'amplitude', 'phase'].map(named)
  const before = table.columns.slice(0, directions ? table.columns.indexOf(directions) : 0)
  const waves = before.find(({ unit }) => waveUnitOf(unit) === 's') ?? before.find(({ unit }) => waveUnitOf(unit))
  if (!waves || !directions || mode?.values.kind !== 'texts' || !amplitudes || !phases) return undefined
  const { texts } = mode.values
  const modeAt = (row: number) => MODES.find((one) => one === texts[row])
  return {
    ...{ table, waves, waveUnit: waveUnitOf(waves.unit), directions },
    ...{ motions: [{ modeAt, amplitudes, phases }], used: [waves, directions, mode, amplitudes, phases] },
  }
}

/** Of a workbook or another table whose headings name waves, directions and motions. */
function wideTable(table: FileTable): CubeTable | undefined {
  const all = table.columns.map((column) => ({ column, is: csvColumn(column.heading || column.name) }))
  const only = (isIt: (is: CsvColumn) => boolean) => {
    const [found, another] = all.filter(({ is, column }) => isIt(is) && column.values.kind === 'numbers')
    return another === undefined ? found?.column : undefined
  }
  const waves = only(({ kind }) => kind === 'wave')
  const directions = only(({ kind }) => kind === 'direction')
  const motions = MODES.flatMap((mode): Motion[] => {
    const [amplitudes, phases] = (['amplitude', 'phase'] as const).map((kind) =>
      only((is) => is.kind === kind && 'mode' in is && is.mode === mode),
    )
    return amplitudes && phases ? [{ modeAt: () => mode, amplitudes, phases }] : []
  })
  const [first, ...more] = motions
  if (!waves || !directions || !first) return undefined
  const waveUnit = waveUnitOf(waves.unit)
  if (waves.unit !== undefined && waveUnit === undefined) return undefined
  const used = [waves, directions, ...motions.flatMap(({ amplitudes, phases }) => [amplitudes, phases])]
  return { table, waves, waveUnit, directions, motions: [first, ...more], used }
}

/** Whether a column of the table repeats each wave for every motion, or is of one direction alone: no axis of a cube. */
export const isOfRaos = ({ facts }: FileTable): boolean => facts[FACT.quantity] === MOTION

export const at = (column: FileColumn, row: number): number => numbersOf(column)[row] ?? Number.NaN

export function largestIn(column: FileColumn): number {
  let most = 0
  for (const x of numbersOf(column)) if (Number.isFinite(x) && Math.abs(x) > most) most = Math.abs(x)
  return most
}
