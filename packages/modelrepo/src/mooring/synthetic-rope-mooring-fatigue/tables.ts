/** The tables of the run: each range, and each rope with its margins. */
import { silent } from '@keelson/equations'
import { lifeOf } from '../_shared/tension-ranges/verdict.ts'
import { marginOf } from './calculate-governing.ts'
import type { SolvedRope } from './calculate-rope.ts'
import type { Params } from './inputs.ts'
import { MECHANISM_NAMES, MECHANISMS } from './modes.ts'

export const binRows = (ropes: readonly SolvedRope[]) =>
  ropes.flatMap(({ rope, fatigue }) =>
    fatigue.bins.map((b) => ({
      line: rope.id,
      tension_range_ratio: b.R,
      n_cycles: b.n,
      cycles_to_failure: Number.isFinite(b.N) ? b.N : null,
      damage: b.d,
    })),
  )

export const ropeRows = (p: Params, ropes: readonly SolvedRope[]) =>
  ropes.map((r) => {
    const { life, margin } = lifeOf(p, r.fatigue.D, silent)
    const margins = MECHANISMS.map((by) => ({ by, margin: marginOf(p, r, by) ?? Number.POSITIVE_INFINITY }))
    const least = margins.reduce((a, b) => (b.margin < a.margin ? b : a))
    return {
      rope: r.rope.id,
      fibre: r.fibre,
      mean_load: r.L_m,
      damage: r.fatigue.D,
      fatigue_life: typeof life === 'number' ? life : null,
      fatigue_margin: typeof margin === 'number' ? margin : null,
      creep_life: r.creep.t_c,
      creep_margin: r.creep.margin,
      minimum_ratio: r.compression.r_min,
      minimum_margin: r.compression.margin ?? null,
      governs: MECHANISM_NAMES[least.by],
    }
  })
