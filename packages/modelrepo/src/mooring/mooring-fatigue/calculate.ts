/** Fatigue of mooring lines: damage of each, the governing one worked out, against the design fatigue factor. */
import { silent } from '@keelson/equations'
import { factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import { ENVIRONMENT_NAMES } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import {
  type ChartsOf,
  check,
  type NotApplicable,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownYears,
  statusOf,
  withoutDemand,
} from '@keelson/workflow'
import { lifeOf, type Terms, type Verdict, verdictOf } from '../_shared/tension-ranges/verdict.ts'
import { type LineDamage, lineDamage } from './calculate-damage.ts'
import { lowCycleDoubt, ownCurveDoubt, unloadedIn } from './calculate-doubts.ts'
import { adjacentOf, factorOf, factorWarning, requiredFactor } from './calculate-factor.ts'
import { governingOf, traceGoverning } from './calculate-governing.ts'
import { cumulativeDamage, damagePerBin, lifePerLine, snDiagram } from './charts.ts'
import type { contract } from './contract.ts'
import { steelOfLines } from './figures.ts'
import type { Params } from './inputs.ts'
import { C203, curveFor, curveInWords, E301 } from './modes-curve.ts'
import type { Version } from './modes-version.ts'
import { warningsOf } from './warnings.ts'

type MooringFatigue = Outcome<typeof contract>

/** The calculation of one version. */
export const calculateAs =
  (version: Version) =>
  (p: Params, { trace }: RunContext): MooringFatigue => {
    const environment = p.environment ?? version.environment
    const lines = p.lines.map((line, i) => lineDamage(p, line, i, curveFor(p, line, environment)))
    const governing = governingOf(lines)
    if (governing === undefined) throw new Error('the contract requires a line')
    const D = traceGoverning(p, governing, trace)
    const terms = { design_life: p.design_life, design_fatigue_factor: factorOf(p, lines, trace) }
    const verdict = verdictOf(terms, D, trace)
    const required = requiredFactor(lines, governing, trace)
    const made = verdictCheck(p, lines, terms, verdict)
    return {
      values: {
        line_damages: lines.map((l) => l.D),
        governing_line: governing.line.id,
        governing_damage: verdict.D,
        governing_fatigue_life_years: verdict.life,
        governing_dff_margin: verdict.margin,
        status: statusOf({ made }),
        ...spectralValues(governing),
        line_sn_curves: lines.map(({ curve }) => `${curve.family}/${curve.curve}`),
        design_fatigue_factor_used: terms.design_fatigue_factor,
        bin_table: binTable(lines),
        required_safety_factor: required,
        curve_used: `${curveInWords(governing.curve)}${sourceOfCurve(p, governing, version)}`,
      },
      checks: { miner_sum: made },
      tables: () => ({ line_table: lineTable(terms, lines) }),
      charts: () => chartsOf(terms, lines, governing),
      figures: () => ({ lines: steelOfLines(lines, governing) }),
      warnings: [...warningsOf(p, lines, version), ...factorWarning(terms.design_fatigue_factor, governing, required)],
      assumed: assumedIn(p, terms, lines, version),
      detail: sentence(terms, governing, verdict),
    }
  }

/** A pass shows nothing of a line without ranges, in low-cycle fatigue, or on a curve milder than that of its component. */
function verdictCheck(p: Params, lines: readonly LineDamage[], terms: Terms, { D, allowable, utilisation }: Verdict) {
  const low = lowCycleDoubt(lines)
  const made = check({ demand: D, capacity: allowable, utilisation, ...(low !== undefined && { note: low.reason }) })
  const unloaded = unloadedIn(lines)
  if (unloaded !== undefined) return made.passes ? withoutDemand(unloaded) : made
  return openIf('out_of_reach', low ?? ownCurveDoubt(p, lines, terms.design_fatigue_factor), made)
}

function sourceOfCurve({ environment }: Params, { curve }: LineDamage, version: Version): string {
  if (curve.byDefault) return ' (of the component: none was named)'
  return curve.family === C203 && environment === undefined ? ` (of version ${version.number})` : ''
}

/** What the run took for inputs that were left out, as it is said beside the verdict. */
function assumedIn(p: Params, terms: Terms, lines: readonly LineDamage[], version: Version) {
  const own = [...new Set(lines.filter((l) => l.curve.byDefault).map((l) => curveInWords(l.curve)))]
  const inVersion = p.environment === undefined && lines.some((l) => l.curve.family === C203)
  return {
    design_fatigue_factor: terms.design_fatigue_factor,
    ...(own.length > 0 && { sn_curve: own.join(' and ') }),
    ...(inVersion && { environment: ENVIRONMENT_NAMES[version.environment] }),
  }
}

function sentence(terms: Terms, { line, curve }: LineDamage, { D, life, utilisation }: Verdict): string {
  const lasts = typeof life === 'number' ? `fatigue life ${shownYears(life)}, ` : ''
  const DFF = shown(terms.design_fatigue_factor)
  return `Line '${line.id}' governs: ${lasts}damage ${shown(D, 3)} in ${shownYears(terms.design_life)}, utilisation ${shown(utilisation, 3)} with the design fatigue factor of ${DFF}, on ${curveInWords(curve)}`
}

function spectralValues({ spectral }: LineDamage) {
  const binned = notApplicable('the governing line is not given by a stress spectrum')
  return { dual_narrow_band_factor: spectral?.rho ?? binned, combined_up_crossing_rate: spectral?.nu_y ?? binned }
}

function binTable(lines: readonly LineDamage[]): MooringFatigue['values']['bin_table'] {
  if (lines.every((l) => l.spectral)) return notApplicable('every line is given by its stress spectrum')
  return lines.flatMap((l) =>
    l.bins.map((b) => ({
      line: l.line.id,
      stress_range_MPa: b.S ?? null,
      n_cycles: b.n,
      cycles_to_failure: Number.isFinite(b.N) ? b.N : null,
      damage: b.d,
    })),
  )
}

const numberOrNull = (v: number | NotApplicable) => (typeof v === 'number' ? v : null)

function lineTable(terms: Terms, lines: readonly LineDamage[]) {
  return lines.map((l) => {
    const { life, margin } = lifeOf(terms, l.D, silent)
    const adjacent = l.curve.family === E301 ? adjacentOf(lines, l) : undefined
    return {
      line: l.line.id,
      curve: `${curveInWords(l.curve)}${l.curve.byDefault ? ' (by default)' : ''}`,
      loading: l.spectral ? 'stress spectrum' : `${l.bins.length} ${l.bins.length === 1 ? 'range' : 'ranges'}`,
      damage: l.D,
      fatigue_life: numberOrNull(life),
      utilisation: factoredDamage.evaluate({ D: l.D, DFF: terms.design_fatigue_factor }),
      dff_margin: numberOrNull(margin),
      dual_narrow_band_factor: l.spectral?.rho ?? null,
      adjacent_damage_ratio: adjacent?.d_F ?? null,
      safety_factor: adjacent?.gamma_F ?? null,
    }
  })
}

function chartsOf(terms: Terms, all: readonly LineDamage[], governing: LineDamage): ChartsOf<typeof contract> {
  const noBins = notApplicable('no range acts')
  const lives = all.flatMap((line) => {
    const { life } = lifeOf(terms, line.D, silent)
    return typeof life === 'number' ? [{ line, life }] : []
  })
  return {
    sn_curve: snDiagram(all, governing) ?? noBins,
    damage_per_bin: damagePerBin(all) ?? noBins,
    cumulative_damage: cumulativeDamage(all, governing, terms.design_fatigue_factor) ?? noBins,
    life_per_line:
      lifePerLine(lives, terms.design_life * terms.design_fatigue_factor) ?? notApplicable('no line has a finite life'),
  }
}
