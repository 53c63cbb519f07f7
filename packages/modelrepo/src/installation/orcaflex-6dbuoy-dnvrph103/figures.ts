/** The structure under its hook, from the side and from above. */
import { type Drawing, figure, labelled } from '@keelson/figures'
import { hungObject } from '@keelson/figures/things/hung-object.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import type { Buoy } from './calculate-buoy.ts'
import type { Params } from './inputs.ts'

export function elevation(p: Params, buoy: Buoy): Drawing {
  const { l, h, R } = buoy.outline
  const depth = p.depth_to_structure[0] ?? 0
  const [x, , z = 0] = p.centre_of_gravity
  const reach = 0.8 * l
  const tip = 0.55 * l + 0.25 * (h + depth)
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-depth - 0.9 * h - 0.15 * l, 1.1 * tip] } },
    { kind: 'layer', top: 0, role: 'water' },
    { kind: 'water-line', at: 0 },
    hungObject({ at: [0, -depth], length: l, height: h, tip: [0, tip] }),
    { kind: 'mark', at: [x ?? 0, z - depth], sign: 'cross', role: 'load' },
    {
      kind: 'dimension',
      from: [-l / 2, -depth - h / 2],
      to: [l / 2, -depth - h / 2],
      edge: 'below',
      label: R === undefined ? labelled('l', l, 'm') : labelled('R', R, 'm', 'half the width'),
    },
    {
      kind: 'dimension',
      from: [-l / 2, -depth - h / 2],
      to: [-l / 2, -depth + h / 2],
      edge: 'left',
      label: labelled('h', h, 'm'),
    },
    depth > 0 && {
      kind: 'dimension',
      from: [l / 2, -depth],
      to: [l / 2, 0],
      edge: 'right',
      label: labelled('d', depth, 'm'),
    },
    {
      kind: 'note',
      at: [x ?? 0, z - depth],
      side: 'right',
      label: labelled('M', p.mass_in_air, 't', 'centre of gravity'),
    },
    {
      kind: 'note',
      at: [0.3 * l, -depth - 0.3 * h],
      side: 'right',
      label: labelled('A_y', buoy.dragAreas[1], 'm2', 'drag area'),
    },
    {
      kind: 'note',
      at: [-0.3 * l, -depth - 0.3 * h],
      side: 'left',
      label: labelled('A_33', buoy.addedMasses[2], 't', 'added mass'),
    },
    { kind: 'note', at: [0, 0.9 * tip], side: 'left', label: { text: 'hook' } },
  )
}

export function plan(p: Params, buoy: Buoy): Drawing {
  const { l, w, R } = buoy.outline
  const reach = Math.max(l, w)
  const [x, y] = p.centre_of_gravity
  return figure(
    {
      unit: 'm',
      scale: 'true',
      frame: { x: [-l / 2 - 0.2 * reach, l / 2 + 0.2 * reach], y: [-w / 2 - 0.15 * reach, w / 2 + 0.15 * reach] },
    },
    R === undefined
      ? { kind: 'polygon', points: rectangle(-l / 2, -w / 2, l / 2, w / 2), role: 'steel' }
      : { kind: 'circle', at: [0, 0], radius: R, role: 'steel' },
    { kind: 'mark', at: [x ?? 0, y ?? 0], sign: 'cross', role: 'load' },
    { kind: 'dimension', from: [-l / 2, -w / 2], to: [l / 2, -w / 2], edge: 'below', label: labelled('l', l, 'm') },
    { kind: 'dimension', from: [-l / 2, -w / 2], to: [-l / 2, w / 2], edge: 'left', label: labelled('w', w, 'm') },
    {
      kind: 'note',
      at: [0.25 * l, 0.25 * w],
      side: 'right',
      label: labelled('A_p', buoy.slamArea, 'm2', 'projected area'),
    },
    {
      kind: 'note',
      at: [0.25 * l, -0.25 * w],
      side: 'right',
      label: labelled('A_x', buoy.dragAreas[0], 'm2', 'drag area'),
    },
  )
}
