/** One anode as new and as spent, along its length and in section. */
import { silent } from '@keelson/equations'
import { figure, labelled } from '@keelson/figures'
import { type Anode, anodeAlong, anodeSection } from '@keelson/figures/things/anode.ts'
import { notApplicable } from '@keelson/workflow'
import { densityOf } from './alloy.ts'
import type { Design } from './design.ts'
import type { DesignInputs } from './inputs.ts'

/** Of short flush and bracelet anodes only areas are known, and nothing is drawn. */
export function anodeFigures(p: DesignInputs, design: Design) {
  const anode = anodeOf(p, design)
  if (!anode) return { anode: NO_SHAPE, anode_section: NO_SHAPE }
  const { start, end, shape } = design
  const asFlush = anode.kind === 'slender' && shape.start.kind === 'flush'
  const remarks = {
    whole: labelled('m', p.anode_net_mass, 'kg', 'net mass'),
    fresh: labelled('I_ai', start.I, 'A', asFlush ? 'as new, treated as flush-mounted' : 'as new'),
    ...(end && !asFlush && { spent: labelled('I_af', end.I, 'A', 'spent') }),
  }
  const drawn = { unit: 'm', scale: 'true' } as const
  return { anode: figure(drawn, anodeAlong(anode, remarks)), anode_section: figure(drawn, anodeSection(anode)) }
}
const NO_SHAPE = notApplicable('for this anode type only the exposed area is known, not the shape')

function anodeOf(p: DesignInputs, { shape, spent }: Design): Anode | undefined {
  const { anode_length: length, anode_radius: radius, anode_width: width } = p
  if (shape.start.kind === 'area' || length === undefined) return undefined
  if (radius !== undefined) {
    const left =
      spent && spent.end.kind === shape.start.kind && shape.start.kind !== 'flush' ? spentOf(spent) : undefined
    const { anode_insert_radius: insert, anode_stand_off: standOff } = p
    return { kind: 'slender', length, radius, insert, standOff, ...(left && { spent: left }) }
  }
  if (width === undefined) return undefined
  const height = p.anode_net_mass / (densityOf(p, silent) * length * width)
  const left = spent && spentOf(spent)
  return { kind: 'flush', length, width, height, ...(left && { spent: left }) }
}

function spentOf({ end, radius }: NonNullable<Design['spent']>) {
  return end.kind === 'area' || radius === undefined ? undefined : { length: end.L, radius }
}
