/** Corroded pipe: every method of the run, then verdict, growth, comparison. */
import { fromSI } from '@keelson/units'
import { type Outcome, once, type RunContext, shown, shownPressure, shownRatio } from '@keelson/workflow'
import { type Assessed, assess } from './assess.ts'
import { valuesOf } from './calculate-values.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks.ts'
import { compared } from './compare.ts'
import type { FfsContract } from './contract.ts'
import { beyondFlowStress, unseenIn } from './doubts.ts'
import { figuresOf } from './figures.ts'
import { allowances, type Life, lifeOf } from './growth.ts'
import type { Params } from './inputs.ts'
import { pressureToBear } from './pipe.ts'
import { futureCorrosion } from './sweep-fca.ts'
import { tablesOf } from './tables.ts'
import { worstVerdict } from './verdict.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<FfsContract> {
  const r = assess(p, trace)
  const checks = checksOf(p, r, trace)
  const growth = allowances(p, r)
  const life = lifeOf(p, growth, trace)
  const methods = once(() => compared(p, r))
  const sweep = once(() => futureCorrosion(p, r))
  return {
    values: valuesOf(p, r, life, trace),
    checks,
    tables: () => tablesOf(p, r, { methods: methods(), growth, sweep: sweep() }),
    charts: () => chartsOf(p, r, methods(), sweep()),
    figures: () => figuresOf(p, r),
    warnings: warningsOf(p, r),
    detail: sentence(p, r, life),
  }
}

const NO_PRESSURE = 'No verdict because {maximum_allowable_operating_pressure} is not provided'
const UNSEEN = 'No verdict because the flaw extends beyond the measurements'
const TOO_STRONG = 'No verdict because the flow stress is not defined for this steel'
const WORDS = { accept: 'Accept', rerate: 'Rerate', repair: 'Repair' } as const

function sentence(p: Params, r: Assessed, life: Life | undefined): string {
  const verdict = worstVerdict(p, r)
  const local = r.level2 ?? r.level1
  const factor = local ? `, remaining strength factor ${shownRatio(local.RSF)}` : ''
  const years = life ? `; remaining life ${shown(fromSI(life.RL, 'year'), 4)} years` : ''
  const said = verdict ? WORDS[verdict] : noVerdict(p, r)
  return `${said}: ${pressureSentence(p, r)}${factor}${years}`
}

function noVerdict(p: Params, r: Assessed): string {
  if (unseenIn(p, r) !== undefined) return UNSEEN
  return beyondFlowStress(p, r) ? TOO_STRONG : NO_PRESSURE
}

/** The allowable pressure, and where it is not the flaw's own both. */
function pressureSentence(p: Params, { governing, P_a, MAWP }: Assessed): string {
  if (governing === undefined) return 'only thickness criteria are assessed'
  const { method, P_S } = governing
  const demand = pressureToBear(p)
  const against = demand === undefined ? '' : ` (required ${shownPressure(demand)})`
  if (P_a === undefined || MAWP === undefined)
    return `safe pressure ${shownPressure(P_S)}${against} by ${method}, undamaged pipe not assessed`
  if (MAWP < P_S)
    return `allowable pressure ${shownPressure(P_a)}${against}, limited by the undamaged pipe (${method}: ${shownPressure(P_S)})`
  return `allowable pressure ${shownPressure(P_a)}${against} by ${method}`
}
