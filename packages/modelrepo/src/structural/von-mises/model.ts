/** The frame of the request as the frame module takes it. */
import { axialRigidity, flexuralRigidity } from '@keelson/physics/frame/equations.ts'
import type { FrameModel, Support } from '@keelson/physics/frame/model.ts'
import type { Some } from './inputs.ts'

/** What a frame takes. */
export type Frame = Some<
  | 'node_coordinates'
  | 'element_connectivity'
  | 'youngs_modulus'
  | 'cross_section_area'
  | 'second_moment_of_area'
  | 'nodal_loads'
  | 'member_loads',
  'section_half_depth' | 'fixed_nodes' | 'supports' | 'yield_strength'
>

export function modelOf(p: Frame): FrameModel {
  const { node_coordinates, element_connectivity, cross_section_area: A, second_moment_of_area: I } = p
  const E = p.youngs_modulus
  const [EA, EI] = [axialRigidity.evaluate({ E, A }), flexuralRigidity.evaluate({ E, I })]
  return {
    nodes: node_coordinates.map(([x = 0, y = 0]) => [x, y]),
    members: element_connectivity.map(([start = 0, end = 0]) => ({ start, end, EA, EI })),
    supports: supportsOf(p),
    nodeLoads: p.nodal_loads.map(({ node, direction, magnitude }) => ({
      node,
      [direction === 'moment' ? 'rotation' : direction]: magnitude,
    })),
    memberLoads: p.member_loads.map(({ element, w_x, w_y }) => ({ member: element, x: w_x, y: w_y })),
  }
}

/** Rows that hold nothing support nothing. */
function supportsOf({ supports, fixed_nodes = [] }: Frame): readonly Support[] {
  if (supports === undefined) return fixed_nodes.map((node) => ({ node, x: 0, y: 0, rotation: 0 }))
  return supports
    .filter(({ x, y, rotation }) => x || y || rotation)
    .map(({ node, x, y, rotation }) => ({
      node,
      ...(x && { x: 0 }),
      ...(y && { y: 0 }),
      ...(rotation && { rotation: 0 }),
    }))
}

/** The input that says how the frame is held. */
export const supportPointer = ({ supports }: Frame): string => (supports === undefined ? '/fixed_nodes' : '/supports')
