/** Collapse of a pipe with the yield strength that axial stress and internal pressure leave it. API TR 5C3. */
import { type Constant, numberOf, silent, type Trace } from '@keelson/equations'
import * as bulletin from '@keelson/standards/api-bull-5c3-1994/collapse.ts'
import * as collapse from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import { equivalentYield } from '@keelson/standards/api-tr-5c3-2018/yielding.ts'

export const TR_2018 = 'api_tr_5c3_2018'
export const BULLETIN_1994 = 'api_5c3_1994'
export const METHODS = { [TR_2018]: 'API TR 5C3 (2018)', [BULLETIN_1994]: 'API Bull 5C3 (1994)' } as const
type Method = keyof typeof METHODS

type Regime = 'yield' | 'plastic' | 'transition' | 'elastic'
export interface Collapse {
  readonly Y_pa: number
  /** Undefined where the regimes are out of their order: the constants are far outside of what they were fitted to. */
  readonly found: { readonly P_c: number; readonly regime: Regime } | undefined
}
interface Loaded {
  readonly Y_p: number
  readonly sigma_a: number
  readonly p_i: number | Constant
}

/** Undefined where axial stress and internal pressure leave no yield strength. */
export function collapseOf(
  { Y_p, sigma_a, p_i }: Loaded,
  s: number,
  method: Method,
  trace: Trace,
): Collapse | undefined {
  const pull = method === BULLETIN_1994 ? sigma_a : sigma_a + numberOf(p_i)
  if (pull >= Y_p) return undefined
  const Y_pa = pull <= 0 ? Y_p : leftOf({ Y_p, sigma_a, p_i }, method, trace)
  const name = pull <= 0 ? 'Y_p' : 'Y_pa'
  if (!isOrdered(limitsOf(Y_pa, name, silent))) return { Y_pa, found: undefined }
  return { Y_pa, found: pressureOf(limitsOf(Y_pa, name, trace), s, name, trace) }
}

const leftOf = ({ Y_p, sigma_a, p_i }: Loaded, method: Method, trace: Trace): number =>
  method === BULLETIN_1994
    ? trace.apply(bulletin.axialEquivalentYield, { Y_p, sigma_a })
    : trace.apply(equivalentYield, { Y_p, sigma_a, p_i })

type Limits = ReturnType<typeof limitsOf>

function limitsOf(Y_p: number, name: string, trace: Trace) {
  const rename = { Y_p: name }
  const A = trace.apply(collapse.constantA, { Y_p }, { rename })
  const B = trace.apply(collapse.constantB, { Y_p }, { rename })
  const C = trace.apply(collapse.constantC, { Y_p }, { rename })
  const x = trace.apply(collapse.constantX, { A, B })
  const F = trace.apply(collapse.constantF, { Y_p, A, B, x }, { rename })
  const G = trace.apply(collapse.constantG, { F, A, B })
  const s_yp = trace.apply(collapse.yieldLimit, { A, B, C, Y_p }, { rename })
  const s_pt = trace.apply(collapse.plasticLimit, { Y_p, A, F, C, B, G }, { rename })
  const s_te = trace.apply(collapse.transitionLimit, { A, B })
  return { Y_p, A, B, C, F, G, s_yp, s_pt, s_te }
}

const isOrdered = ({ s_yp, s_pt, s_te }: Limits): boolean => 1 < s_yp && s_yp < s_pt && s_pt < s_te

function pressureOf({ Y_p, A, B, C, F, G, s_yp, s_pt, s_te }: Limits, s: number, name: string, trace: Trace) {
  const rename = { Y_p: name }
  const found = (regime: Regime, P_c: number) => ({ regime, P_c })
  if (s <= s_yp) return found('yield', trace.apply(collapse.yieldCollapse, { Y_p, s }, { rename }))
  if (s <= s_pt) return found('plastic', trace.apply(collapse.plasticCollapse, { Y_p, A, B, C, s }, { rename }))
  if (s <= s_te) return found('transition', trace.apply(collapse.transitionCollapse, { Y_p, F, G, s }, { rename }))
  return found('elastic', trace.apply(collapse.elasticCollapse, { s }))
}
