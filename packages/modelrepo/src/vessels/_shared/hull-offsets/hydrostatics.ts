/** Hydrostatics of a hull by her offsets on even keel: what each station has, and the sums of it. */
import type { Trace } from '@keelson/equations'
import { hullBody } from '@keelson/physics/hull/body.ts'
import type { HullForm } from '@keelson/physics/hull/form.ts'
import * as sums from '@keelson/physics/hull/hydrostatics.ts'
import { immerse, nothingImmersed } from '@keelson/physics/hull/section.ts'
import { numberColumn } from '@keelson/workflow'

/** A station as the sums take it. */
export interface StationRow {
  readonly x: number
  readonly multiplier: number
  readonly area: number
  readonly moment: number
  readonly breadth: number
}
export interface EvenKeel {
  readonly stations: readonly StationRow[]
  readonly V: number
  readonly KB: number
  readonly x_B: number
  readonly area: number
  readonly I: number
  readonly I_L: number
}

export function evenKeel(form: HullForm, draught: number, trace: Trace): EvenKeel {
  const stations = stationsAt(form, draught)
  const of = (name: keyof StationRow) => stations.map((s) => s[name])
  const [m, x, A, b] = [of('multiplier'), of('x'), of('area'), of('breadth')]
  const V = trace.apply(sums.volumeOfSections, { m, A })
  const KB = trace.apply(sums.centreAboveKeel, { m, M_z: of('moment'), V })
  const x_B = trace.apply(sums.centreAlong, { m, x, A, V })
  const area = trace.apply(sums.waterplaneArea, { m, b })
  const x_F = trace.apply(sums.centreOfFlotation, { m, x, b, A_wp: area })
  const I = trace.apply(sums.transverseInertia, { m, b }, { as: 'I' })
  const I_L = trace.apply(sums.longitudinalInertia, { m, x, b, A_wp: area, x_F })
  return { stations, V, KB, x_B, area, I, I_L }
}

function stationsAt(form: HullForm, draught: number): readonly StationRow[] {
  const body = hullBody(form)
  const found = nothingImmersed()
  return body.outlines.map((outline, i): StationRow => {
    immerse(outline, draught, found)
    const [x, multiplier] = [body.x[i] as number, body.multipliers[i] as number]
    return { x, multiplier, area: found.area, moment: found.v, breadth: found.line }
  })
}

const SECTION_MOMENT = { unit: 'm3', noKind: 'first moment of the area of a section' } as const

export const stationsTable = {
  title: 'Immersed sections',
  description: 'Immersed section properties and integration multiplier at each station.',
  columns: {
    x: numberColumn('hull_coordinate', 'Station', { symbol: 'x' }),
    multiplier: numberColumn('hull_coordinate', 'Multiplier', { symbol: 'm' }),
    area: numberColumn('hull_area', 'Section area', { symbol: 'A' }),
    moment: numberColumn(SECTION_MOMENT, 'First moment of area about the baseline', { symbol: 'M_z' }),
    breadth: numberColumn('hull_breadth', 'Waterline breadth', { symbol: 'b' }),
  },
}
