/** Coefficients of wind or current read from a user's table by direction, on the side of the hull from which it comes. SI. */
import { interpolated, type Trace } from '@keelson/equations'
import { locate } from '@keelson/numerics/interpolation.ts'
import { type Folded, folded } from '@keelson/standards/ocimf-1994/loads.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { capitalised, shownIn } from '@keelson/workflow'

export interface Coefficients {
  readonly x: number
  readonly y: number
  readonly yaw: number
}
/** A row of a table, its angle in rad. */
export interface CoefficientRow extends Coefficients {
  readonly heading: number
}

export interface Read {
  readonly of: 'wind' | 'current'
  /** rad; any turn. */
  readonly heading: number
  /** As the report calls the angle. */
  readonly symbol: string
  readonly called: string
  /** As the workflow calls the axes along and across the hull. */
  readonly axes?: readonly [along: string, across: string]
}

const CLAUSE = 'coefficients by heading'

/** Throws NumericsError 'bad_input' for a heading that the table does not cover: the rules have refused that. */
export function readCoefficients(rows: readonly CoefficientRow[], by: Read, trace: Trace): Coefficients {
  const { of, axes: [along, across] = ['Surge', 'Sway'] } = by
  const k = of === 'wind' ? 'w' : 'c'
  const at = folded(by.heading)
  const symbol = tabledHeading(by, at, trace)
  const nodes = rows.map((row) => row.heading)
  const axis = { symbol, title: by.called, unit: 'deg', at: at.heading, nodes, scale: 'linear' } as const
  const place = locate(nodes, at.heading, 'refuse')
  const read = (name: keyof Coefficients, as: string, title: string) => {
    const sign = name === 'x' ? 1 : at.side
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
    x: read('x', `C_${k}x`, `${along} coefficient`),
    y: read('y', `C_${k}y`, `${across} coefficient`),
    yaw: read('yaw', `C_${k}m`, 'Yaw coefficient'),
  }
}

/** The angle itself, or where the table has it: within 0 to 180 degrees. */
function tabledHeading({ heading, symbol: own, called }: Read, at: Folded, trace: Trace): string {
  if (at.heading === heading) return own
  const symbol = `${own}t`
  trace.lookup({
    symbol,
    title: `${capitalised(called)} within table range`,
    unit: 'deg',
    source: ocimf,
    clause: CLAUSE,
    value: at.heading,
    cell: at.side < 0 ? `360 degrees minus the ${called}` : `the ${called} minus full turns`,
  })
  return symbol
}
