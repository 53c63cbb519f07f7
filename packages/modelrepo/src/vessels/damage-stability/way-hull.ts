/** What a hull by her offsets is held to: IS Code A/2.2 intact, MARPOL I reg. 28 flooded. */
import { type Constant, house, type Trace } from '@keelson/equations'
import { draughtAt, trimBetween } from '@keelson/physics/ship-stability/draughts.ts'
import { areaUnder, largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import * as limits from '@keelson/standards/imo-marpol-i-2007/survival.ts'
import { CalculationError, check, notApplicable, notChecked, shownIn, withGoverning } from '@keelson/workflow'
import { type HullRun, hullOf } from './calculate-hull.ts'
import { type Intact, intactChecks, intactInWords, intactOf, intactValues, largestRead } from './calculate-intact.ts'
import type { Run } from './calculate-run.ts'
import { hullChart } from './charts.ts'
import { checks } from './checks.ts'
import { hullProfile, hullSection } from './figures.ts'
import type { Params } from './params.ts'
import { compartmentRows, hullRows, pieceRows } from './tables.ts'
import { hullWarnings } from './warnings.ts'

/** What is left beyond the heel at rest. */
export interface Residual {
  readonly heel: number
  readonly range: number
  readonly lever: number
  readonly area: number
}

export function afloat(p: Params, trace: Trace): Run {
  const hull = hullOf(p, trace)
  const closed = hull.opening
  const asked = { ...p, ...(closed !== undefined && { downflooding_angle: closed }) }
  if (!hull.flooded && hull.curve.last < ENOUGH)
    throw new CalculationError('no draught and trim were found of the intact ship up to 40 degrees of heel')
  const intact = hull.flooded ? undefined : intactOf(asked, hull.curve, trace)
  const residual = hull.flooded && hull.rest ? residualOf(hull, hull.rest.heel, trace) : undefined
  const made = { ...levelChecks(intact, hull), ...survivalChecks(hull, residual, trace) }
  return {
    values: { ...hullValues(hull, trace), ...ofIntact(intact, hull, trace), ...ofResidual(residual, hull) },
    checks: made,
    tables: () => ({
      stations: hull.keel.stations,
      hull_levers: hullRows(hull),
      compartments: compartmentRows(p, hull),
      pieces: intact ? pieceRows(intact.pieces) : notApplicable('the ship is flooded'),
    }),
    charts: () => ({ hull_levers: hullChart(hull) }),
    figures: () => ({ hull_profile: hullProfile(p, hull), hull_section: hullSection(p, hull) }),
    warnings: hullWarnings(p, hull),
    detail: withGoverning(inWords(hull, intact, residual), checks, made),
  }
}

function inWords({ GM }: HullRun, intact: Intact | undefined, residual: Residual | undefined): string {
  if (intact !== undefined) return `${intactInWords(intact)}; the metacentric height is ${shownIn(GM, 'm')}`
  if (residual === undefined)
    return `Flooded, the ship does not come to rest; intact, her metacentric height is ${shownIn(GM, 'm')}`
  const { heel, range, lever } = residual
  const left = `${shownIn(range, 'deg', 3)} of range and a lever of ${shownIn(lever, 'm')} are left`
  return `Flooded, the ship rests at a heel of ${shownIn(heel, 'deg', 3)}; ${left}`
}

/** Heel to which a curve must reach for the criteria, 40 degrees. */
const ENOUGH = (40 * Math.PI) / 180

function residualOf({ curve, vanishing, opening }: HullRun, heel: number, trace: Trace): Residual {
  const rest = Math.abs(heel)
  const end = Math.min(vanishing ?? curve.last, opening ?? curve.last, curve.last)
  const within = Math.min(end, rest + limits.LEAST_RANGE.si)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting levers after damage', symbol, title, unit, value, cell })
  const range = read(
    'R_e',
    'Range of positive righting levers',
    'rad',
    Math.max(0, end - rest),
    'from the heel at rest to where levers end or an opening goes under',
  )
  const isLeft = within > rest
  const where = isLeft ? 'within 20 degrees of the heel at rest' : 'no range is left beyond the heel at rest'
  const largest = isLeft ? largestArm(curve, rest, within).arm : 0
  const lever = read('GZ_r', 'Largest residual righting lever', 'm', largest, where)
  const under = isLeft ? areaUnder(curve, rest, within) : 0
  const area = read('A_r', 'Area under the residual righting levers', 'm*rad', under, where)
  return { heel: rest, range, lever, area }
}

const NO_REST = 'the ship does not come to rest as far as the curve is known'

function hullValues(hull: HullRun, trace: Trace) {
  const { rest, keel } = hull
  const { trim, forward, aft } = endsOf(hull, trace)
  const none = notApplicable(NO_REST)
  return {
    intact_displacement: hull.Delta,
    displaced_volume: keel.V,
    hull_gm: hull.GM,
    heel_at_rest: rest ? Math.abs(rest.heel) : none,
    low_side:
      rest && Math.abs(rest.heel) > 0 ? (hull.side === 1 ? 'port' : 'starboard') : notApplicable('she lies upright'),
    trim: trim ?? none,
    draft_forward: forward ?? none,
    draft_aft: aft ?? none,
    vanishing_angle: hull.vanishing ?? notApplicable('the righting arm stays positive over the angles given'),
    deck_edge_immersion: hull.deckEdge ?? notApplicable('the deck edge stays dry'),
    opening_immersion: hull.opening ?? notApplicable('no {flooding_points} are given, or they stay dry'),
    hull_righting_arms: hull.curve.knots.map(hull.curve.at),
  }
}

/** Trim and draughts at the ends, at rest. */
function endsOf({ rest, form }: HullRun, trace: Trace) {
  if (rest === undefined) return {}
  const [x_a, x_f] = [form.stations[0]?.x ?? 0, form.stations.at(-1)?.x ?? 0]
  const { level: z_w, slope: s_w } = rest
  const theta_e = Math.abs(rest.heel)
  const draught = (as: string, title: string, x: number, name: string) =>
    trace.apply(draughtAt, { z_w, s_w, x, theta_e }, { as, title, rename: { x: name } })
  return {
    trim: trace.apply(trimBetween, { s_w, x_f, x_a, theta_e }),
    forward: draught('T_f', 'Draught forward', x_f, 'x_f'),
    aft: draught('T_a', 'Draught aft', x_a, 'x_a'),
  }
}

function ofIntact(intact: Intact | undefined, { curve }: HullRun, trace: Trace) {
  if (intact) return intactValues(intact)
  const top = largestRead(
    largestArm(curve, 0, curve.last),
    { source: house, clause: 'curve of righting levers' },
    trace,
  )
  const none = notApplicable('the criteria are those of an intact ship')
  return { area_0_30: none, area_0_40: none, area_30_40: none, maximum_gz: top.arm, angle_of_maximum_gz: top.heel }
}

function ofResidual(residual: Residual | undefined, { flooded }: HullRun) {
  const none = notApplicable(flooded ? NO_REST : 'no compartment is flooded')
  return {
    residual_range: residual?.range ?? none,
    residual_lever: residual?.lever ?? none,
    residual_area: residual?.area ?? none,
  }
}

function levelChecks(intact: Intact | undefined, { GM }: HullRun) {
  if (intact) return intactChecks(intact, GM)
  const why = notChecked('other_mode', 'a compartment is flooded')
  return {
    area_up_to_30: why,
    area_up_to_40: why,
    area_from_30_to_40: why,
    lever_at_30: why,
    heel_of_largest: why,
    metacentric_height: why,
  }
}

function survivalChecks(hull: HullRun, residual: Residual | undefined, trace: Trace) {
  if (residual === undefined) {
    if (hull.flooded) return restless(hull, trace)
    const why = notChecked('other_mode', 'no compartment is flooded')
    return { heel_at_rest: why, residual_range: why, residual_lever: why, residual_area: why }
  }
  const dry = hull.deckEdge === undefined || hull.deckEdge > residual.heel
  const least = (demand: Constant, capacity: number) => check({ demand, capacity })
  return {
    heel_at_rest: check({ demand: residual.heel, capacity: dry ? limits.LARGEST_HEEL_DRY : limits.LARGEST_HEEL }),
    residual_range: least(limits.LEAST_RANGE, residual.range),
    residual_lever: least(limits.LEAST_LEVER, residual.lever),
    residual_area: least(limits.LEAST_AREA, residual.area),
  }
}

/** A ship without a heel at rest capsizes or goes on heeling: nothing is left of range, lever and area. */
function restless({ curve }: HullRun, trace: Trace) {
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting levers after damage', symbol, title, unit, value, cell })
  const [range, lever, area] = [
    read('R_e', 'Range of positive righting levers', 'rad', 0, NO_REST),
    read('GZ_r', 'Largest residual righting lever', 'm', 0, NO_REST),
    read('A_r', 'Area under the residual righting levers', 'm*rad', 0, NO_REST),
  ]
  const none = (demand: Constant, capacity: number) => check({ demand, capacity, failure: NO_REST })
  return {
    heel_at_rest: check({
      demand: read('phi_end', 'Heel at which the righting levers end', 'rad', curve.last, 'last heel of the curve'),
      capacity: limits.LARGEST_HEEL,
      utilisation: Number.NaN,
      failure: NO_REST,
    }),
    residual_range: none(limits.LEAST_RANGE, range),
    residual_lever: none(limits.LEAST_LEVER, lever),
    residual_area: none(limits.LEAST_AREA, area),
  }
}
