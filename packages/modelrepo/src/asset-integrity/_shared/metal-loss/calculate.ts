/** Corroded pipe: every method of the run, then verdict, growth, comparison. */
import { fromSI } from '@keelson/units'
import {
  capitalised,
  forInformation,
  type Outcome,
  once,
  type RunContext,
  shown,
  shownPressure,
  shownRatio,
} from '@keelson/workflow'
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
import { methodInWords } from './methods.ts'
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

const WORDS = { accept: 'Accept', rerate: 'Rerate', repair: 'Repair' } as const

function sentence(p: Params, r: Assessed, life: Life | undefined): string {
  const verdict = worstVerdict(p, r)
  const local = r.level2 ?? r.level1
  // With a pressure to bear the reduced pressure is checked in place of the factor.
  const least =
    pressureToBear(p) === undefined ? ` (allowable ${shownRatio(p.remaining_strength_factor_allowable)})` : ''
  const factor = local ? `, remaining strength factor ${shownRatio(local.RSF)}${least}` : ''
  const years = life ? `, remaining life ${inYears(life.RL)}` : ''
  const said = `${pressureSentence(p, r)}${factor}${years}`
  if (verdict) return `${WORDS[verdict]}. ${capitalised(said)}`
  return unseenIn(p, r) !== undefined || beyondFlowStress(p, r) ? forInformation(said) : capitalised(said)
}

function inYears(life: number): string {
  const years = shown(fromSI(life, 'year'), 4)
  return `${years} ${years === '1' ? 'year' : 'years'}`
}

/** The allowable pressure, and where it is not the flaw's own both. */
function pressureSentence(p: Params, { governing, P_a, MAWP }: Assessed): string {
  if (governing === undefined) return 'only thickness criteria are assessed'
  const { P_S } = governing
  const method = methodInWords(governing.method)
  const demand = pressureToBear(p)
  const against = demand === undefined ? '' : ` (required ${shownPressure(demand)})`
  if (P_a === undefined || MAWP === undefined)
    return `safe pressure ${shownPressure(P_S)}${against} by ${method}, undamaged pipe not assessed`
  if (MAWP < P_S)
    return `allowable pressure ${shownPressure(P_a)}${against}, limited by the undamaged pipe (${method}: ${shownPressure(P_S)})`
  return `allowable pressure ${shownPressure(P_a)}${against} by ${method}`
}
