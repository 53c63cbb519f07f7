/** The direct solver behind the atlas: fpso-mooring-full itself, its default case at the sea and the depth of a query. */
import { type Source, silent, type Trace } from '@keelson/equations'
import { scaledLength } from '@keelson/physics/mooring-spread/spread.ts'
import { annotations, given, readParams } from '@keelson/workflow'
import { mostLoaded, mostUsed } from '../_shared/spread/conditions.ts'
import { type SolvedSpread, solveSpread } from '../_shared/spread/solve.ts'
import { lineSteps, placeSteps, type Steps, strengthSteps } from '../_shared/spread/steps.ts'
import { lineOf } from '../fpso-mooring-full/calculate-line.ts'
import { loadOf } from '../fpso-mooring-full/calculate-load.ts'
import { contract as parent } from '../fpso-mooring-full/contract.ts'
import example from '../fpso-mooring-full/example.json' with { type: 'json' }
import type { Params as ParentParams } from '../fpso-mooring-full/inputs.ts'
import type { Params } from './inputs.ts'

export const PARENT = 'modelrepo:fpso-mooring-full@1'

/** What a query gives to the parent, SI. */
export type Asked = Pick<Params, 'significant_wave_height' | 'peak_period' | 'water_depth'>

/** The default case of the parent, for the intact tension alone. */
export const BASE = readParams(parent, { ...example, check_damaged: false }).params as unknown as ParentParams

const FIXED_SOURCE = {
  source: { id: 'Atlas', title: `Base case (default case of ${PARENT})`, publisher: 'Keelson', revision: '1' },
  clause: 'default case',
  cell: 'fixed in the atlas',
} as const satisfies { readonly source: Source; readonly clause: string; readonly cell: string }

/** Inputs of the default case that its steps use. */
const OF_LINE = ['fairlead_depth', 'chain_diameter', 'dynamic_factor'] as const
const OF_LOAD = [
  'air_density',
  'wind_speed',
  'wind_coefficient_x',
  'wind_coefficient_y',
  'wind_coefficient_yaw',
  'wind_area_frontal',
  'wind_area_lateral',
  'length_between_perpendiculars',
  'water_density',
  'current_speed',
  'current_coefficient_x',
  'current_coefficient_y',
  'current_coefficient_yaw',
  'draft',
  'wave_heading',
  'mean_drift_coefficient',
] as const

function statedAs(name: (typeof OF_LINE | typeof OF_LOAD)[number], trace: Trace): void {
  const { title, unit = '-', symbol = name } = annotations(parent.params.properties[name])
  const value = BASE[name]
  if (value !== undefined) trace.lookup({ ...FIXED_SOURCE, symbol, title, unit, value })
}

/** The default case at the sea and the depth asked for: lines and anchor distance as the fairleads are over the bed. */
function caseAt(asked: Asked, trace: Trace): ParentParams {
  const base = given(BASE, 'unstretched_length', 'anchor_horizontal_distance')
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({ ...FIXED_SOURCE, symbol, title, unit: 'm', value })
  const h_0 = read('h_0', 'Base-case water depth', BASE.water_depth)
  const scaled = (l_0: number, symbol: string, title: string) =>
    trace.apply(
      scaledLength,
      { l_0, h: asked.water_depth, h_f: BASE.fairlead_depth, h_0 },
      { as: symbol, title, rename: { l_0: `${symbol}b` } },
    )
  const x_0 = read('x_0b', 'Base-case anchor distance', base.anchor_horizontal_distance)
  const L = read('L_b', 'Base-case line length', base.unstretched_length)
  return {
    ...BASE,
    significant_wave_height: asked.significant_wave_height,
    peak_period: asked.peak_period,
    water_depth: asked.water_depth,
    anchor_horizontal_distance: scaled(x_0, 'x_0', 'Anchor distance'),
    unstretched_length: scaled(L, 'L_', 'Line length'),
  }
}

const solvedCase = (p: ParentParams, trace: Trace): SolvedSpread =>
  solveSpread(p, lineOf(p, trace), loadOf(p, trace).load, trace)

/** The parent at a point, without its steps. */
export const solvedAt = (asked: Asked): SolvedSpread => solvedCase(caseAt(asked, silent), silent)

/** Largest line tension, N. */
export const tensionAt = (asked: Asked): number =>
  BASE.dynamic_factor * mostLoaded(solvedAt(asked).intact).at.fairleadTension

/** The parent with its steps, from the default case to the use of the most loaded line. */
export function solved(asked: Asked, trace: Trace) {
  trace.section(`Base case (default case of ${PARENT})`)
  for (const name of [...OF_LINE, ...OF_LOAD]) statedAs(name, trace)
  const p = caseAt(asked, trace)
  const result = solvedCase(p, trace)
  const used = mostUsed(result.intact, result.spread.line)
  ownPlace(result, used.number, trace)
  trace.section('Intact, mean position')
  const steps: Steps = { p, spread: result.spread, load: result.load, mark: '1', trace }
  placeSteps(steps, result.intact)
  lineSteps(steps, result.intact, used)
  return { solved: result, ...strengthSteps(steps, used, 'intact') }
}

/** Azimuth and fairlead of the most loaded line, as the default case has them. */
function ownPlace({ spread }: SolvedSpread, number: number, trace: Trace): void {
  const { x, y } = spread.pattern.fairleads[number - 1] ?? { x: 0, y: 0 }
  const own = { ...FIXED_SOURCE, cell: `line ${number}, fixed in the atlas` }
  const azimuth = spread.pattern.azimuths[number - 1] ?? 0
  trace.lookup({ ...own, symbol: 'alpha_1', title: 'Most loaded line azimuth', unit: 'rad', value: azimuth })
  trace.lookup({ ...own, symbol: 'r_x1', title: 'Fairlead longitudinal position', unit: 'm', value: x })
  trace.lookup({ ...own, symbol: 'r_y1', title: 'Fairlead transverse position', unit: 'm', value: y })
}

/** Strength of the lines of the default case, N, with its steps. */
export function strengthOfLines(trace: Trace): number {
  trace.section(`Base case (default case of ${PARENT})`)
  statedAs('chain_diameter', trace)
  return lineOf(BASE, trace).breakingLoads[0] ?? Number.NaN
}
