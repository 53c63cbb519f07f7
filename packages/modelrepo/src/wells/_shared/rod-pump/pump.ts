/** The pump card of a well: solved, read, and diagnosed. */
import { house, type Trace } from '@keelson/equations'
import type { Card } from '@keelson/physics/rod-pump/card.ts'
import { type Diagnosed, diagnose, type Features, featuresOf } from '@keelson/physics/rod-pump/diagnosis.ts'
import { everittJenningsCard } from '@keelson/physics/rod-pump/everitt-jennings.ts'
import { gibbsCard, stretchArguments } from '@keelson/physics/rod-pump/gibbs.ts'
import { isUnread, type PumpCard, type Release, readPumpCard } from '@keelson/physics/rod-pump/pump-card.ts'
import {
  DISPLACEMENT_FACTOR,
  fluidLevel,
  fluidLoad,
  grossStroke,
  intakePressure,
  meanDynamicLoad,
  midLevel,
  netStroke,
  placeOfLevel,
  plungerArea,
  pumpDisplacement,
  WATER_GRADIENT,
} from '@keelson/physics/rod-pump/pump-equations.ts'
import { staticStretch } from '@keelson/physics/rod-pump/rod-string.ts'
import { takacs } from '@keelson/physics/rod-pump/sources.ts'
import type { Solver } from './fields.ts'
import { powerOf, type Surface } from './surface.ts'
import type { CardWell } from './well.ts'

export const solve = (solver: Solver) => (solver === 'gibbs' ? gibbsCard : everittJenningsCard)

export interface Solved {
  /** Loads less the weight of the rods in the fluid: 0 is no fluid load. */
  readonly dynamic: Card
  readonly pump: Card
  readonly F_0: number
  readonly Delta_s: number
  readonly S_p: number
  readonly u_min: number
  readonly f_max: number
  readonly f_min: number
  readonly u_first: number
  readonly work: number
  readonly power: number
}
/** What the plateaus of the pump card give; nothing of it where they cannot be read. */
export interface Pumped {
  readonly read: PumpCard
  readonly F_o: number
  readonly eta: number
  readonly S_n: number
  readonly q_p: number
  readonly intake: { readonly p_i: number; readonly L_f: number } | undefined
  readonly features: Features
  readonly diagnosed: Diagnosed
}

/** Dynamic loads of a surface card: those measured less the weight of the rods in the fluid. */
export const dynamicOf = ({ card, W_rf }: Pick<Surface, 'card' | 'W_rf'>): Card => ({
  position: card.position,
  load: card.load.map((F) => F - W_rf),
})

export function solvedPump(w: CardWell, s: Surface, trace: Trace): Solved {
  const dynamic = dynamicOf(s)
  const pump = solve(w.solver)(dynamic, s.rods, s.pumping)
  trace.section('Pump card')
  const F_0 = trace.apply(meanDynamicLoad, { F_m: s.F_m, W_rf: s.W_rf })
  const Delta_s = trace.apply(staticStretch, stretchArguments(F_0, s.rods))
  const read = (symbol: string, title: string, unit: string, list: readonly number[], j: number) =>
    cardCell(trace, { symbol, title, unit, value: list[j] as number }, `sample ${j + 1}`)
  const largest = (list: readonly number[]) => list.indexOf(Math.max(...list))
  const least = (list: readonly number[]) => list.indexOf(Math.min(...list))
  const { position: u, load: f } = pump
  const u_max = read('u_max', 'Highest plunger position', 'm', u, largest(u))
  const u_min = read('u_min', 'Lowest plunger position', 'm', u, least(u))
  const S_p = trace.apply(grossStroke, { u_max, u_min })
  const f_max = read('f_max', 'Maximum pump load', 'N', f, largest(f))
  const f_min = read('f_min', 'Minimum pump load', 'N', f, least(f))
  const u_first = read('u_f', 'Position at first sample', 'm', u, 0)
  const { work, power } = powerOf(pump, w.strokes_per_minute, 'p', trace)
  return { dynamic, pump, F_0, Delta_s, S_p, u_min, f_max, f_min, u_first, work, power }
}

const cardCell = (
  trace: Trace,
  cell: { readonly symbol: string; readonly title: string; readonly unit: string; readonly value: number },
  where: string,
) => trace.lookup({ ...cell, source: takacs, clause: 'pump dynamometer card', cell: `card table, ${where}` })

