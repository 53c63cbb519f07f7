/** The tables of the field summary, in SI. */
import { gasOilRatio, waterCut } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { notApplicable, type TablesOf } from '@keelson/workflow'
import { type Life, lifeOf } from './calculate-life.ts'
import type { Selection } from './calculate-selection.ts'
import { bill, mill, millNok } from './calculate-units.ts'
import { type Carrier, carriersOf, largest, type Year, yearsOf } from './calculate-years.ts'
import type { contract } from './contract.ts'
import type { FieldData, FieldFacts } from './load-data.ts'

type Tables = TablesOf<typeof contract>

/** Everything that tables and charts show. */
export interface Derived {
  readonly data: FieldData
  readonly selection: Selection
  readonly years: readonly Year[]
  /** Without a last year that is not whole. */
  readonly whole: readonly Year[]
  readonly carriers: readonly Carrier[]
}

export function derived(data: FieldData, selection: Selection, whole: readonly Year[]): Derived {
  const carriers = carriersOf(selection.rows).toSorted((a, b) => b.oe - a.oe || (a.npdid < b.npdid ? -1 : 1))
  return { data, selection, whole, years: yearsOf(selection.rows), carriers }
}

export function tablesOf(d: Derived): Tables {
  const facts = d.data.facts?.find((f) => f.npdid === d.selection.npdid)
  return {
    annual: annualRows(d),
    life: lifeRows(d),
    fields:
      d.selection.npdid === undefined ? fieldRows(d) : notApplicable('applies to the whole continental shelf only'),
    facts: facts
      ? factRows(facts)
      : notApplicable('the folder has no area table, or the table has no entry for the field'),
    files: d.data.reports.map((r) => ({
      role: r.role,
      file: r.name,
      rows_read: r.read,
      rows_used: r.used,
      rows_rejected: r.read - r.used,
    })),
    rejected: d.data.reports.flatMap((r) =>
      r.reasons.map(({ reason, rows, example }) => ({ file: r.name, reason, rows, example })),
    ),
  }
}

/** Investments of the selection by year; undefined without their file. */
export function investmentsByYear({ data, selection }: Derived): ReadonlyMap<number, number> | undefined {
  if (data.investments === undefined) return undefined
  const own = data.investments.filter((i) => selection.npdid === undefined || i.npdid === selection.npdid)
  const sums = new Map<number, number>()
  for (const { year, amount } of own) sums.set(year, (sums.get(year) ?? 0) + amount)
  return sums
}

/** Condensate counts as oil; null without liquid. */
export const waterCutOf = ({ water, oil, condensate }: Year): number | null =>
  water + oil + condensate > 0 && water >= 0
    ? waterCut.evaluateSI({ W_p: mill(water), N_p: mill(oil + condensate) })
    : null
/** Null without oil. */
export const gasOilRatioOf = ({ gas, oil }: Year): number | null =>
  oil > 0 && gas >= 0 ? gasOilRatio.evaluateSI({ G_p: bill(gas), N_p: mill(oil) }) : null

function annualRows(d: Derived): NonNullable<Tables['annual']> {
  const investments = investmentsByYear(d)
  let cumulative = 0
  return d.years.map((y) => {
    cumulative += y.oe
    const spent = investments?.get(y.year)
    return {
      year: y.year,
      oil: mill(y.oil),
      gas: bill(y.gas),
      ngl: mill(y.ngl),
      condensate: mill(y.condensate),
      oil_equivalent: mill(y.oe),
      water: mill(y.water),
      water_cut: waterCutOf(y),
      gas_oil_ratio: gasOilRatioOf(y),
      cumulative: mill(cumulative),
      investment: spent === undefined ? null : millNok(spent),
    }
  })
}

function lifeRows({ whole }: Derived): NonNullable<Tables['life']> {
  const peak = largest(whole, (y) => y.oe)
  if (peak === undefined || peak.oe <= 0) return notApplicable('no complete year in the window has production')
  const { plateau, decline }: Life = lifeOf(whole, peak)
  return [
    {
      peak_year: peak.year,
      plateau_first: plateau.first,
      plateau_last: plateau.last,
      decline: decline === undefined ? null : toSI(decline, '1/year'),
    },
  ]
}

function fieldRows({ carriers, data, selection }: Derived): NonNullable<Tables['fields']> {
  const reserves = new Map((data.reserves ?? []).map((r) => [r.npdid, r]))
  const last = new Map(
    [
      ...Map.groupBy(
        selection.rows.filter((r) => r.year === selection.last),
        (r) => r.npdid,
      ),
    ].map(([npdid, rows]) => [npdid, rows.reduce((sum, r) => sum + r.oe, 0)] as const),
  )
  return carriers.map((c) => {
    const own = reserves.get(c.npdid)
    return {
      field: c.name,
      npdid: c.npdid,
      oil: mill(c.oil),
      gas: bill(c.gas),
      oil_equivalent: mill(c.oe),
      last_year: mill(last.get(c.npdid) ?? 0),
      recoverable: own ? mill(own.oe) : null,
      remaining: own ? mill(own.remaining) : null,
      closure: own && !data.isGross ? mill(own.oe - own.remaining - c.oe) : null,
    }
  })
}

const FACTS: readonly (readonly [keyof FieldFacts, string])[] = [
  ['npdid', 'NPDID'],
  ['status', 'Status'],
  ['operator', 'Operator'],
  ['owner', 'Licence or unit'],
  ['discoveryWell', 'Discovery well'],
  ['discoveryYear', 'Discovered'],
  ['hydrocarbons', 'Hydrocarbons'],
  ['area', 'Area'],
]
const factRows = (facts: FieldFacts) =>
  FACTS.filter(([name]) => facts[name] !== '').map(([name, fact]) => ({ fact, value: facts[name] }))
