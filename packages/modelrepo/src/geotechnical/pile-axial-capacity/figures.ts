/** The pile in its soil with what acts on its head. */
import { type Drawing, labelled } from '@keelson/figures'
import { depthOf } from '@keelson/physics/soil/profile.ts'
import { drawnLayers, pileFigure } from '../_shared/pile/figures.ts'
import type { Some } from './inputs.ts'
import type { Pushed } from './lateral.ts'
import type { Transfer } from './load-transfer.ts'

export const transferFigure = (p: Some<'wall_thickness' | 'head_load'>, { soil, D, L, plugged }: Transfer): Drawing =>
  pileFigure({
    layers: drawnLayers(soil),
    diameter: D,
    wall: p.wall_thickness,
    length: L,
    plugged,
    load: p.head_load,
  })

export const bentFigure = (p: Some<'head_shear' | 'head_moment'>, { soil, D, t }: Pushed): Drawing =>
  pileFigure({
    layers: drawnLayers(soil),
    diameter: D,
    wall: t,
    length: depthOf(soil),
    across: [
      ...(p.head_shear ? [{ label: labelled('H', p.head_shear, 'kN') }] : []),
      ...(p.head_moment === 0 ? [] : [{ label: labelled('M_0', p.head_moment, 'kN*m'), moment: true as const }]),
    ],
  })
