/** The tables of the answer, in SI, and the file for decline analysis. */
import { oilShare, producingDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import type { FileOut, TablesOf } from '@keelson/workflow'
import { bbl, days, feet, volumesSI } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import { BLANK, type GroupingSum, type Groups, groupBy, type Volumes } from './calculate-groups.ts'
import type { Totals } from './calculate-headline.ts'
import type { Quality } from './calculate-quality.ts'
import { inSI, type Month } from './calculate-series.ts'
import { type Summed, WELL_MONTHS_FILE } from './calculate-sums.ts'
import type { Well } from './calculate-wells.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

/** Everything that was derived from the records. */
export interface Derived {
  readonly summed: Totals
  readonly total: Volumes
  readonly series: readonly Month[]
  readonly wells: readonly Well[]
  readonly groups: Groups
  readonly sums: readonly GroupingSum[]
  readonly found: Quality
  readonly producingDays: number
  readonly meanUptime: number | null
  readonly months: readonly WellMonth[]
  readonly peak: Month | undefined
  /** Oil equivalent in boe of volumes as they are filed. */
  readonly equivalent: (oil: number, gas: number) => number
}
type Tables = TablesOf<typeof contract>

const or = <T>(value: T | null | undefined, convert: (v: T) => number): number | null =>
  value === null || value === undefined ? null : convert(value)
const rateBbl = (rate: number) => toSI(rate, 'bbl/d')
const monthText = (month: string | null) => (month === null ? '' : dashed(month))

export function tablesOf(p: Params, data: Summed, d: Derived): Tables {
  const { summed } = d
  return {
    totals: [
      {
        oil: summed.N_p,
        gas: summed.G_p,
        water: summed.W_p,
        injection: summed.W_inj,
        oil_equivalent: summed.E_p,
        producing_days: days(d.producingDays),
        mean_uptime: d.meanUptime,
        records: d.total.records,
      },
    ],
    annual: annualRows(d),
    monthly: d.series.map(monthRow),
    groups: groupRows(p, data, d),
    wells: d.wells.map(wellRow),
    operators: operatorRows(data),
    grouping_sums: d.sums.map((s) => ({
      grouping: s.grouping,
      groups: s.groups,
      ...volumesSI(s),
      difference: s.difference,
    })),
    quality: d.found.issues.map(({ issue, found, permitted, where }) => ({ issue, found, permitted, where })),
  }
}

function annualRows({ groups, series, equivalent }: Derived): NonNullable<Tables['annual']> {
  let cumulative = 0
  return groups.year.map((g) => {
    cumulative += g.oil
    return {
      year: g.key,
      ...volumesSI(g),
      oil_equivalent: equivalent(g.oil, g.gas),
      months: series.filter((m) => m.month.startsWith(g.key)).length,
      cumulative_oil: bbl(cumulative),
    }
  })
}

const monthRow = (m: Month) => {
  const si = inSI(m)
  return {
    month: dashed(m.month),
    oil: si.oil,
    gas: si.gas,
    water: si.water,
    injection: si.injection,
    days: si.days,
    producing_wells: m.producingWells,
    producing_days: si.producingDays,
    oil_rate: si.oilRate,
    gas_rate: si.gasRate,
    water_rate: si.waterRate,
    oil_rate_producing_day: si.producingDayRate,
    gas_oil_ratio: si.gasOilRatio,
    water_cut: si.waterCut,
    uptime: si.uptime,
    cumulative_oil: si.cumulativeOil,
  }
}

function groupRows(p: Params, data: Summed, { groups, total }: Derived): NonNullable<Tables['groups']> {
  const names = namesOf(p, data)
  return groups[p.group_by].map((g) => ({
    group: g.key,
    name: names.get(g.key) ?? '',
    ...volumesSI(g),
    share_of_oil: total.oil > 0 ? oilShare.evaluate({ N_w: g.oil, N_p: total.oil }) : null,
    wells: g.wells,
    first_month: dashed(g.firstMonth),
    last_month: dashed(g.lastMonth),
    records: g.records,
  }))
}

function namesOf(p: Params, { fields, boreholes }: Summed): ReadonlyMap<string, string | null> {
  if (p.group_by === 'field') return new Map((fields ?? []).map((f) => [f.field, f.nickname]))
  return new Map(p.group_by === 'api12' ? (boreholes ?? []).map((b) => [b.api12, b.name]) : [])
}

const wellRow = (w: Well) => ({
  api12: w.api12,
  name: w.facts?.name ?? '',
  ...volumesSI(w),
  first_oil: monthText(w.firstOil),
  last_oil: monthText(w.lastOil),
  producing_days: days(w.producingDays),
  peak_oil_rate: or(w.peakOilRate, rateBbl),
  oil_rate_producing_day:
    w.producingDays > 0 ? rateBbl(producingDayRate.evaluate({ N_p: w.oil, t_pd: w.producingDays })) : null,
  uptime: w.uptime,
  spud_date: w.facts?.spudDate ?? '',
  total_depth_date: w.facts?.totalDepthDate ?? '',
  measured_depth: or(w.facts?.measuredDepth, feet),
  vertical_depth: or(w.facts?.verticalDepth, feet),
  water_depth: or(w.facts?.waterDepth, feet),
})

const SEPARATOR = '\u0000'

function operatorRows({ holdings, fields }: Summed): NonNullable<Tables['operators']> {
  const nicknames = new Map((fields ?? []).map((f) => [f.field, f.nickname]))
  const held = groupBy(holdings, (r) => `${r.field || BLANK}${SEPARATOR}${r.operator || BLANK}`).map((g) => {
    const [field = '', operator = ''] = g.key.split(SEPARATOR)
    return { ...g, field, operator }
  })
  const rank = (g: (typeof held)[number]) => [g.field, g.firstMonth, g.operator].join(SEPARATOR)
  return held
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((g) => ({
      operator: g.operator,
      field: g.field,
      nickname: nicknames.get(g.field) ?? '',
      first_month: dashed(g.firstMonth),
      last_month: dashed(g.lastMonth),
      oil: bbl(g.oil),
      records: g.records,
    }))
}

/** Every well and month in the units of the files, as a decline analysis takes them. */
export function wellMonthsFile(months: readonly WellMonth[]): FileOut {
  const head = 'api12,month,oil_bbl,gas_mcf,water_bbl,injection_bbl,producing_days,uptime'
  const lines = months.map(
    (m) =>
      `${m.api12},${dashed(m.month)},${m.oil},${m.gas},${m.water},${m.injection},${m.producingDays},${m.uptime?.toFixed(6) ?? ''}`,
  )
  return { name: WELL_MONTHS_FILE, mediaType: 'text/csv', content: `${[head, ...lines].join('\n')}\n` }
}
