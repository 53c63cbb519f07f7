/** What a specialist would remark on the fatigue of the riser. */
import { LOW_CLASS_FACTOR } from '@keelson/standards/dnv-rp-f204-2010/safety-class.ts'
import { shown, type Warning, warner } from '@keelson/workflow'
import type { SegmentDamage } from './calculate-segment.ts'
import type { Params, Segment } from './inputs.ts'

export const warnings = {
  exposure_above_year: 'The current exposures of a segment exceed one year in total.',
  scf_below_one: 'A stress concentration factor is below 1.',
  no_damage: 'No segment is damaged.',
  factor_below_class: 'The design fatigue factor is below the value for the lowest safety class.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params, all: readonly SegmentDamage[]): Warning[] => [
  ...p.segments.flatMap((segment, i) => [...exposureWarning(segment, i), ...factorWarnings(segment, i)]),
  ...(all.every((s) => s.D_a === 0)
    ? [
        warn(
          'no_damage',
          'No stress range causes damage in any segment, so no fatigue life is calculated. Check the stress ranges and cycles.',
          '/segments',
        ),
      ]
    : []),
  ...classWarning(p),
]

const exposureOf = ({ viv_cases = [] }: Segment): number =>
  viv_cases.reduce((sum, v) => sum + (v.exposure_fraction ?? v.exposure_hours_per_year ?? 0), 0)

/** Rounding of a year in hours. */
const YEAR_SLACK = 1e-9

function exposureWarning(segment: Segment, i: number): Warning[] {
  const share = exposureOf(segment)
  if (share <= 1 + YEAR_SLACK) return []
  const message = `The current exposure fractions of segment '${segment.id}' total ${shown(share, 3)}, which exceeds 1. Reduce the exposures.`
  return [warn('exposure_above_year', message, `/segments/${i}/viv_cases`)]
}

function factorWarnings({ id, wave, wave_weibull, viv_cases = [] }: Segment, i: number): Warning[] {
  const rows = [
    ...(wave ?? []).map(({ scf }) => ({ scf, at: 'wave/scf' })),
    ...(wave_weibull ?? []).map(({ scf }) => ({ scf, at: 'wave_weibull/scf' })),
    ...viv_cases.map(({ scf }, j) => ({ scf, at: `viv_cases/${j}/scf` })),
  ]
  return rows
    .filter(({ scf }) => scf < 1)
    .map(({ scf, at }) =>
      warn(
        'scf_below_one',
        `Stress concentration factor ${shown(scf)} of segment '${id}' is below 1 and reduces the nominal stress.`,
        `/segments/${i}/${at}`,
      ),
    )
}

const classWarning = ({ design_fatigue_factor: DFF }: Params): Warning[] =>
  DFF < LOW_CLASS_FACTOR.value
    ? [
        warn(
          'factor_below_class',
          `{design_fatigue_factor} is ${shown(DFF)}, below the value of ${LOW_CLASS_FACTOR.value} required for safety class low (DNV-RP-F204).`,
          '/design_fatigue_factor',
        ),
      ]
    : []
