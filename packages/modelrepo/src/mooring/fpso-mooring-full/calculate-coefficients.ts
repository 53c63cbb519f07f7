/** The coefficients of wind or current: as given, or read from their table at the heading. SI. */
import { interpolated, type Trace } from '@keelson/equations'
import { locate } from '@keelson/numerics/interpolation.ts'
import { type Folded, folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { given, shownIn } from '@keelson/workflow'
import type { Params } from './params.ts'

export interface Coefficients {
  readonly x: number
  readonly y: number
  readonly yaw: number
}

type Rows = NonNullable<Params['wind_coefficient_table']>
const CLAUSE = 'coefficients by heading'

export function coefficientsOf(p: Params, of: 'wind' | 'current', trace: Trace): Coefficients {
  const rows = p[`${of}_coefficient_table`]
  if (rows !== undefined) return readFrom(rows, p[`${of}_heading`], of, trace)
  if (of === 'wind') {
    const c = given(p, 'wind_coefficient_x', 'wind_coefficient_y', 'wind_coefficient_yaw')
    return { x: c.wind_coefficient_x, y: c.wind_coefficient_y, yaw: c.wind_coefficient_yaw }
  }
  const c = given(p, 'current_coefficient_x', 'current_coefficient_y', 'current_coefficient_yaw')
  return { x: c.current_coefficient_x, y: c.current_coefficient_y, yaw: c.current_coefficient_yaw }
}

function readFrom(rows: Rows, heading: number, of: 'wind' | 'current', trace: Trace): Coefficients {
  const k = of === 'wind' ? 'w' : 'c'
  const at = folded(heading)
  const symbol = tabledHeading(heading, at, k, trace)
  const nodes = rows.map((row) => row.heading_deg)
  const axis = { symbol, title: 'heading', unit: 'deg', at: at.heading, nodes, scale: 'linear' } as const
  const place = locate(nodes, at.heading, 'refuse')
  const read = (name: 'cx' | 'cy' | 'cyaw', as: string, title: string) => {
    const sign = name === 'cx' ? 1 : at.side
    const entry = (i: number) => sign * (rows[i]?.[name] ?? Number.NaN)
    return trace.lookup({
      symbol: as,
      title,
      unit: '-',
      source: ocimf,
      clause: CLAUSE,
      value: (1 - place.t) * entry(place.lower) + place.t * entry(place.upper),
      cell: `${of} coefficients at ${shownIn(at.heading, 'deg')}${sign < 0 ? ', sign reversed' : ''}`,
      ...interpolated([{ ...axis, place }], ([i = 0]) => entry(i)),
    })
  }
  return {
    x: read('cx', `C_${k}x`, 'Coefficient forward'),
    y: read('cy', `C_${k}y`, 'Coefficient to port'),
    yaw: read('cyaw', `C_${k}m`, 'Coefficient of yaw'),
  }
}

/** The heading itself, or where the table has it: within 0 to 180 degrees. */
function tabledHeading(heading: number, at: Folded, k: 'w' | 'c', trace: Trace): string {
  const own = `phi_${k}`
  if (at.heading === heading) return own
  const symbol = `${own}t`
  trace.lookup({
    symbol,
    title: 'Heading as tabled',
    unit: 'rad',
    source: ocimf,
    clause: CLAUSE,
    value: at.heading,
    cell: at.side < 0 ? '360 degrees less the heading' : 'the heading less whole turns',
  })
  return symbol
}
