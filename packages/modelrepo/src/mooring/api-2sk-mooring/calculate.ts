/** One line in one condition: its strength, its tension, and both against the factors. SI in and out. */
import {
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  once,
  openIf,
  type RunContext,
  shown,
  shownForce,
  shownRatio,
  utilisation,
} from '@keelson/workflow'
import { type Solved, solve } from './calculate-line.ts'
import type { Strength } from './calculate-strength.ts'
import type { Tension } from './calculate-tension.ts'
import { chartsOf } from './charts.ts'
import { tooFewPeaks } from './checks-validity.ts'
import type { contract } from './contract.ts'
import { barOfChain, lineSketch } from './figures.ts'
import type { Params } from './inputs.ts'
import { METHOD_NAMES } from './modes.ts'
import { factorRows, serviceRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const solved = solve(p, trace)
  const { strength, tension, line, compared } = solved
  const checks = checksOf(solved, p)
  const service = once(() => serviceRows(p, solved))
  return {
    values: {
      maximum_tension: tension.T,
      ...partValues(tension),
      minimum_breaking_load: strength.MBL,
      ...chainValues(strength),
      required_safety_factor: line.FS,
      safety_factor: line.SF,
      allowable_tension: line.T_all,
      utilisation: utilisation(line.u_T),
      status: statusOf(checks),
      ...(compared && { e301_design_tension: compared.T_E, e301_utilisation: utilisation(compared.u) }),
      ...anchorValues(solved.anchor),
    },
    checks,
    tables: () => ({ factors: factorRows(p, solved), service: service() }),
    charts: () => chartsOf(p, solved, service()),
    figures: () => ({ elevation: lineSketch(p, solved), bar: barOfChain(strength) }),
    warnings: warningsOf(p, solved),
    detail: sentence(p, solved),
  }
}

function partValues({ combined }: Tension) {
  if (combined === undefined) return {}
  const { low, wave, dominant } = combined
  return {
    low_frequency_maximum_tension: low.max,
    wave_frequency_maximum_tension: wave.max,
    low_frequency_significant_tension: low.sig,
    wave_frequency_significant_tension: wave.sig,
    dominant_component: dominant,
  }
}

const chainValues = ({ chain }: Strength) =>
  chain === undefined ? {} : { corroded_diameter: chain.d, diameter_loss_percent: chain.loss }

function anchorValues(anchor: Solved['anchor']) {
  if (anchor === undefined) return {}
  if (typeof anchor === 'string') {
    const none = notApplicable(anchor)
    return { anchor_required_safety_factor: none, anchor_safety_factor: none, anchor_utilisation: none }
  }
  return {
    anchor_required_safety_factor: anchor.FS,
    anchor_safety_factor: anchor.SF,
    anchor_utilisation: utilisation(anchor.u),
  }
}

function checksOf({ strength, line, anchor, tension }: Solved, p: Params) {
  const few = p.maximum_tension === undefined ? tooFewPeaks(tension) : undefined
  const note = few === undefined ? {} : { note: few.reason }
  const made = check({ demand: line.T_d, capacity: strength.MBL, utilisation: line.u_T, ...note })
  return {
    line_tension: openIf('out_of_reach', few, made),
    anchor_load: anchorCheck(anchor),
  }
}

function anchorCheck(anchor: Solved['anchor']): CheckResult | NotChecked {
  if (anchor === undefined) return notChecked('not_requested', 'no anchor is named')
  if (typeof anchor === 'string') return notChecked('input_missing', anchor)
  return check({ demand: anchor.T_d, capacity: anchor.capacity, utilisation: anchor.u })
}

/** fail where a check fails; null where the check of the line was not made. */
function statusOf(checks: ReturnType<typeof checksOf>) {
  const all: readonly (CheckResult | NotChecked)[] = Object.values(checks)
  if (all.some((c) => 'passes' in c && !c.passes)) return 'fail'
  if ('notChecked' in checks.line_tension) return notApplicable(checks.line_tension.notChecked)
  return 'pass'
}

function sentence(p: Params, { tension, line, anchor }: Solved): string {
  const held =
    typeof anchor === 'object' ? `; the anchor has ${shown(anchor.SF, 3)} against ${shown(anchor.FS, 3)}` : ''
  return `Line '${p.line_name}', ${p.condition}, ${METHOD_NAMES[p.analysis_method]} analysis: utilisation ${shownRatio(utilisation(line.u_T))}, tension ${shownForce(tension.T)}, safety factor ${shown(line.SF, 4)} against ${shown(line.FS, 3)}${held}`
}
