/** The tables of the answer, in SI. */
import { oilEquivalent } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { notApplicable, type TablesOf } from '@keelson/workflow'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import { type GroupingSum, type Groups, gasOf, liquidsOf } from './calculate-groups.ts'
import type { Issue } from './calculate-quality.ts'
import type { Month } from './calculate-series.ts'
import { BOE_FACTOR } from './calculate-totals.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import type { PdqData, Volumes } from './load-data.ts'

/** Everything that was derived from the records. */
export interface Derived {
  readonly total: Volumes
  readonly groups: Groups
  readonly sums: readonly GroupingSum[]
  readonly series: readonly Month[]
  readonly issues: readonly Issue[]
}
type Tables = TablesOf<typeof contract>

const volumes = (v: Volumes) => ({ liquids: bbl(liquidsOf(v)), gas: mcf(gasOf(v)) })

/** What the columns of the table are; inline records do not tell the kinds of lease apart. */
const split = ({ origin }: PdqData, v: Volumes) => {
  const isDsv = origin !== 'inline_records'
  return {
    oil: isDsv ? bbl(v.oil) : null,
    condensate: isDsv ? bbl(v.condensate) : null,
    gas_well_gas: isDsv ? mcf(v.gas) : null,
    casinghead_gas: isDsv ? mcf(v.casinghead) : null,
  }
}

export function tablesOf(p: Params, data: PdqData, d: Derived): Tables {
  const { total } = d
  const N_p = bbl(liquidsOf(total))
  const G_p = mcf(gasOf(total))
  return {
    totals: [
      {
        ...split(data, total),
        ...volumes(total),
        oil_equivalent: oilEquivalent.evaluateSI({ N_p, G_p, f_g: BOE_FACTOR.si }),
        records: total.rows,
      },
    ],
    groups: groupRows(p, data, d),
    monthly: d.series.map(monthRow),
    rejected: data.rejects.map(({ reason, rows, example }) => ({ reason, count: rows, first: example })),
    wells: wellRows(p, data),
    agency: agencyRows(data),
    grouping_sums: d.sums.map((s) => ({
      grouping: s.grouping,
      groups: s.groups,
      ...volumes(s),
      difference: s.difference,
    })),
    quality: d.issues.map(({ issue, found, permitted, where }) => ({ issue, found, permitted, where })),
  }
}

function groupRows(p: Params, data: PdqData, { groups, total }: Derived): NonNullable<Tables['groups']> {
  const { listed, groups: n, sum } = groups[p.group_by]
  const share = (v: Volumes) => (liquidsOf(total) > 0 ? liquidsOf(v) / liquidsOf(total) : null)
  const row = (group: string, name: string, v: Volumes, first: string, last: string) => ({
    group,
    name,
    ...split(data, v),
    ...volumes(v),
    share_of_liquids: share(v),
    first_month: first,
    last_month: last,
    records: v.rows,
  })
  const rows = listed.map((g) => row(g.key, g.name, g, dashed(g.firstMonth), dashed(g.lastMonth)))
  if (n <= listed.length) return rows
  return [...rows, row(`${n - listed.length} others`, '', beyond(sum, listed), '', '')]
}

/** What the groups that are not listed have together. */
function beyond(sum: Volumes, listed: readonly Volumes[]): Volumes {
  const rest = (name: keyof Volumes) => listed.reduce((left, g) => left - g[name], sum[name])
  return {
    oil: rest('oil'),
    condensate: rest('condensate'),
    gas: rest('gas'),
    casinghead: rest('casinghead'),
    water: rest('water'),
    rows: rest('rows'),
  }
}

const monthRow = (m: Month) => ({
  month: dashed(m.month),
  ...volumes(m),
  days: days(m.days),
  liquid_rate: toSI(m.liquidRate, 'bbl/d'),
  gas_rate: toSI(m.gasRate, 'Mcf/d'),
  gas_oil_ratio: m.gasOilRatio === null ? null : toSI(m.gasOilRatio, 'scf/bbl'),
  filed: m.filed,
  state: m.isLate ? 'still being filed' : '',
  records: m.rows,
})

function wellRows({ lease_numbers }: Params, { origin, wells }: PdqData): NonNullable<Tables['wells']> {
  if (origin !== 'dump') return notApplicable('records entered directly have no well table')
  if ((lease_numbers ?? []).length === 0) return notApplicable('applies only if {lease_numbers} are entered')
  if (wells === null) return notApplicable("the dump has no table 'OG_WELL_COMPLETION'")
  return wells.map((w) => ({
    lease: w.lease,
    well: w.wellNumber,
    api: w.api,
    county: w.county,
    shut_in: w.shutIn === '' ? '' : dashed(w.shutIn),
    liquids: bbl(w.liquids),
    gas: mcf(w.gas),
    months: w.months,
  }))
}

function agencyRows({ agency, origin }: PdqData): NonNullable<Tables['agency']> {
  if (agency.length > 0) return agency.map((a) => ({ ...a }))
  return notApplicable(
    origin === 'dump'
      ? 'the dump has no table of totals comparable with the selection (totals cover whole districts, fields or operators)'
      : 'records entered directly have no tables of agency totals',
  )
}
