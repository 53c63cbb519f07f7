/** Fatigue of mooring lines: damage of each, the governing one worked out, against the design fatigue factor. */
import { ENVIRONMENT_NAMES } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import {
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  reserved,
  shown,
  shownUtilisation,
  shownYears,
  statusOf,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { type Terms, type Verdict, verdictOf } from '../_shared/tension-ranges/verdict.ts'
import { type LineDamage, lineDamage } from './calculate-damage.ts'
import { lowCycleDoubt, ownCurveDoubt, unloadedIn } from './calculate-doubts.ts'
import { factorOf, requiredFactor } from './calculate-factor.ts'
import { governingOf, traceGoverning } from './calculate-governing.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { steelOfLines } from './figures.ts'
import type { Params } from './inputs.ts'
import { C203, curveFor, curveInSentence, curveInWords } from './modes-curve.ts'
import type { Version } from './modes-version.ts'
import { binTable, lineTable } from './tables.ts'
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
    const DFF = terms.design_fatigue_factor
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
        design_fatigue_factor_used: DFF,
        bin_table: binTable(lines),
        required_safety_factor: required,
        curve_used: `${curveInWords(governing.curve)}${sourceOfCurve(p, governing, version)}`,
      },
      checks: { miner_sum: made },
      tables: () => ({ line_table: lineTable(terms, lines) }),
      charts: () => chartsOf(terms, lines, governing),
      figures: () => ({ lines: steelOfLines(lines, governing) }),
      warnings: warningsOf(p, lines, version, { DFF, governing, required }),
      assumed: assumedIn(p, terms, lines, version),
      detail: reserved(sentence(terms, governing, verdict, 'notChecked' in made), { made }),
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
  if (curve.byDefault) return ' (component default; not provided)'
  return curve.family === C203 && environment === undefined ? ` (version ${version.number} default)` : ''
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

function sentence(
  terms: Terms,
  { line, curve }: LineDamage,
  { D, life, utilisation: u }: Verdict,
  open: boolean,
): string {
  if (D === 0) return `The calculated damage of every line is zero over ${shownYears(terms.design_life)}`
  const lasts = typeof life === 'number' ? `fatigue life ${shownYears(life)}, ` : ''
  const DFF = shown(terms.design_fatigue_factor)
  return `Line '${line.id}' ${open ? 'has the highest damage' : 'governs'}: ${lasts}damage ${shown(D, 3)} over ${shownYears(terms.design_life)}, utilisation ${shownUtilisation(utilisation(u))} with a design fatigue factor of ${DFF}. Fatigue curve: ${curveInSentence(curve)}`
}

function spectralValues({ spectral }: LineDamage) {
  const binned = notApplicable('the governing line is not defined by a stress spectrum')
  return { dual_narrow_band_factor: spectral?.rho ?? binned, combined_up_crossing_rate: spectral?.nu_y ?? binned }
}
