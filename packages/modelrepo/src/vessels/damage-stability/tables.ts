/** The tables of a run. */
import { addDisplaced, heeledBody, nothingDisplaced } from '@keelson/physics/hull/body.ts'
import type { Pieces } from '@keelson/physics/ship-stability/righting-curve.ts'
import { notApplicable } from '@keelson/workflow'
import type { HullRun } from './calculate-hull.ts'
import type { Case } from './calculate-survival.ts'
import type { Weather } from './calculate-weather.ts'
import type { Zone } from './calculate-zones.ts'
import type { Params } from './params.ts'

export const pieceRows = ({ phi_a, phi_b, z_a, z_m, z_b }: Pieces) =>
  phi_a.map((from, i) => ({
    from,
    to: phi_b[i] as number,
    start: z_a[i] as number,
    middle: z_m[i] as number,
    end: z_b[i] as number,
  }))

export function weatherRows({ rows }: Weather) {
  if (rows === undefined) return notApplicable('no areas are taken')
  const named = (area: string, pieces: Pieces) => pieceRows(pieces).map((row) => ({ area, ...row }))
  return [...named('a', rows.a), ...(rows.b ? named('b', rows.b) : [])]
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

export const hullRows = ({ curve }: HullRun) => curve.knots.map((heel) => ({ heel, lever: curve.at(heel) }))

export function compartmentRows({ compartments = [] }: Params, { ship, rest }: HullRun) {
  if (compartments.length === 0) return notApplicable('no {compartments} are given')
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
