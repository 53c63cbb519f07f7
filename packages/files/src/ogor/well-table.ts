/** The table of a well: a row for each month of which the file has a record, volumes as filed, and rates calculated of them. */
import type { FileColumn, FileTable } from '../table.ts'
import { listed } from '../text/shown.ts'
import { type OgorField, VOLUMES, type Volume } from './columns.ts'
import type { OgorColumn, OgorHead } from './head.ts'
import { ratesOf } from './rates.ts'
import type { OgorWell, WellMonth } from './wells.ts'

const DEFINED = 'field definitions of OGOR-A'

export function tableOfWell(well: OgorWell, { columns }: OgorHead): FileTable {
  const rows = [...well.months.values()].toSorted((a, b) => a.month.ordinal - b.month.ordinal)
  const days = columns.has('DAYS_ON_PROD') ? daysColumn(rows, columns) : undefined
  const volumes = VOLUMES.flatMap((volume, i) => {
    const column = columns.get(volume.field)
    return column ? [{ volume, column: volumeColumn(volume, i, column, rows) }] : []
  })
  const rates = volumes.flatMap(({ volume, column }) =>
    volume.hasRates ? ratesOf(volume.product, column, rows, days) : [],
  )
  return {
    name: well.api.digits,
    columns: [...timeColumns(rows, columns), ...(days ? [days] : []), ...volumes.map(({ column }) => column), ...rates],
    rows: rows.length,
    lines: Uint32Array.from(rows, ({ line }) => line),
    facts: factsOf(well, rows),
  }
}

function timeColumns(rows: readonly WellMonth[], columns: OgorHead['columns']): FileColumn[] {
  const first = rows[0]?.month
  const how = `months from ${first?.label}`
  const texts = rows.map(({ month }) => month.label)
  const numbers = Float64Array.from(rows, ({ month }) => month.ordinal - (first?.ordinal ?? 0))
  const heading = headingOf(columns, 'PRODUCTION_DATE')
  return [
    { name: 'Month', heading, values: { kind: 'texts', texts } },
    {
      name: 'Time',
      heading: 'Time',
      unit: 'month',
      unitFrom: `calculated, ${how}`,
      description: `calculated, ${how}`,
      values: { kind: 'numbers', numbers },
    },
  ]
}

const headingOf = (columns: OgorHead['columns'], field: OgorField): string => columns.get(field)?.heading ?? field

function daysColumn(rows: readonly WellMonth[], columns: OgorHead['columns']): FileColumn {
  return {
    name: 'Days on production',
    heading: headingOf(columns, 'DAYS_ON_PROD'),
    unit: 'd',
    unitFrom: DEFINED,
    description: 'sum over the completion intervals, at most the days in the month',
    values: { kind: 'numbers', numbers: Float64Array.from(rows, ({ days, month }) => Math.min(days, month.days)) },
  }
}

/** A heading that is not that of the definitions does not say its unit. */
function volumeColumn(volume: Volume, at: number, column: OgorColumn, rows: readonly WellMonth[]): FileColumn {
  const { heading, isOwnName, unit } = column
  const stated = unit ?? (isOwnName ? volume.unit : undefined)
  const unitFrom = unit === undefined ? DEFINED : 'brackets of the heading'
  return {
    name: `${volume.product} volume`,
    heading,
    ...(stated !== undefined && { unit: stated, unitFrom }),
    description: 'monthly volume, summed over the completion intervals',
    values: { kind: 'numbers', numbers: Float64Array.from(rows, ({ volumes }) => volumes[at] ?? Number.NaN) },
  }
}

const FACTS: readonly (readonly [string, OgorField])[] = [
  ['Lease', 'LEASE_NUMBER'],
  ['Completion', 'COMPLETION_NAME'],
  ['Area and block', 'AREA_CODE_BLOCK_NUM'],
  ['Operator', 'SORT_NAME'],
  ['Field', 'BOEM_FIELD'],
]

function factsOf({ api, said }: OgorWell, rows: readonly WellMonth[]): Record<string, string> {
  const facts = FACTS.flatMap(([name, field]): [string, string][] => {
    const texts = [...(said.get(field) ?? [])]
    return texts.length === 0 ? [] : [[name, listed(texts)]]
  })
  const most = rows.reduce((max, { records }) => Math.max(max, records), 0)
  return {
    'API number': `${api.digits}, a ${api.names}`,
    State: api.state,
    ...Object.fromEntries(facts),
    'Records in a month': `at most ${most}`,
  }
}
