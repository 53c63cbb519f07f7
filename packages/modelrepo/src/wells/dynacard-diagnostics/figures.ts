/** The pumping unit, the rods by section, the pump and the fluid in the annulus. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import {
  crankShaft,
  fluidSurface,
  type PumpedWell,
  plunger,
  polishedRod,
  pumpBarrel,
  pumpedFrame,
  pumpedWell,
  rodSection,
} from '@keelson/figures/things/pumping-unit.ts'
import type { RodSection } from '@keelson/physics/rod-pump/rod-string.ts'
import { shownIn } from '@keelson/workflow'
import { isParted } from '../_shared/rod-pump/diagnosed.ts'
import type { CardRun } from './card.ts'

export const figures = {
  well: {
    title: 'Pumping unit, rods and pump',
    description: 'Depths are to one scale. The unit, widths and pump are schematic.',
  },
}

const ASPECT = 1.3

export function pumpingWell(run: CardRun): Drawing {
  const { well: w, surface } = run
  const level = levelOf(run)
  const well: PumpedWell = { depth: surface.L_r, sections: surface.rods.sections, fluidLevel: level }
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: pumpedFrame(well) },
    pumpedWell(well),
    atSurface(run, well),
    surface.rods.sections.map((s, i) => rodNotes(well, s, i)),
    atPump(run, well),
    level !== undefined && {
      kind: 'note',
      at: fluidSurface(well, level),
      side: 'left',
      label: labelled('L_f', level, 'ft', 'fluid level'),
    },
    { kind: 'note', at: pumpBarrel(well), side: 'left', label: labelled('L_p', w.pump_depth, 'ft', 'pump') },
    {
      kind: 'note',
      at: plunger(well),
      side: 'left',
      label: ofDiameter(labelled('D_p', w.pump_diameter, 'in', 'plunger')),
    },
  )
}

function rodNotes(well: PumpedWell, { length, diameter }: RodSection, i: number): Parts {
  const at = rodSection(well, i)
  return {
    kind: 'note',
    at,
    side: 'right',
    label: ofDiameter(labelled('d_j', diameter, 'in', `${shownIn(length, 'ft')} of rods`)),
  }
}

/** Of a pump whose rods are whole, where the level lies in the well. */
function levelOf(run: CardRun): number | undefined {
  const { pumped } = run
  if ('unread' in pumped || isParted(run)) return undefined
  const level = pumped.intake?.L_f
  return level !== undefined && level >= 0 ? level : undefined
}

function atSurface({ surface, torque, well: w }: CardRun, well: PumpedWell): Parts {
  const at = polishedRod(well)
  return [
    { kind: 'note', at, side: 'right', label: labelled('F_max', surface.F_max, 'lbf', 'polished rod, peak') },
    { kind: 'note', at, side: 'right', label: labelled('F_min', surface.F_min, 'lbf', 'minimum') },
    { kind: 'note', at, side: 'right', label: labelled('S', surface.S, 'in', 'stroke') },
    {
      kind: 'note',
      at: crankShaft(well),
      side: 'left',
      label: named('strokes', w.strokes_per_minute, '1/min'),
    },
    torque && {
      kind: 'note',
      at: crankShaft(well),
      side: 'left',
      label: labelled('T_p', torque.T_p, 'in*lbf', 'net torque'),
    },
  ]
}

function atPump(run: CardRun, well: PumpedWell): Parts {
  const { pumped, solved } = run
  const at = pumpBarrel(well)
  const stroke: Parts = { kind: 'note', at, side: 'right', label: labelled('S_p', solved.S_p, 'in', 'pump stroke') }
  if ('unread' in pumped) return stroke
  const { F_o, eta, diagnosed } = pumped
  return [
    stroke,
    { kind: 'note', at, side: 'right', label: labelled('F_o', F_o, 'lbf', 'fluid load') },
    !isParted(run) && { kind: 'note', at, side: 'right', label: labelled('eta', eta, '%', 'fillage') },
    { kind: 'note', at, side: 'right', label: named(diagnosed.label.replaceAll('_', ' ')) },
  ]
}
