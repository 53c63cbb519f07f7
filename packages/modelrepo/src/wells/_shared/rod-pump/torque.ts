/** The net torque at the crank over the stroke, and its peak. */
import type { Trace } from '@keelson/equations'
import { type CrankSample, crankSamples, peakOf } from '@keelson/physics/rod-pump/crank.ts'
import {
  BALANCE_FACTOR,
  balancedEffect,
  crankAngle,
  gearboxLoading,
  netTorque,
  peakTorque,
} from '@keelson/physics/rod-pump/crank-torque.ts'
import { takacs } from '@keelson/physics/rod-pump/sources.ts'
import type { Surface } from './surface.ts'
import type { CardWell } from './well.ts'

export interface Torque {
  readonly C_b: number
  readonly samples: readonly CrankSample[]
  readonly T_p: number
  /** Angle at which it stands. */
  readonly theta: number
  readonly loading: number | undefined
}

/** Undefined where neither a counterbalance is given nor a fluid load known. */
export function torqueOf(w: CardWell, s: Surface, F_o: number | undefined, trace: Trace): Torque | undefined {
  trace.section('Torque')
  const C_b = effectOf(w, s, F_o, trace)
  if (C_b === undefined) return undefined
  const { S, card } = s
  const { structural_unbalance: B, gearbox_rating: T_g } = w
  const samples = crankSamples(card, { S, B, C_b })
  const j = peakOf(samples)
  const peak = samples[j] as CrankSample
  const cell = (symbol: string, title: string, unit: string, value: number, what: string) =>
    trace.lookup({ symbol, title, unit, source: takacs, clause: netTorque.clause, value, cell: what })
  const N_s = cell('N_s', 'Samples per stroke', '-', card.position.length, 'the card')
  const bottom = card.position.indexOf(Math.min(...card.position))
  const after = (j - bottom + card.position.length) % card.position.length
  const i_b = cell('i_b', 'Samples after bottom of stroke', '-', after, 'at the maximum net torque in either direction')
  const theta = trace.apply(crankAngle, { i_b, N_s })
  const t_f = cell(
    't_f',
    'Torque factor',
    'm',
    peak.factor,
    `Fourier derivative of position with respect to crank angle, sample ${j + 1}`,
  )
  const F_t = cell('F_t', 'Polished rod load', 'N', peak.load, `card table, sample ${j + 1}`)
  const T_n = trace.apply(netTorque, { t_f, F_t, B, C_b, S, theta })
  const T_p = trace.apply(peakTorque, { T_n })
  const loading = T_g === undefined ? undefined : trace.apply(gearboxLoading, { T_p, T_g })
  return { C_b, samples, T_p, theta, loading }
}

function effectOf(w: CardWell, { W_rf }: Surface, F_o: number | undefined, trace: Trace): number | undefined {
  if (w.counterbalance_effect !== undefined) return w.counterbalance_effect
  return F_o === undefined ? undefined : trace.apply(balancedEffect, { k_b: BALANCE_FACTOR, W_rf, F_o })
}
