/**
 * What the stability of a hull costs: righting levers of a ship of 60 compartments, free to trim, intact and with three
 * of them open to the sea, and how that grows with stations and heels.
 */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Body, compartmentBody, hullBody } from '@keelson/physics/hull/body.ts'
import { wigleyForm } from '@keelson/physics/hull/testing-forms.ts'
import { type Afloat, attitudesAt } from '@keelson/physics/ship-stability/attitude.ts'
import { median } from './statistics.ts'

const SHIP = { length: 150, breadth: 22, draught: 8, depth: 14 } as const
const STATIONS = [11, 21, 41] as const
const [HEELS, ALONG, LEVELS, FLOODED] = [19, 15, 2, 3] as const
const RIGHT_ANGLE = Math.PI / 2

/** Medians in milliseconds. */
export function stability(quick: boolean) {
  const runs = quick ? 5 : 50
  const ship = shipOf(21)
  const heels = spaced(0, RIGHT_ANGLE, HEELS)
  const curve = (of: Afloat) => median(runs, () => attitudesAt(of, heels))
  return {
    compartments: ALONG * LEVELS * 2,
    compartments_made_ms: median(runs, () => compartmentsOf(21)),
    intact_19_heels_ms: curve({ ...ship.afloat, flooded: [] }),
    three_flooded_19_heels_ms: curve(ship.afloat),
    three_flooded_by_stations_ms: Object.fromEntries(STATIONS.map((n) => [n, curve(shipOf(n).afloat)])),
  }
}

/** Wings on both sides, above and below, all along the ship. */
function compartmentsOf(stations: number): readonly Body[] {
  const form = wigleyForm(SHIP, stations)
  const { length: L, depth: D, breadth: B } = SHIP
  const bulkhead = (i: number) => -L / 2 + (L * i) / ALONG
  const levels = spaced(0, D, LEVELS + 1)
  return Array.from({ length: ALONG }, (_, i) => ({
    aft: bulkhead(i),
    forward: Math.min(bulkhead(i + 1), L / 2),
  })).flatMap((along) =>
    levels.slice(1).flatMap((top, k) =>
      [-1, 1].map((side) =>
        compartmentBody(form, {
          ...along,
          bottom: levels[k] as number,
          top,
          starboard: side < 0 ? -B / 2 : 0,
          port: side < 0 ? 0 : B / 2,
        }),
      ),
    ),
  )
}

function shipOf(stations: number): { readonly afloat: Afloat } {
  const { length: L, breadth: B, draught: T } = SHIP
  const flooded = compartmentsOf(stations)
    .slice(20, 20 + FLOODED)
    .map((body) => ({ body, permeability: 0.95 }))
  const hull = hullBody(wigleyForm(SHIP, stations))
  return { afloat: { hull, flooded, volume: (4 / 9) * L * B * T, centre: { x: 0, y: 0, z: 7 } } }
}
