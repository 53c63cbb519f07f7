/** The tables of a run: their columns, and the rows of each. */
import { addDisplaced, heeledBody, nothingDisplaced } from '@keelson/physics/hull/body.ts'
import type { Pieces } from '@keelson/physics/ship-stability/righting-curve.ts'
import { notApplicable, numberColumn, textColumn } from '@keelson/workflow'
import type { Hull, HullRun } from './calculate-hull.ts'
import type { Case } from './calculate-survival.ts'
import type { Weather } from './calculate-weather.ts'
import type { Zone } from './calculate-zones.ts'

const pieces = {
  from: numberColumn('heel_angle', 'Start heel angle'),
  to: numberColumn('heel_angle', 'End heel angle'),
  start: numberColumn('righting_arm', 'Lever at start'),
  middle: numberColumn('righting_arm', 'Lever at middle'),
  end: numberColumn('righting_arm', 'Lever at end'),
}
export const piecesTable = {
  title: 'Levers for area integration',
  description: 'Integration intervals from upright, divided at 30 degrees.',
  columns: pieces,
}
export const pieceRows = ({ phi_a, phi_b, z_a, z_m, z_b }: Pieces) =>
  phi_a.map((from, i) => ({
    from,
    to: phi_b[i] as number,
    start: z_a[i] as number,
    middle: z_m[i] as number,
    end: z_b[i] as number,
  }))

export const weatherTable = {
  title: 'Levers for areas a and b',
  description: 'Gust lever minus righting lever for area a, and righting lever minus gust lever for area b.',
  columns: { area: textColumn('Area'), ...pieces },
}
export function weatherRows({ rows }: Weather) {
  if (rows === undefined) return notApplicable('no areas are calculated')
  const named = (area: string, pieces: Pieces) => pieceRows(pieces).map((row) => ({ area, ...row }))
  return [...named('a', rows.a), ...(rows.b ? named('b', rows.b) : [])]
}

export const survivalTable = {
  title: 'Survival probability by case',
  description: 'Righting lever inputs and survival factors of each case.',
  columns: {
    case: textColumn('Case'),
    lever: numberColumn('righting_arm', 'Maximum lever'),
    range: numberColumn('heel_angle', 'Range'),
    heel: numberColumn('heel_angle', 'Heel'),
    intermediate: numberColumn('fraction', 'Intermediate'),
    final: numberColumn('fraction', 'Final'),
    moment: numberColumn('fraction', 'Moments'),
    s: numberColumn('fraction', 's'),
  },
}
export const survivalRows = (cases: readonly Case[]) =>
  cases.map((c, i) => ({
    case: `${i + 1}`,
    lever: c.GZ_max,
    range: c.R,
    heel: c.theta_e,
    intermediate: c.s_int,
    final: c.s_final,
    moment: c.s_mom,
    s: c.s,
  }))

export const zonesTable = {
  title: 'Damage zones',
  description: 'Zone lengths, fractions of the subdivision length, and probabilities.',
  columns: {
    zone: textColumn('Zone'),
    position: textColumn('Position'),
    length: numberColumn('structure_dimension', 'Length'),
    share: numberColumn('-', 'Zone length fraction'),
    p: numberColumn('fraction', 'p'),
    r: numberColumn('fraction', 'r'),
    pr: numberColumn('fraction', 'p·r'),
  },
}
export const zoneRows = (zones: readonly Zone[]) =>
  zones.map((z, i) => ({
    zone: `${i + 1}`,
    position: z.position,
    length: z.l,
    share: z.J,
    p: z.p,
    r: z.r ?? null,
    pr: z.pr ?? null,
  }))

export const leversTable = {
  title: 'Hull righting levers',
  description: 'Righting levers towards the low side, at constant displacement and free to trim.',
  columns: { heel: numberColumn('heel_angle', 'Heel'), lever: numberColumn('righting_arm', 'Righting lever') },
}
export const hullRows = ({ curve }: HullRun) => curve.knots.map((heel) => ({ heel, lever: curve.at(heel) }))

export const compartmentsTable = {
  title: 'Compartments',
  description: 'Compartment boundaries and the buoyancy volume lost by each at equilibrium.',
  columns: {
    compartment: textColumn('Compartment'),
    state: textColumn('State'),
    aft: numberColumn('hull_coordinate', 'Aft bulkhead'),
    forward: numberColumn('hull_coordinate', 'Forward bulkhead'),
    permeability: numberColumn('fraction', 'Permeability'),
    lost: numberColumn('displacement_volume', 'Lost volume'),
  },
}
export function compartmentRows({ compartments = [] }: Hull, { ship, rest }: HullRun) {
  if (compartments.length === 0) return notApplicable('no {compartments} are provided')
  const lost = rest ? lostBy(ship.flooded, rest) : []
  let next = 0
  return compartments.map((c, i) => ({
    compartment: `${i + 1}`,
    state: c.flooded ? 'flooded' : 'intact',
    aft: c.aft,
    forward: c.forward,
    permeability: c.permeability,
    lost: c.flooded && c.permeability > 0 ? (lost[next++] ?? null) : null,
  }))
}

/** Volume that each flooded compartment has lost at rest. */
const lostBy = (flooded: HullRun['ship']['flooded'], rest: NonNullable<HullRun['rest']>): readonly number[] =>
  flooded.map(({ body, permeability }) => {
    const found = nothingDisplaced()
    addDisplaced(heeledBody(body, rest.heel), rest, permeability, found)
    return found.volume
  })
