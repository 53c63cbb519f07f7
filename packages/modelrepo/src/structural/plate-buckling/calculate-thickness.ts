/** The thinnest plate that holds the stresses of the run, which are held while it gets thinner. */
import { house, met, silent, type Trace } from '@keelson/equations'
import { thresholdBetween } from '@keelson/numerics/threshold.ts'
import { atLimit } from '@keelson/workflow'
import { type Assessed, assess, type Loads, type Plate } from './calculate-plate.ts'
import { governing, sizeOf, usesOf, YIELD, YIELD_ELSEWHERE } from './calculate-uses.ts'

/** Thickest and thinnest plate that is tried: spacing over thickness. */
export const SPACING_OVER_THICKNESS = { thickest: 5, thinnest: 400 } as const
/** From one thickness tried to the next thinner one. */
const STEP = 0.95
const HALVINGS = 50

export interface Thinnest {
  readonly t: number
  /** Whether the search ended before anything was used up. */
  readonly end: boolean
}

/** Undefined where the thickest plate does not hold either. */
export function minimumThickness(a: Assessed, trace: Trace): Thinnest | undefined {
  const { plate, loads } = a
  const holds = (t: number) => useAt(plate, loads, t) <= 1
  const thickest = plate.s / SPACING_OVER_THICKNESS.thickest
  const thinnest = plate.s / SPACING_OVER_THICKNESS.thinnest
  if (yields(a) || !holds(thickest)) return undefined
  let good = thickest
  let next = Math.max(thinnest, good * STEP)
  let tried = 1
  while (good > thinnest && holds(next)) {
    good = next
    next = Math.max(thinnest, good * STEP)
    tried++
  }
  const end = good === thinnest
  const t = end ? good : thresholdBetween(holds, next, good, HALVINGS)
  traceThinnest(plate, loads, t, tried, trace)
  return { t, end }
}

/** No thickness helps a plate whose stresses yield. */
const yields = (a: Assessed): boolean =>
  usesOf(a).some(({ name, use }) => (name === YIELD || name === YIELD_ELSEWHERE) && sizeOf(use) > 1)

/** Largest use of the plate with another thickness. */
function useAt(plate: Plate, loads: Loads, t: number): number {
  const use = sizeOf(governing(usesOf(assess({ ...plate, t }, loads, silent))).use)
  return atLimit(use, 1) ? 1 : use
}

function traceThinnest(plate: Plate, loads: Loads, t: number, tried: number, trace: Trace): void {
  trace.section('Minimum thickness')
  const use = useAt(plate, loads, t)
  trace.solved({
    symbol: 't_min',
    title: 'Minimum thickness for these stresses',
    unit: 'mm',
    source: house,
    clause: `from s/${SPACING_OVER_THICKNESS.thickest} downwards to s/${SPACING_OVER_THICKNESS.thinnest}, every utilisation at most 1`,
    value: t,
    trial: plate.s / SPACING_OVER_THICKNESS.thickest,
    residual: 1 - use,
    iterations: tried + HALVINGS,
    method: '5 % steps down to the first failing plate, then bisection',
    meets: [met('maximum utilisation', '-', use, 'the limit', 1)],
  })
}
