/** The cases: each by the very rules of the stack-up, a failed one with its reason. */
import { silent, type Trace } from '@keelson/equations'
import { mudColumnPressure } from '@keelson/physics/riser-stack/screen.ts'
import { attempt } from '@keelson/studies/sweep/run.ts'
import { CalculationError, shownIn } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { leavesBore, simpleRules } from '../_shared/stack-up/simple-rules.ts'
import type { Params } from './inputs.ts'

export interface RiserResult {
  readonly p_d: number
  readonly T_top: number
  readonly t_req: number
}
export interface RiserCase {
  readonly id: string
  /** Place in the lists. */
  readonly i: number
  readonly W_s: number
  readonly d_m: number
  readonly h: number
  readonly result: RiserResult | undefined
  readonly failure: string | undefined
}
export type GoodCase = RiserCase & { readonly result: RiserResult }

export const casesOf = (p: Params): readonly RiserCase[] =>
  p.case_ids.map((id, i) => {
    const row = { id, i, W_s: at(p.submerged_weights, i), d_m: at(p.mud_weights_pcf, i), h: at(p.water_depths_ft, i) }
    const made = attempt(() => resultOf(p, row, silent))
    return {
      ...row,
      result: 'result' in made ? made.result : undefined,
      failure: 'failure' in made ? made.failure : undefined,
    }
  })

const at = (list: readonly number[], i: number): number => list[i] ?? Number.NaN

export const succeededOf = (cases: readonly RiserCase[]): readonly GoodCase[] =>
  cases.filter((c): c is GoodCase => c.result !== undefined)

function resultOf(p: Params, { W_s, d_m, h }: Pick<RiserCase, 'W_s' | 'd_m' | 'h'>, trace: Trace): RiserResult {
  const p_d = trace.apply(mudColumnPressure, { d_m, h })
  const { T_top, t_req } = simpleRules(p, W_s, p_d, trace, 'p_d')
  if (leavesBore(p, t_req)) return { p_d, T_top, t_req }
  throw new CalculationError(
    `the Barlow wall thickness, ${shownIn(t_req, 'mm', 4)}, leaves no bore in a tube of ${shownIn(p.outer_diameter, 'mm', 4)} outside diameter`,
  )
}

/** Symbols of what all cases share. */
const SHARED: ReadonlySet<string> = new Set(['k_d', 'D', 'SF', 'S_y'])

/** A case step by step, its symbols with the number of the case. */
export function writeOut(p: Params, one: GoodCase, trace: Trace): void {
  const own = traceOfRow(trace, `Case ${one.i + 1}, ${one.id}`, String(one.i + 1), SHARED)
  own.section('Design pressure')
  resultOf(p, one, own)
}
