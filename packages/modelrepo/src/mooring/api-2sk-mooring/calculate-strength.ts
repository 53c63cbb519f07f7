/** The breaking load of the line: as given, or of the chain that corrosion leaves. */
import type { Trace } from '@keelson/equations'
import { corrodedDiameter, diameterLoss } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import {
  type ChainGrade,
  chainBreakingLoad,
  GRADE_COEFFICIENTS,
  GRADE_TABLE,
  iacsW22,
} from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Chain {
  /** Of the new chain and of the corroded one, m. */
  readonly d_0: number
  readonly d: number
  readonly loss: number
  readonly grade: ChainGrade
}
export interface Strength {
  readonly MBL: number
  readonly chain: Chain | undefined
}

export function strengthOf(p: Params, trace: Trace): Strength {
  if (p.minimum_breaking_load !== undefined) return { MBL: p.minimum_breaking_load, chain: undefined }
  trace.section('Chain breaking load')
  const { chain_diameter: d_0, chain_grade: grade } = given(p, 'chain_diameter', 'chain_grade')
  const lost = { d_0, c_r: p.corrosion_rate, T_L: p.design_life }
  const d = trace.apply(corrodedDiameter, lost)
  const loss = trace.apply(diameterLoss, lost)
  const c = trace.lookup({
    symbol: 'c',
    title: 'Grade coefficient',
    unit: '-',
    value: GRADE_COEFFICIENTS[grade],
    source: iacsW22,
    clause: GRADE_TABLE,
    cell: `grade ${grade}`,
  })
  return { MBL: trace.apply(chainBreakingLoad, { c, d }), chain: { d_0, d, loss, grade } }
}

/** Breaking load of the chain after some seconds of service. */
export function strengthAfter({ d_0, grade }: Chain, c_r: number, T_L: number) {
  const d = corrodedDiameter.evaluateSI({ d_0, c_r, T_L })
  return { d, MBL: chainBreakingLoad.evaluateSI({ c: GRADE_COEFFICIENTS[grade], d }) }
}
