/** Fatigue of mooring lines: damage of each, the governing one worked out, against its design fatigue factor. */
import { silent } from '@keelson/equations'
import { factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import { fromSI } from '@keelson/units'
import { check, type NotApplicable, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { adjacentOf, factorWarning, requiredFactor } from './calculate-adjacent.ts'
import { type LineDamage, lineDamage } from './calculate-damage.ts'
import { governingOf, lifeOf, traceGoverning, type Verdict } from './calculate-governing.ts'
import { cumulativeDamage, damagePerBin, lifePerLine, snDiagram } from './charts.ts'
import type { contract } from './contract.ts'
import type { Version } from './modes-version.ts'
import { API, C203, E301, type Params } from './params.ts'
import { warningsOf } from './warnings.ts'

type MooringFatigue = Outcome<typeof contract>

/** The calculation of one version. */
export const calculateAs =
  (version: Version) =>
  (p: Params, { trace }: RunContext): MooringFatigue => {
    const environment = p.environment ?? version.environment
    const lines = p.lines.map((line, i) => lineDamage(p, line, i, environment))
    const governing = governingOf(lines)
    if (governing === undefined) throw new Error('the contract requires a line')
    const verdict = traceGoverning(p, governing, environment, trace)
    const required = requiredFactor(p, lines, governing, trace)
    return {
      values: {
        line_damages: lines.map((l) => l.D),
        governing_line: governing.line.id,
        governing_damage: verdict.D,
        governing_fatigue_life_years: verdict.life,
        governing_dff_margin: verdict.margin,
        status: verdictCheck(verdict).passes ? 'pass' : 'fail',
        ...spectralValues(governing),
        bin_table: binTable(lines),
        required_safety_factor: required,
        curve_used: `${governing.capacity.label}${p.sn_family === C203 && p.environment === undefined ? ` (of version ${version.number})` : ''}`,
      },
      checks: { miner_sum: verdictCheck(verdict) },
      tables: { line_table: lineTable(p, lines) },
      charts: chartsOf(p, lines),
      warnings: [...warningsOf(p, lines, environment, version), ...factorWarning(p, required)],
      detail: sentence(governing, verdict),
    }
  }

const verdictCheck = ({ D, allowable, utilisation }: Verdict) => check({ demand: D, capacity: allowable, utilisation })

function sentence({ line }: LineDamage, { D, life, utilisation }: Verdict): string {
  const round = (v: number) => Number(v.toPrecision(3))
  const lasts = typeof life === 'number' ? `life ${round(fromSI(life, 'year'))} years, ` : ''
  return `${line.id} governs: damage ${round(D)}, ${lasts}D x DFF = ${round(utilisation)} against 1`
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

function lineTable(p: Params, lines: readonly LineDamage[]) {
  return lines.map((l) => {
    const { life, margin } = lifeOf(p, l.D, silent)
    const adjacent = p.sn_family === E301 ? adjacentOf(lines, l) : undefined
    return {
      line: l.line.id,
      loading: l.spectral ? 'stress spectrum' : `${l.bins.length} ${l.bins.length === 1 ? 'range' : 'ranges'}`,
      damage: l.D,
      fatigue_life: numberOrNull(life),
      utilisation: factoredDamage.evaluate({ D: l.D, DFF: p.design_fatigue_factor }),
      dff_margin: numberOrNull(margin),
      dual_narrow_band_factor: l.spectral?.rho ?? null,
      adjacent_damage_ratio: adjacent?.d_F ?? null,
      safety_factor: adjacent?.gamma_F ?? null,
    }
  })
}

function chartsOf(p: Params, lines: readonly LineDamage[]): NonNullable<MooringFatigue['charts']> {
  const api = p.sn_family === API
  const scale = api ? 1 : 1e6
  const axis = api ? { title: 'Tension range over strength', unit: '-' } : { title: 'Stress range', unit: 'MPa' }
  const noBins = notApplicable('no range acts')
  const lives = lines.flatMap((line) => {
    const { life } = lifeOf(p, line.D, silent)
    return typeof life === 'number' ? [{ line, years: fromSI(life, 'year') }] : []
  })
  return {
    sn_curve: snDiagram(p, lines) ?? noBins,
    damage_per_bin: damagePerBin(lines, scale, api ? '' : ' MPa') ?? noBins,
    cumulative_damage: cumulativeDamage(lines, scale, axis) ?? noBins,
    life_per_line:
      lifePerLine(lives, fromSI(p.design_life, 'year') * p.design_fatigue_factor) ??
      notApplicable('no line has a finite life'),
  }
}
