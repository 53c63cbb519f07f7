/** The pile in its soil with what acts on its head. */
import { type Drawing, labelled } from '@keelson/figures'
import { drawnLayers, pileFigure } from '../_shared/pile/figures.ts'
import type { Bent } from './calculate-lateral.ts'
import type { Transfer } from './calculate-settlement.ts'
import type { Params } from './params.ts'

export const transferFigure = (p: Params, { soil, D, L, plugged }: Transfer): Drawing =>
  pileFigure({
    layers: drawnLayers(soil),
    diameter: D,
    ...(p.wall_thickness !== undefined && { wall: p.wall_thickness }),
    length: L,
    plugged,
    load: p.head_load,
  })

export const bentFigure = (p: Params, { soil, D, t, state }: Bent): Drawing =>
  pileFigure({
    layers: drawnLayers(soil),
    diameter: D,
    wall: t,
    length: state.depths.at(-1) ?? 0,
    across: [
      ...(p.head_shear ? [{ label: labelled('H', p.head_shear, 'kN') }] : []),
      ...(p.head_moment === 0 ? [] : [{ label: labelled('M_0', p.head_moment, 'kN*m'), moment: true as const }]),
    ],
  })
