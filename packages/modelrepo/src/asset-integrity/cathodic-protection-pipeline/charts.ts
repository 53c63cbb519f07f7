/** The charts of the pipeline cathodic protection report. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { shiftAlong } from '@keelson/physics/cathodic-protection/attenuation.ts'
import { finalBreakdown } from '@keelson/standards/dnv-rp-f103-2019/breakdown.ts'
import { currentDemand } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { anodeSpacing, dropAlong } from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import { type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import type { Anodes } from './calculate-anodes.ts'
import type { Attenuation } from './calculate-attenuation.ts'
import type { Breakdown } from './calculate-coating.ts'
import type { Spacing } from './calculate-spacing.ts'
import { type Demands, type Uses, usesAt } from './calculate-trade-off.ts'
import type { Params } from './inputs.ts'

/** Potential along the pipe from one anode to the next; voltage above the anode where no potential is known. */
export function potentialBetweenAnodes(breakdown: Breakdown, anodes: Anodes, spacing: Spacing): ChartDefinition {
  const { s, c_1, c_2 } = spacing
  const from = anodes.E_a ?? 0
  const profile = (share: number) =>
    spaced(0, s, 81).map((x): Point => [x, from + dropAlong.evaluate({ c_1: share * c_1, c_2: share * c_2, s, x })])
  const start = breakdown.final === 0 ? 1 : breakdown.initial / breakdown.final
  const known = anodes.E_a !== undefined
  return lineChart({
    x: { title: 'Distance from anode', unit: 'm' },
    y: { title: known ? 'Potential (Ag/AgCl)' : 'Anode to pipe voltage', unit: 'V' },
    series: [
      { name: 'start of life', points: profile(start) },
      { name: 'end of life', points: profile(1) },
    ],
    limits: [{ at: from + anodes.Delta_E, label: 'protective potential', along: 'x' }],
  })
}

/** Demand through the life by the coating tables, and the demands that the design uses. */
export function demandOverLife(
  p: Params,
  breakdown: Breakdown,
  demand: Demands & { readonly A_c: number; readonly i_cm: number },
): ChartDefinition {
  const { A_c, i_cm, I_cm, I_cf } = demand
  const { initial: a, yearly: b } = breakdown
  const at = (t_f: number) =>
    currentDemand.evaluateSI({ A_c, i_cm, f_c: finalBreakdown.evaluateSI({ a, b, t_f }), k: p.design_factor_k })
  return lineChart({
    x: { title: 'Time', unit: 'year' },
    y: { title: 'Current demand', unit: 'A', zero: true },
    series: [{ name: 'demand', points: spaced(0, p.design_life, 31).map((t): Point => [t, at(t)]) }],
    limits: [
      { at: I_cf, label: 'final demand', along: 'x' },
      { at: I_cm, label: 'mean demand', along: 'x' },
    ],
  })
}

/** What each criterion uses of its limit over the spacing. */
export function spacingTradeOff(p: Params, demands: Demands, anodes: Anodes, spacing: Spacing): ChartDefinition {
  const far = 1.25 * Math.max(spacing.s, anodeSpacing.evaluate({ L: p.length, N: anodes.N_req }))
  const uses = spaced(0, far, 61).map((s) => ({ s, uses: usesAt(s, p, demands, anodes, spacing) }))
  const over = (value: (u: Uses) => number | null) =>
    uses.flatMap(({ s, uses: u }): Point[] => {
      const y = value(u)
      return y === null ? [] : [[s, y]]
    })
  return lineChart({
    x: { title: 'Anode spacing', unit: 'm' },
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      { name: 'mass', points: over((u) => u.charge) },
      { name: 'final current', points: over((u) => u.current) },
      { name: 'spacing limit', points: over((u) => u.spacing) },
      { name: 'mid-span drop', points: over((u) => u.midSpan) },
    ],
    limits: [
      { at: 1, label: 'limit', along: 'x' },
      { at: spacing.s, label: `${spacing.N} anodes`, along: 'y' },
    ],
  })
}

/** Potential shift from the drain point to the far point. */
export function attenuationChart({ E_0, alpha, L }: Attenuation): ChartDefinition {
  return lineChart({
    x: { title: 'Distance from drain point', unit: 'm' },
    y: { title: 'Potential shift', unit: 'V' },
    series: [{ name: 'shift', points: spaced(0, L, 121).map((x): Point => [x, shiftAlong(E_0, alpha, L, x)]) }],
  })
}
