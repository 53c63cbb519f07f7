/** Damage on an S-N curve, of a histogram of ranges or of a distribution; without either the curve is read. */
import { allowableDamage, factoredDamage, fatigueLife, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { rangeOverFatigueLimit, rangeOverShakedown, shakedown } from '@keelson/physics/fatigue/range-limits.ts'
import { highCycle, steelInAir, steelInSeawater } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import {
  effectiveThickness,
  meanStressOfBaseMetal,
  nominalExtreme,
} from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import {
  compares,
  type Doubt,
  gives,
  givesAs,
  listValue,
  notApplicable,
  notChecked,
  numberColumn,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import { type Analysis, actingRanges, analyse, damageAt } from './calculate-analysis.ts'
import { readingsOf } from './calculate-curve.ts'
import { largestRange, linesApart, outsideCurve, traceRatios } from './calculate-limits.ts'
import { chartsOf, pictures } from './charts.ts'
import { sentence } from './detail.ts'
import { figuresOf } from './figures.ts'
import { always, composed, type Params, way } from './inputs.ts'
import { NAMED, OWN } from './modes.ts'
import { rules } from './rules.ts'
import { binRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

const minimum = 0

const onCurve = way({
  takes: always,
  unlessReplaced: ['stress_ranges', 'cycles'],
  may: [
    ...['query_cycles', 'thickness', 'weld_attachment_length', 'reference_thickness', 'thickness_exponent'],
    ...['yield_strength', 'weibull_shape', 'total_cycles', 'weibull_scale', 'extreme_stress_range'],
  ] as const,
  takesWhen: { sn_family: NAMED, environment: NAMED, user_curve: OWN },
  mayWhen: { fatigue_limit: OWN },
  rules,
  values: {
    total_damage: gives(
      minerSum,
      'utilisation',
      'Miner damage over the design life, excluding the design fatigue factor.',
      {
        title: 'Damage',
      },
    ),
    fatigue_life: gives(fatigueLife, 'calculated_life', 'Design life divided by damage.'),
    utilisation: gives(factoredDamage, 'utilisation', 'Damage multiplied by the design fatigue factor.', {
      title: 'Utilisation',
    }),
    effective_stress_range: listValue('stress_range', {
      title: 'Effective stress range',
      description:
        'Effective stress range of each bin, including stress concentration, mean stress and thickness factors.',
      symbol: 'S',
      minimum,
    }),
    cycles_to_failure: listValue('-', {
      title: 'Cycles to failure',
      description: 'Cycles to failure of each bin at its effective stress range.',
      symbol: 'N',
      minimum,
    }),
    damage_per_bin: listValue('utilisation', {
      title: 'Damage per bin',
      description: 'Cycles divided by cycles to failure, for each bin.',
      symbol: 'd',
      minimum,
    }),
    effective_thickness: gives(
      effectiveThickness,
      'plate_thickness',
      'Thickness used for the thickness correction. Equal to the reference thickness if no thickness is entered.',
      { orInput: 'reference_thickness' },
    ),
    knee_stress_range: givesAs(
      'S_1',
      'Knee stress range',
      'stress_range',
      'Effective stress range below which the second slope applies.',
    ),
    allowable_extreme_stress_range: gives(
      nominalExtreme,
      'stress_range',
      'Allowable nominal stress range exceeded once in the total cycles, for the target damage.',
      { title: 'Allowable extreme stress range', needs: ['weibull_shape'] },
    ),
    stress_range_at_cycles: listValue('stress_range', {
      title: 'Allowable stress range at entered cycles',
      description: 'Allowable effective stress range on the curve at each entered number of cycles.',
      symbol: 'S_q',
      needs: ['query_cycles'],
      minimum,
    }),
    range_over_fatigue_limit: gives(
      rangeOverFatigueLimit,
      'utilisation',
      'Maximum effective stress range divided by the user curve fatigue limit.',
      {
        needs: ['fatigue_limit'],
      },
    ),
    range_over_shakedown: gives(
      rangeOverShakedown,
      'utilisation',
      'Maximum effective stress range divided by the shakedown range, which is twice the yield strength.',
      {
        needs: ['yield_strength'],
      },
    ),
  },
  checks: {
    fatigue_limit: compares('stress_range', {
      title: 'Fatigue limit',
      criterion: { source: dnvRpC203, clause: 'section 2, omission of a detailed analysis' },
      demand: { symbol: 'S_max', title: 'Maximum effective stress range' },
      capacity: { input: 'fatigue_limit', title: 'Fatigue limit' },
      onlyWhen: OWN,
      neverFails: 'Above the fatigue limit the damage of all ranges is assessed instead.',
    }),
    fatigue: compares('utilisation', {
      title: 'Fatigue damage',
      criterion: { source: dnvRpC203, clause: '2.2' },
      demand: minerSum,
      capacity: allowableDamage,
      utilisation: factoredDamage.symbol,
      reach: [highCycle, shakedown, steelInAir, steelInSeawater, meanStressOfBaseMetal],
    }),
  },
  tables: {
    bins: {
      title: 'Histogram bins',
      description: 'Stress range bins with the applicable S-N slope and fraction of total damage.',
      columns: {
        nominal: numberColumn('stress_range', 'Nominal stress range', { symbol: 'S_n' }),
        effective: numberColumn('stress_range', 'Effective stress range', { symbol: 'S' }),
        cycles: numberColumn('-', 'Cycles', { symbol: 'n' }),
        slope: numberColumn('sn_slope', 'Slope', { symbol: 'm' }),
        cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
        damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
        share: numberColumn('fraction', 'Damage fraction'),
      },
    },
  },
  charts: pictures,
  figures: {
    detail: {
      title: 'Fatigue detail section',
      description:
        'Section along the stress direction through the plate in which the crack grows. The attachment is shown by its toe-to-toe length, with its height truncated. The weld profile is not shown.',
      needs: ['thickness'],
    },
  },
  calculate: (p, trace) => {
    const found = analyse(p, trace)
    const { curve, detail, histogram, longTerm, verdict } = found
    const readings = readingsOf(p, curve, trace)
    traceRatios(p, found, trace)
    const bins = histogram?.bins
    const noBins = notApplicable(longTerm === undefined ? NO_RANGES : NO_BINS)
    const noRanges = verdict === undefined ? notApplicable(NO_RANGES) : undefined
    const outside = outsideCurve(p, found)
    const doubt = doubtOf(p, found)
    return {
      values: {
        total_damage: noRanges,
        fatigue_life: noRanges ?? verdict?.endless,
        utilisation: noRanges,
        effective_stress_range: bins?.map((b) => b.S) ?? noBins,
        cycles_to_failure: bins?.map((b) => b.N) ?? noBins,
        damage_per_bin: bins?.map((b) => b.d) ?? noBins,
        effective_thickness:
          detail.t_eff === undefined ? notApplicable('the S-N curve has no reference thickness') : undefined,
        knee_stress_range: curve.S_1 === undefined ? notApplicable('the S-N curve has one slope') : undefined,
        stress_range_at_cycles: readings,
      },
      checks: { fatigue_limit: aboveLimit(p, found), fatigue: unassessed(p, found) },
      beside: {
        fatigue: { doubt, ...(outside && { note: outside.reason }) },
      },
      tables: () => ({ bins: histogram ? binRows(histogram, curve) : noBins }),
      charts: () => chartsOf(p, found, actingRanges(found), damageAt(found)),
      figures: () => figuresOf(p, found),
      warnings: warningsOf(p, found),
      detail: sentence(p, found, readings, doubt !== undefined),
    }
  },
})

export const { contract: declared, calculate } = composed(onCurve)

const NO_CYCLES = 'the number of {cycles} is zero for all stress ranges'
const NO_RANGES = 'no stress range histogram or distribution scale is provided'
const NO_BINS = 'a stress range distribution is entered, which has no histogram bins'

/** Why the damage is not held against anything; undefined where it is. */
function unassessed(p: Params, found: Analysis) {
  if (found.verdict === undefined) return withoutDemand(NO_RANGES)
  if (!(largestRange(found) > 0)) return withoutDemand(NO_CYCLES)
  return aboveLimit(p, found) === undefined
    ? notChecked('other_mode', 'all effective stress ranges are at or below the {fatigue_limit}')
    : undefined
}

/** All ranges must be below the limit: one above it lets the ranges below do damage as well. */
function aboveLimit({ fatigue_limit: S_0 }: Params, found: Analysis) {
  const S = largestRange(found)
  if (S_0 === undefined) return notChecked('not_requested', 'no {fatigue_limit} is provided')
  if (!(S > 0)) return notChecked('not_requested', 'no stress range is provided')
  if (S <= S_0) return undefined
  const message = `the maximum effective stress range, ${shownIn(S, 'MPa')}, exceeds the {fatigue_limit}, so the damage of all ranges is assessed`
  return notChecked('other_mode', message)
}

function doubtOf(p: Params, found: Analysis): Doubt | undefined {
  const apart = linesApart(p, found)
  if (apart !== undefined) return { kind: 'contradiction', why: apart }
  const outside = outsideCurve(p, found)
  return outside && { kind: 'out_of_reach', why: outside }
}