/** Reads and diagnoses the pump card; a reason where it has no plateaus. */
export function pumpedOf(w: CardWell, s: Surface, solved: Solved, trace: Trace): Pumped | { readonly unread: string } {
  const read = readPumpCard(solved.pump, { stroke: s.cardStroke, loadRange: s.loadRange })
  if (isUnread(read)) return read
  trace.section('Plateaus and fillage')
  const { upper, lower } = read
  const F_u = plateauCell(trace, 'F_u', 'Upper plateau', upper, 'upstroke')
  const F_l = plateauCell(trace, 'F_l', 'Lower plateau', lower, 'downstroke')
  const F_o = trace.apply(fluidLoad, { F_u, F_l })
  const F_h = trace.apply(midLevel, { F_u, F_l })
  const eta = fillageOf(read, solved, F_h, trace)
  const S_n = trace.apply(netStroke, { eta, S_p: solved.S_p })
  const A_p = trace.apply(plungerArea, { D_p: w.pump_diameter })
  const rate = { k_q: DISPLACEMENT_FACTOR, A_p, S_n, N: w.strokes_per_minute }
  const q_p = trace.apply(pumpDisplacement, rate)
  const intake = intakeOf(w, s, F_o, A_p, trace)
  const isGravityGiven = w.fluid_specific_gravity !== undefined
  const features = featuresOf(read, { expected: isGravityGiven ? s.F_e : s.W_rf, mean: s.F_m, rods: s.W_rf })
  const diagnosed = diagnose(features)
  confidenceCell(diagnosed, trace)
  return { read, F_o, eta, S_n, q_p, intake, features, diagnosed }
}

const confidenceCell = ({ confidence, label }: Diagnosed, trace: Trace) => {
  trace.section('Diagnosis')
  const [source, clause] = [house, 'fault screening thresholds, not taken from a standard']
  const title = 'Diagnosis confidence'
  const cell = `diagnosis evidence, ${label.replaceAll('_', ' ')}`
  trace.lookup({ symbol: 'kappa_d', title, unit: '-', source, clause, value: confidence, cell })
}

const plateauCell = (
  trace: Trace,
  symbol: string,
  title: string,
  { load, samples, from, to }: PumpCard['upper'],
  stroke: string,
) =>
  cardCell(
    trace,
    { symbol, title, unit: 'N', value: load },
    `median of ${samples} pump loads on the ${stroke}, from ${share(from)} to ${share(to)} of the stroke`,
  )
const share = (x: number) => `${Number((100 * x).toPrecision(4))} %`

/** The fillage as it is read: between two samples, or full or empty. */
function fillageOf({ release, fillage, position, load }: PumpCard, solved: Solved, F_h: number, trace: Trace): number {
  const { u_min, S_p } = solved
  if (typeof release === 'string') return wholeFillage(release, fillage, trace)
  const { before, after } = release
  const cell = (symbol: string, title: string, unit: string, list: readonly number[], j: number) =>
    cardCell(trace, { symbol, title, unit, value: list[j] as number }, `sample ${j + 1}`)
  return trace.apply(placeOfLevel, {
    u_1: cell('u_1', 'Position before crossing the load level', 'm', position, before),
    u_2: cell('u_2', 'Position after crossing the load level', 'm', position, after),
    F_1: cell('F_1', 'Load before crossing', 'N', load, before),
    F_2: cell('F_2', 'Load after crossing', 'N', load, after),
    F_h,
    u_min,
    S_p,
  })
}

const wholeFillage = (release: Extract<Release, string>, value: number, trace: Trace) =>
  cardCell(
    trace,
    { symbol: 'eta', title: placeOfLevel.title, unit: '-', value },
    release === 'at the top'
      ? 'the load is already below the level at the start of the downstroke (full pump)'
      : 'the load does not fall below the level on the downstroke (empty pump)',
  )

function intakeOf(w: CardWell, { gamma }: Surface, F_o: number, A_p: number, trace: Trace): Pumped['intake'] {
  const { wellhead_pressure: p_wh, pump_depth: L_p } = w
  if (p_wh === undefined) return undefined
  trace.section('Intake pressure')
  const fluid = { g_w: WATER_GRADIENT, gamma, L_p }
  const p_i = trace.apply(intakePressure, { p_wh, ...fluid, F_o, A_p })
  return { p_i, L_f: trace.apply(fluidLevel, { ...fluid, p_i }) }
}
