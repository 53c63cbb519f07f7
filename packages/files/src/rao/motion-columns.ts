/** Amplitude and phase of one motion, with the unit that the facts of the table state. */
import type { FileTable } from '../table.ts'
import { FACT, ROTATION_BY_ULEN } from './facts.ts'
import { isRotation, type Mode } from './modes.ts'
import type { Head } from './table.ts'
import { numbersIn, type WideColumn } from './wide-column.ts'

interface Amplitude {
  readonly head: Head
  readonly dividedBy: number
}

export function motionColumns(table: FileTable, mode: Mode): WideColumn[] {
  const amplitude = isRotation(mode) ? rotation(mode, table.facts) : translation(mode, table.facts)
  const phase = phaseHead(mode, table)
  const amplitudes = numbersIn(table, AMPLITUDE)
  const phases = numbersIn(table, PHASE)
  const cell = (numbers: Float64Array, row = -1) => numbers[row] ?? Number.NaN
  const ofPhase: WideColumn = { head: phase, at: ({ rows }) => cell(phases, rows.get(mode)) }
  if (amplitude === undefined) return [ofPhase]
  const { head, dividedBy } = amplitude
  return [{ head, at: ({ rows }) => cell(amplitudes, rows.get(mode)) / dividedBy }, ofPhase]
}

const AMPLITUDE = 'amplitude'
const PHASE = 'phase'
/** 'deg per max wave slope': an angle by something that is no length. */
const BY = ' per '
const FROM = 'facts of the table'

function translation(mode: Mode, facts: FileTable['facts']): Amplitude {
  const unit = facts[FACT.translation]
  return { head: headOf(`${mode} amplitude`, unit === undefined ? {} : { unit, unitFrom: FROM }), dividedBy: 1 }
}

/** Undefined as long as the length is open by which the numbers of the file are made dimensionless. */
function rotation(mode: Mode, facts: FileTable['facts']): Amplitude | undefined {
  const name = `${mode} amplitude`
  const unit = facts[FACT.rotation]
  if (unit === undefined) return { head: headOf(name, {}), dividedBy: 1 }
  if (unit === ROTATION_BY_ULEN) return byLength(name, facts.ULEN)
  if (!unit.includes(BY)) return { head: headOf(name, { unit, unitFrom: FROM }), dividedBy: 1 }
  const per = unit.slice(unit.indexOf(BY))
  const description = `in ${unit}, which is not an angle per length of wave amplitude`
  return { head: headOf(`${name}${per}`, { description }), dividedBy: 1 }
}

function byLength(name: string, length: string | undefined): Amplitude | undefined {
  if (length === undefined) return undefined
  const said = { unit: 'rad/m', unitFrom: 'WAMIT user manual', description: `divided by ULEN, ${length}` }
  return { head: headOf(name, said), dividedBy: Number.parseFloat(length) }
}

function headOf(name: string, said: Pick<Head, 'unit' | 'unitFrom' | 'description'>): Head {
  return { name, heading: name, of: AMPLITUDE, ...said }
}

function phaseHead(mode: Mode, { columns }: FileTable): Head {
  const column = columns.find(({ name }) => name === PHASE)
  const { unit, unitFrom } = column ?? {}
  const name = `${mode} phase`
  return {
    ...{ name, heading: name, of: PHASE },
    ...(unit !== undefined && { unit }),
    ...(unitFrom !== undefined && { unitFrom }),
  }
}
