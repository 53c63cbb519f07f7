/** The surface card of a well: as measured, put at equal times, or made from a pump condition; and the rods that hang on it. */
import type { Trace } from '@keelson/equations'
import { type Card, type Pumping, rangeOf, shifted } from '@keelson/physics/rod-pump/card.ts'
import { stroke } from '@keelson/physics/rod-pump/crank-torque.ts'
import {
  cardPower,
  cardWork,
  meanLoad,
  specificGravity,
  WATER_DENSITY,
} from '@keelson/physics/rod-pump/pump-equations.ts'
import { retimed } from '@keelson/physics/rod-pump/retiming.ts'
import {
  buoyantRodWeight,
  dampingRatio,
  diametersOf,
  lengthsOf,
  type RodString,
  stringLength,
  waveSpeed,
} from '@keelson/physics/rod-pump/rod-string.ts'
import { takacs } from '@keelson/physics/rod-pump/sources.ts'
import { syntheticCard } from '@keelson/physics/rod-pump/synthetic-card.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { FLUID_LOAD_FACTOR, pumpedOffLoad } from '@keelson/standards/api-tr-11l-2008/groups.ts'
import type { CardWell } from './well.ts'
import { rodsOf } from './well.ts'

/** Samples of a card that is made. */
const MADE_SAMPLES = 144

export interface Surface {
  /** Measured loads, with the weight of the rods. */
  readonly card: Card
  readonly made: 'as measured' | 'at equal times' | 'synthetic'
  /** Of a synthetic card: change of load from stroke to stroke over its range. */
  readonly unsettled: number
  readonly rods: RodString
  readonly pumping: Pumping
  readonly L_r: number
  readonly nu: number
  readonly W_rf: number
  readonly gamma: number
  /** Expected fluid load of a pump that is pumped off. */
  readonly F_e: number
  readonly F_max: number
  readonly F_min: number
  readonly F_m: number
  readonly loadRange: number
  /** Stroke of the card, and the one that the torque takes. */
  readonly cardStroke: number
  readonly S: number
  readonly work: number
  readonly power: number
}

export function surfaceOf(w: CardWell, trace: Trace): Surface {
  const rods = rodsOf(w)
  const strung = stringOf(w, rods, trace)
  const pumping: Pumping = { strokes: w.strokes_per_minute, damping: w.damping_factor }
  const { card, ...made } = cardOf(w, rods, pumping, strung.F_e)
  trace.section('Polished rod')
  const read = (symbol: string, title: string, unit: string, list: readonly number[], j: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: takacs,
      clause: 'surface card',
      value: list[j] as number,
      cell: `card table, sample ${j + 1}`,
    })
  const at = (list: readonly number[], of: (...all: number[]) => number) => list.indexOf(of(...list))
  const F_max = read('F_max', 'Peak polished rod load', 'N', card.load, at(card.load, Math.max))
  const F_min = read('F_min', 'Minimum polished rod load', 'N', card.load, at(card.load, Math.min))
  const F_m = trace.apply(meanLoad, { F: card.load })
  const s_max = read('s_max', 'Highest position', 'm', card.position, at(card.position, Math.max))
  const s_min = read('s_min', 'Lowest position', 'm', card.position, at(card.position, Math.min))
  const cardStroke = trace.apply(stroke, { s_max, s_min }, w.stroke_length === undefined ? {} : { as: 'S_c' })
  const { work, power } = powerOf(card, w.strokes_per_minute, 's', trace)
  return {
    card,
    ...made,
    rods,
    pumping,
    ...strung,
    F_max,
    F_min,
    F_m,
    loadRange: rangeOf(card.load),
    cardStroke,
    S: w.stroke_length ?? cardStroke,
    work,
    power,
  }
}

/** Work and power of a card, under symbols of its own. */
export function powerOf({ position, load }: Card, N: number, tag: string, trace: Trace) {
  const [W, P] = [`W_${tag}`, `P_${tag}`]
  const named = { rename: { F: `F_${tag}`, u_a: `u_${tag}a`, u_b: `u_${tag}b` } }
  const lists = { F: load, u_a: shifted(position, 1), u_b: shifted(position, -1) }
  const work = trace.apply(cardWork, lists, { as: W, ...named })
  return { work, power: trace.apply(cardPower, { W_c: work, N }, { as: P, rename: { W_c: W } }) }
}

function stringOf(w: CardWell, rods: RodString, trace: Trace) {
  trace.section('Rods')
  const { youngsModulus: E_r, density: rho_r } = rods
  const [L, d] = [lengthsOf(rods), diametersOf(rods)]
  const L_r = trace.apply(stringLength, { L })
  const W_rf = trace.apply(buoyantRodWeight, { L, d, rho_r, rho_f: w.fluid_density, g: STANDARD_GRAVITY })
  const a = trace.apply(waveSpeed, { E_r, rho_r })
  const nu = trace.apply(dampingRatio, { c: w.damping_factor, L_r, a })
  trace.section('Expected fluid load')
  const gamma =
    w.fluid_specific_gravity ?? trace.apply(specificGravity, { rho_f: w.fluid_density, rho_w: WATER_DENSITY })
  const F_e = trace.apply(pumpedOffLoad, { k_f: FLUID_LOAD_FACTOR, gamma, D_p: w.pump_diameter, L_p: w.pump_depth })
  return { L_r, W_rf, nu, gamma, F_e }
}

function cardOf(
  w: CardWell,
  rods: RodString,
  pumping: Pumping,
  F_e: number,
): Pick<Surface, 'card' | 'made' | 'unsettled'> {
  const [synthetic] = w.synthetic_card ?? []
  if (synthetic !== undefined) {
    const motion = { ...pumping, stroke: w.stroke_length ?? 0, samples: MADE_SAMPLES }
    const weightOf = (section: RodString['sections'][0]) =>
      buoyantRodWeight.evaluate({
        L: [section.length],
        d: [section.diameter],
        rho_r: w.rod_density,
        rho_f: w.fluid_density,
        g: STANDARD_GRAVITY.si,
      })
    const of = { label: synthetic.mode, seed: synthetic.seed, fluidLoad: F_e, weightOf }
    return { made: 'synthetic', ...syntheticCard(rods, motion, of) }
  }
  const card: Card = { position: w.surface_position ?? [], load: w.surface_load ?? [] }
  if (w.sample_spacing === 'position') return { card: retimed(card), made: 'at equal times', unsettled: 0 }
  return { card, made: 'as measured', unsettled: 0 }
}
