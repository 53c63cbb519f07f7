/** In which unit a number leaves, and what it is there: the unit that the run was asked for, by the year of the run. */
import { mappingFromSI } from '@keelson/units'
import {
  type AnyContract,
  ContractError,
  clean,
  type ReadParams,
  sameDimension,
  type UnitChoice,
} from '@keelson/workflow'
import { yearFactor } from '@keelson/workflow/calendar.ts'

interface Measured {
  readonly unit: string
  readonly unitBy?: UnitChoice
}
/** How the numbers of one run leave. */
export interface UnitsOut {
  readonly unitOf: (spec: Measured) => string
  /** Clean and in the unit; undefined for what is no finite number. Made once for a list, whose entries are many. */
  readonly reader: (unit: string) => (value: unknown) => number | undefined
}

/** As declared: for a contract whose units no input chooses. */
export const declaredUnits: UnitsOut = { unitOf: ({ unit }) => unit, reader: (unit) => readerBy(unit, undefined) }

export function unitsOut({ yearLength }: AnyContract, { params }: Pick<ReadParams, 'params'>): UnitsOut {
  const seconds = yearLength === undefined ? undefined : params[yearLength]
  const year = typeof seconds === 'number' ? seconds / YEAR : undefined
  return {
    unitOf: (spec) => chosen(spec, params),
    reader: (unit) => readerBy(unit, year),
  }
}
const YEAR = 365.25 * 86_400

function chosen({ unit, unitBy }: Measured, params: ReadParams['params']): string {
  const word = unitBy && params[unitBy.input]
  if (unitBy === undefined || typeof word !== 'string') return unit
  const own = unitBy.units[word]
  if (own === undefined || !sameDimension(own, unit)) throw new ContractError(`${word} is not a unit for ${unit}`)
  return own
}

function readerBy(unit: string, year: number | undefined): (value: unknown) => number | undefined {
  const inUnit = mappingFromSI(unit)
  const factor = year === undefined ? 1 : yearFactor(unit, year)
  return (value) => {
    const own = typeof value === 'number' ? clean(inUnit(value) / factor) : Number.NaN
    return Number.isFinite(own) ? own : undefined
  }
}
