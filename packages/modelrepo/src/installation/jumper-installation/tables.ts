/** The tables of a run: the sweep of seas, and what is allowed by period. */
import { STEEPNESS_SHARE, shortestPeriod } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import type { ByPeriod, SplashRun } from './splash.ts'

export const tables = {
  sweep: {
    title: 'Sea states',
    description: 'Sea states are classed as go below a utilisation of 0.85, marginal from 0.85 to 1 and no-go above 1.',
    columns: {
      height: numberColumn('significant_wave_height', 'Significant wave height'),
      hydrodynamic: numberColumn('lifting_load', 'Hydrodynamic force'),
      hook: numberColumn('lifting_load', 'Maximum hook load'),
      slack: numberColumn('utilisation', 'Slack sling utilisation'),
      crane: numberColumn('utilisation', 'Crane utilisation'),
      verdict: textColumn('Verdict'),
    },
  },
  operability: {
    title: 'Allowable sea state by period',
    description:
      'Smallest significant wave height at which the slack or crane limit is reached, and the shortest possible period at that height.',
    columns: {
      period: numberColumn('wave_period', 'Zero-crossing period'),
      height: numberColumn('significant_wave_height', 'Allowable significant wave height'),
      shortest: numberColumn('wave_period', 'Shortest possible period'),
      remark: wordedColumn('Remark'),
    },
  },
}

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

export const operabilityRows = ({ gravity: g }: Given<'gravity'>, periods: readonly ByPeriod[]) =>
  periods.map(({ period, Hs, steep }) => ({
    period,
    height: Hs ?? null,
    shortest: Hs === undefined ? null : shortestPeriod.evaluate({ c_T: STEEPNESS_SHARE.value, H_s: Hs, g }),
    remark: steep ? 'too steep to occur' : '',
  }))
