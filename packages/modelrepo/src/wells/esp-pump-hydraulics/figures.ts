/** The well with its pump in elevation, and the section at the intake. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import * as esp from '@keelson/figures/things/esp-well.ts'
import { pipeInHole } from '@keelson/figures/things/pipe-in-hole.ts'
import { fromSI } from '@keelson/units'
import type { Heads } from './heads.ts'
import type { Given, Perhaps } from './inputs.ts'

type Well = Given<'pump_setting_depth' | 'wellhead_pressure'> & Perhaps<'datum_depth' | 'dynamic_fluid_level'>

/** What is known of a run; without a rate the well does not flow. */
export interface Known {
  readonly q?: number
  readonly heads?: Heads
  /** Gauge. */
  readonly p_i?: number | undefined
  readonly N_s?: number | undefined
  readonly P_b?: number | undefined
}

const ASPECT = 1.15

export function wellFigure(p: Well, known: Known): Drawing {
  const { pump_setting_depth: L_p, wellhead_pressure: p_wh } = p
  const well: esp.EspWell = { depth: L_p, fluidLevel: levelOf(p, known), perforations: p.datum_depth }
  const note = (at: ReturnType<typeof esp.intake>, label: ReturnType<typeof named>): Parts => ({
    kind: 'note',
    at,
    side: 'right',
    label,
  })
  const { q, heads, p_i, N_s, P_b } = known
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: esp.espFrame(well) },
    { kind: 'ruler', along: 'y', title: 'Depth', unit: 'm', factor: -1 },
    esp.espWell(well),
    note(esp.wellhead(well), labelled('p_wh', p_wh, 'psi', 'wellhead, gauge')),
    q !== undefined && esp.upward(well, labelled('q', q, 'm3/d')),
    heads !== undefined && note(esp.tubing(well), labelled('TDH', heads.TDH, 'm', 'total dynamic head')),
    well.fluidLevel !== undefined &&
      note(esp.surface(well, well.fluidLevel), named('fluid level', well.fluidLevel, 'm')),
    note(esp.intake(well), labelled('L_p', L_p, 'm', 'pump intake')),
    p_i !== undefined && note(esp.intake(well), labelled('p_i', p_i, 'psi', 'intake, gauge')),
    N_s !== undefined && note(esp.pump(well), labelled('N_s', N_s, '-', 'stages')),
    P_b !== undefined && note(esp.motor(well), labelled('P_b', P_b, 'hp', 'motor')),
    p.datum_depth !== undefined &&
      note(esp.interval(well, p.datum_depth), labelled('L_d', p.datum_depth, 'm', 'datum')),
  )
}

/** The level given; or where the intake pressure would hold the fluid, if that is in the well. */
function levelOf(p: Well, { heads }: Known): number | undefined {
  const level = p.dynamic_fluid_level ?? heads?.H_n
  return level !== undefined && level >= 0 ? level : undefined
}

export function annulusFigure(d_c: number, d_p: number, v_sl: number, v_inf: number): Drawing {
  const [hole, pipe] = [fromSI(d_c, 'mm'), fromSI(d_p, 'mm')]
  const across = (d: number, si: number, symbol: string, edge: 'above' | 'below'): Parts => ({
    kind: 'dimension',
    from: [-d / 2, 0],
    to: [d / 2, 0],
    edge,
    label: ofDiameter(labelled(symbol, si, 'in')),
  })
  const middle = (hole + pipe) / 4
  return figure(
    { unit: 'mm', scale: 'true', bar: 'us' },
    pipeInHole({ hole, pipe, eccentricity: 0, is: { fluid: 'liquid', pipe: 'pump' } }),
    across(hole, d_c, 'd_c', 'below'),
    across(pipe, d_p, 'd_p', 'above'),
    { kind: 'note', at: [middle, 0], side: 'right', label: labelled('v_sl', v_sl, 'm/s', 'liquid') },
    { kind: 'note', at: [0, middle], side: 'right', label: labelled('v_inf', v_inf, 'm/s', 'bubble rise') },
  )
}
