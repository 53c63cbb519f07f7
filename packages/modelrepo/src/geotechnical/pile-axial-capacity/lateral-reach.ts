/** Whether the soil resists the lateral load at all, and whether its curves hold where it does. */
import { house, reachRange } from '@keelson/equations'
import { SAND_ABOVE_CLAY, SOFT_CLAY } from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import { against, firstOutOf, type Left, outOf } from '@keelson/workflow'
import { CYCLIC, type Some } from './inputs.ts'
import type { Pushed } from './lateral.ts'
import { LARGE, sandBelowClay } from './warnings.ts'

/** Of the deflection of the head. */
export const SMALL_DEFLECTION = reachRange({
  symbol: 'y_0/D',
  title: 'Head deflection to diameter ratio',
  unit: '-',
  to: LARGE,
  unsafe: 'above',
  because: 'p-y curves are not validated for larger deflections',
  source: house,
  clause: 'convention, one tenth of the diameter',
})

/** Without a factor of safety. */
export function besideLateral(p: Some<'head_shear' | 'loading'>, pushed: Pushed) {
  const { H_lim, bent } = pushed
  if (bent === undefined)
    return {
      failure: 'soil resistance is exceeded; no equilibrium deflection exists',
      ...(p.head_shear <= H_lim && { utilisation: Number.NaN }),
    }
  const why = outsideCurves(p, pushed)
  return why === undefined ? {} : { doubt: { kind: 'out_of_reach', why } as const }
}

function outsideCurves({ loading }: Some<'loading'>, { soil, D, bent }: Pushed): Left | undefined {
  const below = sandBelowClay(soil)
  const sand = below < 0 ? undefined : `layer ${below + 1} is sand below clay: ${SAND_ABOVE_CLAY.because}`
  const strengths =
    loading === CYCLIC ? soil.flatMap(({ strength }) => (strength ? [strength.top, strength.base] : [])) : []
  return (
    against(SAND_ABOVE_CLAY, sand) ??
    firstOutOf(SOFT_CLAY, strengths) ??
    outOf(SMALL_DEFLECTION, Math.abs(bent?.y_0 ?? 0) / D)
  )
}
