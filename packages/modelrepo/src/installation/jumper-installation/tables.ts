/** The tables of a run: the sweep of seas, and what is allowed by period. */
import { STEEPNESS_SHARE, shortestPeriod } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import type { ByPeriod, SplashRun } from './calculate-splash.ts'
import type { Params } from './params.ts'

/** Utilisation from which on a sea is marginal, and above which it is none to work in. */
const [MARGINAL, LIMIT] = [0.85, 1]

const verdict = (utilisation: number): string => {
  if (utilisation > LIMIT) return 'no-go'
  return utilisation >= MARGINAL ? 'marginal' : 'go'
}

export const sweepRows = ({ seas }: SplashRun) =>
  seas.map(({ stage, forces, crane }) => ({
    height: stage.Hs,
    hydrodynamic: forces.hydrodynamic,
    hook: forces.hook,
    slack: forces.slack,
    crane: crane ?? null,
    verdict: verdict(Math.max(forces.slack, crane ?? 0)),
  }))

export const operabilityRows = ({ gravity: g }: Params, periods: readonly ByPeriod[]) =>
  periods.map(({ period, Hs, steep }) => ({
    period,
    height: Hs ?? null,
    shortest: Hs === undefined ? null : shortestPeriod.evaluate({ c_T: STEEPNESS_SHARE.value, H_s: Hs, g }),
    remark: steep ? 'too steep to occur' : '',
  }))
