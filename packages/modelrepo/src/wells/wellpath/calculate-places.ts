/** What the tables of the run hold and a calculation by hand goes on from: places of stations, their covariances. */
import type { Trace } from '@keelson/equations'
import type { Covariance } from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { taylorMason } from '@keelson/physics/wellbore/source.ts'
import { iscwsaMwd } from '@keelson/standards/iscwsa-mwd-rev5-11/source.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import { shownIn } from '@keelson/workflow'

const COMPONENTS = [
  ['N', 'Northing'],
  ['E', 'Easting'],
  ['V', 'True vertical depth'],
] as const

/** The table that the places of this well are read from. */
export const LISTING = 'listing of this well'

/** A depth as sentences say it: to a millimetre in the deepest well. */
export const shownDepth = (metres: number): string => shownIn(metres, 'm', 8)

/** Reads the place of a station; `end` follows the letter of each symbol: N_1 for '_1'. */
export function readPlace({ md, position }: PlacedStation, end: string, table: string, trace: Trace): void {
  COMPONENTS.forEach(([letter, title], axis) => {
    trace.lookup({
      symbol: `${letter}${end}`,
      title,
      unit: 'm',
      source: taylorMason,
      clause: 'minimum curvature method',
      value: position[axis] ?? Number.NaN,
      cell: `${table}, station at ${shownDepth(md)}`,
    })
  })
}

/** The elements of a covariance as the rule takes them. */
export const sixOf = (C: Covariance) => ({
  C_NN: C.nn,
  C_EE: C.ee,
  C_VV: C.vv,
  C_NE: C.ne,
  C_NV: C.nv,
  C_EV: C.ev,
})

/** Reads the covariance of a place under symbols that end in `_tag`. */
export function readCovariance(C: Covariance, tag: string, trace: Trace): void {
  for (const [name, value] of Object.entries(sixOf(C)))
    trace.lookup({
      symbol: `${name}_${tag}`,
      title: 'Position covariance',
      unit: 'm2',
      source: iscwsaMwd,
      clause: 'propagation: sum of the sources',
      value,
      cell: 'covariances at the closest approach',
    })
}

/** The standard deviation of a position of which nothing is known. */
export const noSigma = (tag: 'r' | 'o', trace: Trace): number =>
  trace.lookup({
    symbol: `sigma_${tag}`,
    title: 'Position standard deviation',
    unit: 'm',
    source: separationRule,
    clause: 'separation rule',
    value: 0,
    cell: 'neither an error model nor a position standard deviation is entered',
  })
